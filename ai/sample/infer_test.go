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
