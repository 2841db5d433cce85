package trick

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// The rule of games without the Jass privileges: who can follow must, who
// cannot must trump, and nobody has to beat what lies (chratze.md 2.3).

// Natural makes the order of such games: in every suit, trump too, Ace to Six,
// and no card counts. If second is a card, it belongs to the trump suit alone,
// below its Ace and above its King (chratze.md 2.7).
func Natural(trump card.Suit, second card.Card) *Order {
	o := &Order{Mode: engine.TrumpMode(trump), Trump: card.SuitBits(trump)}
	for _, s := range card.Suits {
		for i, r := range plainOrder {
			o.Power[card.Of(s, r)] = uint8(i) + 1
		}
	}
	for _, r := range plainOrder {
		o.Power[card.Of(trump, r)] += trumpAbove
	}
	if second != card.None {
		ace := card.Of(trump, card.Ace)
		o.Trump |= 1 << second
		o.Power[second] = o.Power[ace]
		o.Power[ace]++
	}
	for c := range card.Jass().Distinct() {
		for d := range card.Jass().And(o.suit(c)).Distinct() {
			if o.Power[d] >= o.Power[c] {
				o.AtLeast[c] |= 1 << d
			}
		}
	}
	return o
}

// suit is the cards that follow c: all trumps, or its plain suit.
func (o *Order) suit(c card.Card) uint64 {
	if o.IsTrump(c) {
		return o.Trump
	}
	return card.SuitBits(c.Suit()) &^ o.Trump
}

func (o *Order) must(hand card.Set, led card.Card) card.Set {
	if follow := hand.And(o.suit(led)); !follow.Empty() {
		return follow
	}
	if trumps := hand.And(o.Trump); !trumps.Empty() {
		return trumps
	}
	return hand
}

func (o *Order) whyMust(hand card.Set, led card.Card) engine.Rule {
	if hand.And(o.suit(led)).Empty() {
		return engine.RuleTrump
	}
	return engine.RuleFollow
}

func (o *Order) barredMust(c, led card.Card) uint64 {
	switch {
	case o.suit(c) == o.suit(led):
		return 0
	case o.IsTrump(c):
		return o.suit(led)
	}
	return o.suit(led) | o.Trump
}
