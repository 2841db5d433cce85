package sample

import (
	"krutzjass/ai/nat"
	"krutzjass/engine"
)

// A decision of a player is a choice among candidates, each described by a few
// whole numbers, its features. How likely a candidate is taken is a softmax of
// the sums of its features times the weights of that kind of decision.

// width is how many features a candidate has, and most how many candidates there
// are.
const (
	width = 20
	most  = 40
)

type features [width]int32

// choice is a decision under judgement: buffers, used again and again.
type choice struct {
	by     engine.Seat
	table  int // the kind of decision: which weights
	n      int
	chosen int
	list   [most]features
}

// begin starts a choice of a kind.
func (c *choice) begin(table int) { c.table, c.n, c.chosen = table, 0, -1 }

// add gives the features of one more candidate, all 0, and notes whether it was
// chosen.
func (c *choice) add(chosen bool) *features {
	if chosen {
		c.chosen = c.n
	}
	f := &c.list[c.n]
	*f = features{}
	c.n++
	return f
}

// weights of a kind of decision, in 1024ths of a nat for each unit of a feature.
type weights [width]int32

// likelihood is the logarithm of the chance that the chosen candidate is chosen;
// 0 where there is nothing to choose.
func (c *choice) likelihood(w *weights) int32 {
	if c.n < 2 || c.chosen < 0 {
		return 0
	}
	var utility [most]int32
	top := int32(-1 << 31)
	for i := range c.n {
		f := &c.list[i]
		u := int32(0)
		for k := range f {
			u += f[k] * w[k]
		}
		utility[i] = u
		top = max(top, u)
	}
	sum := uint64(0)
	for _, u := range utility[:c.n] {
		sum += nat.Exp(max(u-top, -nat.Deepest-1))
	}
	return max(utility[c.chosen]-top-nat.Log(sum), -nat.Deepest)
}
