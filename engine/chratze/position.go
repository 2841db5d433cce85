package chratze

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// boards by trump, those where the Seven of diamonds is second trump behind.
var boards = trick.NewShelf(2*len(card.Suits), func(i int) *trick.Board {
	order := plainOrders[i%4]
	if i >= 4 {
		order = sevenOrders[i%4]
	}
	b := trick.NewBoard(order, order, card.Jass(), trick.MustTrump)
	b.Trick = 1
	return b
})

// position is what all positions of a trump share: one seat against the others,
// and tricks count.
func (r *rules) position(trump card.Suit, own engine.Seat) (p trick.Position) {
	i := int(trump)
	if r.orders == &sevenOrders {
		i += 4
	}
	p.Board, p.Own = boards.Get(i), trick.Alone(own)
	return p
}

// Position is described by trick.Solvable: points are tricks.
func (s *state) Position(own engine.Seat) (p trick.Position, ok bool) {
	if s.phase != engine.PhasePlay {
		return p, false
	}
	p = s.rules.position(s.turned.Suit(), own)
	p.In = uint8(s.in)
	p.Place(s.hands[:s.seats], s.past[:s.done], &s.trick, s.turn)
	return p, true
}

// AskSolve is described by trick.SolveAsker.
func (Game) AskSolve(l *trick.Layout) (p trick.Position, err error) {
	t, ok := l.Mode.TrumpSuit()
	if !ok || l.Values != l.Mode {
		return p, fmt.Errorf("chratze is played with a trump suit: mode must be one of H D C S, without other values")
	}
	r := compile(l.Options)
	p = r.position(t, l.Seat)
	return p, l.Open(&p, r.tricks)
}
