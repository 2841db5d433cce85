package prior

import (
	"krutzjass/ai/chart"
	"krutzjass/ai/layer"
)

// What the network is told of a moment: the own hand, the cards in the others', what each
// chair has laid, lanes that the others did not follow, and how the deal stands.
const (
	own    = 0
	others = own + chart.Cards
	lain   = others + chart.Cards
	lacks  = lain + chart.Chairs*chart.Cards
	stand  = lacks + (chart.Chairs-1)*chart.Lanes
	inputs = stand + chart.Stand
)

// inputs appends those that are so of m.
func (m *moment) inputs(c *chart.Chart, dst []uint16) []uint16 {
	dst = c.Cards(dst, own, m.Hands[m.Turn])
	dst = c.Cards(dst, others, m.unseen)
	for k := range chart.Chairs {
		dst = c.Cards(dst, lain+uint16(k)*chart.Cards, m.Lain[c.At(k)])
	}
	for k := 1; k < chart.Chairs; k++ {
		dst = c.Lacks(dst, lacks+uint16(k-1)*chart.Lanes, m.Lacks[c.At(k)])
	}
	return c.Stand(dst, stand, m.Maker, m.Led)
}

// hidden is how many units lie between what a card is like and its utility.
const hidden = 16

// Net gives a card its utility, in 1024ths of a nat. What the middles make of the moment
// is added to it by its kind, and to units which tell what it is like, each 0 below its
// threshold (rectified linear units). Weights are 1024ths.
type Net struct {
	layer.Body
	Kind     [chart.Kinds][layer.Middles]int32
	Always   [chart.Kinds]int32 // added
	Straight row
	Units    [hidden]row
	Common   [hidden]common
	Bend     [hidden][layer.Middles]int32
	Out      [hidden]int32
}

// begin gives what the moment adds to each unit.
func (n *Net) begin(c *common, mid *[layer.Middles]int32) (base [hidden]int32) {
	for h := range base {
		sum := int32(0)
		for k, w := range &n.Bend[h] {
			sum += mid[k] * w
		}
		base[h] = sum / layer.One
		for i, w := range &n.Common[h] {
			base[h] += c[i] * w
		}
	}
	return base
}

// utility is that of a card of a kind.
func (n *Net) utility(f *row, kind uint16, base *[hidden]int32, mid *[layer.Middles]int32) int32 {
	sum := int64(0)
	for k, w := range &n.Kind[kind] {
		sum += int64(mid[k] * w)
	}
	sum = sum/layer.One + int64(n.Always[kind])
	for i, x := range f {
		sum += int64(x * n.Straight[i])
	}
	for h := range n.Units {
		w, a := &n.Units[h], base[h]
		for i, x := range f {
			a += x * w[i]
		}
		if a > 0 {
			sum += int64(a) * int64(n.Out[h]) / layer.One
		}
	}
	return int32(max(-1<<30, min(1<<30, sum))) // two of them differ by what fits
}

// largest bounds a weight of what a card is like, so that what a unit sums up fits into
// 32 bits.
const largest = 1 << 18

// sound tells whether it is complete and no weight is too large.
func (n *Net) sound() bool {
	if !n.Sound(inputs) {
		return false
	}
	ok := layer.Within(largest, n.Always[:]...) && layer.Within(largest, n.Straight[:]...) && layer.Within(largest, n.Out[:]...)
	for i := range n.Kind {
		ok = ok && layer.Within(layer.Largest, n.Kind[i][:]...)
	}
	for h := range n.Units {
		ok = ok && layer.Within(largest, n.Units[h][:]...) && layer.Within(largest, n.Common[h][:]...) && layer.Within(layer.Largest, n.Bend[h][:]...)
	}
	return ok
}
