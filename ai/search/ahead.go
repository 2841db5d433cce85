package search

import (
	"krutzjass/engine"
)

// lookAhead values an action that is no card in a world: it is done, the others
// go on by rule until cards are played, and their play is foretold, where it was
// learned what comes of it, or searched. Where chips are
// at risk the cards are played by rule too: who sees all of them takes far more
// tricks than who must choose now will.
func (j *job) lookAhead(w *worker, i int, a engine.Action) (value float64, ok bool) {
	st := j.worlds[i].State.Clone()
	by := j.view.Viewer
	later := 0.0
	for {
		later += j.spent(by, a)
		if _, err := st.Apply(by, a); err != nil {
			panic("search: " + err.Error()) // a legal action is refused: the rules are broken
		}
		var paid payoff
		if j.value.read(st, &paid) {
			return paid[j.view.Viewer] + later, true
		}
		if forHands(&j.info) {
			if row, ok := w.hand(j, st, nil); ok || j.stop() {
				return row.only(), ok
			}
		}
		if by, ok = asked(st); !ok && w.pot == nil {
			break
		}
		v := st.View(by)
		a = w.follow(&v)
		if a.Kind == engine.Play && w.pot == nil {
			break
		}
	}
	w.tree.chance.Seed(j.seed, uint64(i))
	b := j.whole(w, st)
	if words, ok := b.(*wordBoard); ok && words.foretell(w.judge) {
		return b.pay()[j.view.Viewer] + later, true
	}
	if !j.grow(w, b, nil, Mix(j.seed, uint64(i))) {
		return 0, false
	}
	return w.tree.best().value() + later, true
}

// asked is the first seat that has an answer to give, and whether it is asked
// for more than a card.
func asked(st engine.State) (by engine.Seat, ok bool) {
	var buffer [8]engine.Action
	for _, by = range st.Turn().List() {
		if legal := st.Legal(buffer[:0], by); len(legal) > 0 {
			for i := range legal {
				if legal[i].Kind != engine.Play {
					return by, true
				}
			}
			return by, false
		}
	}
	return engine.Nobody, false
}
