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
	done   [mostChoices]tried
	tries  int
	laid   int    // cards on the trick
	best   uint8  // which of them has it
	seat   uint8  // who chooses
	others uint64 // the cards that stand between those of this hand (lookAround)
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

// note keeps what a card that was tried brings.
func (c *choice) note(slot uint8, bound int, why ground) {
	c.done[c.tries] = tried{slot, int16(bound), why}
	c.tries++
}

// choose fills c with the open cards of seat and how promising they are.
func (s *search) choose(c *choice, open uint64, n int, seat, led, best, winner uint8) {
	c.n, c.tries, c.others = 0, 0, 0
	c.laid, c.best, c.seat = n, best, seat
	hint := none
	if n == 0 {
		hint = best
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
