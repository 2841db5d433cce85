package solve

import "math/bits"

// rater judges cards by rule, for their order alone. Its numbers were tuned one by
// one for the fewest nodes in positions of Schieber and Krutzjass.
type rater struct {
	s      *search
	beats  *[64]uint64
	best   uint8
	led    uint64 // the lane that was led
	hand   uint64
	foes   uint64 // cards of the other side, of those who play after this seat
	friend uint64 // cards of this side, alike
	ruff   uint64 // lanes that a foe would trump
	mine   bool   // this side has the trick
	safe   bool   // and no foe can take it
	hope   bool   // a friend can take it and keep it
}

// look takes in the trick that seat is to lay the n-th card on.
func (r *rater) look(s *search, n int, seat, led, best, winner uint8) {
	b := s.board
	r.s, r.beats, r.best, r.hand = s, &b.Beats[s.turned&1], best&63, s.hands[seat]
	side := s.max >> seat & 1
	for i, x := n+1, s.next[seat]; i < s.many; i, x = i+1, s.next[x] {
		hand := s.hands[x]
		if s.max>>x&1 == side {
			r.friend |= hand
			continue
		}
		r.foes |= hand
		if n == 0 && hand&b.Trump != 0 {
			r.ruff |= void(hand) &^ b.Trump
		}
	}
	if n == 0 {
		return
	}
	r.led = b.Lane[led&63]
	r.mine = s.max>>winner&1 == side
	r.safe = r.mine && r.beats[r.best]&r.foes == 0
	if can := r.friend & r.beats[r.best] & r.led; can != 0 {
		r.hope = r.beats[r.top(can)]&r.foes&(r.led|b.Trump) == 0
	}
}

// void is the lanes of which a hand has no card.
func void(hand uint64) (lanes uint64) {
	for l := uint64(1<<lane - 1); l != 0; l <<= lane {
		if hand&l == 0 {
			lanes |= l
		}
	}
	return lanes
}

// lead judges a card to lead.
func (r *rater) lead(slot uint8) int32 {
	b := r.s.board
	points, height := int32(b.Points[slot]), int32(slot%lane)
	trump, ruffed := int32(b.Trump>>slot&1), int32(r.ruff>>slot&1)
	above := r.beats[slot] & b.Lane[slot]
	switch {
	case ruffed == 0 && above&r.foes == 0:
		return 334 + 5*points + 5*trump + height
	case ruffed == 0 && r.friend>>r.top(above&(r.foes|r.friend))&1 != 0:
		return 390 + 2*points + 17*trump
	}
	return 41*trump - 31*ruffed - 2*points - 3*height
}

// top is the strongest of cards of one lane, of which there is one at least.
func (r *rater) top(cards uint64) int {
	if r.s.turned&1 != 0 {
		return bits.TrailingZeros64(cards)
	}
	return 63 - bits.LeadingZeros64(cards)
}

// follow judges a card to lay on the trick.
func (r *rater) follow(slot uint8) int32 {
	b := r.s.board
	points, height := int32(b.Points[slot]), int32(slot%lane)
	trump := int32(b.Trump >> slot & 1)
	if r.beats[r.best]>>slot&1 != 0 {
		switch {
		case r.safe:
			return 300 - points + 14*height
		case r.beats[slot]&r.foes == 0:
			return 666 + 2*points - 6*height - 100*trump
		}
		return 100 + height - 11*trump
	}
	score := int32(0)
	if own := b.Lane[slot] & r.hand; r.led>>slot&1 == 0 && own&(own-1) == 0 {
		score = 4 // the last of its suit
	}
	switch {
	case r.safe:
		return score + 666 + 4*points - height
	case r.hope:
		return score + 666 + points - height
	case r.mine:
		return score + 82 - 2*points - 5*height
	}
	return score - 8*points - height
}
