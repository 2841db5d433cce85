package cli

import (
	"encoding/json"
	"fmt"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// deal is one line of solve on its way to a position: the hands as they are, then
// with the cards of the open trick back in them.
type deal struct {
	*question
	hands [][]card.Card
	out   engine.Seats
	lead  engine.Seat
	seat  engine.Seat
	taken []int
	row   string
}

// readHands reads a hand for each seat; null is a seat that does not play.
func (d *deal) readHands() error {
	const want = "a list with the cards of each seat as text"
	list, err := need[[]json.RawMessage](d.fields, "hands", want)
	if err != nil {
		return err
	}
	if err := d.info.CheckSeats(engine.Setup{Seats: make([]engine.Player, len(list))}); err != nil {
		return fmt.Errorf("in %q: %w", "hands", err)
	}
	drops := d.info.MaxSeats > d.info.MinSeats && d.info.Unused == nil
	for x, raw := range list {
		var text *string
		if json.Unmarshal(raw, &text) != nil || text == nil && !drops {
			return fmt.Errorf("the hand of seat %d cannot be %s: expected cards separated by blanks", x, shorten(raw))
		}
		if text == nil {
			d.out = d.out.With(engine.Seat(x))
			text = new(string)
		}
		hand, err := card.ParseList(*text)
		if err != nil {
			return fmt.Errorf("in the hand of seat %d: %w", x, err)
		}
		d.hands = append(d.hands, hand)
	}
	return nil
}

// readTrick reads the cards that lie, if there are any.
func (d *deal) readTrick() error {
	text, _, err := read[string](d.fields, "trick", `the cards already lying, "" for none`)
	if err != nil {
		return err
	}
	if d.Trick, err = card.ParseList(text); err != nil {
		return fmt.Errorf("in %q: %w", "trick", err)
	}
	return nil
}

// readLead reads who leads or led, one that plays.
func (d *deal) readLead() (err error) {
	d.lead, err = d.seatOf("lead")
	return err
}

// seatOf reads a seat that plays.
func (d *deal) seatOf(key string) (engine.Seat, error) {
	want := fmt.Sprintf("a seat, 0 to %d", len(d.hands)-1)
	x, err := need[int](d.fields, key, want)
	switch {
	case err != nil:
		return 0, err
	case x < 0 || x >= len(d.hands):
		return 0, fmt.Errorf("%q cannot be %d: expected %s", key, x, want)
	case d.out.Has(engine.Seat(x)):
		return 0, fmt.Errorf("%q cannot be %d: that seat is out of play", key, x)
	}
	return engine.Seat(x), nil
}

// checkCards tells whether the pack of such a table has the cards, each as often
// as hands and trick name it.
func (d *deal) checkCards() error {
	pack := d.deck
	if d.info.Unused != nil {
		pack = pack.Minus(d.info.Unused(len(d.hands)))
	}
	left := pack
	for _, c := range slices.Concat(append(slices.Clone(d.hands), d.Trick)...) {
		switch {
		case !pack.Has(c):
			return fmt.Errorf("%v is not in the pack of %s with %d seats", c, d.info.Key, len(d.hands))
		case !left.Has(c):
			return fmt.Errorf("%v stands too often: the pack of %s has it %d times", c, d.info.Key, pack.Count(c))
		}
		left = left.Without(c)
	}
	return nil
}

// fill puts the cards of the trick back into the hands that they came from and
// tells whether all in play hold as many then.
func (d *deal) fill() error {
	if err := d.dropOut(); err != nil {
		return err
	}
	playing := len(d.hands) - d.out.Len()
	if len(d.Trick) >= playing {
		return fmt.Errorf("the trick is full with %d cards of %d seats: leave it out, and name who leads next", len(d.Trick), playing)
	}
	t := engine.Trick{Lead: d.lead, Out: d.out}
	for i, c := range d.Trick {
		x := t.Seat(i, len(d.hands))
		d.hands[x] = append(d.hands[x], c)
	}
	most := len(d.hands[d.lead])
	for x, hand := range d.hands {
		switch laid := len(d.Trick) > 0; {
		case len(hand) == most || d.out.Has(engine.Seat(x)):
		case laid:
			return fmt.Errorf("seat %d has %d cards and seat %d has %d, those on the trick counted: all in play must have as many", d.lead, most, x, len(hand))
		default:
			return fmt.Errorf("seat %d has %d cards and seat %d has %d: all in play must have as many", d.lead, most, x, len(hand))
		}
	}
	if most == 0 {
		return fmt.Errorf("nobody holds a card: there is nothing to solve")
	}
	return nil
}

// dropOut takes seats without cards as out of play where that can be: before the
// trick is filled up they have none, and those that led it have laid theirs.
func (d *deal) dropOut() error {
	if d.info.MaxSeats == d.info.MinSeats || d.info.Unused != nil {
		return nil
	}
	most, empty := 0, engine.Seats(0)
	for x, hand := range d.hands {
		most = max(most, len(hand))
		if len(hand) == 0 && !d.out.Has(engine.Seat(x)) {
			empty = empty.With(engine.Seat(x))
		}
	}
	if most == 1 && len(d.Trick) > 0 { // the last trick: the first seats from the lead have laid
		laid := engine.Seats(0)
		for i := range len(d.hands) {
			x := (d.lead + engine.Seat(i)) % engine.Seat(len(d.hands))
			if len(d.hands[x]) > 0 {
				break
			}
			if empty.Has(x) {
				laid = laid.With(x)
			}
		}
		if laid.Len() != len(d.Trick) {
			return fmt.Errorf("who laid the %d cards of the last trick cannot be told: write null for the hands that are out of play", len(d.Trick))
		}
		empty &^= laid
	}
	if empty.Has(d.lead) {
		return fmt.Errorf("seat %d leads and holds no card", d.lead)
	}
	d.out |= empty
	return nil
}

// readSeat reads who plays against all others, where each plays alone.
func (d *deal) readSeat() (err error) {
	if d.info.Sides(len(d.hands)) == len(d.hands) {
		d.seat, err = d.seatOf("seat")
	}
	return err
}

// readTaken reads the tricks so far of side 0 and the others.
func (d *deal) readTaken() error {
	const want = "the tricks of side 0 and of the others so far, such as [3,0]"
	list, there, err := read[[]int](d.fields, "taken", want)
	if err != nil || !there {
		return err
	}
	if len(list) != 2 || min(list[0], list[1]) < 0 {
		return fmt.Errorf("%q cannot be %v: expected %s", "taken", list, want)
	}
	d.taken = list
	return nil
}

func (d *deal) readRow() (err error) {
	d.row, _, err = read[string](d.fields, "row", "a row of the chart")
	return err
}

func (d *deal) layout() *trick.Layout {
	l := &trick.Layout{
		Options: d.Options, Mode: d.Mode, Values: d.Values, Out: d.out, Lead: d.lead, Seat: d.seat, Taken: d.taken,
		Schlag: d.Schlag, Number: d.Number, Row: d.row,
	}
	for _, hand := range d.hands {
		l.Hands = append(l.Hands, card.SetOf(hand...))
	}
	return l
}

// play lays the cards of the trick again, each of which must have been lawful.
func (d *deal) play(p *trick.Position) (*trick.Position, error) {
	for _, c := range d.Trick {
		if slot := p.Slot[c]; p.Open()>>slot&1 == 0 {
			return nil, fmt.Errorf("seat %d cannot have laid %v on the trick: with %v in hand too it was not lawful", p.Turn, c, p.Cards(p.Hands[p.Turn]).Without(c))
		}
		p.Play(p.Slot[c])
	}
	return p, nil
}
