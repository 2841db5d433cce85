package wire

import (
	"fmt"
	"slices"
	"strings"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// View is an engine.View without its setup, which is told by itself.
type View struct {
	Seq     int        `json:"seq"`
	Viewer  int8       `json:"viewer"`
	Turn    []int8     `json:"turn,omitempty"`
	Phase   uint8      `json:"phase,omitempty"`
	Dealer  int8       `json:"dealer"`
	Lead    int8       `json:"lead"`
	Mode    string     `json:"mode,omitempty"`
	Hand    card.Set   `json:"hand,omitzero"`
	Counts  []int      `json:"counts,omitempty"`
	Shown   []card.Set `json:"shown,omitempty"`
	Table   card.Set   `json:"table,omitzero"`
	Trick   Trick      `json:"trick"`
	Past    []Trick    `json:"past,omitempty"`
	Facts   []Fact     `json:"facts,omitempty"`
	Totals  []int      `json:"totals,omitempty"`
	Sheet   [][]*int   `json:"sheet,omitempty"` // null is an open place
	Winners []int8     `json:"winners,omitempty"`
	Legal   []Action   `json:"legal,omitempty"`
}

// Trick is an engine.Trick.
type Trick struct {
	Lead   int8   `json:"lead"`
	Cards  string `json:"cards,omitempty"`
	Winner int8   `json:"winner"`
	Points int32  `json:"points,omitempty"`
	Out    []int8 `json:"out,omitempty"`
}

// Fact is an engine.Fact.
type Fact struct {
	Key   string   `json:"key"`
	Seat  int8     `json:"seat"`
	Value int      `json:"value,omitempty"`
	Cards card.Set `json:"cards,omitzero"`
}

// FromView writes v.
func FromView(v engine.View) View {
	out := View{
		Seq: v.Seq, Viewer: int8(v.Viewer), Turn: seatList(v.Turn), Phase: uint8(v.Phase), Dealer: int8(v.Dealer), Lead: int8(v.Lead),
		Mode: v.Mode.String(), Hand: v.Hand, Counts: v.Counts, Table: v.Table, Trick: fromTrick(&v.Trick),
		Totals: v.Totals, Winners: sideList(v.Winners),
	}
	if slices.ContainsFunc(v.Shown, func(s card.Set) bool { return !s.Empty() }) {
		out.Shown = v.Shown
	}
	for i := range v.Past {
		out.Past = append(out.Past, fromTrick(&v.Past[i]))
	}
	for _, f := range v.Facts {
		out.Facts = append(out.Facts, Fact{string(f.Key), int8(f.Seat), f.Value, f.Cards})
	}
	for _, row := range v.Sheet {
		cells := make([]*int, len(row))
		for i, c := range row {
			if c.Set {
				cells[i] = &c.N
			}
		}
		out.Sheet = append(out.Sheet, cells)
	}
	for _, a := range v.Legal {
		out.Legal = append(out.Legal, FromAction(a))
	}
	return out
}

func fromTrick(t *engine.Trick) Trick {
	return Trick{Lead: int8(t.Lead), Cards: card.Format(t.Laid()), Winner: int8(t.Winner), Points: t.Points, Out: seatList(t.Out)}
}

// Engine reads the view of a match with this setup.
func (v View) Engine(setup engine.Setup) (engine.View, error) {
	seats := len(setup.Seats)
	out := engine.View{Setup: setup, Seq: v.Seq, Phase: engine.Phase(v.Phase), Mode: engine.NoMode,
		Hand: v.Hand, Counts: v.Counts, Shown: v.Shown, Table: v.Table, Totals: v.Totals}
	if out.Shown == nil {
		out.Shown = make([]card.Set, seats)
	}
	if len(out.Counts) != seats || len(out.Shown) != seats {
		return engine.View{}, fmt.Errorf("%w: the view is of a table of %d, not of %d", ErrFrame, len(out.Counts), seats)
	}
	for _, n := range out.Counts {
		if n < 0 || n > 2*64 {
			return engine.View{}, fmt.Errorf("%w: a hand of %d cards", ErrFrame, n)
		}
	}
	if err := v.numbers(&out); err != nil {
		return engine.View{}, err
	}
	return out, v.lists(&out, seats)
}

// numbers reads seats, sides and the mode.
func (v *View) numbers(out *engine.View) (err error) {
	for _, s := range []struct {
		from int8
		to   *engine.Seat
	}{{v.Viewer, &out.Viewer}, {v.Dealer, &out.Dealer}, {v.Lead, &out.Lead}} {
		if *s.to, err = seatIn(s.from); err != nil {
			return err
		}
	}
	if v.Mode != "" {
		var ok bool
		if out.Mode, ok = engine.ParseMode(v.Mode); !ok {
			return fmt.Errorf("%w: there is no mode %q", ErrFrame, CleanText(v.Mode, MaxName))
		}
	}
	if out.Turn, err = seatsIn(v.Turn); err != nil {
		return err
	}
	if n := engine.Seat(len(out.Setup.Seats)); out.Viewer >= n || out.Dealer >= n || out.Lead >= n || out.Turn&^engine.SeatsOf(engine.Nature)&^engine.AllSeats(int(n)) != 0 {
		return fmt.Errorf("%w: a seat that this table has not", ErrFrame)
	}
	out.Winners, err = sidesIn(v.Winners)
	return err
}

func (v *View) lists(out *engine.View, seats int) error {
	trick, err := v.Trick.engine()
	if err != nil {
		return err
	}
	out.Trick = trick
	for i := range v.Past {
		if trick, err = v.Past[i].engine(); err != nil {
			return err
		}
		out.Past = append(out.Past, trick)
	}
	for _, f := range v.Facts {
		if f.Seat < int8(engine.Nobody) || f.Seat >= engine.MaxSeats {
			return fmt.Errorf("%w: a fact about seat %d", ErrFrame, f.Seat)
		}
		out.Facts = append(out.Facts, engine.Fact{Key: engine.FactKey(f.Key), Seat: engine.Seat(f.Seat), Value: f.Value, Cards: f.Cards})
	}
	for _, row := range v.Sheet {
		cells := make([]engine.Cell, len(row))
		for i, n := range row {
			if n != nil {
				cells[i] = engine.Cell{N: *n, Set: true}
			}
		}
		out.Sheet = append(out.Sheet, cells)
	}
	for _, a := range v.Legal {
		action, err := a.Engine()
		if err != nil {
			return err
		}
		out.Legal = append(out.Legal, action)
	}
	return nil
}

func (t *Trick) engine() (out engine.Trick, err error) {
	if out.Lead, err = seatIn(t.Lead); err != nil {
		return out, err
	}
	if out.Winner, err = seatIn(t.Winner); err != nil {
		return out, err
	}
	if out.Out, err = seatsIn(t.Out); err != nil {
		return out, err
	}
	out.Points = t.Points
	if t.Cards == "" {
		return out, nil
	}
	for word := range strings.SplitSeq(t.Cards, " ") {
		if out.N == engine.MaxSeats {
			return out, fmt.Errorf("%w: a trick of more than %d cards", ErrFrame, engine.MaxSeats)
		}
		if err := out.Cards[out.N].UnmarshalText([]byte(word)); err != nil {
			return out, fmt.Errorf("%w: %v", ErrFrame, err)
		}
		out.N++
	}
	return out, nil
}
