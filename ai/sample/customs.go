package sample

import (
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// How firmly a seat is expected to keep the conventions of the house. People may
// know them, and need not keep them.
const (
	firmly  = 4
	loosely = 1
)

// customs is the conventions of the house in a scene; nil in games without any.
type customs struct {
	*style.House
	keepers engine.Seats
	view    engine.View // what a seat could know; its own parts are filled in
	actions []engine.Action
}

func newCustoms(v *engine.View, info *engine.Info) *customs {
	h := style.For(info.Key)
	if len(h.Rules) == 0 {
		return nil
	}
	return &customs{House: h, keepers: style.Keepers(v.Setup), view: engine.View{Setup: v.Setup, Mode: v.Mode}}
}

// breach tells, for each card of a hand that may be laid at p, whether it breaks a
// convention, and how much that says; unseen is what lies in other hands.
func (s *scene) breach(p *spot, hand, legal, unseen card.Set) (cards card.Set, firm int32) {
	c := s.customs
	if c == nil {
		return cards, 0
	}
	v := &c.view
	v.Viewer, v.Hand, v.Past, v.Trick = p.by, hand, s.view.Past[:p.trick], s.view.Trick
	if p.trick < len(s.view.Past) {
		v.Trick = s.view.Past[p.trick]
	}
	v.Trick.N = int8(len(p.laid))
	v.Legal = v.Legal[:0]
	for x := range legal.Distinct() {
		v.Legal = append(v.Legal, engine.PlayCard(x))
	}
	c.actions = append(c.actions[:0], v.Legal...)
	look := style.Sight{View: v, Side: c.Side, Out: unseen, Maker: s.maker, Best: card.None, BestBy: engine.Nobody}
	look.By(p.order, p.values)
	cards = legal
	for _, a := range c.Filter(&look, c.actions) {
		cards = cards.Minus(card.SetOf(a.Card(), a.Card()))
	}
	if c.keepers.Has(p.by) {
		return cards, firmly
	}
	return cards, loosely
}
