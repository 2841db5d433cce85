package solve

import "math/bits"

// sure gives points that are certain between two tricks, whatever the other side
// plays: those of lead's side, then those of the other. Trumps above all trumps of
// the other side are never lost to it. A card that no other hand can beat takes a
// trick as soon as it is led: a side that wants points leads such cards at once.
func (s *search) sure(lead uint8) (own, other int) {
	b := s.board
	var sides [2]uint64 // lead's side, then the other
	mine, rest := s.own>>lead&1, uint64(0)
	for _, x := range s.in {
		sides[s.own>>x&1^mine] |= s.hands[x]
		if x != lead {
			rest |= s.hands[x]
		}
	}
	cash, tricks := uint64(0), 0
	if s.max == s.own {
		if cash, tricks = s.cash(s.hands[lead], rest); tricks >= s.tricks {
			return s.left, 0
		}
		own = s.sum(cash) + tricks*(s.each+s.thrown(mine))
	}
	if b.Trump == 0 {
		return own, 0
	}
	above, below := s.above(sides[1]&b.Trump)&b.Trump, s.above(sides[0]&b.Trump)&b.Trump
	for _, x := range s.in {
		switch hand := s.hands[x]; {
		case s.own>>x&1 != mine:
			other += s.sum(hand & below)
		case x == lead:
			own += s.sum(hand & above &^ cash)
		default:
			own += s.sum(hand & above)
		}
	}
	return own, other
}

// cash is the cards of hand, who leads, that no card of rest can take when they are
// led one after the other, and how many they are.
func (s *search) cash(hand, rest uint64) (cards uint64, n int) {
	b := s.board
	for suit := range 4 {
		lane := uint64(0xffff) << (16 * suit)
		if lane&b.Trump == 0 && rest&b.Trump != 0 {
			continue
		}
		cards |= hand & lane & s.above(rest&lane)
	}
	return cards, bits.OnesCount64(cards)
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

// short is up to how many tricks it pays to look at what the others must throw.
const short = 4

// thrown is the fewest points that the other side lays on a trick.
func (s *search) thrown(mine uint8) (points int) {
	if s.tricks > short {
		return 0
	}
	for _, x := range s.in {
		if s.own>>x&1 != mine {
			points += s.least(s.hands[x])
		}
	}
	return points
}

// least is the fewest points of a card of hand.
func (s *search) least(hand uint64) int {
	least := far
	for ; hand != 0 && least > 0; hand &= hand - 1 {
		least = min(least, int(s.board.Points[bits.TrailingZeros64(hand)]))
	}
	return least
}

// sum is the points of cards.
func (s *search) sum(cards uint64) (points int) {
	for ; cards != 0; cards &= cards - 1 {
		points += int(s.board.Points[bits.TrailingZeros64(cards)])
	}
	return points
}
