package watten

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

const ranks = int(card.Ace-card.Six) + 1

// boards by duty, Kritische, Guate, Schlag and trump.
var boards = trick.NewShelf(3*2*2*ranks*4, func(i int) *trick.Board {
	o := &orders[i/4/ranks/2%2][i/4/ranks%2][i/4%ranks][i%4]
	b := trick.Ranks(card.Watten33(), card.Suit(i%4), func(c card.Card) bool { return o.class(c) > plain },
		func(c card.Card) int { return int(o.key[c]) })
	hand := func(cards uint64) uint64 { return b.Hand(card.FromBits(cards, 0)) }
	switch duty(i / 4 / ranks / 4) {
	case rechteDuty:
		asked := hand(o.trumps | o.kritisch)
		b.Oblige(trick.Duty{First: true, Led: hand(o.rechte), Lifted: hand(o.kritisch), Must: asked, May: asked})
	case trumpDuty:
		b.Oblige(trick.Duty{Led: hand(o.trumps), Must: hand(o.trumps), May: hand(o.trumps | o.linke | o.kritisch)})
	default:
		b.Oblige(trick.Duty{})
	}
	return b
})

// position is what all positions of a Schlag and a trump share: tricks count.
func (r *rules) position(schlag card.Rank, m engine.Mode) (p trick.Position) {
	i := int(r.duty)
	i = 2*i + index(r.kritische)
	i = 2*i + index(r.guate)
	i = ranks*i + int(schlag-card.Six)
	p.Board = boards.Get(4*i + int(m))
	p.In = uint8(engine.AllSeats(seats))
	return p
}

// Position is described by trick.Solvable: points are tricks, and all five of
// them count, though a pair has won with three.
func (s *state) Position(own engine.Seat) (p trick.Position, ok bool) {
	if s.phase != engine.PhasePlay {
		return p, false
	}
	p = s.rules.position(s.schlag, s.mode)
	p.Own = trick.Partners(own)
	p.Place(s.hands[:], s.past[:s.done], &s.trick, s.turn)
	return p, true
}

// AskSolve is described by trick.SolveAsker.
func (Game) AskSolve(l *trick.Layout) (p trick.Position, err error) {
	r, _, err := askOrder(engine.Question{Options: l.Options, Mode: l.Mode, Values: l.Values, Schlag: l.Schlag})
	switch left := l.Tricks(); {
	case err != nil:
		return p, err
	case l.Number > tricks-left+1:
		return p, fmt.Errorf("tricknumber cannot be %d with %d cards in a hand: a deal has %d tricks", l.Number, left, tricks)
	}
	p = r.position(l.Schlag, l.Mode)
	p.Own = trick.Partners(0)
	err = l.Open(&p, tricks)
	p.First = p.First || l.Number == 1
	return p, err
}
