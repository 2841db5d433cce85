package sample

import (
	"krutzjass/ai/craft"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// Features of a decision in Chratze and Zwicken to take a risk; there is one
// candidate more, not to, with none.
const (
	chance = iota // by craft
	dares         // always 1
	must          // the dealer ends a row of deals without a Chratzer
)

// Features of keeping a card; the other candidate, to lay it away, has none.
const (
	keeps = iota // always 1
	keepsTrump
	keepsHigh // a trump of the four highest
	keepsAce
	keepsPower // by its rank among plain cards
)

// freshDeals is after how many deals without a Chratzer the dealer chratzes
// (decision CQ7).
const freshDeals = 2

// handSize is the cards of a hand of Chratze.
const handSize = 4

func (s *scene) zwicken() bool { return s.view.Setup.Options.Text("mode") == "zwicken" }

// natural is the order of the cards; nil before trump is turned.
func (s *scene) natural() *trick.Order {
	t, ok := s.view.Mode.TrumpSuit()
	if !ok {
		return nil
	}
	return craft.NaturalOrder(t, s.zwicken() && s.view.Setup.Options.Flag("sevenOfDiamonds"))
}

// tricksNeeded: the Chratzer needs two, all others one (chratze.md 2.4).
func tricksNeeded(s *scene, x engine.Seat, _ card.Set) int32 {
	if x == s.maker {
		return 2
	}
	return 1
}

func (s *scene) has(key engine.FactKey, x engine.Seat) bool {
	_, ok := s.view.FactOf(key, x)
	return ok
}

// chratzeCalls: to chratze, to come along or to stay in, and what is exchanged.
func chratzeCalls(s *scene) {
	o := s.natural()
	if o == nil {
		return
	}
	blind := s.has("blind", s.view.Dealer)
	switch {
	case s.zwicken():
		turned, _ := s.view.Fact("turned")
		s.round(s.next(s.view.Dealer), craft.ToStay, stakeCall, func(x engine.Seat) bool { return x == turned.Seat })
		return
	case s.maker == engine.Nobody:
		s.round(s.next(s.view.Dealer), craft.ToCall, freeCall, nil)
		return
	case !blind:
		s.called()
	}
	s.round(s.next(s.maker), craft.ToCome, stakeCall, func(x engine.Seat) bool { return x == s.maker })
	for x := range engine.Seat(s.seats) {
		if s.exchanged(x) && !(blind && x == s.view.Dealer) {
			s.kept(x, o)
		}
	}
}

func (s *scene) next(x engine.Seat) engine.Seat { return (x + 1) % engine.Seat(s.seats) }

// called: all who were asked before the Chratzer said weg.
func (s *scene) called() {
	for x := s.next(s.view.Dealer); ; x = s.next(x) {
		s.dare(x, craft.ToCall, freeCall, craft.Comes*int32(s.seats-1), x == s.maker)
		if x == s.maker {
			return
		}
	}
}

// round adds the answers of those who have been asked, from first on. bound are
// not asked.
func (s *scene) round(first engine.Seat, stake craft.Stake, table int, bound func(engine.Seat) bool) {
	in := int32(0)
	for x := range engine.Seat(s.seats) {
		if bound != nil && bound(x) {
			in += 1024
		}
	}
	for i := range s.seats {
		x := (first + engine.Seat(i)) % engine.Seat(s.seats)
		yes, no := s.has("in", x), s.has("weg", x)
		if bound != nil && bound(x) || yes == no {
			continue
		}
		s.dare(x, stake, table, in+craft.Comes*int32(s.seats-1-i), yes)
		if yes {
			in += 1024
		}
	}
}

// dare adds the decision to take a risk against so many opponents.
func (s *scene) dare(by engine.Seat, stake craft.Stake, table int, opponents int32, dared bool) {
	o := s.natural()
	fresh, _ := s.view.Fact("fresh")
	bound := stake == craft.ToCall && by == s.view.Dealer && fresh.Value >= freshDeals
	s.calls = append(s.calls, call{by: by, tell: func(c *choice, hand, _ card.Set, f func(*choice)) {
		c.begin(table)
		x := c.add(dared)
		x[chance], x[dares], x[must] = craft.Chance(hand, o, stake, opponents)/32, 1, yes(bound)
		c.add(!dared)
		f(c)
	}})
}

// exchanged tells whether x has had its exchange.
func (s *scene) exchanged(x engine.Seat) bool {
	return s.has("in", x) && (s.view.Phase == engine.PhasePlay || s.has("laid", x))
}

// kept adds, card by card, what x kept of the hand that it was dealt.
func (s *scene) kept(x engine.Seat, o *trick.Order) {
	s.calls = append(s.calls, call{by: x, tell: func(c *choice, hand, away card.Set, f func(*choice)) {
		for k := range hand.Distinct() {
			c.begin(keepCall)
			laid := away.Has(k)
			w := c.add(!laid)
			w[keeps] = 1
			if o.IsTrump(k) {
				w[keepsTrump], w[keepsHigh] = 1, yes(k.Rank() >= card.Jack)
			} else {
				w[keepsAce], w[keepsPower] = yes(k.Rank() == card.Ace), int32(k.Rank())
			}
			c.add(laid)
			f(c)
		}
	}})
}

// origins lists what x may have been dealt, given what it holds or has held of
// late and what it has laid away: of the cards that it holds nobody knows which
// were drawn.
func (s *scene) origins(x engine.Seat, held, away card.Set) (list []card.Set) {
	if f, ok := s.view.FactOf("swap", x); ok { // the six was swapped for what it holds
		six := card.Of(f.Cards.First().Suit(), card.Six)
		if t, trump := s.view.Mode.TrumpSuit(); trump {
			six = card.Of(t, card.Six)
		}
		held = held.Minus(f.Cards).With(six)
	}
	switch n := away.Len(); {
	case s.zwicken() || !s.has("in", x) || n == 0 || s.has("blind", x):
		return []card.Set{held.Plus(away)}
	case n >= handSize: // all were drawn, and one of five was laid away again
		return subsets(away, handSize)
	default:
		for _, kept := range subsets(held, handSize-n) {
			list = append(list, kept.Plus(away))
		}
		return list
	}
}

// subsets lists the ways to take n cards of a set without twins.
func subsets(from card.Set, n int) (list []card.Set) {
	cards := from.Cards()
	for pick := range uint(1) << len(cards) {
		var s card.Set
		for i, c := range cards {
			if pick>>i&1 != 0 {
				s = s.With(c)
			}
		}
		if s.Len() == n {
			list = append(list, s)
		}
	}
	return list
}
