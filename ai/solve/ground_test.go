package solve_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/ai/solve"
	"krutzjass/engine"
)

// A bound that moves from one position to another by the cards that it counts is as
// right as one that may be moved either way by each: in positions so large that cards
// stand for others many times over.
func TestCountedCards(t *testing.T) {
	for _, x := range []struct {
		game        string
		mode        engine.Mode
		left, deals int
	}{
		{"schieber", engine.Undenufe, 7, 150},
		{"schieber", engine.TrumpHearts, 6, 60},
		{"krutzjass", engine.TrumpHearts, 5, 60},
		{"differenzler", engine.TrumpHearts, 5, 40},
	} {
		r := rand.New(rand.NewPCG(3, 22))
		s, without := solve.New(1<<20), solve.New(1<<20)
		without.Without("count")
		for range x.deals {
			p := random(t, x.game, x.mode, x.left, r)
			got, _ := s.Cards(&p, solve.Limit{}, nil)
			if want, _ := without.Cards(&p, solve.Limit{}, nil); !slices.Equal(got, want) {
				t.Fatalf("%s: %v, without %v\n%s", x.game, got, want, show(&p))
			}
		}
	}
}
