package molotow

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
)

// BenchmarkPlayout plays random deals through Legal and Apply. It reports the
// time for one play (with the Weis and all scoring), the dealing not counted.
func BenchmarkPlayout(b *testing.B) {
	for n := minSeats; n <= maxSeats; n++ {
		b.Run(fmt.Sprintf("seats=%d", n), func(b *testing.B) { playout(b, n) })
	}
}

func playout(b *testing.B, n int) {
	r := rand.New(rand.NewPCG(1, 2))
	var deals [64]*state
	for i := range deals {
		deals[i] = start(b, engine.Options{"limit": 10000}, n)
		for deals[i].turn == engine.Nature {
			a, _ := deals[i].Draw(r)
			apply(b, deals[i], engine.Nature, a)
		}
	}
	s := &state{}
	legal := make([]engine.Action, 0, maxTricks)
	plays := 0
	b.ReportAllocs()
	for b.Loop() {
		effects, sheet := s.effects, s.sheet
		*s = *deals[plays/36%len(deals)]
		s.effects, s.sheet = effects, sheet[:0]
		for s.turn != engine.Nature {
			legal = s.Legal(legal[:0], s.turn)
			a := legal[r.IntN(len(legal))]
			if a.Kind == engine.Play {
				plays++
			}
			if _, err := s.Apply(s.turn, a); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plays), "ns/play")
}

// BenchmarkGuess guesses after the first trick, with Weis shown and not shown.
func BenchmarkGuess(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := minSeats; n <= maxSeats; n++ {
		b.Run(fmt.Sprintf("seats=%d", n), func(b *testing.B) {
			var views [32]engine.View
			for i := range views {
				s := start(b, nil, n)
				for s.turn == engine.Nature {
					a, _ := s.Draw(r)
					apply(b, s, engine.Nature, a)
				}
				for s.done == 0 {
					apply(b, s, s.turn, s.Legal(nil, s.turn)[0])
				}
				views[i] = s.View(0)
			}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if _, err := (Game{}).Guess(views[i%len(views)], r); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
