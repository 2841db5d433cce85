package risk

import (
	"math/bits"

	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// Class is what a hand looks like: how many trumps, the places of the two best
// from the top of the suit, and whether there is a side Ace.
type Class int

// Places of trumps, lower ones count as the last; without a trump there is none.
const places = 5

// pairs are the ways to hold two trumps, of which the last place may stand twice.
const pairs = places*(places-1)/2 + 1

// The classes in order: no trump, one, two, and more, where Aces no longer count.
const (
	ofOne   = 2
	ofTwo   = ofOne + 2*places
	ofMore  = ofTwo + 2*pairs
	classes = ofMore + pairs
)

// Classify gives the class of a hand whose cards rank by o.
func Classify(hand card.Set, o *trick.Order) Class {
	trumps, ace, best, second := 0, 0, places, places
	for c := range hand.Distinct() {
		switch {
		case o.IsTrump(c):
			trumps++
			second = min(second, max(best, place(o, c)))
			best = min(best, place(o, c))
		case c.Rank() == card.Ace:
			ace = 1
		}
	}
	switch pair := pairOf(best, second); trumps {
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

// pairOf numbers two places, the better first.
func pairOf(best, second int) int {
	if best == places-1 {
		return pairs - 1
	}
	return second*(second-1)/2 + best
}

// place is how many trumps are above c.
func place(o *trick.Order, c card.Card) int {
	return min(bits.OnesCount64(o.AtLeast[c]), places) - 1
}
