package style

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

const computerStyle = "krutzjass.md, Computer style"

// plays are the conventions about cards. How they rank where they collide:
// cashing outranks opening (the opening lead of the hand itself cannot meet
// gone trumps), opening with trump outranks saving the high trumps (a maker
// whose only trumps are high opens with one, but with a lower trump if there is
// one), and saving the high trumps outranks holding back an Ace.
var plays = []Rule{
	{
		Name: "partner.spare", Source: computerStyle,
		Due:  func(s *Sight) bool { return s.PlainLed() && s.Ours() },
		Fits: func(s *Sight, a engine.Action) bool { return !s.Order.IsTrump(a.Card()) },
	},
	{
		Name: "partner.under", Source: computerStyle,
		Due:  func(s *Sight) bool { return s.PlainLed() && s.Ours() },
		Fits: func(s *Sight, a engine.Action) bool { return !s.Order.IsTrump(a.Card()) || !s.Beats(a.Card()) },
	},
	{
		Name: "ace.cash", Source: computerStyle,
		Due:  func(s *Sight) bool { return s.Leading && s.TrumpsGone() },
		Fits: func(s *Sight, a engine.Action) bool { return s.SideAce(a.Card()) && s.View.Hand.Count(a.Card()) == 2 },
	},
	{
		Name: "ace.last", Source: computerStyle,
		Due:  func(s *Sight) bool { return s.Leading && s.TrumpsGone() },
		Fits: func(s *Sight, a engine.Action) bool { return s.SideAce(a.Card()) && !s.Out.Has(a.Card()) },
	},
	{
		Name: "trump.open", Source: computerStyle,
		Due:  opens,
		Fits: func(s *Sight, a engine.Action) bool { return s.Order.IsTrump(a.Card()) },
	},
	{
		Name: "trump.save", Source: computerStyle,
		Due:  func(s *Sight) bool { return s.Points < RichTrick },
		Fits: func(s *Sight, a engine.Action) bool { return !s.High(a.Card()) },
	},
	{
		Name: "ruff.low", Source: computerStyle,
		Due:  (*Sight).PlainLed,
		Fits: ruffsLow,
	},
	{
		Name: "ace.twin", Source: computerStyle,
		Due: func(s *Sight) bool { return s.Leading },
		Fits: func(s *Sight, a engine.Action) bool {
			return !s.SideAce(a.Card()) || !s.Out.Has(a.Card())
		},
	},
}

// RichTrick is the points that must lie before Bauer or Nell is laid.
const RichTrick = 15

// opens tells whether the viewer made trump and now leads for the first time
// with a trump to lead: any in the first trick but a lone Bauer, later a lower
// one than the Nell, for those two are not opened with once play has begun.
func opens(s *Sight) bool {
	if !s.Leading || s.Maker != s.View.Viewer || s.Led() {
		return false
	}
	trumps := s.Trumps()
	if len(s.View.Past) == 0 {
		return !trumps.Empty() && (trumps.Len() > 1 || trumps.First().Rank() != card.Jack)
	}
	for c := range trumps.Distinct() {
		if !s.High(c) {
			return true
		}
	}
	return false
}

// ruffsLow tells whether a, if it ruffs and takes the trick, is the lowest legal
// trump that does.
func ruffsLow(s *Sight, a engine.Action) bool {
	c := a.Card()
	if !s.Order.IsTrump(c) || !s.Beats(c) {
		return true
	}
	for i := range s.View.Legal {
		x := &s.View.Legal[i]
		if x.Kind != engine.Play {
			continue
		}
		if o := x.Card(); s.Order.IsTrump(o) && s.Order.Power[o] < s.Order.Power[c] && s.Beats(o) {
			return false
		}
	}
	return true
}
