package krutzjass

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
)

// BenchmarkPlayout plays random hands through Legal and Apply. It reports the
// time for one play (48 a hand, with the choice of trump, the Weis and all
// scoring), the deals not counted.
func BenchmarkPlayout(b *testing.B) {
	for _, name := range []string{"A", "B"} {
		b.Run("house="+name, func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 2))
			var deals [64]*state
			for i := range deals {
				deals[i] = start(b, engine.Options{"house": name, "target": 100000})
				for deals[i].turn == engine.Nature {
					a, _ := deals[i].Draw(r)
					if _, err := deals[i].Apply(engine.Nature, a); err != nil {
						b.Fatal(err)
					}
				}
			}
			s := &state{}
			legal := make([]engine.Action, 0, 4096)
			plays := 0
			b.ReportAllocs()
			for b.Loop() {
				effects, choices, sheet := s.effects, s.choices, s.sheet
				*s = *deals[plays/48%len(deals)]
				s.effects, s.choices, s.sheet = effects, choices, sheet[:0]
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
		})
	}
}
