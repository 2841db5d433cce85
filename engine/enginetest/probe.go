package enginetest

import (
	"math"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// args are the numbers that probes carry.
var args = []int16{-1, 0, 1, 2, 3, 7, 1000, math.MinInt16, math.MaxInt16}

// probe offers the state what is not allowed: nothing may be taken, and nothing
// may change.
func (m *match) probe(views []engine.View) {
	turn := m.state.Turn()
	for by := engine.Nature; int(by) <= m.seats; by++ {
		legal := m.state.Legal(nil, by)
		for _, a := range m.probes(by) {
			if slices.Contains(legal, a) {
				continue
			}
			_, err := m.state.Apply(by, a)
			switch {
			case err == nil:
				m.fault("%v of seat %d was taken, and it is not legal", a, by)
				return // the state is not the table's any more
			case !known(err):
				m.fault("%v of seat %d was refused with no rule: %v", a, by, err)
			case !m.state.Over() && !turn.Has(by) && err != engine.ErrTurn:
				m.fault("%v of seat %d, which is not in turn, was refused for another reason: %v", a, by, err)
			}
		}
	}
	for i, s := range m.viewers {
		if diff := differ(views[i], m.state.View(s)); diff != "" {
			m.fault("actions that were refused changed what seat %d sees:\n%s", s, diff)
		}
	}
}

// probes lists actions, most of them not allowed: any card of the pack and some
// of no pack, and kinds with numbers and cards that may not fit.
func (m *match) probes(by engine.Seat) (list []engine.Action) {
	for c := range m.deck.Distinct() {
		list = append(list, engine.PlayCard(c), engine.Action{Kind: engine.Play, Arg: 64, Cards: card.SetOf(c)})
	}
	some := []card.Set{{}, card.SetOf(card.Of(card.Diamonds, card.Two)), m.deck}
	for _, name := range kinds() {
		for _, arg := range args {
			a := engine.Action{Kind: name, Arg: arg, Cards: some[m.r.IntN(len(some))]}
			if !timeUp(by, a) {
				list = append(list, a)
			}
		}
	}
	return list
}

// timeUp tells whether a is the clock's, which is taken at any moment without
// being listed.
func timeUp(by engine.Seat, a engine.Action) bool {
	return by == engine.Nature && a.Kind == engine.TimeUp
}

// kinds lists every kind, the zero kind among them.
func kinds() (list []engine.Kind) {
	for k := engine.NoAction; k.String() != "?"; k++ {
		list = append(list, k)
	}
	return list
}
