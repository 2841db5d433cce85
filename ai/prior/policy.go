package prior

import (
	_ "embed"
	"fmt"
	"maps"
	"math/bits"
	"slices"
	"sync"

	"krutzjass/ai/chart"
	"krutzjass/ai/layer"
	"krutzjass/ai/nat"
	"krutzjass/engine/trick"
)

// learned is what TestSelfPlay -learn of package search wrote.
//
//go:embed weights.json
var learned []byte

// nets are read when they are first asked for: it takes some milliseconds.
var nets = sync.OnceValue(func() map[string]*Net {
	all, err := parse(learned)
	if err != nil {
		panic("prior: weights.json: " + err.Error()) // it is part of the program
	}
	return all
})

// parse reads what layer.Write writes.
func parse(text []byte) (all map[string]*Net, err error) {
	if err := layer.Read(text, &all); err != nil {
		return nil, err
	}
	for game, n := range all {
		if !n.sound() {
			return nil, fmt.Errorf("%s: weights are missing, or one is too large", game)
		}
	}
	return all, nil
}

// Nets gives the networks by game, which must not be changed.
func Nets() map[string]*Net { return maps.Clone(nets()) }

// Policy judges moments of a game. It keeps buffers, no knowledge, and is not for two
// goroutines at once.
type Policy struct {
	net    *Net
	look   look
	moment moment
	yes    []uint16
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
	p.moment = moment{Position: at, Public: known, open: open, lying: lying}
	p.moment.see()
	list := p.utilities(&p.moment)
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
	p.moment = moment{Position: at, Public: known, open: open, lying: lying}
	p.moment.see()
	list := p.utilities(&p.moment)
	best := uint8(bits.TrailingZeros64(open))
	for top := list[0]; len(list) > 0; list, open = list[1:], open&(open-1) {
		if list[0] > top {
			best, top = uint8(bits.TrailingZeros64(open)), list[0]
		}
	}
	return best
}

// utilities are those of the open cards of m.
func (p *Policy) utilities(m *moment) []int32 {
	p.look.read(m)
	c := chart.Of(m.Position)
	p.yes = m.inputs(&c, p.yes[:0])
	var mid [layer.Middles]int32
	p.net.Middles(p.yes, &mid)
	base := p.net.begin(&p.look.common, &mid)
	list, open := p.likely[:count(m.open)], m.open
	for i := range list {
		list[i] = p.net.utility(&p.look.rows[i], c.Kind(uint8(bits.TrailingZeros64(open))), &base, &mid)
		open &= open - 1
	}
	return list
}
