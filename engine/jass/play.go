package jass

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// Illegal makes the error of a rule.
func Illegal(rule engine.Rule, format string, args ...any) error {
	return &engine.Illegal{Rule: rule, Text: fmt.Sprintf(format, args...)}
}

// CheckCard tells what forbids seat by, who has hand, to play the card of a on
// an unfinished trick: nil or an *engine.Illegal. What a's Arg announces is the
// game's to check.
func CheckCard(by engine.Seat, a engine.Action, hand card.Set, o *trick.Order, laid []card.Card, r trick.Rule) error {
	c := a.Card()
	if a.Kind != engine.Play || a.Cards.Len() != 1 {
		return Illegal(engine.RuleKind, "one card must be played now")
	}
	if !hand.Has(c) {
		return Illegal(engine.RuleHold, "seat %d does not hold %v", by, c)
	}
	switch o.Why(c, hand, laid, r) {
	case engine.RuleFollow:
		return Illegal(engine.RuleFollow, "%v does not follow the led suit %v", c, laid[0].Suit())
	case engine.RuleTrump:
		return Illegal(engine.RuleTrump, "%v is played on trump while the hand holds a trump other than the Bauer", c)
	case engine.RuleUndertrump:
		return Illegal(engine.RuleUndertrump, "%v is a lower trump than one that lies already", c)
	}
	return nil
}

// Cheaper orders cards for a time-out: fewer points first, of equal ones the
// weaker.
func Cheaper(o *trick.Order, c, than card.Card) bool {
	if o.Points[c] != o.Points[than] {
		return o.Points[c] < o.Points[than]
	}
	return o.Power[c] < o.Power[than]
}

// Longest gives the suit of which hand has most cards, of equal ones the first
// of H D C S.
func Longest(hand card.Set) card.Suit {
	best := card.Hearts
	for _, x := range card.Suits {
		if hand.Of(x).Len() > hand.Of(best).Len() {
			best = x
		}
	}
	return best
}
