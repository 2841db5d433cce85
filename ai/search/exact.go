package search

import "krutzjass/ai/solve"

// tableSize is the memory of a worker's solver, in bytes.
const tableSize = 8 << 20

// mostNodes bounds the solving of one world: some hundredths of a second.
const mostNodes = 400_000

// exact values moves of the root by solving the rest of the deal; ok is false
// where that is not possible or too much work.
func (w *worker) exact(j *job, b *wordBoard, roots []move) (row result, ok bool) {
	if w.solver == nil {
		w.solver = solve.New(tableSize)
	}
	w.solved, ok = w.solver.Cards(&b.root, solve.Limit{Nodes: mostNodes, Stop: &j.ended}, w.solved[:0])
	if !ok {
		return nil, false
	}
	left := b.root.Left()
	row = make(result, len(roots))
	for i, m := range roots {
		c := b.root.Card[m]
		for _, x := range w.solved {
			if x.Card == c {
				row[i] = b.settle.solved(x.Value, left, b.root.Own&1 != 0)
			}
		}
	}
	return row, true
}

// solved is what a value of the solver (trick.Position) is worth to the own side,
// when so many points are left; even tells that it is side 0.
func (s *settlement) solved(value, left int, even bool) float64 {
	if s.kind == bySides {
		switch {
		case value > left: // all tricks, with the bonus
		case value < 0:
			value -= left
		default:
			value = 2*value - left
		}
		return s.factor * float64(value)
	}
	own := 0
	if !even {
		own = 1
	}
	counts := int(s.caller)
	if s.few {
		counts = 1 - counts
	}
	if own != counts {
		value = left - value
	}
	gain := float64(tens(s.made[counts]+int32(value))) * s.factor
	if own != int(s.caller) {
		return -gain
	}
	return gain
}
