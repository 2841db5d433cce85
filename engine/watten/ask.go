package watten

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// AsksSchlag is described by engine.SchlagAsker.
func (Game) AsksSchlag() {}

// askOrder gives the rules and the order for a question.
func askOrder(q engine.Question) (*rules, *order, error) {
	r := compile(q.Options)
	if _, ok := q.Mode.TrumpSuit(); !ok || q.Values != q.Mode {
		return nil, nil, fmt.Errorf("watten is played with a trump suit: mode must be one of H D C S, without other values")
	}
	if q.Schlag < r.low || q.Schlag > card.Ace {
		return nil, nil, fmt.Errorf("watten is played with a Schlag: schlag must be a rank of the pack, %v to A", r.low)
	}
	return r, r.order(q.Schlag, q.Mode), nil
}

// AskLegal answers from watten.md 3.5 and the options alone.
func (Game) AskLegal(q engine.Question) (card.Set, error) {
	r, o, err := askOrder(q)
	switch {
	case err != nil:
		return card.Set{}, err
	case len(q.Trick) >= seats:
		return card.Set{}, fmt.Errorf("the trick is full: a trick has %d cards", seats)
	case len(q.Hand) > handSize:
		return card.Set{}, fmt.Errorf("the hand has %d cards: nobody holds more than %d in watten", len(q.Hand), handSize)
	case q.Number < 0 || q.Number > tricks || q.Number == 0 && r.duty == rechteDuty && len(q.Trick) > 0:
		return card.Set{}, fmt.Errorf("tricknumber must be 1 to %d: the duty to the Rechte holds in the first trick only", tricks)
	}
	return o.legal(card.SetOf(q.Hand...), r.duty, q.Trick, q.Number == 1), nil
}

// AskTrick tells who takes a trick; tricks have no points here.
func (Game) AskTrick(q engine.Question) (engine.TrickAnswer, error) {
	_, o, err := askOrder(q)
	if err != nil {
		return engine.TrickAnswer{}, err
	}
	if len(q.Trick) > seats {
		return engine.TrickAnswer{}, fmt.Errorf("a trick has %d cards, not %d", seats, len(q.Trick))
	}
	return engine.TrickAnswer{Winner: o.winner(q.Trick)}, nil
}
