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
func (s *search) choose(c *choice, open uint64, n int, seat, led, best, winner uint8) {
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
		r.look(s, n, seat, led, best, winner)
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
