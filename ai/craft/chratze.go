package craft

import (
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// Facts of Chratze and Zwicken that its views tell.
const (
	factIn    engine.FactKey = "in"      // Seat plays
	factWeg   engine.FactKey = "weg"     // Seat has left it
	factLaid  engine.FactKey = "ownlaid" // the viewer's Cards out of play
	factFresh engine.FactKey = "fresh"   // Value deals in a row in which nobody chratzed
)

// sure is how cards are judged where tricks count and trump must be played.
var sure = weights{beatSuit: certain, ruffVoid: certain}

// Numbers of the judgement of Chratze and Zwicken, in 1024ths: how likely those
// are to come along who have not said, from which chance of enough tricks on the
// viewer calls, comes along or plays on, how sure a trick is that is still to
// come, and what a low trump is worth for its ruff.
const (
	comes     = 330
	callFrom  = 780
	joinFrom  = 770
	stayFrom  = 660
	laterOnly = 870
	ruffs     = 300
)

// enoughTricks is what the Chratzer needs; all others need one (chratze.md 2.4).
const enoughTricks = 2

// blindSeats is up to how many players it pays to play blind, and turnSeats from
// how many on to turn the own card in Zwicken, which then is sure to be trump.
const (
	blindSeats = 2
	turnSeats  = 6
)

// bigTable is the players for each of whom a novice wants one good card more.
const bigTable = 5

// freshDeals is after how many deals without a Chratzer a computer dealer
// chratzes, so that a table of computers ends (decision CQ7).
const freshDeals = 2

// chratzeLook ranks the cards without the privileges of Jass; what the viewer
// has laid away is in no other hand.
func chratzeLook(s *style.Sight) {
	if f, ok := s.View.FactOf(factLaid, s.View.Viewer); ok {
		s.Out = s.Out.Minus(f.Cards)
	}
	t, ok := s.View.Mode.TrumpSuit()
	if !ok {
		return
	}
	o := natural[t]
	if zwicken(s.View) && s.View.Setup.Options.Flag("sevenOfDiamonds") {
		o = withSeven[t]
	}
	s.By(o, o)
}

func zwicken(v *engine.View) bool { return v.Setup.Options.Text("mode") == "zwicken" }

// natural ranks every suit from Ace to Six; withSeven has the Seven of diamonds
// as second trump (chratze.md 2.7).
var (
	natural   = naturalOrders(card.None)
	withSeven = naturalOrders(card.Of(card.Diamonds, card.Seven))
)

func naturalOrders(second card.Card) (all [len(card.Suits)]*trick.Order) {
	for _, x := range card.Suits {
		all[x] = trick.Natural(x, second)
	}
	return all
}

// chratze plays Chratze and Zwicken: in with a fair chance of enough tricks and
// out without, for the penalty is the pot, or twice the pot. Who looks ahead
// plays blind against one opponent alone, and at a large table turns the own card
// for trump; the six is always swapped.
func chratze(j *Judge, actions []engine.Action) engine.Action {
	v := j.s.View
	seats := len(v.Setup.Seats)
	switch actions[0].Kind {
	case engine.DoubleBlind, engine.Blind:
		return withArg(actions, yes(j.mind.Ahead && seats <= blindSeats))
	case engine.Turn:
		return withArg(actions, yes(j.mind.Ahead && seats >= turnSeats))
	case engine.Six:
		return withArg(actions, 1)
	}
	h := hopeOf(j)
	if good := goodCards(j.s); !j.mind.Ahead {
		switch actions[0].Kind {
		case engine.Chratze:
			return yesIf(actions, mustChratze(v) || good >= enoughTricks+seats/bigTable)
		case engine.Metcho:
			return yesIf(actions, good >= playing(v)) // each needs a trick of its own
		case engine.PlayOn:
			return yesIf(actions, lastIn(v) || good >= max(1, playing(v)))
		}
	}
	switch actions[0].Kind {
	case engine.Play:
		return best(actions, func(a engine.Action) int32 { return h.play(a.Card()) })
	case engine.Exchange, engine.Lay:
		return best(actions, func(a engine.Action) int32 { return h.away(a.Cards) })
	case engine.Chratze:
		return yesIf(actions, mustChratze(v) || h.chance(&toCall) >= callFrom)
	case engine.Metcho:
		return yesIf(actions, h.chance(&toCome) >= joinFrom)
	}
	return yesIf(actions, lastIn(v) || h.chance(&toStay) >= stayFrom)
}

// goodCards counts what looks like a trick at first sight: high trumps and Aces.
func goodCards(s *style.Sight) (n int) {
	for c := range s.View.Hand.Distinct() {
		if c.Rank() == card.Ace || s.Order.IsTrump(c) && c.Rank() >= card.Ten {
			n++
		}
	}
	return n
}

// playing counts who is in so far.
func playing(v *engine.View) (n int) {
	for i := range v.Facts {
		if v.Facts[i].Key == factIn {
			n++
		}
	}
	return n
}

// yes is the Arg of an answer.
func yes(is bool) int16 {
	if is {
		return 1
	}
	return 0
}

// withArg is the first action of that Arg, else the first.
func withArg(actions []engine.Action, arg int16) engine.Action {
	return best(actions, func(a engine.Action) int32 {
		if a.Arg == arg {
			return 1
		}
		return 0
	})
}

// yesIf takes the first of two answers, which is yes.
func yesIf(actions []engine.Action, yes bool) engine.Action {
	if yes {
		return actions[0]
	}
	return actions[1]
}

// Bound tells whether a computer decides by rule whatever its cards: as a dealer
// who ends a row of deals in which nobody chratzed (decision CQ7).
func Bound(v *engine.View) bool { return v.Phase == engine.PhaseCall && mustChratze(v) }

// mustChratze tells whether the dealer ends a row of deals without a Chratzer.
func mustChratze(v *engine.View) bool {
	f, ok := v.Fact(factFresh)
	return ok && f.Value >= freshDeals && v.Viewer == v.Dealer
}

// lastIn tells whether all others have dropped, so that the pot is to be had by
// staying.
func lastIn(v *engine.View) bool {
	left := 0
	for i := range v.Facts {
		if v.Facts[i].Key == factWeg {
			left++
		}
	}
	return left == len(v.Setup.Seats)-1
}

// hope reckons with the tricks that a hand may make.
type hope struct {
	w       *weigher
	present [engine.MaxSeats]int32 // the chance that a seat plays against the viewer
	need    int                    // tricks that the viewer still needs
}

func hopeOf(j *Judge) *hope {
	v := j.s.View
	h := &hope{w: j.weigh(), need: 1}
	calling := v.Phase == engine.PhaseCall
	for i := range v.Setup.Seats {
		x := engine.Seat(i)
		if _, in := v.FactOf(factIn, x); in {
			h.present[i] = certain
		} else if _, left := v.FactOf(factWeg, x); calling || !left && v.Phase != engine.PhasePlay {
			h.present[i] = comes // who has left it may still come along
		}
	}
	h.present[v.Viewer] = 0
	if j.s.Maker == v.Viewer {
		h.need = enoughTricks
	}
	for i := range v.Past {
		if v.Past[i].Winner == v.Viewer {
			h.need--
		}
	}
	return h
}

// later is the chance that c makes a trick other than the open one.
func (h *hope) later(c card.Card) int32 {
	chance := h.w.leads(c, &h.present)
	if h.w.s.Order.IsTrump(c) {
		chance = max(chance, ruffs)
	}
	return both(chance, laterOnly)
}

// chance is that of enough tricks, by what a hand holds.
func (h *hope) chance(p *prospect) int32 {
	sum := p.base
	for c := range h.w.s.View.Hand.Distinct() {
		sum += p.card(h.w.s.Order, c)
	}
	if trumps := h.w.s.Trumps().Len(); trumps > fewTrumps {
		sum += p.long * int32(trumps-fewTrumps)
	}
	against := int32(0)
	for _, q := range h.present {
		against += q
	}
	return sum + p.against(against)
}

// away is what laying cards away brings: trumps and Aces are kept, and of the
// others the higher ones.
func (h *hope) away(cards card.Set) (gain int32) {
	o := h.w.s.Order
	for c := range cards.Distinct() {
		gain += 64*(kept-toCome.card(o, c)) - int32(o.Power[c])
	}
	return gain
}

// play is the value of laying c: the chance to make the tricks that are needed,
// then every further trick, then what is kept.
func (h *hope) play(c card.Card) int32 {
	win, _ := h.w.outcome(c)
	cheap := -int32(h.w.s.Order.Power[c])
	if !h.w.ahead {
		return 8*win + cheap
	}
	var all chances
	all.add(win)
	for x := range h.w.s.View.Hand.Without(c).Distinct() {
		all.add(h.later(x))
	}
	return 32*(4*all.reach(h.need)+all.sum()) + cheap
}
