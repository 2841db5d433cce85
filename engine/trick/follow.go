package trick

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Void says what a hand that cannot follow a plain suit may play.
type Void uint8

// What a void hand may play.
const (
	VoidFree     Void = iota // anything
	VoidSchieber             // no lower trump, unless the hand is all trumps (jass-common.md 1.1, schieber)
	VoidStrict               // no lower trump, unless nothing but Bauers could be played instead (kA, decision JQ1)
)

// Rule is a rule of following. Unless it is Must, trump may be played on any
// suit (jass-common.md 1.1), and the Bauer of trump alone is never drawn out by
// a led trump.
type Rule struct {
	FreeUnder bool // trumping in below a lying trump is allowed while able to follow
	Void      Void
	Must      bool // follow, else trump, else anything; no card is exempt (chratze.md 2.3)
}

// The rules by their names in jass-common.md 1.1.
var (
	Schieber     = Rule{Void: VoidSchieber}
	HouseA       = Rule{Void: VoidStrict}
	HouseB       = Rule{FreeUnder: true}
	Differenzler = Rule{}
	MustTrump    = Rule{Must: true}
)

// highest gives the strongest trump in an unfinished trick, or None.
func (o *Order) highest(laid []card.Card) card.Card {
	best := card.None
	for _, c := range laid {
		if o.IsTrump(c) && o.Power[c] > o.Power[best] {
			best = c
		}
	}
	return best
}

// Legal gives the cards of hand, copies and all, that may be laid on an
// unfinished trick. It is empty only if hand is.
func (o *Order) Legal(hand card.Set, laid []card.Card, r Rule) card.Set {
	if len(laid) == 0 {
		return hand
	}
	if r.Must {
		return o.must(hand, laid[0])
	}
	own := hand.Once()
	led := card.SuitBits(laid[0].Suit())
	if led == o.Trump {
		if own&led&^o.Bauer != 0 {
			return hand.And(led)
		}
		return hand
	}
	follow := own & led
	high := o.Trump
	if best := o.highest(laid); best != card.None {
		high = o.AtLeast[best]
	}
	if follow != 0 {
		if r.FreeUnder {
			high = o.Trump
		}
		return hand.And(led | high)
	}
	open := own & (^o.Trump | high)
	switch {
	case r.Void == VoidSchieber && own&^o.Trump != 0, r.Void == VoidStrict && open&^o.Bauer != 0:
		return hand.And(open)
	}
	return hand
}

// Why names the rule that keeps c, a card of hand, off the trick; empty if c
// may be laid.
func (o *Order) Why(c card.Card, hand card.Set, laid []card.Card, r Rule) engine.Rule {
	switch {
	case o.Legal(hand, laid, r).Has(c):
		return ""
	case r.Must:
		return o.whyMust(hand, laid[0])
	case card.SuitBits(laid[0].Suit()) == o.Trump:
		return engine.RuleTrump
	case o.IsTrump(c):
		return engine.RuleUndertrump
	default:
		return engine.RuleFollow
	}
}

// Barred gives the cards, as bits, that the hand from which c was lawfully laid
// on the unfinished trick laid cannot hold after it: the hard facts of the play.
func (o *Order) Barred(c card.Card, laid []card.Card, r Rule) uint64 {
	if len(laid) == 0 {
		return 0
	}
	if r.Must {
		return o.barredMust(c, laid[0])
	}
	if c.Suit() == laid[0].Suit() {
		return 0
	}
	led := card.SuitBits(laid[0].Suit())
	if led == o.Trump {
		return led &^ o.Bauer
	}
	if !o.IsTrump(c) {
		return led
	}
	best := o.highest(laid)
	if best == card.None || o.Power[c] >= o.Power[best] {
		return 0
	}
	switch { // an undertrump
	case r.Void == VoidSchieber:
		return ^o.Trump
	case r.Void == VoidStrict:
		return ^o.Trump | o.AtLeast[best]&^o.Bauer
	case r.FreeUnder:
		return 0
	}
	return led
}
