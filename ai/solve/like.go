package solve

// tried is a card that was tried: what it brings at most or at least, and the cards
// whose rank that depends on.
type tried struct {
	slot  uint8
	bound int16
	used  uint64
}

// like finds a card that was tried and for which slot may stand: what the one brings
// differs from what the other brings by no more than their points do, since a play
// of one is a play of the other with both exchanged. sign is 1 where bounds are
// upper ones, -1 for lower; used is what the bound depends on beside what that of the
// card tried does.
func (s *search) like(c *choice, slot uint8, sign int) (bound int, used uint64, ok bool) {
	if c.tries == 0 || s.off.equal || s.board.Bonus != nil {
		return 0, 0, false
	}
	if c.others == 0 {
		s.lookAround(c)
	}
	fate, points := s.fate(c, slot), &s.board.Points
	for i := range c.done[:c.tries] {
		d := &c.done[i]
		low := s.low(slot, d.slot, d.used)
		if !low && !s.neighbours(slot, d.slot, c.others) {
			continue
		}
		apart := int(points[slot&63] - points[d.slot&63])
		if apart != 0 && s.off.near {
			continue
		}
		if fate != 0 {
			apart = max(apart*fate*sign, 0)
		}
		if got := int(d.bound) + sign*max(apart, -apart); !ok || sign*got < sign*bound {
			bound, used, ok = got, 0, true
			if !low {
				used = 1<<slot | 1<<d.slot
			}
		}
	}
	return bound, used, ok
}

// lookAround notes the cards that others hold.
func (s *search) lookAround(c *choice) {
	for _, x := range s.in {
		if x != c.seat {
			c.others |= s.hands[x]
		}
	}
	if c.laid > 0 {
		c.others |= 1 << (c.best & 63)
	}
	for i, x := c.laid+1, s.next[c.seat]; i < s.many; i, x = i+1, s.next[x] {
		c.later |= s.hands[x]
	}
}

// fate is 1 if the own side is sure to get the trick once slot lies on it, -1 if the
// others are, else 0. Where it is known a card of more points than another brings one
// side no less: it counts now, the other card later, for whoever gets it then.
func (s *search) fate(c *choice, slot uint8) int {
	beats := &s.board.Beats[s.turned&1]
	top, winner := c.best&63, c.winner
	if c.laid == 0 || beats[top]>>slot&1 != 0 {
		top, winner = slot&63, c.seat
	}
	if s.off.fate || beats[top]&c.later != 0 {
		return 0
	}
	return int(s.own>>winner&1)*2 - 1
}

// low tells whether two cards of a suit are both below all used ones.
func (s *search) low(x, y uint8, used uint64) bool {
	lane := s.board.Lane[x&63]
	if !s.loose || s.off.low || lane == s.trump || lane>>(y&63)&1 == 0 {
		return false
	}
	used &= lane
	return used&-used-1 >= 1<<max(x, y) // none used: all ones
}

// neighbours tells whether two cards of a hand stand to all the others alike.
func (s *search) neighbours(x, y uint8, others uint64) bool {
	b := s.board
	x, y = x&63, y&63
	return b.Lane[x] == b.Lane[y] && b.Class[x] == b.Class[y] &&
		((b.Beats[0][x]^b.Beats[0][y])|(b.Beaten[x]^b.Beaten[y]))&others == 0
}
