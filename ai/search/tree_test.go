package search

import (
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// fork is a board on which one seat lays one card, which ends it.
type fork struct {
	likely []float32 // by card
	pays   []float64
	laid   int // -1 for none
	paid   payoff
}

func (f *fork) number(c card.Card) move        { return move(c) }
func (f *fork) reset()                         { f.laid = -1 }
func (f *fork) mover() engine.Seat             { return 0 }
func (f *fork) lay(m move)                     { f.laid = int(m) }
func (f *fork) fall(*rand.PCG)                 {}
func (f *fork) priors(dst []float32) []float32 { return append(dst, f.likely...) }

func (f *fork) moves(dst []move) []move {
	if f.laid >= 0 {
		return dst
	}
	for i := range f.pays {
		dst = append(dst, move(i))
	}
	return dst
}

func (f *fork) pay() *payoff {
	f.paid[0] = f.pays[f.laid]
	return &f.paid
}

// TestPreferred: of cards that pay alike the likely ones are tried the most; one that
// pays more is, in the end, even if it is unlikely.
func TestPreferred(t *testing.T) {
	for _, row := range []struct {
		name   string
		likely []float32
		pays   []float64
		plays  int
		most   move
	}{
		{"alike", []float32{0.2, 0.7, 0.1}, []float64{5, 5, 5}, 60, 1},
		{"a little better", []float32{0.2, 0.7, 0.1}, []float64{0, 50, 52}, 20, 1},
		{"much better", []float32{0.3, 0.6, 0.1}, []float64{0, 0, 50}, 400, 2},
		{"no priors", nil, []float64{0, 9, 0}, 60, 1},
	} {
		var tr tree
		b := &fork{likely: row.likely, pays: row.pays}
		tr.begin(0, nil, 1)
		for range row.plays {
			tr.play(b)
		}
		if got := tr.best(); got.move != row.most {
			t.Errorf("%s: card %d was tried most, not %d", row.name, got.move, row.most)
		}
	}
}

// TestPriors: a board has a prior for each of its moves, where a policy is expected.
func TestPriors(t *testing.T) {
	for _, key := range []string{"krutzjass", "schieber", "coiffeur"} {
		g, views := decisions(t, key, 3)
		s := New(g, Budget{Worlds: 1, Plays: 1, Prior: true}, noneKeep, follow)
		seen := 0
		for i := range views {
			v := &views[i]
			worlds, err := s.worlds(t.Context(), v, 1, &watch{}, 1)
			if err != nil {
				t.Fatal(err)
			}
			if slices.ContainsFunc(v.Legal, func(a engine.Action) bool { return a.Kind != engine.Play }) {
				continue
			}
			j := &job{Searcher: s, view: v, value: newValuer(&s.info, v)}
			b := j.board(s.workers[0], worlds[0].State)
			b.reset()
			if n := len(b.priors(nil)); n > 0 {
				seen++
				if n != len(b.moves(nil)) {
					t.Errorf("%d priors for %d moves", n, len(b.moves(nil)))
				}
			}
		}
		if seen == 0 {
			t.Errorf("%s: no board has priors", key)
		}
	}
}
