package record

import (
	"errors"
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// pack is the cards of a deal line, taken from the front as packets are dealt.
type pack struct {
	dealer int
	hands  [][]card.Card
	rest   []card.Card
	named  bool     // the line has a rest, be it empty
	unsaid card.Set // cards of the deck that the line does not name, when it has no rest
}

func parsePack(o object, seats int) (p pack, err error) {
	if p.dealer, err = o.int("dealer"); err != nil {
		return p, err
	}
	if p.dealer < 0 || p.dealer >= seats {
		return p, fmt.Errorf("there is no dealer %d: expected 0 to %d", p.dealer, seats-1)
	}
	hands, err := o.texts("hands")
	if err != nil {
		return p, err
	}
	if len(hands) != seats {
		return p, fmt.Errorf("\"hands\" lists %d hands: expected %d", len(hands), seats)
	}
	p.hands = make([][]card.Card, seats)
	for i, text := range hands {
		if p.hands[i], err = card.ParseList(text); err != nil {
			return p, fmt.Errorf("hand of seat %d: %w", i, err)
		}
	}
	if _, p.named = o.find("rest"); p.named {
		text, err := o.text("rest")
		if err != nil {
			return p, err
		}
		if p.rest, err = card.ParseList(text); err != nil {
			return p, fmt.Errorf("rest: %w", err)
		}
	}
	return p, nil
}

// fits tells whether every card comes from the deck, none more often than it has.
// Afterwards it is known which cards a line without a rest leaves unsaid.
func (p *pack) fits(deck card.Set) error {
	var all card.Set
	for _, list := range append(p.hands[:len(p.hands):len(p.hands)], p.rest) {
		for _, c := range list {
			switch have := deck.Count(c); {
			case have == 0:
				return fmt.Errorf("the deal does not fit: the pack has no %v", c)
			case all.Count(c) == have:
				return fmt.Errorf("the deal does not fit: %v is dealt %d times, the pack has it %d times", c, have+1, have)
			}
			all = all.With(c)
		}
	}
	if !p.named {
		p.unsaid = deck.Minus(all)
	}
	return nil
}

// take gives the next n cards for a receiver. A rest that is one packet has no
// order, so that a line need not name it.
func (p *pack) take(to int16, n int) ([]card.Card, error) {
	from, name := &p.rest, "the rest has"
	switch {
	case to == engine.Stock && n == p.unsaid.Len():
		return p.unsaid.Cards(), nil
	case to != engine.Stock:
		if to < 0 || int(to) >= len(p.hands) {
			return nil, fmt.Errorf("the game deals to seat %d, which does not exist", to)
		}
		from, name = &p.hands[to], fmt.Sprintf("seat %d gets", to)
	}
	if len(*from) < n {
		return nil, fmt.Errorf("the deal does not fit: %s %d cards too few", name, n-len(*from))
	}
	packet := (*from)[:n]
	*from = (*from)[n:]
	return packet, nil
}

// empty tells whether all cards have been dealt.
func (p *pack) empty() error {
	for i, hand := range p.hands {
		if len(hand) > 0 {
			return fmt.Errorf("the deal does not fit: seat %d gets %d cards too many", i, len(hand))
		}
	}
	if len(p.rest) > 0 {
		return errors.New("the deal does not fit: the rest has cards too many")
	}
	return nil
}
