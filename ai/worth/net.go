package worth

import (
	_ "embed"
	"maps"

	"krutzjass/ai/chart"
	"krutzjass/ai/layer"
	"krutzjass/engine/trick"
)

// What the network is told: where every card lies, by chair, and how the deal stands.
const (
	held   = 0
	stand  = held + chart.Chairs*chart.Cards
	inputs = stand + chart.Stand
)

// Moment is a point of a deal of two partnerships, with all cards open.
type Moment struct {
	*trick.Position
	Maker int8 // the seat that made trump, or called; -1 for nobody
	Led   bool // it has led a trick
}

// inputs appends those that are so of m.
func (m *Moment) inputs(dst []uint16) []uint16 {
	c := chart.Of(m.Position)
	for k := range chart.Chairs {
		dst = c.Cards(dst, held+uint16(k)*chart.Cards, m.Hands[c.At(k)])
	}
	return c.Stand(dst, stand, m.Maker, m.Led)
}

// most is the largest weight of points, in 1024ths of one.
const most = 1 << 21

// Net gives the points to expect, of its middles and with Points added, in 1024ths.
type Net struct {
	layer.Body
	Last   [layer.Middles]int32
	Points int32
}

// points is what a moment with such inputs is worth, in 1024ths.
func (n *Net) points(yes []uint16) int32 {
	var mid [layer.Middles]int32
	n.Middles(yes, &mid)
	sum := int64(n.Points)
	for k, x := range mid {
		sum += int64(x) * int64(n.Last[k]) / layer.One
	}
	return int32(sum)
}

// sound tells whether it is complete and no weight is too large.
func (n *Net) sound() bool {
	return n.Sound(inputs) && layer.Within(most, n.Last[:]...) && layer.Within(most, n.Points)
}

// learned is what TestSelfPlay -learn of package search wrote.
//
//go:embed weights.json
var learned []byte

var nets = layer.Learned("worth", learned, (*Net).sound)

// Nets gives the networks by game, which must not be changed.
func Nets() map[string]*Net { return maps.Clone(nets()) }

// Judge says what deals of one game are worth. It keeps buffers, no knowledge, and is
// not for two goroutines at once.
type Judge struct {
	net *Net
	yes []uint16
}

// For gives the judge of a game; nil for one of which nothing was learned.
func For(game string) *Judge {
	n, ok := nets()[game]
	if !ok {
		return nil
	}
	return n.Judge()
}

// Judge judges by n.
func (n *Net) Judge() *Judge { return &Judge{net: n} }

// Rest is how many points more than the others the side on turn may expect to make from
// m on: the open trick whole, the last trick and the bonus for all tricks.
func (j *Judge) Rest(m *Moment) float64 {
	j.yes = m.inputs(j.yes[:0])
	return float64(j.net.points(j.yes)) / layer.One
}
