package prior

import (
	"errors"
	"fmt"

	"krutzjass/ai/nat"
)

// hidden is how many units lie between what a card is like and its utility.
const hidden = 16

// net gives a card its utility: what it is like, weighed, and what the units make of
// it and of the moment, each 0 below its threshold (rectified linear units). Weights
// are 1024ths of a nat, those of the units 1024ths.
type net struct {
	Straight row            `json:"straight"`
	Units    [hidden]row    `json:"units"`
	Common   [hidden]common `json:"common"`
	Out      [hidden]int32  `json:"out"`
}

// begin gives what the moment adds to each unit.
func (n *net) begin(c *common) (base [hidden]int32) {
	for h := range n.Common {
		w := &n.Common[h]
		for i, x := range c {
			base[h] += x * w[i]
		}
	}
	return base
}

// utility is that of a card, in 1024ths of a nat.
func (n *net) utility(f *row, base *[hidden]int32) int32 {
	sum := int64(0)
	for i, x := range f {
		sum += int64(x * n.Straight[i])
	}
	for h := range n.Units {
		w, a := &n.Units[h], base[h]
		for i, x := range f {
			a += x * w[i]
		}
		if a > 0 {
			sum += int64(a) * int64(n.Out[h]) / nat.One
		}
	}
	return int32(max(-1<<30, min(1<<30, sum))) // two of them differ by what fits
}

// written is a net as weights.json has it.
type written struct {
	Straight []int32   `json:"straight"`
	Units    [][]int32 `json:"units"`
	Common   [][]int32 `json:"common"`
	Out      []int32   `json:"out"`
}

// net reads it; it must be complete.
func (w *written) net() (*net, error) {
	if w == nil || len(w.Units) != hidden || len(w.Common) != hidden {
		return nil, fmt.Errorf("expected %d units", hidden)
	}
	n := &net{}
	err := errors.Join(fill(n.Straight[:], w.Straight), fill(n.Out[:], w.Out))
	for h := range hidden {
		err = errors.Join(err, fill(n.Units[h][:], w.Units[h]), fill(n.Common[h][:], w.Common[h]))
	}
	return n, err
}

func fill(dst, list []int32) error {
	if len(list) != len(dst) {
		return fmt.Errorf("a row has %d weights, not %d", len(list), len(dst))
	}
	for _, x := range list {
		if x > largest || x < -largest {
			return fmt.Errorf("a weight of %d is beyond %d", x, largest)
		}
	}
	copy(dst, list)
	return nil
}
