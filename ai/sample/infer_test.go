package sample_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/ai/craft"
	"krutzjass/ai/sample"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

// TestGain: the true deal is likelier by inference than among all deals alike, at
// moments of matches of two levels; by how much is logged.
func TestGain(t *testing.T) {
	for _, g := range games.All {
		key := g.Info().Key
		deals := 120 / len(schools[key])
		moments := lookAt(t, g, []string{"regular", "novice"}, 51, deals, 100)
		mean, deviation := gain(moments, sample.Models()[key].Temper)
		t.Logf("%-12s %+.2f +- %.2f nats at %d moments", key, mean, deviation, len(moments))
		if mean < 2*deviation {
			t.Errorf("%s: inference adds %.2f +- %.2f nats to the true deal", key, mean, deviation)
		}
	}
}

// TestHonest: what a world weighs hangs on the view and on the world alone, not on
// the state with which the judge was made.
func TestHonest(t *testing.T) {
	everySchool(t, func(t *testing.T, key string, s school) {
		g := game(t, key)
		p := &pupil{t: t, game: g, school: s, levels: []string{"regular"}, r: rand.New(rand.NewPCG(61, 62))}
		told := 0
		for looked := 0; looked < 50; {
			p.step(func(by engine.Seat) {
				looked++
				v := p.state.View(by)
				worlds, err := sample.New(g, sample.Options{}).Worlds(t.Context(), &v, 4, p.r)
				if err != nil {
					t.Fatal(err)
				}
				var states []engine.State
				for _, w := range worlds {
					states = append(states, w.State)
				}
				truth := sample.Likelihoods(&v, g.Info(), p.state, states)
				if guess := sample.Likelihoods(&v, g.Info(), states[0], states); !slices.Equal(truth, guess) {
					t.Fatalf("%v by the truth, %v by a guess", truth, guess)
				}
				told += len(truth)
			}, func(engine.State) {})
		}
		if told == 0 {
			t.Error("nothing was weighed")
		}
	})
}

// TestStrangers: of what strangers did less is believed than of computers, so more
// worlds count; of nobody's so much that fewer than one in 48 do.
func TestStrangers(t *testing.T) {
	everySchool(t, func(t *testing.T, key string, s school) {
		var count [2]float64 // of effective worlds, among computers and strangers
		for i, v := range views(t, key, s, 40) {
			strangers := v
			strangers.Setup.Seats = make([]engine.Player, len(v.Setup.Seats))
			for k, v := range []engine.View{v, strangers} {
				const n = 160
				worlds, err := sample.New(game(t, key), sample.Options{Infer: true}).Worlds(t.Context(), &v, n, rand.New(rand.NewPCG(65, uint64(i))))
				if err != nil {
					t.Fatal(err)
				}
				squares := 0.0
				for _, w := range worlds {
					squares += w.Weight * w.Weight
				}
				if 1/squares < n/48.0*0.999 {
					t.Errorf("%.1f of %d worlds count", 1/squares, n)
				}
				count[k] += 1 / squares
			}
		}
		if count[1] <= count[0] {
			t.Errorf("%.0f worlds among computers count, and %.0f among strangers", count[0], count[1])
		}
	})
}

// TestThumb: of what a hand may lay regulars lay what is the best by the rules of
// thumb.
func TestThumb(t *testing.T) {
	for _, g := range games.All {
		key := g.Info().Key
		if !craft.ByWorth(key) {
			continue
		}
		if n, same := sample.ByRule(learn(t, g, "regular", 6)); same != n || n == 0 {
			t.Errorf("%s: of %d cards %d are the best", key, n, same)
		}
	}
}

// TestKnown: a judge who has seen many worlds says the same of each as one who has
// seen no other.
func TestKnown(t *testing.T) {
	everySchool(t, func(t *testing.T, key string, s school) {
		g := game(t, key)
		for i, v := range views(t, key, s, 12) {
			worlds, err := sample.New(g, sample.Options{}).Worlds(t.Context(), &v, 30, rand.New(rand.NewPCG(66, uint64(i))))
			if err != nil {
				t.Fatal(err)
			}
			var states []engine.State
			for _, w := range worlds {
				states = append(states, w.State)
			}
			for k, l := range sample.Likelihoods(&v, g.Info(), states[0], states) {
				if alone := sample.Likelihoods(&v, g.Info(), states[0], states[k:k+1]); alone[0] != l {
					t.Fatalf("world %d is %d among others, %d alone", k, l, alone[0])
				}
			}
		}
	})
}
