package solve

import "math/bits"

// trick asks, between two tricks, whether need points still come; lead begins. A
// result of need or more is points that come at least, a lesser one points that
// come at most; why is what that rests on.
func (s *Solver) trick(lead uint8, need int) (value int, why ground) {
	if s.tricks == 1 {
		return s.lastTrick(lead)
	}
	if low, high := s.bounds(); settled(low, high, need) {
		return bound(low, high, need), s.whole(low >= need)
	}
	if s.plain && s.alive == 0 && s.turned == 0 && s.max == s.own && !s.off.quick {
		low, high := 0, s.left
		points, cards, used := s.cash(lead)
		if s.own>>lead&1 != 0 {
			low = points
		} else {
			high, cards = high-points, ^cards
		}
		if settled(low, high, need) {
			return bound(low, high, need), ground{used, cards, cards}
		}
	}
	if s.tricks == 2 && !s.off.ending || s.off.table {
		return s.lay(0, lead, 0, none, lead, 0, need)
	}
	f := s.shape(lead)
	value, why, move, ok := s.look(&f, need)
	if ok {
		return value, why
	}
	value, why = s.lay(0, lead, 0, move, lead, 0, need)
	if !s.out {
		s.keep(&f, value, need, why)
	}
	return value, why
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

// take gives the full trick to winner, who laid best, and asks for the rest.
func (s *Solver) take(best, winner uint8, points, need int) (value int, why ground) {
	if s.tricks == 1 {
		return s.end(best, winner)
	}
	ranked, cards := s.ranked(best), s.cards()
	gain := points + s.each
	alive, first, turned, laid := s.alive, s.first, s.turned, s.laid
	s.left -= gain
	s.tricks--
	s.turned >>= 1
	s.first = false
	if s.own>>winner&1 != 0 {
		gain += s.bonus()
		s.alive &= ownSide
		value, why = s.trick(winner, need-gain)
		value, why = value+gain, why.with(cards)
	} else {
		s.alive &= otherSide
		value, why = s.trick(winner, need)
		why = why.without(cards)
	}
	s.left += points + s.each
	s.tricks++
	s.alive, s.first, s.turned, s.laid = alive, first, turned, laid
	why.used |= ranked
	switch b := s.board; {
	case s.off.count:
		why = why.unsure(^uint64(0))
	case b.Twin != 0:
		twice := cards & s.held() // the other copy may go to the other side
		why = why.unsure(twice | twice<<1&b.Twin)
	}
	return value, why
}

// cards is those of the full trick.
func (s *search) cards() (cards uint64) {
	for _, x := range s.laid[:s.many] {
		cards |= 1 << (x & 63)
	}
	return cards
}

// ranked is best, which has the full trick, unless it is alone of its suit there: then
// any card of the suit would have it.
func (s *search) ranked(best uint8) uint64 {
	lane, n := s.board.Lane[best&63], uint64(0)
	for _, x := range s.laid[:s.many] {
		n += lane >> (x & 63) & 1
	}
	if n == 1 {
		return 0
	}
	return 1 << best
}

// lastTrick plays the one card that each has left.
func (s *Solver) lastTrick(lead uint8) (value int, why ground) {
	beats := &s.board.Beats[s.turned&1]
	winner, x := lead, lead
	best := uint8(bits.TrailingZeros64(s.hands[lead]))
	s.laid[0] = best
	for i := 1; i < s.many; i++ {
		x = s.next[x]
		c := uint8(bits.TrailingZeros64(s.hands[x]))
		if beats[best&63]>>c&1 != 0 {
			best, winner = c, x
		}
		s.laid[i] = c
	}
	return s.end(best, winner)
}

// end is what the last trick brings, which winner takes with best.
func (s *Solver) end(best, winner uint8) (value int, why ground) {
	why.used = s.ranked(best)
	if s.own>>winner&1 != 0 {
		value = s.left + s.bonus()
		if s.alive&ownSide != 0 {
			value += s.sweep[0]
		}
		return value, why.with(s.cards())
	}
	if s.alive&otherSide != 0 {
		value = -s.sweep[1]
	}
	return value, why
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
