package jass

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

// Table says who answers questions: the answers differ by nothing else.
type Table struct {
	Game   string // the name in sentences
	Seats  int    // cards of a full trick, at most
	Follow trick.Rule
	// Values tells whether cards may be worth something else than their order
	// says (Slalom, Guschti), NoTrump whether there may be no mode yet (Molotow).
	Values, NoTrump bool
}

// orders gives the order and the values of a question.
func (t Table) orders(q engine.Question) (order, values *trick.Order, err error) {
	may := func(m engine.Mode) bool { return Callable(m) || t.NoTrump && m == engine.NoTrump }
	names := "H D C S OBE UND"
	if t.NoTrump {
		names += " none"
	}
	switch {
	case !may(q.Mode):
		return nil, nil, fmt.Errorf("in %s mode must be one of %s", t.Game, names)
	case !may(q.Values), !t.Values && q.Values != q.Mode:
		return nil, nil, fmt.Errorf("in %s cards are worth what the mode says: leave values out", t.Game)
	}
	return trick.ForMode(q.Mode), trick.ForMode(q.Values), nil
}

// Legal answers which cards of the hand may be played.
func (t Table) Legal(q engine.Question) (card.Set, error) {
	o, _, err := t.orders(q)
	if err != nil {
		return card.Set{}, err
	}
	if len(q.Trick) >= t.Seats {
		return card.Set{}, fmt.Errorf("the trick is full: a trick has %d cards", t.Seats)
	}
	return o.Legal(card.SetOf(q.Hand...), q.Trick, t.Follow), nil
}

// Trick answers who takes the trick and what it counts, without factor.
func (t Table) Trick(q engine.Question) (engine.TrickAnswer, error) {
	o, values, err := t.orders(q)
	if err != nil {
		return engine.TrickAnswer{}, err
	}
	if len(q.Trick) == 0 || len(q.Trick) > t.Seats {
		return engine.TrickAnswer{}, fmt.Errorf("a trick has 1 to %d cards, not %d", t.Seats, len(q.Trick))
	}
	points := int(Points(values, q.Trick, q.Last))
	return engine.TrickAnswer{Winner: o.Winner(q.Trick), Points: engine.Cell{N: points, Set: true}}, nil
}

// Weis answers what the hand holds.
func (t Table) Weis(q engine.Question, r meld.Rules) engine.WeisAnswer {
	best := meld.Best(card.SetOf(q.Hand...), r)
	list := append([]meld.Weis(nil), best.List()...)
	r.Sort(list, q.Mode)
	answer := engine.WeisAnswer{Total: best.Total()}
	for _, w := range list {
		answer.Weis = append(answer.Weis, w.String())
	}
	return answer
}

// Compare answers whose Weis is best; of equal ones the earlier call wins
// (jass-common.md 1.4). With Kreuzweis a run and a four may share a card if they
// are of one seat; nothing else may.
func (t Table) Compare(q engine.Question, r meld.Rules, pack card.Set) (engine.Seat, error) {
	if _, _, err := t.orders(q); err != nil {
		return engine.Nobody, err
	}
	var calls []meld.Call
	for i, call := range q.Calls {
		w, err := ParseWeis(call.Weis, pack, t.Game)
		if err != nil {
			return engine.Nobody, err
		}
		for j, other := range calls {
			cross := r.Cross && q.Calls[j].Seat == call.Seat && w.IsFour() != other.Weis.IsFour()
			if w.Cards().Once()&other.Weis.Cards().Once() != 0 && !cross {
				return engine.Nobody, fmt.Errorf("%v and %v need the same card, and the %s pack has it once", q.Calls[j].Weis, call.Weis, t.Game)
			}
		}
		calls = append(calls, meld.Call{Side: engine.Side(i), Weis: w})
	}
	if len(calls) == 0 {
		return engine.Nature, nil
	}
	win, _ := r.Winner(calls, q.Mode, false)
	return q.Calls[win].Seat, nil
}
