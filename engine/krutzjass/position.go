package krutzjass

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/trick"
)

// boards by trump, those with free undertrumping behind.
var boards = trick.NewShelf(8, func(i int) *trick.Board {
	follow := trick.HouseA
	if i >= 4 {
		follow = trick.HouseB
	}
	o := trick.ForMode(engine.Mode(i % 4))
	return trick.NewBoard(o, o, pack, follow)
})

// position is what all positions of a mode share.
func (r *rules) position(m engine.Mode) (p trick.Position) {
	i := int(m)
	if r.follow == trick.HouseB {
		i += 4
	}
	p.Board = boards.Get(i)
	p.In = uint8(engine.AllSeats(seats))
	p.Last, p.Sweep = int16(r.last), [2]int16{int16(r.match), int16(r.match)}
	return p
}

// Position is described by trick.Solvable. Points are those of the tricks and of
// the Match; Stöck counts whatever is played, and that the match ends at its
// target is left out.
func (s *state) Position(own engine.Seat) (p trick.Position, ok bool) {
	if s.phase != engine.PhasePlay {
		return p, false
	}
	p = s.rules.position(s.mode)
	p.Own = trick.Partners(own)
	p.Place(s.hands[:], s.past[:s.done], &s.trick, s.turn)
	return p, true
}

// AskSolve is described by trick.SolveAsker.
func (Game) AskSolve(l *trick.Layout) (p trick.Position, err error) {
	if _, ok := l.Mode.TrumpSuit(); !ok || l.Values != l.Mode {
		return p, fmt.Errorf("krutzjass is played with a trump suit: mode must be one of H D C S, without other values")
	}
	p = compile(l.Options).position(l.Mode)
	p.Own = trick.Partners(0)
	return p, l.Open(&p, tricks)
}
