package ai_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"krutzjass/ai"
)

// BenchmarkLive lets experts decide as in play with people, and reports how long
// that takes by the clock. The machine should have nothing else to do.
func BenchmarkLive(b *testing.B) {
	for _, d := range costly {
		b.Run(fmt.Sprint(d.game, d.options), func(b *testing.B) {
			g, views, r := game(b, d.game), d.moments(b), rand.New(rand.NewPCG(1, 1))
			c, err := ai.Live("expert", g, r)
			if err != nil {
				b.Fatal(err)
			}
			var took []time.Duration
			for b.Loop() {
				v := views[r.IntN(len(views))]
				begun := time.Now()
				if _, err := c.Decide(b.Context(), v); err != nil {
					b.Fatal(err)
				}
				took = append(took, time.Since(begun))
			}
			slices.Sort(took)
			b.ReportMetric(took[len(took)/2].Seconds()*1e3, "median-ms")
			b.ReportMetric(took[len(took)-1].Seconds()*1e3, "worst-ms")
		})
	}
}
