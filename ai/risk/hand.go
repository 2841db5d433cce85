package risk

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// Class is what a hand looks like: how many trumps, how many that others may hold
// are above each of the two best, and whether there is a side Ace.
type Class int

// places are how many trumps of others may be above one; more count as the last.
const places = 5

// pairs are the ways to hold two trumps: the second has at least as many above it.
const pairs = places * (places + 1) / 2

// The classes in order: no trump, one, two, and more, where Aces no longer count.
const (
	ofOne   = 2
	ofTwo   = ofOne + 2*places
	ofMore  = ofTwo + 2*pairs
	classes = ofMore + pairs
)

// ClassOf gives the class of the viewer's hand whose cards rank by o. What lies
// open is in no hand; the six of trumps is what it may be swapped for.
func ClassOf(v *engine.View, o *trick.Order) Class {
	hand, out := v.Hand, v.Table
	if up, six, ok := swap(v); ok {
		hand, out = hand.Without(six).With(up), out.Without(up).With(six)
	}
	return classify(hand, out, o)
}

// swap tells which card the viewer may take for which six (chratze.md 2.2, phase 7).
func swap(v *engine.View) (up, six card.Card, ok bool) {
	turned, ok := v.Fact(factTurned)
	if !ok || turned.Cards.Empty() {
		return up, six, false
	}
	up = turned.Cards.First()
	six = card.Of(up.Suit(), card.Six)
	return up, six, up != six && v.Hand.Has(six) && v.Table.Has(up)
}

// classify gives the class of a hand when the cards of out are in no other.
func classify(hand, out card.Set, o *trick.Order) Class {
	trumps, ace, best, second := 0, 0, places-1, places-1
	known := hand.Once() | out.Once()
	for c := range hand.Distinct() {
		switch {
		case o.IsTrump(c):
			trumps++
			above := min(bits.OnesCount64(o.AtLeast[c]&^known), places-1)
			second = min(second, max(best, above))
			best = min(best, above)
		case c.Rank() == card.Ace:
			ace = 1
		}
	}
	pair := second*(second+1)/2 + best
	switch trumps {
	case 0:
		return Class(ace)
	case 1:
		return Class(ofOne + 2*best + ace)
	case 2:
		return Class(ofTwo + 2*pair + ace)
	default:
		return Class(ofMore + pair)
	}
}
