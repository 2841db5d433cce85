package sample_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"krutzjass/ai/sample"
	"krutzjass/engine"
	"krutzjass/engine/card"
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
// worlds count; of nobody's so much that fewer than one in sixteen do.
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
				if 1/squares < n/16*0.999 {
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

// TestOwnHand: how a card is judged hangs on the hand that it came from, and on
// no other.
func TestOwnHand(t *testing.T) {
	everySchool(t, func(t *testing.T, key string, s school) {
		g := game(t, key)
		p := &pupil{t: t, game: g, school: s, levels: []string{"regular"}, r: rand.New(rand.NewPCG(63, 64))}
		for deals := 0; deals < 4; {
			p.step(func(engine.Seat) {}, func(st engine.State) {
				deals++
				v := st.View(engine.Nobody)
				n := engine.Seat(len(v.Setup.Seats))
				var now, other [engine.MaxSeats]card.Set
				for x := range n {
					now[x] = sample.HandOf(st, x)
				}
				for x := range n {
					other = [engine.MaxSeats]card.Set{}
					other[x] = now[x]
					if a, b := sample.CardsOf(&v, g.Info(), st, x, now), sample.CardsOf(&v, g.Info(), st, x, other); !reflect.DeepEqual(a, b) {
						t.Fatalf("seat %d is judged by the hands of others", x)
					}
				}
			})
		}
	})
}
