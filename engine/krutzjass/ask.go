package krutzjass

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

// order gives the order for a question: Krutzjass knows only suits as trump.
func askOrder(q engine.Question) (*trick.Order, error) {
	if _, ok := q.Mode.TrumpSuit(); !ok || q.Values != q.Mode {
		return nil, fmt.Errorf("krutzjass is played with a trump suit: mode must be one of H D C S, without other values")
	}
	return trick.ForMode(q.Mode), nil
}

// AskLegal answers from krutzjass.md and the options alone.
func (Game) AskLegal(q engine.Question) (card.Set, error) {
	o, err := askOrder(q)
	if err != nil {
		return card.Set{}, err
	}
	if len(q.Trick) >= seats {
		return card.Set{}, fmt.Errorf("the trick is full: a trick has %d cards", seats)
	}
	return o.Legal(card.SetOf(q.Hand...), q.Trick, compile(q.Options).follow), nil
}

// AskTrick tells who takes a trick and what it counts.
func (Game) AskTrick(q engine.Question) (engine.TrickAnswer, error) {
	o, err := askOrder(q)
	if err != nil {
		return engine.TrickAnswer{}, err
	}
	if len(q.Trick) > seats {
		return engine.TrickAnswer{}, fmt.Errorf("a trick has %d cards, not %d", seats, len(q.Trick))
	}
	points := o.Sum(q.Trick)
	if q.Last {
		points += q.Options.Int("lastTrick")
	}
	return engine.TrickAnswer{Winner: o.Winner(q.Trick), Points: engine.Cell{N: points, Set: true}}, nil
}

// AskWeis tells what a hand can call.
func (Game) AskWeis(q engine.Question) (engine.WeisAnswer, error) {
	best := meld.Best(card.SetOf(q.Hand...), melds)
	return engine.WeisAnswer{Total: best.Total(), Weis: names(&best)}, nil
}

// AskCompare tells whose Weis is best.
func (Game) AskCompare(q engine.Question) (engine.Seat, error) {
	if _, err := askOrder(q); err != nil {
		return engine.Nobody, err
	}
	var calls []meld.Call
	left := pack
	for _, call := range q.Calls {
		w, err := parseWeis(call.Weis)
		if err != nil {
			return engine.Nobody, err
		}
		if !w.Cards().Within(left) {
			return engine.Nobody, fmt.Errorf("%v needs a third copy of a card: the calls before it use both", w)
		}
		left = left.Minus(w.Cards())
		calls = append(calls, meld.Call{Side: engine.PartnersSide(call.Seat), Weis: w})
	}
	if len(calls) == 0 {
		return engine.Nature, nil
	}
	win, _ := melds.Winner(calls, q.Mode, compile(q.Options).laterWeis)
	return q.Calls[win].Seat, nil
}
