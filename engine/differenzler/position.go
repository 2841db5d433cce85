package differenzler

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/jass"
	"krutzjass/engine/trick"
)

// boards by trump.
var boards = trick.NewShelf(4, func(i int) *trick.Board {
	o := trick.ForMode(engine.Mode(i))
	return trick.NewBoard(o, o, jass.Pack, follow)
})

// position is what all positions of a trump share: one seat against the others.
// All tricks count no more than their points.
func position(m engine.Mode, own engine.Seat) (p trick.Position) {
	p.Board = boards.Get(int(m))
	p.In, p.Own = uint8(engine.AllSeats(seats)), trick.Alone(own)
	p.Last = jass.LastTrick
	return p
}

// Position is described by trick.Solvable: own wants as many points as it can
// get; a player that wants few sets Few.
func (s *state) Position(own engine.Seat) (p trick.Position, ok bool) {
	if s.phase != engine.PhasePlay {
		return p, false
	}
	p = position(s.mode, own)
	p.Place(s.hands[:], s.past[:s.done], &s.trick, s.turn.First())
	return p, true
}

// AskSolve is described by trick.SolveAsker.
func (Game) AskSolve(l *trick.Layout) (p trick.Position, err error) {
	if _, ok := l.Mode.TrumpSuit(); !ok || l.Values != l.Mode {
		return p, fmt.Errorf("differenzler is played with a trump suit: mode must be one of H D C S, without other values")
	}
	p = position(l.Mode, l.Seat)
	return p, l.Open(&p, tricks)
}
