package craft

import (
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// tussle is a hand of Watten as one seat sees it.
type tussle struct {
	v       *engine.View
	s       *style.Sight
	b       *belief
	ranking *ranking
}

// leads is the chance that c takes a trick from both opponents if it leads.
func (t *tussle) leads(c card.Card) int32 {
	win := int32(certain)
	for i := range t.v.Setup.Seats {
		if x := engine.Seat(i); !partners(t.s, x) {
			win = both(win, certain-both(beatsIf, t.b.any(x, t.ranking.above(c, c))))
		}
	}
	return win
}

// takes is the chance that the viewer's pair takes the open trick with c.
func (t *tussle) takes(c card.Card) int32 {
	trick := t.v.Trick
	n := len(t.v.Setup.Seats)
	trick.Cards[trick.N] = c
	trick.N++
	at := t.ranking.winner(trick.Laid())
	lead, ahead := trick.Cards[0], trick.Cards[at]
	win := int32(0)
	if partners(t.s, trick.Seat(at, n)) {
		win = certain
	}
	for i := int(trick.N); i < n; i++ {
		x := trick.Seat(i, n)
		chance := both(beatsIf, t.b.any(x, t.ranking.above(ahead, lead)))
		if partners(t.s, x) {
			win += both(certain-win, chance)
		} else {
			win -= both(win, chance)
		}
	}
	return win
}

// missing counts the tricks that the viewer's pair still needs.
func (t *tussle) missing() int {
	n := handTricks
	for i := range t.v.Past {
		if partners(t.s, t.v.Past[i].Winner) {
			n--
		}
	}
	return n
}

// reach is the chance to win the hand with those cards for the tricks to come,
// after so many 1024ths of the open one.
func (t *tussle) reach(hand card.Set, open int32) int32 {
	var c chances
	c.add(open)
	for x := range hand.Distinct() {
		c.add(either(t.leads(x), partnerHas))
	}
	return c.reach(t.missing())
}

// sure tells whether a chance is as good as from, which is meant for a whole hand.
func (t *tussle) sure(chance, from int32) bool {
	return chance >= from+flattery*int32(len(t.v.Past))
}

// play is the value of laying c: who does not look ahead wins the trick cheaply,
// who does wins the hand.
func (t *tussle) play(c card.Card, ahead bool) int32 {
	win, cheap := t.takes(c), -int32(t.ranking.key[c])
	if !ahead {
		return 8*win + cheap
	}
	return 32*t.reach(t.v.Hand.Without(c), win) + 4*win + cheap
}

// answer chooses between looking, which comes first, raising again and giving
// up.
func (t *tussle) answer(actions []engine.Action, raises bool) engine.Action {
	chance := t.reach(t.v.Hand, 0)
	if a, ok := find(actions, engine.Raise); ok && raises && t.sure(chance, againFrom) {
		return a
	}
	if a, ok := find(actions, engine.GiveUp); ok && chance < giveUpFrom {
		return a
	}
	return actions[0]
}
