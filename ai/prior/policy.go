package prior

import (
	_ "embed"
	"maps"
	"math/bits"
	"slices"

	"krutzjass/ai/layer"
	"krutzjass/ai/nat"
	"krutzjass/engine/trick"
)

// learned is what TestSelfPlay -learn of package search wrote.
//
//go:embed weights.json
var learned []byte

var nets = layer.Learned("prior", learned, (*Net).sound)

// Nets gives the networks by game, which must not be changed.
func Nets() map[string]*Net { return maps.Clone(nets()) }

// Policy judges moments of a game. It keeps buffers, no knowledge, and is not for two
// goroutines at once.
type Policy struct {
	net    *Net
	look   look
	likely [most]int32
}

// most is how many different cards a hand can have.
const most = 12

// For gives the policy of a game; nil for one of which nothing was learned.
func For(game string) *Policy {
	n, ok := nets()[game]
	if !ok {
		return nil
	}
	return n.Policy()
}

// Policy judges by n.
func (n *Net) Policy() *Policy { return &Policy{net: n} }

// Chances appends how likely the seat on turn lays each of open, from the lowest slot
// on: at least one card of its hand, each once. lying is the points in the open trick.
// Of the other hands it only matters what they hold together and how many cards each.
func (p *Policy) Chances(at *trick.Position, known *Public, open uint64, lying int32, dst []float32) []float32 {
	if open&(open-1) == 0 {
		return append(dst, 1)
	}
	list := p.utilities(at, known, open, lying)
	top, sum := slices.Max(list), int32(0)
	for i, u := range list {
		list[i] = int32(nat.Exp(max(u-top, -nat.Deepest))) // none is impossible
		sum += list[i]
	}
	for _, likely := range list {
		dst = append(dst, float32(float64(likely)/float64(sum)))
	}
	return dst
}

// Likeliest is the one of open that the seat on turn most likely lays, the lowest of
// equals; all else is as with Chances.
func (p *Policy) Likeliest(at *trick.Position, known *Public, open uint64, lying int32) uint8 {
	list := p.utilities(at, known, open, lying)
	best := uint8(bits.TrailingZeros64(open))
	for top := list[0]; len(list) > 0; list, open = list[1:], open&(open-1) {
		if list[0] > top {
			best, top = uint8(bits.TrailingZeros64(open)), list[0]
		}
	}
	return best
}

// utilities are those of the open cards.
func (p *Policy) utilities(at *trick.Position, known *Public, open uint64, lying int32) []int32 {
	l := &p.look
	l.read(at, known, open, lying)
	var mid [layer.Middles]int32
	p.net.Middles(l.yes, &mid)
	base := p.net.begin(&l.common, &mid)
	list := p.likely[:len(l.kinds)]
	for i, kind := range l.kinds {
		list[i] = p.net.utility(&l.rows[i], kind, &base, &mid)
	}
	return list
}
