package molotow

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

// desk answers questions about single tricks. Cards may be worth something else
// than their order says: a trick taken before there was trump is counted by the
// trump that came later.
var desk = jass.Table{Game: Key, Seats: maxSeats, Follow: follow, Values: true, NoTrump: true}

// settled checks the modes of a question, and gives it with the trump that its
// trick has made: in a trick begun without trump the first card that does not
// follow makes it.
func settled(q engine.Question) (engine.Question, error) {
	for _, m := range []engine.Mode{q.Mode, q.Values} {
		if _, ok := m.TrumpSuit(); !ok && m != engine.NoTrump {
			return q, fmt.Errorf("%s knows a trump suit or none yet: mode must be one of H D C S none", Key)
		}
	}
	before := q.Mode
	for _, c := range q.Trick {
		q.Mode = modeAfter(q.Mode, q.Trick[0], c)
	}
	if q.Values == before {
		q.Values = q.Mode
	}
	return q, nil
}

// AskLegal answers from jass-common.md 1.1 alone.
func (Game) AskLegal(q engine.Question) (card.Set, error) {
	q, err := settled(q)
	if err != nil {
		return card.Set{}, err
	}
	return desk.Legal(q)
}

// AskTrick tells who takes a trick, what its cards count, and what its Weis.
func (Game) AskTrick(q engine.Question) (engine.TrickAnswer, error) {
	q, err := settled(q)
	if err != nil {
		return engine.TrickAnswer{}, err
	}
	answer, err := desk.Trick(q)
	if err != nil {
		return engine.TrickAnswer{}, err
	}
	answer.Tischweis.Set = true
	if r := compile(q.Options, usualSeats); r.tischweis {
		_, points := r.tischweisIn(q.Trick, q.Mode)
		answer.Tischweis.N = int(points)
	}
	return answer, nil
}

// AskWeis tells what a hand declares.
func (Game) AskWeis(q engine.Question) (engine.WeisAnswer, error) {
	return desk.Weis(q, compile(q.Options, usualSeats).melds), nil
}

// AskCompare tells whose Weis is best, where only the best player's count.
func (Game) AskCompare(q engine.Question) (engine.Seat, error) {
	q, err := settled(q)
	if err != nil {
		return engine.Nobody, err
	}
	return desk.Compare(q, compile(q.Options, usualSeats).melds, jass.Pack)
}

// AskMolotow tells what is written for a deal.
func (Game) AskMolotow(d engine.MolotowDeal) (int, error) {
	tricks := d.Tricks
	if d.Match {
		tricks = matchScore
	}
	switch {
	case !d.Match && (d.Tricks < 0 || d.Tricks > jass.AllTricks):
		return 0, fmt.Errorf("the tricks of a deal count from 0 to %d, not %d", jass.AllTricks, d.Tricks)
	case min(d.Tischweis, d.Handweis, d.Stoeck) < 0 || max(d.Tischweis, d.Handweis, d.Stoeck) > mostWeis:
		return 0, fmt.Errorf("tischweis, handweis and stoeck are points as they are declared, each from 0 to %d", mostWeis)
	}
	return int(written(int32(tricks + d.Tischweis - d.Handweis - d.Stoeck))), nil
}
