package solve

import "math/bits"

// mix is an odd number without a pattern (the golden ratio), which spreads bits.
const mix = 0x9e3779b97f4a7c15

// lane is how many slots a suit has.
const lane = 16

// shape is a position between two tricks as the table knows it. Positions of one
// key differ in nothing but what their cards count: the same hands hold the weakest
// card of a suit still out, the next one, and so on.
type shape struct {
	key   uint64
	cards uint64 // all that are out
	twice uint64 // those of which two hands hold a copy each
}

// shape gives the shape of the position; lead begins.
func (s *search) shape(lead uint8) (f shape) {
	for _, x := range s.in {
		f.twice |= f.cards & s.hands[x]
		f.cards |= s.hands[x]
	}
	h := s.salt + uint64(lead)<<2 + uint64(s.alive) + 1
	for suit := range 4 {
		h = h<<5 + uint64(bits.OnesCount16(uint16(f.cards>>(lane*suit))))
	}
	if bauer := f.cards & s.board.Bauer; bauer != 0 {
		h ^= uint64(bits.OnesCount64(bauer)) << 40 // else the highest trump is one as any other
	}
	h *= 0xd6e8feb86659fd93 // far from any hand
	for _, x := range s.in {
		hand := s.hands[x]
		if s.strict {
			hand = f.rank(hand)
		}
		high, low := bits.Mul64(h^hand, mix)
		h = high ^ low
	}
	f.key = h * mix
	return f
}

// rank gives a hand as places among all cards.
func (f *shape) rank(hand uint64) (places uint64) {
	for ; hand != 0; hand &= hand - 1 {
		places |= 1 << f.place(hand)
	}
	return places
}

// place is how many cards are below the lowest of hand.
func (f *shape) place(hand uint64) int {
	return bits.OnesCount64(f.cards & (hand&-hand - 1))
}

// slot is the card at a place.
func (f *shape) slot(place uint8) uint8 {
	cards := f.cards
	for ; place > 0; place-- {
		cards &= cards - 1
	}
	return uint8(bits.TrailingZeros64(cards))
}

// apart is by how much a position of the same key with cards out may be worth less
// than this one, and more: each play of the one is a play of the other, with other
// cards for it.
func (s *search) apart(f *shape, cards uint64) (up, down int) {
	for a, b := f.cards, cards; a != b; a, b = a&(a-1), b&(b-1) {
		slot := bits.TrailingZeros64(a)
		d := int(s.board.Points[slot]) - int(s.board.Points[bits.TrailingZeros64(b)&63])
		d <<= f.twice >> slot & 1
		up += max(d, 0)
		down -= min(d, 0)
	}
	return up, down
}
