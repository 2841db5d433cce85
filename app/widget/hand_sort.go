package widget

import (
	"cmp"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// SortHand lists a hand as people hold it: a suit beside the other, red and
// black in turn as far as they go, trump first; in a suit the strongest card
// first, as the mode ranks them. Twins lie side by side.
func SortHand(cards card.Set, mode engine.Mode) []card.Card {
	list := make([]card.Card, 0, cards.Len())
	for _, suit := range suitOrder(cards, mode) {
		of := cards.Of(suit).Cards()
		slices.SortStableFunc(of, func(a, b card.Card) int {
			return cmp.Or(cmp.Compare(strength(b, mode), strength(a, mode)), cmp.Compare(b.Rank(), a.Rank()))
		})
		list = append(list, of...)
	}
	return list
}

// strength ranks cards of one suit; before a mode is called by rank alone.
func strength(c card.Card, mode engine.Mode) uint8 {
	if mode == engine.NoMode {
		return 0
	}
	return trick.ForMode(mode).Power[c]
}

// suitOrder gives the suits that are held in the order to show them.
func suitOrder(cards card.Set, mode engine.Mode) []card.Suit {
	var colours [2][]card.Suit // red, black
	trump, hasTrump := mode.TrumpSuit()
	for _, s := range [...]card.Suit{card.Hearts, card.Spades, card.Diamonds, card.Clubs} {
		if !cards.Of(s).Empty() && !(hasTrump && s == trump) {
			colours[colour(s)] = append(colours[colour(s)], s)
		}
	}
	var order []card.Suit
	turn := 0
	switch {
	case hasTrump && !cards.Of(trump).Empty():
		order, turn = append(order, trump), 1-colour(trump)
	case len(colours[1]) > len(colours[0]):
		turn = 1 // the colour of which there are more begins and ends
	}
	for len(colours[0])+len(colours[1]) > 0 {
		if len(colours[turn]) > 0 {
			order, colours[turn] = append(order, colours[turn][0]), colours[turn][1:]
		}
		turn = 1 - turn
	}
	return order
}

// colour is 0 for the red suits and 1 for the black ones.
func colour(s card.Suit) int {
	if s == card.Clubs || s == card.Spades {
		return 1
	}
	return 0
}
