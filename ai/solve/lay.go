package solve

import "math/bits"

// lay asks what trick asks while n cards of the open trick lie: led to begin with,
// best by winner has it, they count points; seat plays. Where n is 0 best is the card
// to try first.
func (s *Solver) lay(n int, seat, led, best, winner uint8, points, need int) (value int, why ground) {
	if s.tricks == 2 && !s.off.ending {
		return s.ending(n, seat, led, best, winner, points, need)
	}
	if s.nodes++; s.nodes >= s.check && s.exhausted() {
		return 0, why
	}
	open := s.hands[seat]
	if n > 0 {
		open = s.board.Legal(open, led, best, s.first, int(s.turned&1))
	}
	open &^= s.board.Twin
	if open&(open-1) == 0 {
		s.move = none
		return s.put(n, seat, uint8(bits.TrailingZeros64(open)), led, best, winner, points, need)
	}
	c := &s.choices[(s.tricks*s.many+n)&(mostLaid-1)]
	s.choose(c, open, n, seat, led, best, winner)
	if s.max>>seat&1 != 0 {
		return s.most(c, n, seat, led, best, winner, points, need)
	}
	return s.fewest(c, n, seat, led, best, winner, points, need)
}

// most is lay for a seat that wants many points.
func (s *Solver) most(c *choice, n int, seat, led, best, winner uint8, points, need int) (value int, why ground) {
	move := none
	value, why = -far, nothing
	for {
		slot, ok := c.pick()
		if !ok {
			break
		}
		if bound, more, like := s.like(c, slot, 1); like && bound < need {
			why = why.join(more)
			value = max(value, bound)
			continue
		}
		got, more := s.put(n, seat, slot, led, best, winner, points, need)
		if s.out {
			return 0, why
		}
		if got > value {
			value, move = got, slot
			if value >= need {
				why = more
				break
			}
		}
		why = why.join(more)
		c.note(slot, got, more)
	}
	s.move = move
	return value, why
}

// fewest is lay for a seat that wants few points.
func (s *Solver) fewest(c *choice, n int, seat, led, best, winner uint8, points, need int) (value int, why ground) {
	move := none
	value, why = far, nothing
	for {
		slot, ok := c.pick()
		if !ok {
			break
		}
		if bound, more, like := s.like(c, slot, -1); like && bound >= need {
			why = why.join(more)
			value = min(value, bound)
			continue
		}
		got, more := s.put(n, seat, slot, led, best, winner, points, need)
		if s.out {
			return 0, why
		}
		if got < value {
			value, move = got, slot
			if value < need {
				why = more
				break
			}
		}
		why = why.join(more)
		c.note(slot, got, more)
	}
	s.move = move
	return value, why
}

// put lays a card and asks on.
func (s *Solver) put(n int, seat, slot, led, best, winner uint8, points, need int) (value int, why ground) {
	b := s.board
	hand := s.hands[seat]
	s.hands[seat] = b.Remove(hand, slot)
	points += int(b.Points[slot&(mostLaid-1)])
	if n == 0 {
		led, best, winner = slot, slot, seat
	} else if b.Beats[s.turned&1][best&(mostLaid-1)]>>slot&1 != 0 {
		best, winner = slot, seat
	}
	s.laid[n] = slot
	if n++; n == s.many {
		value, why = s.take(best, winner, points, need)
	} else {
		value, why = s.lay(n, s.next[seat], led, best, winner, points, need)
	}
	s.hands[seat] = hand
	return value, why
}

// exhausted looks at the limit.
func (s *Solver) exhausted() bool {
	s.check = s.nodes + pause
	if s.limit.Nodes > 0 {
		s.check = min(s.check, s.limit.Nodes)
		s.out = s.out || s.nodes >= s.limit.Nodes
	}
	if s.limit.Stop != nil && s.limit.Stop.Load() {
		s.out = true
	}
	return s.out
}
