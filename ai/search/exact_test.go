package search

import (
	"math"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/games"
)

// best plays a board out in every way: what its root, after the moves of path,
// is worth to seat own of two sides.
func best(b board, x *valuer, path []move, own engine.Seat) float64 {
	b.reset()
	for _, m := range path {
		b.lay(m)
	}
	moves := b.moves(nil)
	if len(moves) == 0 {
		return b.pay()[own]
	}
	ours := x.side[b.mover()] == x.side[own]
	top := math.Inf(-1)
	if !ours {
		top = math.Inf(1)
	}
	for _, m := range moves {
		v := best(b, x, append(path[:len(path):len(path)], m), own)
		if ours {
			top = max(top, v)
		} else {
			top = min(top, v)
		}
	}
	return top
}

// TestExact compares the values of the solver, and of the search where it does not
// do, in points of the payoff, with all ways to play the last cards.
func TestExact(t *testing.T) {
	for _, row := range []struct {
		game    string
		options engine.Options
		keep    engine.Seats // the conventions
		bound   bool
	}{
		{"krutzjass", nil, 0, false}, {"schieber", nil, 0, false},
		{"coiffeur", nil, 0, false}, {"coiffeur", engine.Options{"rows": []string{"misere", "slalom", "guschti"}, "match": 257}, 0, false},
		{"krutzjass", nil, 0, true}, {"krutzjass", nil, engine.AllSeats(4), true}, {"krutzjass", nil, engine.SeatsOf(1, 2), true},
		{"krutzjass", engine.Options{"target": 300}, engine.AllSeats(4), true}, {"schieber", engine.Options{"target": 300}, 0, true},
	} {
		t.Run(row.game, func(t *testing.T) {
			g, _ := games.Find(row.game)
			info, solved := g.Info(), 0
			walk(t, g, row.options, 12, 5, func(st engine.State) {
				by := st.Turn().First()
				v := st.View(by)
				if v.Phase != engine.PhasePlay || v.Hand.Len() != 2 {
					return
				}
				j := &job{Searcher: New(g, Budget{Worlds: 1, Plays: 1, Exact: 2}, noneKeep, func() Follow { return nil }), view: &v, value: newValuer(&info, &v), keeper: newKeeper(&info, &v, row.keep)}
				w := j.workers[0]
				b, ok := j.board(w, st).(*wordBoard)
				if !ok {
					return
				}
				moves := b.moves(nil)
				solve := w.exact
				if row.bound {
					solve = bound
				}
				got, ok := solve(j, b, moves)
				if !ok {
					t.Fatal("two cards are too much work")
				}
				for i, m := range moves {
					if want := best(b, j.value, []move{m}, by); math.Abs(got[i]-want) > 1e-9 {
						t.Fatalf("%v is worth %v, the solver says %v", b.root.Card[m], want, got[i])
					}
				}
				solved++
			})
			if solved < 30 {
				t.Errorf("only %d positions were solved", solved)
			}
		})
	}
}
