package solve

import "math/bits"

// mix is an odd number without a pattern (the golden ratio), which spreads bits.
const mix = 0x9e3779b97f4a7c15

// lane is how many slots a suit has.
const lane = 16

// words is how many words tell which cards a position has.
const words = 4

// shape is a position between two tricks as the table knows it. Positions of one
// key have as many cards of each suit in each hand and the same trumps by rank; where
// the search cannot do with less they differ in nothing but what their cards count.
type shape struct {
	key   uint64
	lead  uint64        // the hand that leads
	many  bool          // whose side wants many points
	cards uint64        // all that are out
	words [words]uint64 // the hands; where they are in the key, all cards and those that two hands hold
	ranks [words]uint64 // the hands by rank (lift), unless they are in the key
	deep  deep          // what sign was made of
	sign  uint64
}

// shape gives the shape of the position; lead begins.
func (s *search) shape(lead uint8) (f shape) {
	f.lead, f.many = s.hands[lead], s.max>>lead&1 != 0
	twice := uint64(0)
	for _, x := range s.in {
		twice |= f.cards & s.hands[x]
		f.cards |= s.hands[x]
	}
	h := s.salt + uint64(lead)<<2 + uint64(s.alive) + 1
	if bauer := f.cards & s.board.Bauer; bauer != 0 {
		h ^= uint64(bits.OnesCount64(bauer)) << 40 // else the highest trump is one as any other
	}
	h *= 0xd6e8feb86659fd93 // far from any hand
	var l lift
	if s.strict {
		l = newLift(f.cards)
	}
	if !s.loose {
		f.words[0], f.words[1] = f.cards, twice
	}
	for i, x := range s.in {
		hand := s.hands[x]
		if s.strict {
			hand = l.ranks(hand)
		}
		if s.loose {
			f.words[i], f.ranks[i] = s.hands[x], hand
			hand = lengths(hand) | hand&s.trump
		}
		high, low := bits.Mul64(h^hand, mix)
		h = high ^ low
	}
	f.key = h * mix
	f.deep = deep{none} // of no entry
	return f
}

// lengths is how many cards of each lane a hand has, each number in its lane.
func lengths(hand uint64) uint64 {
	hand -= hand >> 1 & 0x5555555555555555
	hand = hand&0x3333333333333333 + hand>>2&0x3333333333333333
	hand = (hand + hand>>4) & 0x0f0f0f0f0f0f0f0f
	return (hand + hand>>8) & 0x001f001f001f001f
}

// carry is what the bound of an entry, a lower one or not, says of a position of the
// same shape, and on what ground: each play of the one is a play of the other, with the
// same hand's next card of the same suit for each card.
func (s *search) carry(e *entry, bound int, least bool, hands *[words]uint64) (int, ground) {
	points := &s.board.Points
	var moved, always, ever uint64 // cards that stand for each other, and what is so of those here
	for i, a := range hands {
		b := e.words[i]
		if a == b {
			continue
		}
		differ := (a ^ b) & -(a ^ b)
		for a, b = a&-differ, b&-differ; a != b; a, b = a&(a-1), b&(b-1) {
			x, y := a&-a, b&-b
			apart := int(points[bits.TrailingZeros64(a)&63]) - int(points[bits.TrailingZeros64(b)&63])
			moved |= x | y
			switch {
			case e.always&y != 0:
				bound += apart
				always |= x
				ever |= x
			case e.ever&y != 0:
				ever |= x
				if apart < 0 == least {
					bound += apart
				}
			}
		}
	}
	why := ground{0, e.always&^moved | always, e.ever&^moved | ever}
	return bound, s.placed(why, moved)
}
