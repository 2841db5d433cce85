package schieber

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/jass"
	"krutzjass/engine/trick"
)

// boards by mode.
var boards = trick.NewShelf(len(jass.Modes), func(i int) *trick.Board {
	o := trick.ForMode(jass.Modes[i])
	return trick.NewBoard(o, o, jass.Pack, follow)
})

// inPlay is what all positions of a mode share. Points carry no factor.
func inPlay(m engine.Mode) (p trick.Position) {
	p.Board = boards.Get(int(m))
	p.In = uint8(engine.AllSeats(seats))
	p.Last, p.Sweep = jass.LastTrick, [2]int16{jass.MatchBonus, jass.MatchBonus}
	return p
}

// Position is described by trick.Solvable. Points are those of the tricks and of
// the Match, without factor; Stöck counts whatever is played, and that the match
// ends at its target is left out.
func (s *state) Position(own engine.Seat) (p trick.Position, ok bool) {
	if s.phase != engine.PhasePlay {
		return p, false
	}
	p = inPlay(s.mode)
	p.Own = trick.Partners(own)
	p.Place(s.hands[:], s.past[:s.done], &s.trick, s.turn)
	return p, true
}

// AskSolve is described by trick.SolveAsker.
func (Game) AskSolve(l *trick.Layout) (p trick.Position, err error) {
	if !jass.Callable(l.Mode) || l.Values != l.Mode {
		return p, fmt.Errorf("in schieber mode must be one of H D C S OBE UND, without other values")
	}
	p = inPlay(l.Mode)
	p.Own = trick.Partners(0)
	return p, l.Open(&p, tricks)
}
