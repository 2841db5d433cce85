package coiffeur

import (
	"fmt"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/jass"
	"krutzjass/engine/trick"
)

// boards by the mode that says what cards are worth; where the order of a trick
// is the other direction, the trick is turned round.
var boards = trick.NewShelf(len(jass.Modes), func(i int) *trick.Board {
	o := trick.ForMode(jass.Modes[i])
	return trick.NewBoard(o, o, jass.Pack, follow)
})

// inPlay is what all positions share from trick number done on, from 0, of row x
// called with these modes. The own side is that of seat own, all tricks of the
// side of takes count as a Match, Nobody's being those of either side.
func (r *rules) inPlay(x row, modes [blocks]engine.Mode, done int, own, takes engine.Seat) (p trick.Position) {
	values := x.valuesAt(done, modes)
	p.Board = boards.Get(int(values))
	p.In, p.Own = uint8(engine.AllSeats(seats)), trick.Partners(own)
	p.Few = x == rowMisere
	p.Last = jass.LastTrick
	for i := done; i < tricks; i++ {
		if x.modeAt(i, modes) != values {
			p.Turned |= 1 << (i - done)
		}
	}
	for i := range p.Sweep {
		if takes == engine.Nobody || engine.PartnersSide(takes) == engine.PartnersSide(own+engine.Seat(i)) {
			p.Sweep[i] = int16(r.match - jass.AllTricks)
		}
	}
	return p
}

// Position is described by trick.Solvable. Points are those of the tricks and of
// the Match, as they stand before they are rounded and multiplied. A row of 3x3
// has a position once its last block is chosen.
func (s *state) Position(own engine.Seat) (p trick.Position, ok bool) {
	if s.phase != engine.PhasePlay || s.row() == row3x3 && s.done < tricks-block {
		return p, false
	}
	takes := s.caller
	if s.row() == rowMisere { // what the others take is written
		takes = next(takes)
	}
	p = s.rules.inPlay(s.row(), s.modes, s.done, own, takes)
	p.Place(s.hands[:], s.past[:s.done], &s.trick, s.turn)
	return p, true
}

// AskSolve is described by trick.SolveAsker. Without a row mode and values hold
// for all tricks.
func (Game) AskSolve(l *trick.Layout) (p trick.Position, err error) {
	if !jass.Callable(l.Mode) || !jass.Callable(l.Values) {
		return p, fmt.Errorf("in coiffeur mode and values must be one of H D C S OBE UND")
	}
	turned := l.Mode != l.Values
	if turned && !(slices.Contains(directions, l.Mode) && slices.Contains(directions, l.Values)) {
		return p, fmt.Errorf("only in OBE and UND cards may be worth what the other says: leave values out with %v", l.Mode)
	}
	x, done := rowJoker, tricks-l.Tricks()
	if l.Row != "" {
		if x, err = askRow(l, done); err != nil {
			return p, err
		}
	}
	modes := [blocks]engine.Mode{l.Values, l.Values, l.Values}
	p = compile(l.Options).inPlay(x, modes, done, 0, engine.Nobody)
	if l.Row == "" && turned {
		p.Turned = 1<<tricks - 1
	}
	return p, l.Open(&p, tricks)
}

// askRow finds the row of a layout and tells what does not fit it.
func askRow(l *trick.Layout, done int) (row, error) {
	x, ok := parseRow(l.Row)
	switch turned := l.Mode != l.Values; {
	case !ok:
		return x, fmt.Errorf("there is no row %q: expected one of %v", l.Row, rowNames)
	case x == row3x3 && done < tricks-block:
		return x, fmt.Errorf("3x3 can be solved in its last %d tricks: before, modes are still to be chosen", block)
	case !slices.Contains(rowModes[x], l.Mode):
		return x, fmt.Errorf("row %s is not played by %v: expected one of %v", l.Row, l.Mode, rowModes[x])
	case turned && x != rowSlalom && x != rowGuschti:
		return x, fmt.Errorf("in row %s cards are worth what the mode says: leave values out", l.Row)
	case x == rowSlalom && turned != (done%2 == 1):
		return x, fmt.Errorf("in trick %d of slalom values and mode are %s", done+1, alike(done%2 == 0))
	case x == rowGuschti && turned != (done >= guschti):
		return x, fmt.Errorf("in trick %d of guschti values and mode are %s", done+1, alike(done < guschti))
	}
	return x, nil
}

// alike says in words how two directions stand to each other.
func alike(same bool) string {
	if same {
		return "the same"
	}
	return "OBE and UND, or UND and OBE: values is the first direction"
}
