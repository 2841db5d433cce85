package sample_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"krutzjass/ai/sample"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

// views plays a match of regulars for a while and gives what was seen at every
// decision.
func views(t testing.TB, key string, school school, moves int) (list []engine.View) {
	t.Helper()
	p := &pupil{t: t, game: game(t, key), school: school, levels: []string{"regular"}, r: rand.New(rand.NewPCG(41, 42))}
	for len(list) < moves {
		p.step(func(by engine.Seat) { list = append(list, p.state.View(by)) }, func(engine.State) {})
	}
	return list
}

// everySchool runs a test in each game under each set of options.
func everySchool(t *testing.T, f func(t *testing.T, key string, s school)) {
	for _, g := range games.All {
		for i, s := range schools[g.Info().Key] {
			t.Run(fmt.Sprint(g.Info().Key, i), func(t *testing.T) { f(t, g.Info().Key, s) })
		}
	}
}

// TestWorlds: every world shows the seat the same view, the weights add up to 1,
// and are all alike without inference.
func TestWorlds(t *testing.T) {
	everySchool(t, func(t *testing.T, key string, s school) {
		told := 0
		for i, v := range views(t, key, s, 60) {
			for _, infer := range []bool{false, true} {
				worlds, err := sample.New(game(t, key), sample.Options{Infer: infer}).Worlds(t.Context(), &v, 9, rand.New(rand.NewPCG(1, uint64(i))))
				if err != nil {
					t.Fatal(err)
				}
				sum := 0.0
				for _, w := range worlds {
					sum += w.Weight
					if !infer && w.Weight != 1.0/9 {
						t.Fatalf("weight %v without inference", w.Weight)
					}
					if seen := w.State.View(v.Viewer); !reflect.DeepEqual(seen, v) {
						t.Fatalf("a world shows another view:\n%+v\n%+v", seen, v)
					}
				}
				if math.Abs(sum-1) > 1e-9 {
					t.Fatalf("weights add up to %v", sum)
				}
				if infer && slices.ContainsFunc(worlds, func(w sample.World) bool { return w.Weight != worlds[0].Weight }) {
					told++
				}
			}
		}
		if told < 20 {
			t.Errorf("inference tells worlds apart in %d of 60 views", told)
		}
	})
}

// TestUntil: who is late makes fewer worlds, the first of those that it would have
// made.
func TestUntil(t *testing.T) {
	g := game(t, "krutzjass")
	for i, v := range views(t, "krutzjass", school{}, 10) {
		s := sample.New(g, sample.Options{Infer: true})
		all, err := s.Worlds(t.Context(), &v, 100, rand.New(rand.NewPCG(1, uint64(i))))
		if err != nil {
			t.Fatal(err)
		}
		for _, asks := range []int{1, 2, 10} {
			asked := 0
			some, err := s.WorldsUntil(t.Context(), &v, 100, func() bool { asked++; return asked == asks }, rand.New(rand.NewPCG(1, uint64(i))))
			if err != nil {
				t.Fatal(err)
			}
			if want := min(100, 32*asks); len(some) != want {
				t.Fatalf("told the time number %d that it is late, it made %d worlds, want %d", asks, len(some), want)
			}
			sum := 0.0
			for k, w := range some {
				if sum += w.Weight; !reflect.DeepEqual(w.State.View(engine.Nobody), all[k].State.View(engine.Nobody)) {
					t.Fatalf("world %d is another one", k)
				}
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Errorf("weights add up to %v", sum)
			}
		}
	}
}

// TestSame: the same view and source give the same worlds, whatever the sampler
// made before.
func TestSame(t *testing.T) {
	for _, g := range games.All {
		list := views(t, g.Info().Key, schools[g.Info().Key][0], 40)
		s := sample.New(g, sample.Options{Infer: true})
		for _, v := range list {
			a, errA := s.Worlds(t.Context(), &v, 5, rand.New(rand.NewPCG(3, 3)))
			b, errB := sample.New(g, sample.Options{Infer: true}).Worlds(t.Context(), &v, 5, rand.New(rand.NewPCG(3, 3)))
			if errA != nil || errB != nil {
				t.Fatal(errA, errB)
			}
			for i := range a {
				if a[i].Weight != b[i].Weight || handsOf(a[i].State, &v) != handsOf(b[i].State, &v) {
					t.Fatalf("%s: world %d differs", g.Info().Key, i)
				}
			}
		}
	}
}

func handsOf(st engine.State, v *engine.View) (list [engine.MaxSeats]card.Set) {
	for x := range v.Setup.Seats {
		list[x] = sample.HandOf(st, engine.Seat(x))
	}
	return list
}

// TestRefused: what cannot be made is an error that says so.
func TestRefused(t *testing.T) {
	g := game(t, "schieber")
	v := views(t, "schieber", school{}, 30)[29]
	impossible := v
	impossible.Counts = []int{40, 0, 0, 0}
	foreign := v
	foreign.Counts = nil
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for _, row := range []struct {
		name string
		ctx  context.Context
		view engine.View
		n    int
		want string
	}{
		{"no worlds", t.Context(), v, 0, "at least one"},
		{"too many cards", t.Context(), impossible, 3, "no world fits the view of seat"},
		{"another game", t.Context(), foreign, 3, "not one of Schieber"},
		{"cancelled", ended, v, 3, context.Canceled.Error()},
	} {
		worlds, err := sample.New(g, sample.Options{}).Worlds(row.ctx, &row.view, row.n, rand.New(rand.NewPCG(1, 1)))
		if err == nil || worlds != nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: %d worlds, %v", row.name, len(worlds), err)
		}
		if row.ctx == ended && !errors.Is(err, context.Canceled) {
			t.Errorf("%v is not the context's error", err)
		}
	}
}

// TestResample: a world comes as often as its weight says, less or more than one.
func TestResample(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	v := views(t, "watten", school{}, 1)[0]
	for _, weights := range [][]float64{{1}, {0.5, 0.5}, {0.7, 0.2, 0.1}, {0, 1, 0}, {0.01, 0.01, 0.98}, {0.25, 0, 0.25, 0.5, 0}} {
		worlds, err := sample.New(game(t, "watten"), sample.Options{}).Worlds(t.Context(), &v, len(weights), r)
		if err != nil {
			t.Fatal(err)
		}
		for i, w := range weights {
			worlds[i].Weight = w
		}
		for _, k := range []int{1, 2, 3, 10, 64} {
			count := map[engine.State]int{}
			drawn := sample.Resample(worlds, k, r)
			for _, w := range drawn {
				count[w.State]++
				if w.Weight != 1/float64(k) {
					t.Fatalf("weight %v of %d worlds", w.Weight, k)
				}
			}
			for i, w := range worlds {
				if n, want := float64(count[w.State]), weights[i]*float64(k); len(drawn) != k || math.Abs(n-want) >= 1 {
					t.Errorf("%v: world %d comes %v times of %d, not about %v", weights, i, n, k, want)
				}
			}
		}
	}
}

// BenchmarkWorlds tells how many worlds a second come of a view, over the views
// of a match.
func BenchmarkWorlds(b *testing.B) {
	const batch = 200
	for _, g := range games.All {
		list := views(b, g.Info().Key, schools[g.Info().Key][0], 150)
		for _, infer := range []bool{false, true} {
			b.Run(fmt.Sprintf("%s/infer=%v", g.Info().Key, infer), func(b *testing.B) {
				s := sample.New(g, sample.Options{Infer: infer})
				r := rand.New(rand.NewPCG(1, 1))
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					if _, err := s.Worlds(b.Context(), &list[i%len(list)], batch, r); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.N*batch)/b.Elapsed().Seconds(), "worlds/s")
			})
		}
	}
}
