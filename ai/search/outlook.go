package search

import (
	"context"
	"slices"

	"krutzjass/engine"
)

// outlooks is how many times as many worlds are played by rule as are searched.
const outlooks = 4

// Median is what v's seat makes in the middle of many worlds, in points of a deal
// of Differenzler, if it does first and then all play by rule: as many worlds bring
// more as bring less, so that the mean distance from it is the least. It is a
// function of v, first, seed and the budget, and ends with ctx's error.
func (s *Searcher) Median(ctx context.Context, v *engine.View, first engine.Action, seed uint64) (int, error) {
	time := s.budget.watch()
	worlds, err := s.worlds(ctx, v, outlooks*s.budget.Worlds, &time, seed)
	if err != nil {
		return 0, err
	}
	var points []int
	for i := range worlds {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		if i > 0 && time.late() {
			break
		}
		points = append(points, s.workers[0].points(worlds[i].State.Clone(), v.Viewer, first))
	}
	slices.Sort(points)
	return points[len(points)/2], nil
}

// points plays a deal to its end by rule, and gives what a seat has made of it.
func (w *worker) points(st engine.State, seat engine.Seat, a engine.Action) int {
	for by := seat; ; {
		if _, err := st.Apply(by, a); err != nil {
			panic("search: " + err.Error()) // a legal action is refused: the rules are broken
		}
		if turn := st.Turn(); turn == 0 || turn.Has(engine.Nature) {
			v := st.View(engine.Nobody)
			f, _ := v.FactOf(factPoints, seat)
			return f.Value
		}
		by, _ = asked(st)
		v := st.View(by)
		a = w.follow(&v)
	}
}
