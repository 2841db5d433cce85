package deal

import (
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Shuffle gives the cards of a pack in random order, every order equally likely.
func Shuffle(r *rand.Rand, pack card.Set) []card.Card {
	order := pack.Cards()
	r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	return order
}

// Hands deals random hands of the given sizes. It panics if the pack has too few
// cards; more are left over.
func Hands(r *rand.Rand, pack card.Set, sizes ...int) []card.Set {
	order := Shuffle(r, pack)
	hands := make([]card.Set, len(sizes))
	for i, n := range sizes {
		hands[i] = card.SetOf(order[:n]...)
		order = order[n:]
	}
	return hands
}

// Packets deals an order of cards from the top, packet cards at a time, to the
// seats in turn from first on, until each has the same number; a last packet is
// smaller where packets do not come out even (7 cards are 4 and 3). Hands are by
// seat; the cards from seats*each on are left over. It panics if there are too
// few cards or packet is not positive.
func Packets(order []card.Card, seats, each, packet int, first engine.Seat) []card.Set {
	if packet <= 0 {
		panic("deal: a packet must hold at least one card")
	}
	hands := make([]card.Set, seats)
	for given := 0; given < each; given += packet {
		n := min(packet, each-given)
		for i := range seats {
			seat := (int(first) + i) % seats
			hands[seat] = hands[seat].Plus(card.SetOf(order[:n]...))
			order = order[n:]
		}
	}
	return hands
}
