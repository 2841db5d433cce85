package solve_test

import (
	"math/rand/v2"
	"testing"

	"krutzjass/ai/solve"
	"krutzjass/engine"
)

// A side reaches what it makes, and nothing above it.
func TestReaches(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	s := solve.New(1 << 20)
	for _, x := range []struct {
		game  string
		mode  engine.Mode
		cards int
	}{{"watten", engine.TrumpHearts, 4}, {"chratze", engine.TrumpSpades, 3}, {"schieber", engine.Obenabe, 4}, {"krutzjass", engine.TrumpClubs, 3}} {
		for range 40 {
			p := random(t, x.game, x.mode, x.cards, r)
			best, ok := s.Value(&p, solve.Limit{})
			if !ok {
				t.Fatal("no value")
			}
			for _, need := range []int{best - 1, best, best + 1} {
				if yes, ok := s.Reaches(&p, need, solve.Limit{}); !ok || yes != (need <= best) {
					t.Errorf("%s: makes %d, but reaches %d: %v", x.game, best, need, yes)
				}
			}
			all, _ := s.Cards(&p, solve.Limit{}, nil)
			some, _ := s.Reaching(&p, best, solve.Limit{}, nil)
			for i, c := range some {
				if c.Card != all[i].Card || (c.Value == 1) != (all[i].Value >= best) {
					t.Errorf("%s: %v makes %d, reaching %d: %d", x.game, c.Card, all[i].Value, best, c.Value)
				}
			}
		}
	}
}
