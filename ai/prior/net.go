package prior

import "krutzjass/ai/nat"

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
	return int32(sum)
}

// most is the largest weight, without its sign.
func (n *net) most() (w int32) {
	see := func(list []int32) {
		for _, x := range list {
			w = max(w, x, -x)
		}
	}
	see(n.Straight[:])
	see(n.Out[:])
	for h := range hidden {
		see(n.Units[h][:])
		see(n.Common[h][:])
	}
	return w
}
