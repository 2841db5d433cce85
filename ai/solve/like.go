package solve

// tried is a card that was tried: what it brings at most or at least, and why.
type tried struct {
	slot  uint8
	bound int16
	why   ground
}

// like finds a card that was tried and for which slot may stand: what the one brings
// differs from what the other brings by what their points do where they count, since a
// play of one is a play of the other with both exchanged. sign is 1 where bounds are
// upper ones, -1 for lower.
func (s *search) like(c *choice, slot uint8, sign int) (bound int, why ground, ok bool) {
	if c.tries == 0 || s.off.equal || s.board.Bonus != nil {
		return 0, why, false
	}
	if c.others == 0 {
		s.lookAround(c)
	}
	points := &s.board.Points
	for i := range c.done[:c.tries] {
		d := &c.done[i]
		low := s.low(slot, d.slot, d.why.used)
		if !low && !s.neighbours(slot, d.slot, c.others) {
			continue
		}
		apart := int(points[slot&63] - points[d.slot&63])
		if apart != 0 && s.off.near {
			continue
		}
		if got := int(d.bound) + sign*d.why.gain(d.slot, slot, apart*sign); !ok || sign*got < sign*bound {
			bound, why, ok = got, s.placed(d.why.exchanged(d.slot, slot), 1<<slot|1<<d.slot), true
			if !low {
				why.used |= 1<<slot | 1<<d.slot
			}
		}
	}
	return bound, why, ok
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
