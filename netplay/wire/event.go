package wire

import (
	"fmt"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Event is an engine.Event.
type Event struct {
	Seq     int      `json:"seq"`
	By      int8     `json:"by"`
	Action  Action   `json:"action,omitzero"`
	Timeout bool     `json:"timeout,omitempty"`
	Effects []Effect `json:"effects,omitempty"`
}

// Effect is an engine.Effect.
type Effect struct {
	Kind    string   `json:"kind"`
	Why     string   `json:"why,omitempty"`
	Side    int8     `json:"side,omitempty"`
	Seat    int8     `json:"seat,omitempty"`
	Trick   int16    `json:"trick,omitempty"`
	Arg     int16    `json:"arg,omitempty"`
	Points  int32    `json:"points,omitempty"`
	Cards   card.Set `json:"cards,omitzero"`
	Winners []int8   `json:"winners,omitempty"`
	Sums    []int32  `json:"sums,omitempty"`   // by side; zeros at the end are left out
	Totals  []int32  `json:"totals,omitempty"` // the same
}

// effectNames are the names of the effects, those of RECORD.md where it has one.
var effectNames = []string{engine.NoEffect: "", engine.Take: "take", engine.Score: "score", engine.Bergpreis: "bergpreis",
	engine.HandEnd: "hand", engine.MatchEnd: "end", engine.Turned: "turned", engine.WeisShown: "weis"}

// FromEvent writes e.
func FromEvent(e engine.Event) Event {
	out := Event{Seq: e.Seq, By: int8(e.By), Action: FromAction(e.Action), Timeout: e.Timeout}
	for i := range e.Effects {
		x := &e.Effects[i]
		out.Effects = append(out.Effects, Effect{
			Kind: effectNames[x.Kind], Why: x.Why.String(), Side: int8(x.Side), Seat: int8(x.Seat), Trick: x.Trick, Arg: x.Arg,
			Points: x.Points, Cards: x.Cards, Winners: sideList(x.Winners), Sums: shortened(x.Sums), Totals: shortened(x.Totals),
		})
	}
	return out
}

// Engine reads the event.
func (e Event) Engine() (engine.Event, error) {
	by, err := seatIn(e.By)
	if err != nil {
		return engine.Event{}, err
	}
	action, err := e.Action.Engine()
	if err != nil {
		return engine.Event{}, err
	}
	out := engine.Event{Seq: e.Seq, By: by, Action: action, Timeout: e.Timeout}
	for i := range e.Effects {
		x, err := e.Effects[i].engine()
		if err != nil {
			return engine.Event{}, err
		}
		out.Effects = append(out.Effects, x)
	}
	return out, nil
}

func (x *Effect) engine() (out engine.Effect, err error) {
	kind := slices.Index(effectNames, x.Kind)
	why := engine.WhyNone
	for why.String() != x.Why && why.String() != "?" {
		why++
	}
	switch {
	case kind < 0:
		return out, fmt.Errorf("%w: there is no effect %q", ErrFrame, CleanText(x.Kind, MaxName))
	case why.String() == "?":
		return out, fmt.Errorf("%w: there is no reason %q", ErrFrame, CleanText(x.Why, MaxName))
	case x.Side < 0 || x.Side >= engine.MaxSeats || len(x.Sums) > engine.MaxSeats || len(x.Totals) > engine.MaxSeats:
		return out, fmt.Errorf("%w: more sides than seats", ErrFrame)
	}
	out = engine.Effect{Kind: engine.EffectKind(kind), Why: why, Side: engine.Side(x.Side), Trick: x.Trick, Arg: x.Arg, Points: x.Points, Cards: x.Cards}
	copy(out.Sums[:], x.Sums)
	copy(out.Totals[:], x.Totals)
	if out.Seat, err = seatIn(x.Seat); err == nil {
		out.Winners, err = sidesIn(x.Winners)
	}
	return out, err
}

// shortened leaves out the zeros at the end.
func shortened(list [engine.MaxSeats]int32) []int32 {
	n := len(list)
	for n > 0 && list[n-1] == 0 {
		n--
	}
	return slices.Clone(list[:n])
}
