package sample_test

import (
	"reflect"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// replay plays a deal again with other hidden cards.
type replay struct {
	*history
	view  *engine.View
	list  []place
	laid  bool
	world *world
	to    [64]card.Card // what stands for a card; for packs without twins
	dealt [64]card.Card // and when it was dealt: a card that lay open then is itself
	end   engine.State  // when all was played
}

// swap pairs the cards that left a place with those that came.
func (p *replay) swap() {
	for c := range p.to {
		p.to[c] = card.Card(c)
	}
	var was, is, gone, come card.Set
	for i, place := range p.list {
		old, fresh := place.cards.Minus(p.world[i]).Cards(), p.world[i].Minus(place.cards).Cards()
		for k := range old {
			p.to[old[k]] = fresh[k]
		}
		was, is = was.Plus(place.cards), is.Plus(p.world[i])
	}
	gone, come = was.Minus(is), is.Minus(was) // to and from the rest
	for k, c := range come.Cards() {
		p.to[c] = gone.Cards()[k]
	}
	p.dealt = p.to
	if f, ok := p.view.Fact("turned"); ok {
		open := f.Cards.First()
		for c, x := range p.dealt {
			if x == open {
				p.dealt[c] = p.dealt[open]
			}
		}
		p.dealt[open] = open
	}
}

// cards are what stand for those of an action.
func (p *replay) cards(a engine.Action) engine.Action {
	if p.info.Deck(p.view.Setup.Options).Twice() != 0 {
		for i, place := range p.list {
			if a.Kind == engine.Deal && a.Arg == int16(place.seat) {
				a.Cards = a.Cards.Minus(place.cards).Plus(p.world[i])
			}
		}
		return a
	}
	to := &p.to
	if a.Kind == engine.Deal {
		to = &p.dealt
	}
	var set card.Set
	for c := range a.Cards.All() {
		set = set.With(to[c])
	}
	a.Cards = set
	return a
}

// from goes on with move i.
func (p *replay) from(st engine.State, i int) bool {
	for ; i < len(p.moves); i++ {
		m := &p.moves[i]
		own := m.By == p.view.Viewer || m.Trace.Seen.Has(p.view.Viewer)
		if !own && m.By != engine.Nature && m.Trace.Rest == (engine.Action{}) {
			continue // the viewer knows nothing of it; see silently
		}
		p.silently(st, m)
		if m.Action.Kind == engine.Weis && m.Trace.Rest != m.Action {
			return p.anyWeis(st, i)
		}
		a := m.Action
		if m.By == engine.Nature || !own {
			a = p.cards(a)
		}
		if _, err := st.Apply(m.By, a); err != nil {
			return false
		}
	}
	p.silently(st, nil)
	p.end = st
	return reflect.DeepEqual(st.View(p.view.Viewer), *p.view) && p.there(st)
}

// there tells whether the cards have come to the places that were wanted.
func (p *replay) there(st engine.State) bool {
	end := history{info: p.info, now: st}
	list, _ := end.places(p.view, p.laid)
	for i := range list {
		if list[i].cards != p.world[i] {
			return false
		}
	}
	return true
}

// silently lets others do what nobody hears of before m: keep back Weis, keep
// the six of trumps. With m nil it is done if it brings the view about.
func (p *replay) silently(st engine.State, m *engine.Move) {
	for {
		by := st.Turn().First()
		if by < 0 || by == p.view.Viewer || m != nil && m.By == by && (m.Action.Kind == engine.Weis || m.Action.Kind == engine.Six) {
			return
		}
		if m == nil && st.View(p.view.Viewer).Turn == p.view.Turn {
			return
		}
		legal := st.Legal(nil, by)
		k := slices.IndexFunc(legal, func(a engine.Action) bool {
			return a.Kind == engine.NoWeis || a.Kind == engine.Six && a.Arg == 0
		})
		if k < 0 {
			return
		}
		if _, err := st.Apply(by, legal[k]); err != nil {
			return
		}
	}
}

// anyWeis tries every call that sounds as move i did.
func (p *replay) anyWeis(st engine.State, i int) bool {
	m := &p.moves[i]
	for _, a := range st.Legal(nil, m.By) {
		if a.Kind != engine.Weis {
			continue
		}
		other := st.Clone()
		if trace, err := other.Apply(m.By, a); err == nil && trace.Rest == m.Trace.Rest && p.from(other, i+1) {
			return true
		}
	}
	return false
}
