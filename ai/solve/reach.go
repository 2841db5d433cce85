package solve

import (
	"math/bits"

	"krutzjass/engine/trick"
)

// Reaches tells whether the own side of p still makes need points if both sides
// play their best. It is many times as fast as Value. ok is false if the limit
// came first. At least one card must be left.
func (s *Solver) Reaches(p *trick.Position, need int, l Limit) (yes, ok bool) {
	s.begin(l)
	return s.makes(p, need), !s.out
}

// Reaching appends to dst every card that may be played, as Cards does, with the
// value 1 if need points are still made after it, else 0.
func (s *Solver) Reaching(p *trick.Position, need int, l Limit, dst []CardValue) (values []CardValue, ok bool) {
	s.begin(l)
	q := *p
	for open := p.Open(); open != 0 && !s.out; open &= open - 1 {
		slot := uint8(bits.TrailingZeros64(open))
		gain, undo := q.Play(slot)
		value := 0
		if need <= gain || q.Hands[q.Turn] != 0 && s.makes(&q, need-gain) {
			value = 1
		}
		q.Undo(undo)
		dst = append(dst, CardValue{p.Card[slot], value})
	}
	return dst, !s.out
}

// makes asks one window of p.
func (s *Solver) makes(p *trick.Position, need int) bool {
	if need <= 0 {
		return true
	}
	if p.Born != nil || p.Sweep != [2]int16{} {
		return s.exact(p, need) >= need
	}
	s.load(p)
	return s.reach(p, need) >= need
}
