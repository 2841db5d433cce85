package solve

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/trick"
)

// far is beyond every value.
const far = 1 << 14

// mostLaid is more cards than all hands hold together.
const mostLaid = 64

// pause is how many nodes go by between two looks at the limit.
const pause = 1 << 12

// The sides in search.alive.
const (
	ownSide = 1 << iota
	otherSide
)

// search is one position on its way down: what Position holds, in the form that
// lays a card fastest.
type search struct {
	board  *trick.Board
	hands  [engine.MaxSeats + 1]uint64 // one more: the seats' three bits stay within
	next   [engine.MaxSeats + 1]uint8
	in     []uint8 // seats that play
	seats  [engine.MaxSeats]uint8
	own    uint8 // whose points count, as bits
	max    uint8 // who wants them many
	many   int   // how many play
	tricks int   // to come, the open one among them
	left   int   // points of those tricks
	each   int   // what a trick counts beside its cards
	turned uint16
	first  bool
	alive  uint8 // sides that may still take every trick, for Sweep
	sweep  [2]int
	laid   [engine.MaxSeats]uint8 // the open trick
	trump  uint64                 // the lane of trump
	age    uint64                 // calls so far
	salt   uint64                 // what all keys of the call share
	plain  bool                   // nothing but suits and points counts: what is sure can be told (quick.go)
	strict bool                   // of two cards of a suit one is above the other
	loose  bool                   // and always the same one: low cards beside trump need not be told apart (deep.go)
	move   uint8                  // what the last call of lay found best

	limit Limit
	nodes int64
	check int64 // at so many nodes comes the next look at the limit
	out   bool

	choices [mostLaid]choice // by cards still to lay in the tricks to come
	off     ideas
}

// ideas are what makes the search fast. A benchmark switches them off one by one.
type ideas struct {
	table, shape, apart, deep, equal, near, low, count, quick, order, ending bool
}

// load takes over a position in which trump, if there is one, is known.
func (s *search) load(p *trick.Position) {
	s.board, s.hands, s.laid = p.Board, [engine.MaxSeats + 1]uint64{}, p.Laid
	copy(s.hands[:], p.Hands[:])
	s.in = s.seats[:0]
	for x := range p.Seats {
		if p.In>>x&1 != 0 {
			s.in = append(s.in, x)
		}
	}
	s.many = len(s.in)
	for i, x := range s.in {
		s.next[x] = s.in[(i+1)%s.many]
	}
	s.own, s.max = p.Own, p.Own
	if p.Few {
		s.max = ^p.Own
	}
	s.tricks, s.left, s.each = p.Tricks(), p.Left(), int(p.Trick)
	s.turned, s.first = p.Turned, p.First
	s.sweep, s.alive = [2]int{int(p.Sweep[0]), int(p.Sweep[1])}, 0
	if p.Sweep[0] != 0 && p.Took&^p.Own == 0 {
		s.alive |= ownSide
	}
	if p.Sweep[1] != 0 && p.Took&p.Own == 0 {
		s.alive |= otherSide
	}
	s.plain = p.Bonus == nil && !p.Duty.On
	s.strict = s.plain && !s.off.shape && strict(p.Board)
	s.loose = s.strict && p.Turned == 0 && s.many <= words
	s.trump = 0
	if p.Trump != 0 {
		s.trump = p.Lane[bits.TrailingZeros64(p.Trump)]
	}
	s.salt = s.age<<20 + uint64(bits.TrailingZeros64(p.Trump))<<8
}

// strict tells whether of any two cards of a lane the upper takes the lower.
func strict(b *trick.Board) bool {
	for all := b.Deck &^ b.Twin; all != 0; all &= all - 1 {
		slot := bits.TrailingZeros64(all)
		above := ^uint64(1) << slot
		if b.Twin>>1>>slot&1 != 0 {
			above = ^uint64(0) << slot
		}
		if (b.Beats[0][slot]^above)&b.Deck&b.Lane[slot] != 0 {
			return false
		}
	}
	return true
}

// bounds are the least and the most that can still come.
func (s *search) bounds() (low, high int) {
	high = s.left
	if s.board.Bonus != nil {
		high += s.tricks * int(s.board.Most)
	}
	if s.alive&ownSide != 0 {
		low, high = min(low, s.left+s.sweep[0]), max(high, high+s.sweep[0])
	}
	if s.alive&otherSide != 0 {
		low, high = min(low, -s.sweep[1]), max(high, -s.sweep[1])
	}
	return low, high
}

// whole is the ground of one of the bounds: the lower counts no card, the upper all.
func (s *search) whole(low bool) (why ground) {
	switch {
	case s.alive != 0:
		return why.unsure(^uint64(0)) // Sweep may stand in the place of points
	case low:
		return why
	}
	return why.with(^uint64(0))
}

// held is the cards on all hands.
func (s *search) held() (cards uint64) {
	for _, x := range s.in {
		cards |= s.hands[x]
	}
	return cards
}
