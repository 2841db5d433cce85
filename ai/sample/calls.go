package sample

import (
	"slices"

	"krutzjass/ai/craft"
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
)

// Features of a call: what the hand is worth for it by the rules of thumb, and
// what kind of call it is.
const (
	gain    = iota // by craft, in steps that differ by game
	leave          // to push or to pass
	licence        // by the conventions
	held           // cards of the suit
	topMode        // a mode without trump
)

// modes are all that can be called: the suits, and without trump.
var modes = []engine.Mode{engine.TrumpHearts, engine.TrumpDiamonds, engine.TrumpClubs, engine.TrumpSpades, engine.Obenabe, engine.Undenufe}

// krutzjassCalls: forehand names trump or pushes, then the partner must; Weis.
func krutzjassCalls(s *scene) {
	four := s.view.Setup.Options.Text("push") == "four-suits"
	s.trumpCalls(func(c *choice, hand card.Set, chosen engine.Mode, pushes bool) {
		for _, m := range modes[:4] {
			x, _ := m.TrumpSuit()
			f := c.add(m == chosen)
			f[gain] = craft.TrumpWorth(hand, m) / 4
			f[licence] = yes(style.Licence(hand, x))
			f[held] = int32(hand.Of(x).Len())
		}
		if pushes && (!four || allSuits(hand)) {
			c.add(chosen == engine.NoMode)[leave] = 1
		}
	})
	s.weisCalls(meld.Rules{})
}

func allSuits(hand card.Set) bool {
	return !slices.ContainsFunc(card.Suits[:], func(x card.Suit) bool { return hand.Of(x).Empty() })
}

// schieberCalls: any of six modes or a push, then the partner must; Weis.
func schieberCalls(s *scene) {
	withFactors := s.view.Setup.Options.Flag("factors")
	s.trumpCalls(func(c *choice, hand card.Set, chosen engine.Mode, pushes bool) {
		for _, m := range modes {
			f := c.add(m == chosen)
			f[gain] = craft.ModeGain(hand, m, withFactors) / 100
			f[topMode] = yes(m >= engine.Obenabe)
		}
		if pushes {
			c.add(chosen == engine.NoMode)[leave] = 1
		}
	})
	s.weisCalls(meld.Rules{Cross: s.view.Setup.Options.Flag("kreuzweis"), Long: true})
}

// trumpCalls adds the push and the call of a mode. fill fills in the candidates,
// with NoMode for who pushed.
func (s *scene) trumpCalls(fill func(c *choice, hand card.Set, chosen engine.Mode, pushes bool)) {
	add := func(by engine.Seat, table int, chosen engine.Mode) {
		s.calls = append(s.calls, call{by: by, tell: func(c *choice, hand, _ card.Set, f func(*choice)) {
			c.begin(table)
			fill(c, hand, chosen, table == freeCall)
			f(c)
		}})
	}
	pushed, ok := s.view.Fact(engine.FactPushed)
	table := freeCall
	if ok {
		add(pushed.Seat, freeCall, engine.NoMode)
		table = forcedCall
	}
	if s.maker != engine.Nobody {
		add(s.maker, table, s.view.Mode)
	}
}

// Features of a call of Weis: one of the three is 1.
const (
	weisBest = iota // the best was said
	weisLess        // a lesser one
	weisNone        // none although one is held
)

// weisCalls adds what everybody who has laid a card has called or kept back.
func (s *scene) weisCalls(r meld.Rules) {
	for x := range engine.Seat(s.seats) {
		if s.played[x].Empty() {
			continue
		}
		said := 0
		if f, ok := s.view.FactOf(engine.FactCalled, x); ok {
			said = f.Value
		}
		s.calls = append(s.calls, call{by: x, tell: func(c *choice, hand, _ card.Set, f func(*choice)) {
			if !meld.Any(hand) {
				return
			}
			best := meld.Best(hand, r).Highest()
			c.begin(weisCall)
			c.add(said == best)[weisBest] = 1
			c.add(said > 0 && said < best)[weisLess] = 1
			c.add(said == 0)[weisNone] = 1
			f(c)
		}})
	}
}

// molotowCalls: Weis are declared, as all that a hand holds, or kept back.
func molotowCalls(s *scene) {
	if s.view.Setup.Options.Text("handweis") != "off" {
		s.weisCalls(meld.Rules{Cross: s.view.Setup.Options.Flag("kreuzweis"), Long: true})
	}
}

func trumpIsMade(_ *scene, p *spot) bool { return p.order.Mode != engine.NoTrump }

// Predictions are told apart by steps of so many points.
const (
	predictStep = 6
	mostPoints  = 157
)

// differenzlerCalls: predictions, where they are open.
func differenzlerCalls(s *scene) {
	for x := range engine.Seat(s.seats) {
		said, ok := s.view.FactOf("predicted", x)
		if !ok || said.Value < 0 {
			continue
		}
		s.calls = append(s.calls, call{by: x, tell: func(c *choice, hand, _ card.Set, f func(*choice)) {
			want := craft.Prediction(hand, s.view.Mode)
			c.begin(freeCall)
			for p := int32(0); p <= mostPoints; p += predictStep {
				c.add(int32(said.Value)/predictStep == p/predictStep)[gain] = -max(want-p, p-want)
			}
			f(c)
		}})
	}
}

// prediction is what a seat wants to make: what it predicted where that is
// known, else what its hand could be expected to.
func prediction(s *scene, x engine.Seat, dealt card.Set) int32 {
	if said, ok := s.view.FactOf("predicted", x); ok && said.Value >= 0 {
		return int32(said.Value)
	}
	return craft.Prediction(dealt, s.view.Mode)
}
