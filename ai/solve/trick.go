package solve

import "math/bits"

// trick asks, between two tricks, whether need points still come; lead begins. A
// result of need or more is points that come at least, a lesser one points that
// come at most.
func (s *Solver) trick(lead uint8, need int) int {
	if s.tricks == 1 {
		return s.lastTrick(lead)
	}
	low, high := s.bounds()
	if settled(low, high, need) {
		return bound(low, high, need)
	}
	if s.plain && s.alive == 0 && s.turned == 0 && !s.off.quick {
		first, second := s.sure(lead)
		if s.own>>lead&1 == 0 {
			first, second = second, first
		}
		low, high = max(low, first), min(high, s.left-second)
		if settled(low, high, need) {
			return bound(low, high, need)
		}
	}
	f, move := s.shape(lead), none
	if !s.off.table {
		low, high, move = s.look(&f, low, high, need)
		if settled(low, high, need) {
			return bound(low, high, need)
		}
	}
	value := s.lay(0, lead, 0, move, lead, 0, need)
	if s.out || s.off.table {
		return value
	}
	if value >= need {
		low = max(low, value)
	} else {
		high = min(high, value)
	}
	s.keep(&f, low, high)
	return value
}

// settled tells whether a value from low to high is at least need, or is not.
func settled(low, high, need int) bool { return low >= need || high < need }

// bound is the answer to a settled question.
func bound(low, high, need int) int {
	if low >= need {
		return low
	}
	return high
}

// take gives the full trick to winner and asks for the rest.
func (s *Solver) take(winner uint8, points, need int) int {
	if s.tricks == 1 {
		return s.end(winner)
	}
	gain := points + s.each
	alive, first, turned, laid := s.alive, s.first, s.turned, s.laid
	s.left -= gain
	s.tricks--
	s.turned >>= 1
	s.first = false
	value := 0
	if s.own>>winner&1 != 0 {
		gain += s.bonus()
		s.alive &= ownSide
		value = gain + s.trick(winner, need-gain)
	} else {
		s.alive &= otherSide
		value = s.trick(winner, need)
	}
	s.left += points + s.each
	s.tricks++
	s.alive, s.first, s.turned, s.laid = alive, first, turned, laid
	return value
}

// lastTrick plays the one card that each has left.
func (s *Solver) lastTrick(lead uint8) int {
	s.nodes += int64(s.many)
	beats := &s.board.Beats[s.turned&1]
	winner, x := lead, lead
	best := uint8(bits.TrailingZeros64(s.hands[lead]))
	if s.board.Bonus != nil {
		s.laid[0] = best
	}
	for i := 1; i < s.many; i++ {
		x = s.next[x]
		c := uint8(bits.TrailingZeros64(s.hands[x]))
		if beats[best&63]>>c&1 != 0 {
			best, winner = c, x
		}
		if s.board.Bonus != nil {
			s.laid[i] = c
		}
	}
	return s.end(winner)
}

// end is what the last trick brings, which winner takes.
func (s *Solver) end(winner uint8) int {
	if s.own>>winner&1 != 0 {
		value := s.left + s.bonus()
		if s.alive&ownSide != 0 {
			value += s.sweep[0]
		}
		return value
	}
	if s.alive&otherSide != 0 {
		return -s.sweep[1]
	}
	return 0
}

// bonus is what the cards of the full trick count together.
func (s *Solver) bonus() int {
	if s.board.Bonus == nil {
		return 0
	}
	cards := uint64(0)
	for _, c := range s.laid[:s.many] {
		cards |= 1 << s.board.Card[c]
	}
	return s.board.Bonus(cards)
}
