//go:build unix

package ai_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"syscall"
	"testing"
	"time"

	"krutzjass/ai"
	"krutzjass/engine"
)

// instant is a moment by the clock, and the work of the processor until then.
type instant struct {
	clock time.Time
	work  time.Duration
}

func now(b *testing.B) instant {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return instant{time.Now(), time.Duration(u.Utime.Nano() + u.Stime.Nano())}
}

// slow is how long a cancelled decision may go on.
const slow = 20 * time.Millisecond

// BenchmarkCancel ends decisions of an expert in the midst, and reports how long
// they go on by the clock, and how much work all its workers do meanwhile, which
// does not depend on what else the machine has to do. What takes too much is
// described.
func BenchmarkCancel(b *testing.B) {
	for _, d := range costly {
		b.Run(fmt.Sprint(d.game, d.options), func(b *testing.B) {
			g, views, r := game(b, d.game), d.moments(b), rand.New(rand.NewPCG(1, 1))
			c := ai.ByClock(g, 1, nil)
			var clock, work []time.Duration
			for b.Loop() {
				v := views[r.IntN(len(views))]
				from, to, ok := cancelled(b, c, v, time.Duration(r.IntN(40_000))*time.Microsecond)
				if !ok {
					continue // it was made before
				}
				clock, work = append(clock, to.clock.Sub(from.clock)), append(work, to.work-from.work)
				if work[len(work)-1] > slow {
					b.Logf("work of %v after trick %d, hands of %v, asked for %v", work[len(work)-1], len(v.Past), v.Counts, v.Legal[0].Kind)
				}
			}
			b.ReportMetric(float64(len(clock)), "cancelled")
			for name, list := range map[string][]time.Duration{"clock": clock, "work": work} {
				if slices.Sort(list); len(list) > 0 {
					b.ReportMetric(list[len(list)/2].Seconds()*1e3, name+"-median-ms")
					b.ReportMetric(list[len(list)-1].Seconds()*1e3, name+"-worst-ms")
				}
			}
		})
	}
}

// cancelled asks c and cancels after some time; ok is false if it was too late.
func cancelled(b *testing.B, c engine.Controller, v engine.View, after time.Duration) (from, to instant, ok bool) {
	ctx, cancel := context.WithCancel(b.Context())
	defer cancel()
	at := make(chan instant, 1)
	timer := time.AfterFunc(after, func() {
		at <- now(b)
		cancel()
	})
	_, err := c.Decide(ctx, v)
	to = now(b)
	if timer.Stop() || !errors.Is(err, context.Canceled) {
		return from, to, false
	}
	return <-at, to, true
}
