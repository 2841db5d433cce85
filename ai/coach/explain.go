package coach

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// explain finds a reason for the tip: what it has that an action which would cost
// something has not, the best of those first.
func (t *Tip) explain() {
	others := t.rivals()
	if len(others) > 0 {
		_, t.Size = t.cost(others[0])
	}
	for i := range detectors {
		for _, o := range others {
			if d := &detectors[i]; d.fires(t.scene, t.Action, o) {
				t.Reason = t.reason(d, o)
				return
			}
		}
	}
}

// why is the reason that speaks for the tip against another action.
func (t *Tip) why(other engine.Action) Reason {
	for i := range detectors {
		if d := &detectors[i]; d.fires(t.scene, t.Action, other) {
			return t.reason(d, other)
		}
	}
	return Reason{}
}

// reason says what a detector that fired against another action found.
func (t *Tip) reason(d *detector, other engine.Action) Reason {
	r := d.reason(t.scene, t.Action, other)
	if d.missing != nil {
		r.If = t.suppose(d.missing(t.scene, t.Action, other))
	}
	return r
}

// rivals lists the actions that make a difference to the tip, or all if none
// does; without a search, all that are legal.
func (t *Tip) rivals() (list []engine.Action) {
	all := []engine.Action{}
	for i := range t.worths {
		if a := t.worths[i].action; a != t.Action {
			all = append(all, a)
			if _, size := t.cost(a); size > Taste {
				list = append(list, a)
			}
		}
	}
	switch {
	case len(list) > 0:
		return list
	case len(all) > 0:
		return all
	}
	for _, a := range t.scene.view.Legal {
		if a != t.Action {
			all = append(all, a)
		}
	}
	return all
}

// suppose gives the seat, no partner, that most likely holds a card which a claim is
// about, as an example of why it matters; none if there is no world of the kind.
func (t *Tip) suppose(missing card.Card) Holding {
	s := t.scene
	var with [engine.MaxSeats]float64
	for _, w := range t.worlds {
		for x := range engine.Seat(len(s.view.Setup.Seats)) {
			if s.p.Own>>x&1 == 0 && s.holder(w.State, x, missing) {
				with[x] += w.Weight
			}
		}
	}
	best := engine.Seat(0)
	for x := range engine.Seat(engine.MaxSeats) {
		if with[x] > with[best] {
			best = x
		}
	}
	if with[best] == 0 {
		return Holding{}
	}
	return Holding{Seat: best, Card: missing}
}

// holder tells whether a seat has a card in a world.
func (s *scene) holder(st engine.State, x engine.Seat, c card.Card) bool {
	v := st.View(x)
	return v.Hand.Has(c)
}
