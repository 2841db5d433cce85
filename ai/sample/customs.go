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
	actions []engine.Action
}

func newCustoms(v *engine.View, info *engine.Info) *customs {
	h := style.For(info.Key)
	if len(h.Rules) == 0 {
		return nil
	}
	return &customs{House: h, keepers: style.Keepers(v.Setup)}
}

// breach tells, for each card of the supposed hand that may be laid at p, whether
// it breaks a convention, and how much that says.
func (s *scene) breach(p *spot, legal card.Set) (cards card.Set, firm int32) {
	c := s.customs
	if c == nil {
		return cards, 0
	}
	v := &p.moment.view
	v.Legal = v.Legal[:0]
	for x := range legal.Distinct() {
		v.Legal = append(v.Legal, engine.PlayCard(x))
	}
	c.actions = append(c.actions[:0], v.Legal...)
	cards = legal
	for _, a := range c.Filter(&p.moment.sight, c.actions) {
		cards = cards.Minus(card.SetOf(a.Card(), a.Card()))
	}
	if c.keepers.Has(p.by) {
		return cards, firmly
	}
	return cards, loosely
}
