package search

import (
	"math"
	"math/bits"

	"krutzjass/ai/solve"
	"krutzjass/engine"
)

// The work of one world within the customs: so many cards in a hand at most, and
// cards laid in the search.
const (
	boundCards = 5
	boundNodes = 60_000
)

// bound values moves of the root as exact does, where seats keep the customs: what
// they would not lay is left out (alpha-beta; Knuth and Moore 1975). ok is false
// where that is too much work.
func bound(j *job, b *wordBoard, roots []move) (row result, ok bool) {
	if bits.OnesCount64(b.root.Hands[j.view.Viewer]) > boundCards {
		return nil, false
	}
	b.reset()
	e := endgame{wordBoard: b, own: j.view.Viewer, limit: solve.Limit{Nodes: boundNodes, Stop: &j.ended}}
	row = make(result, len(roots))
	for i, m := range roots {
		row[i] = e.after(m, math.Inf(-1), math.Inf(1))
	}
	return row, !e.failed
}

// endgame is the rest of a deal of two sides with open cards.
type endgame struct {
	*wordBoard
	own    engine.Seat
	nodes  int64
	limit  solve.Limit
	failed bool // by too much work: the values mean nothing
}

// after is what the deal pays the own side after a move, if that lies between low
// and high; else a bound on the side where it lies. The board is as before.
func (e *endgame) after(m move, low, high float64) float64 {
	now, customs, tally, lying := e.now, e.customs, e.tally, e.lying
	e.lay(m)
	v := e.best(low, high)
	e.now, e.customs, e.tally, e.lying, e.over = now, customs, tally, lying, false
	return v
}

func (e *endgame) best(low, high float64) float64 {
	e.nodes++
	e.failed = e.failed || e.nodes > e.limit.Nodes || e.nodes&1023 == 0 && e.limit.Stop.Load()
	if e.over || e.failed {
		return e.paid[e.own]
	}
	mine := e.now.Own>>e.now.Turn&1 != 0
	best := math.Inf(1)
	if mine {
		best = math.Inf(-1)
	}
	for open := e.open(); open != 0 && low < high; {
		m := move(63 - bits.LeadingZeros64(open))
		open &^= 1 << m
		v := e.after(m, low, high)
		if mine {
			best = max(best, v)
			low = max(low, v)
		} else {
			best = min(best, v)
			high = min(high, v)
		}
	}
	return best
}
