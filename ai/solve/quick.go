package solve

import "math/bits"

// cash is the points that lead's side, which wants them, is sure of between two
// tricks: a card that no other hand can beat takes a trick as soon as it is led.
// counted is the cards whose points these are, used those of them whose rank counts.
func (s *search) cash(lead uint8) (points int, counted, used uint64) {
	b := s.board
	hand, rest, n := s.hands[lead], uint64(0), 0
	for _, x := range s.in {
		if x != lead {
			rest |= s.hands[x]
		}
	}
	for l := uint64(1<<lane - 1); l != 0; l <<= lane {
		if l&b.Trump == 0 && rest&b.Trump != 0 {
			continue
		}
		cards := hand & l & s.above(rest&l)
		for x := cards; x != 0; x &= x - 1 {
			points += int(b.Points[bits.TrailingZeros64(x)]) + s.each
			n++
		}
		counted |= cards
		if rest&l != 0 {
			used |= cards
		}
	}
	if n >= s.tricks {
		points, counted = s.left, hand|rest
	}
	return points, counted, used
}

// above is the slots of a lane above all of cards, which lie in it, twins of the
// highest not among them; all slots if there are none.
func (s *search) above(cards uint64) uint64 {
	if cards == 0 {
		return ^uint64(0)
	}
	top := 63 - bits.LeadingZeros64(cards)
	if s.board.Twin != 0 {
		top |= 1
	}
	return ^uint64(0) << top << 1
}
