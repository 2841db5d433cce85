package arena

import (
	"context"
	"math/bits"
	"time"

	"krutzjass/engine"
)

// Timed is a controller whose decisions are timed. A decision is a choice among
// at least two actions.
type Timed struct {
	engine.Controller
	Now   func() time.Time
	Times *[]time.Duration // gets the times
}

// Decide lets the controller decide.
func (t Timed) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	choice, start := len(v.Legal) > 1, t.Now()
	a, err := t.Controller.Decide(ctx, v)
	if choice && err == nil {
		*t.Times = append(*t.Times, t.Now().Sub(start))
	}
	return a, err
}

// Pace is how long decisions took. Median and P99, which 99 % of them do not
// exceed, are right to within 2 %; all are 0 without a decision.
type Pace struct {
	Decisions            int
	Median, P99, Longest time.Duration
}

// steps is how many classes of length a doubling of time has.
const steps = 64

// times counts durations in classes of nearly equal length, so that millions of
// them take no room.
type times struct {
	classes [steps * 64]int
	n       int
	longest time.Duration
}

func (t *times) add(list []time.Duration) {
	for _, d := range list {
		d = max(d, 0)
		t.classes[class(d)]++
		t.n++
		t.longest = max(t.longest, d)
	}
}

// class numbers durations, d >= 0: one by one below steps, then by the leading bits.
func class(d time.Duration) int {
	double := max(bits.Len64(uint64(d/steps)), 1) - 1
	return double*steps + int(d>>double)
}

// upTo is the longest duration of a class, the inverse of class.
func upTo(class int) time.Duration {
	if class < 2*steps {
		return time.Duration(class)
	}
	double := class/steps - 1
	return time.Duration(class-double*steps+1)<<double - 1
}

// quantile is the duration that a part of them does not exceed.
func (t *times) quantile(part float64) time.Duration {
	left := int(part * float64(t.n))
	for i, n := range t.classes {
		if left -= n; left < 0 {
			return min(upTo(i), t.longest)
		}
	}
	return t.longest
}

func (t *times) pace() Pace {
	return Pace{Decisions: t.n, Median: t.quantile(0.5), P99: t.quantile(0.99), Longest: t.longest}
}
