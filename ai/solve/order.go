package solve

import "math/bits"

// none is no slot.
const none uint8 = 255

// mostChoices is more cards than a hand has.
const mostChoices = 20

// choice is the cards that a seat may lay, best first, and what came of those
// that were tried.
type choice struct {
	slots  [mostChoices]uint8
	scores [mostChoices]int32
	n      int
	done   [mostChoices]struct {
		slot  uint8
		bound int16
	}
	tries  int
	others uint64 // the cards that stand between those of this hand
}

// pick gives the next card to try.
func (c *choice) pick() (slot uint8, ok bool) {
	if c.n == 0 {
		return none, false
	}
	best := 0
	for i := 1; i < c.n; i++ {
		if c.scores[i] > c.scores[best] {
			best = i
		}
	}
	slot = c.slots[best]
	c.n--
	c.slots[best], c.scores[best] = c.slots[c.n], c.scores[c.n]
	return slot, true
}

// tried notes what a card brings at most or at least.
func (c *choice) tried(slot uint8, bound int) {
	c.done[c.tries].slot, c.done[c.tries].bound = slot, int16(bound)
	c.tries++
}

// like finds a card that was tried and stands next to slot, as no card of the
// others is between them: what the one brings differs from what the other brings by
// no more than their points do, since a play of one is a play of the other with
// both exchanged. sign is 1 where bounds are upper ones, -1 for lower.
func (s *search) like(c *choice, slot uint8, sign int) (bound int, ok bool) {
	if s.off.equal || s.board.Bonus != nil {
		return 0, false
	}
	b := s.board
	for i := range c.done[:c.tries] {
		d := &c.done[i]
		if !s.neighbours(slot, d.slot, c.others) {
			continue
		}
		apart := int(b.Points[slot&63]) - int(b.Points[d.slot&63])
		if apart != 0 && s.off.near {
			continue
		}
		if apart < 0 {
			apart = -apart
		}
		if got := int(d.bound) + sign*apart; !ok || sign*got < sign*bound {
			bound, ok = got, true
		}
	}
	return bound, ok
}

// neighbours tells whether two cards of a hand stand to all the others alike.
func (s *search) neighbours(x, y uint8, others uint64) bool {
	b := s.board
	x, y = x&63, y&63
	return b.Lane[x] == b.Lane[y] && b.Class[x] == b.Class[y] &&
		((b.Beats[0][x]^b.Beats[0][y])|(b.Beaten[x]^b.Beaten[y]))&others == 0
}

// choose fills c with the open cards of seat and how promising they are.
func (s *search) choose(c *choice, open uint64, n int, seat, best, winner uint8) {
	for _, x := range s.in {
		if x != seat {
			c.others |= s.hands[x]
		}
	}
	hint := none
	if n == 0 {
		hint = best
	} else {
		c.others |= 1 << (best & 63)
	}
	var r rater
	if !s.off.order {
		r.look(s, n, seat, best, winner)
	}
	for ; open != 0; open &= open - 1 {
		slot := uint8(bits.TrailingZeros64(open))
		score := int32(0)
		switch {
		case slot == hint:
			score = 1 << 20
		case !s.off.order && n == 0:
			score = r.lead(slot)
		case !s.off.order:
			score = r.follow(slot)
		}
		c.slots[c.n], c.scores[c.n] = slot, score
		c.n++
	}
}

// rater judges cards by rule, for their order alone.
type rater struct {
	s      *search
	beats  *[64]uint64
	best   uint8
	foes   uint64 // cards of the other side, of those who play after this seat
	friend uint64 // cards of this side, alike
	ruff   uint64 // lanes that a foe would trump
	mine   bool   // this side has the trick
	safe   bool   // and no foe can take it
	last   bool   // nobody plays after this seat
}

func (r *rater) look(s *search, n int, seat, best, winner uint8) {
	b := s.board
	r.s, r.beats, r.best = s, &b.Beats[s.turned&1], best&63
	side := s.max >> seat & 1
	r.last = n+1 == s.many
	for i, x := n+1, s.next[seat]; i < s.many; i, x = i+1, s.next[x] {
		hand := s.hands[x]
		if s.max>>x&1 == side {
			r.friend |= hand
			continue
		}
		r.foes |= hand
		if n == 0 && hand&b.Trump != 0 {
			for suit := range 4 {
				if lane := uint64(0xffff) << (16 * suit); lane != b.Trump && hand&lane == 0 {
					r.ruff |= lane
				}
			}
		}
	}
	if n > 0 {
		r.mine = s.max>>winner&1 == side
		r.safe = r.mine && r.beats[r.best]&r.foes == 0
	}
}

func (r *rater) lead(slot uint8) int32 {
	b := r.s.board
	points := int32(b.Points[slot])
	lane := b.Lane[slot]
	above := r.beats[slot] & lane
	switch {
	case above&r.foes == 0 && r.ruff>>slot&1 == 0:
		return 1000 + 4*points
	case r.ruff>>slot&1 == 0 && r.friend>>r.top(above&(r.foes|r.friend))&1 != 0:
		return 500 + 2*points
	}
	return -4*points - int32(slot&15)
}

// top is the strongest of cards of one lane, of which there is one at least.
func (r *rater) top(cards uint64) int {
	if r.s.turned&1 != 0 {
		return bits.TrailingZeros64(cards)
	}
	return 63 - bits.LeadingZeros64(cards)
}

func (r *rater) follow(slot uint8) int32 {
	b := r.s.board
	points := int32(b.Points[slot])
	height := int32(slot & 15)
	wins := r.beats[r.best]>>slot&1 != 0
	switch {
	case r.safe && !wins:
		return 400 + 8*points - height
	case r.safe:
		return 300 + 4*points - height
	case wins && r.beats[slot]&r.foes == 0:
		return 500 + 8*points - 2*height - int32(b.Trump>>slot&1)*60
	case wins:
		return 100 + 4*points + height
	case r.mine:
		return 50 - 2*points - height
	}
	return -8*points - height
}
