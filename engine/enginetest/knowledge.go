package enginetest

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// knowledge is the cards that a seat may know of in this deal: its own, and
// those that events told it of. Between the first packet and the last the deal
// before still counts, as a view may show it for so long.
type knowledge struct {
	own, told, before card.Set
}

// renew begins a deal.
func (k *knowledge) renew() { *k = knowledge{before: k.all()} }

func (k *knowledge) all() card.Set { return k.own.Plus(k.told).Plus(k.before) }

// most holds of every card as many copies as the richer of two sets.
func most(a, b card.Set) card.Set {
	return card.FromBits(a.Once()|b.Once(), a.Twice()|b.Twice())
}

// hear takes in an event of viewer i, seat s, and checks that it tells no
// foreign card that is not on the table.
func (m *match) hear(i int, s engine.Seat, last *engine.Move, e *engine.Event) {
	k := &m.known[i]
	if cards := e.Action.Cards; !cards.Empty() && s != last.By {
		switch {
		case e.Action.Kind == engine.Play:
		case e.Action.Kind == engine.Deal && e.Action.Arg == int16(s):
		case !cards.Within(m.public()):
			m.fault("seat %d is told of %v by the %v of seat %d, and they do not lie open", s, cards, last.Action.Kind, last.By)
		}
		if e.Action.Kind == engine.Deal && e.Action.Arg == int16(s) {
			k.own = k.own.Plus(cards)
		} else {
			k.told = k.told.Plus(cards)
		}
	}
	for x := range e.Effects {
		if cards := e.Effects[x].Cards; !cards.Empty() {
			if !cards.Within(m.public()) {
				m.fault("an effect shows %v, and they do not lie open", cards)
			}
			k.told = k.told.Plus(cards)
		}
	}
}

// public is all cards that lie open, as an onlooker sees them.
func (m *match) public() card.Set {
	v := m.table.View(engine.Nobody)
	open := most(v.Table, v.Played())
	for _, shown := range v.Shown {
		open = open.Plus(shown)
	}
	return open
}

// sees checks that a view shows no card but those its seat may know.
func (m *match) sees(i int, v *engine.View) {
	k := &m.known[i]
	if !m.dealing {
		k.before = card.Set{}
	}
	k.own = most(k.own, v.Hand)
	known := k.all()
	check := func(where string, cards card.Set) {
		if !cards.Within(known) {
			m.fault("the view of seat %d shows %v in its %s: not all of them were told it", v.Viewer, cards.Minus(known), where)
		}
	}
	check("face-up cards", v.Table)
	check("tricks", v.Played())
	for _, shown := range v.Shown {
		check("open Weis", shown)
	}
	for _, f := range v.Facts {
		check("facts", f.Cards)
	}
	for _, a := range v.Legal {
		check("legal actions", a.Cards)
	}
}

// conserved checks that every seat sees its own hand and no other: the hands and
// the cards played fit into one pack, and their sizes are those that all see.
func (m *match) conserved(views []engine.View) {
	left := m.deck.Minus(views[0].Played())
	if !views[0].Hand.Empty() {
		m.fault("an onlooker holds %v", views[0].Hand)
	}
	for _, v := range views[1:] {
		if !v.Hand.Within(left) {
			m.fault("seat %d holds %v: not all of them are left in the pack", v.Viewer, v.Hand)
		}
		left = left.Minus(v.Hand)
		if n := views[0].Counts[v.Viewer]; v.Hand.Len() > n {
			m.fault("seat %d sees %d cards as its own, all others see %d", v.Viewer, v.Hand.Len(), n)
		}
	}
}
