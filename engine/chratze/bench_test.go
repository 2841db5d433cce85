package chratze

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
)

// BenchmarkPlayout plays random deals of four through Legal and Apply, from the
// first question to the settlement, the dealing not counted. It reports the time
// for one action.
func BenchmarkPlayout(b *testing.B) {
	for _, mode := range []string{"chratze", "zwicken"} {
		b.Run(mode, func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 2))
			var deals [64]*state
			for i := range deals {
				deals[i] = start(b, 4, engine.Options{"mode": mode, "deals": 1000})
				for deals[i].turn == engine.Nature {
					a, _ := deals[i].Draw(r)
					apply(b, deals[i], a)
				}
			}
			s, legal, actions, deal := &state{}, make([]engine.Action, 0, 64), 0, 0
			b.ReportAllocs()
			for b.Loop() {
				effects, sheet := s.effects, s.sheet
				*s = *deals[deal%len(deals)]
				s.effects, s.sheet = effects, sheet[:0]
				for deal++; s.turn != engine.Nature; actions++ {
					legal = s.Legal(legal[:0], s.turn)
					if _, err := s.Apply(s.turn, legal[r.IntN(len(legal))]); err != nil {
						b.Fatal(err)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(actions), "ns/action")
		})
	}
}
