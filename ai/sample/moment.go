package sample

import (
	"math/bits"

	"krutzjass/ai/craft"
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// moment is what the seat that laid a card saw then; its hand is supposed.
type moment struct {
	view  engine.View
	sight style.Sight
	thumb *craft.Thumb // nil in games without
}

// lookBack gives the cards of the others their moments, where something asks for
// them.
func (s *scene) lookBack() {
	if s.customs == nil && !craft.ByWorth(s.info.Key) {
		return
	}
	v := s.view
	var counts [engine.MaxSeats]int
	for x := range s.seats {
		counts[x] = v.Counts[x] + s.played[x].Len()
	}
	for i := range s.spots {
		p := &s.spots[i]
		if s.others(p.by) {
			p.moment = s.moment(p, counts[:s.seats])
		}
		counts[p.by]--
	}
}

// moment is that of p, when the hands had so many cards.
func (s *scene) moment(p *spot, counts []int) *moment {
	v := s.view
	m := &moment{view: engine.View{
		Setup: v.Setup, Viewer: p.by, Mode: p.order.Mode, Facts: v.Facts, Past: v.Past[:p.trick], Trick: v.Trick,
		Counts: append([]int(nil), counts...),
	}}
	if p.trick < len(v.Past) {
		m.view.Trick = v.Past[p.trick]
	}
	if p.trick > 0 { // Weis are shown after the first
		m.view.Shown = v.Shown
	}
	m.view.Trick.N = int8(len(p.laid))
	m.sight = style.Sight{View: &m.view, Side: s.info.Side, Maker: s.maker, Best: card.None, BestBy: engine.Nobody}
	m.sight.By(p.order, p.values)
	m.thumb = craft.NewThumb(s.info.Key, &m.sight)
	return m
}

// suppose gives the seat a hand, which leaves so much unseen.
func (m *moment) suppose(hand, unseen card.Set) {
	if m == nil {
		return
	}
	m.view.Hand, m.sight.Out = hand, unseen
	if m.thumb != nil {
		m.thumb.Suppose()
	}
}

// Steps in which cards are compared by the rules of thumb, in 64ths of a point.
const (
	behindStep = 32
	farBehind  = 20 // steps
	aboutAsBig = 128
)

// rate says of each candidate, which are the cards of once in their order, how it
// stands by the rules of thumb; barred are out of the contest.
func (m *moment) rate(c *choice, once uint64, barred card.Set) {
	if m == nil || m.thumb == nil {
		return
	}
	var worth [most]int32
	best, top := -1, int32(-1<<31)
	n := 0
	for ; once != 0; once &= once - 1 {
		x := card.Card(bits.TrailingZeros64(once))
		worth[n] = m.thumb.Worth(x)
		if worth[n] > top && !barred.Has(x) {
			best, top = n, worth[n]
		}
		n++
	}
	for i := range n {
		lost := max(0, top-worth[i])
		f := &c.list[i]
		f[behind] = min(farBehind, lost/behindStep)
		f[byRule], f[nearRule] = yes(i == best), yes(lost <= aboutAsBig)
	}
}
