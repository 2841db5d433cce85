// Package trick holds what trick-taking games share: the rank order and the
// points of the cards as tables, the rules of following as values, the winner
// of a trick, and what a card laid tells about the hand that it came from.
// Games call it; nothing inherits from it.
package trick

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Order is the rank order and the card points of one mode. It is read-only and
// shared.
type Order struct {
	Mode    engine.Mode
	Trump   uint64     // bits of the trump suit, 0 without trump
	Bauer   uint64     // bit of the Jack of trump, 0 without trump
	Power   [64]uint8  // strength within its suit; any trump is above any other card
	Points  [64]uint8  // card points (jass-common.md, Card points)
	AtLeast [64]uint64 // cards of the same suit that are not weaker, the card itself included
}

// Strength from low to high (jass-common.md, Order).
var (
	trumpOrder = []card.Rank{card.Six, card.Seven, card.Eight, card.Ten, card.Queen, card.King, card.Ace, card.Nine, card.Jack}
	plainOrder = []card.Rank{card.Six, card.Seven, card.Eight, card.Nine, card.Ten, card.Jack, card.Queen, card.King, card.Ace}
	underOrder = []card.Rank{card.Ace, card.King, card.Queen, card.Jack, card.Ten, card.Nine, card.Eight, card.Seven, card.Six}
)

// Card points by rank (jass-common.md, Card points); what is missing is 0.
var (
	basePoints  = map[card.Rank]uint8{card.Ace: 11, card.Ten: 10, card.King: 4, card.Queen: 3, card.Jack: 2}
	trumpPoints = map[card.Rank]uint8{card.Ace: 11, card.Ten: 10, card.King: 4, card.Queen: 3, card.Jack: 20, card.Nine: 14}
	overPoints  = map[card.Rank]uint8{card.Ace: 11, card.Ten: 10, card.King: 4, card.Queen: 3, card.Jack: 2, card.Eight: 8}
	underPoints = map[card.Rank]uint8{card.Six: 11, card.Ten: 10, card.King: 4, card.Queen: 3, card.Jack: 2, card.Eight: 8}
)

// trumpAbove lifts every trump over every other card.
const trumpAbove = 32

var orders [engine.NoTrump + 1]Order

func init() {
	for m := range orders {
		orders[m] = makeOrder(engine.Mode(m))
	}
}

// ForMode gives the order of a mode. NoMode has none: it panics, for nothing is
// played before a mode is called.
func ForMode(m engine.Mode) *Order { return &orders[m] }

func makeOrder(m engine.Mode) Order {
	o := Order{Mode: m}
	order, points := plainOrder, basePoints
	switch m {
	case engine.Obenabe:
		points = overPoints
	case engine.Undenufe:
		order, points = underOrder, underPoints
	}
	for _, s := range card.Suits {
		o.fill(s, order, points, 0)
	}
	if t, ok := m.TrumpSuit(); ok {
		o.Trump, o.Bauer = card.SuitBits(t), 1<<card.Of(t, card.Jack)
		o.fill(t, trumpOrder, trumpPoints, trumpAbove)
	}
	return o
}

func (o *Order) fill(s card.Suit, order []card.Rank, points map[card.Rank]uint8, lift uint8) {
	var stronger uint64
	for i := len(order) - 1; i >= 0; i-- {
		c := card.Of(s, order[i])
		stronger |= 1 << c
		o.Power[c], o.Points[c], o.AtLeast[c] = lift+uint8(i)+1, points[order[i]], stronger
	}
}

// IsTrump tells whether c is a trump.
func (o *Order) IsTrump(c card.Card) bool { return o.Trump>>c&1 != 0 }

// Beats tells whether c, laid after best, takes the trick from it. Of two
// identical cards the later one wins (jass-common.md 1.2).
func (o *Order) Beats(c, best card.Card) bool {
	return (c.Suit() == best.Suit() || o.IsTrump(c)) && o.Power[c] >= o.Power[best]
}

// Winner gives the place, from 0, of the card that takes a trick that has at
// least one card.
func (o *Order) Winner(laid []card.Card) int {
	win := 0
	for i := 1; i < len(laid); i++ {
		if o.Beats(laid[i], laid[win]) {
			win = i
		}
	}
	return win
}

// Sum gives the card points of a trick.
func (o *Order) Sum(laid []card.Card) (points int) {
	for _, c := range laid {
		points += int(o.Points[c])
	}
	return points
}

// SumSet gives the card points of a set, copies counted.
func (o *Order) SumSet(s card.Set) (points int) {
	for c := range s.All() {
		points += int(o.Points[c])
	}
	return points
}
