package solve

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/trick"
)

// far is beyond every value.
const far = 1 << 14

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
	laid   [engine.MaxSeats]uint8 // the open trick, for boards that reward its cards
	salt   uint64
	plain  bool  // nothing but suits and points counts: what is sure can be told (quick.go)
	move   uint8 // what the last call of lay found best

	limit Limit
	nodes int64
	look  int64 // at so many nodes comes the next look at the limit
	out   bool

	off ideas
}

// ideas are what makes the search fast. A benchmark switches them off one by one.
type ideas struct {
	table, slides, equal, near, quick, order bool
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
	s.salt = uint64(bits.TrailingZeros64(p.Trump)) << 8
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

// trick asks, between two tricks, whether need points still come; lead begins. A
// result of need or more is points that come at least, a lesser one points that
// come at most.
func (s *Solver) trick(lead uint8, need int) int {
	if s.tricks == 1 {
		return s.lastTrick(lead)
	}
	low, high := s.bounds()
	if settled(low, high, need) {
		return bound(low, high, need)
	}
	if s.plain && s.alive == 0 && s.turned == 0 && !s.off.quick {
		first, second := s.sure(lead)
		if s.own>>lead&1 == 0 {
			first, second = second, first
		}
		low, high = max(low, first), min(high, s.left-second)
		if settled(low, high, need) {
			return bound(low, high, need)
		}
	}
	key, move := s.key(lead), none
	if e := s.known().find(key); e != nil && !s.off.table {
		low, high, move = max(low, int(e.low)), min(high, int(e.high)), e.move
		if settled(low, high, need) {
			return bound(low, high, need)
		}
	}
	value := s.lay(0, lead, 0, move, lead, 0, need)
	if s.out || s.off.table {
		return value
	}
	if value >= need {
		low = max(low, value)
	} else {
		high = min(high, value)
	}
	s.keep(key, low, high)
	return value
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

// known is the table for positions with as many tricks to come. The many with two
// have a small one of their own, which stays in the cache of a core.
func (s *Solver) known() *store {
	if s.tricks == 2 {
		return &s.late
	}
	return &s.early
}

// keep notes what was found of a position.
func (s *Solver) keep(key uint64, low, high int) {
	t := s.known()
	e := t.find(key)
	if e == nil {
		e = t.place(key)
		*e = entry{key: key, tricks: uint8(s.tricks), age: t.age, move: s.move}
	}
	e.low, e.high = int16(low), int16(high)
	if s.move != none {
		e.move = s.move
	}
}

// lastTrick plays the one card that each has left.
func (s *Solver) lastTrick(lead uint8) int {
	s.nodes += int64(s.many)
	beats := &s.board.Beats[s.turned&1]
	winner, x := lead, lead
	best := uint8(bits.TrailingZeros64(s.hands[lead]))
	if s.board.Bonus != nil {
		s.laid[0] = best
	}
	for i := 1; i < s.many; i++ {
		x = s.next[x]
		c := uint8(bits.TrailingZeros64(s.hands[x]))
		if beats[best&63]>>c&1 != 0 {
			best, winner = c, x
		}
		if s.board.Bonus != nil {
			s.laid[i] = c
		}
	}
	return s.end(winner)
}

// end is what the last trick brings, which winner takes.
func (s *Solver) end(winner uint8) int {
	if s.own>>winner&1 != 0 {
		value := s.left + s.bonus()
		if s.alive&ownSide != 0 {
			value += s.sweep[0]
		}
		return value
	}
	if s.alive&otherSide != 0 {
		return -s.sweep[1]
	}
	return 0
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

// take gives the full trick to winner and asks for the rest.
func (s *Solver) take(winner uint8, points, need int) int {
	if s.tricks == 1 {
		return s.end(winner)
	}
	gain := points + s.each
	alive, first, turned, laid := s.alive, s.first, s.turned, s.laid
	s.left -= gain
	s.tricks--
	s.turned >>= 1
	s.first = false
	value := 0
	if s.own>>winner&1 != 0 {
		gain += s.bonus()
		s.alive &= ownSide
		value = gain + s.trick(winner, need-gain)
	} else {
		s.alive &= otherSide
		value = s.trick(winner, need)
	}
	s.left += points + s.each
	s.tricks++
	s.alive, s.first, s.turned, s.laid = alive, first, turned, laid
	return value
}

// lay asks the same while n cards of the open trick lie: led to begin with, best
// by winner has it, they count points; seat plays. Where n is 0 best is the card
// to try first.
func (s *Solver) lay(n int, seat, led, best, winner uint8, points, need int) int {
	if s.nodes++; s.nodes >= s.look && s.exhausted() {
		return 0
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
	var c choice
	s.choose(&c, open, n, seat, best, winner)
	if s.max>>seat&1 != 0 {
		return s.most(&c, n, seat, led, best, winner, points, need)
	}
	return s.fewest(&c, n, seat, led, best, winner, points, need)
}

// most is lay for a seat that wants many points.
func (s *Solver) most(c *choice, n int, seat, led, best, winner uint8, points, need int) int {
	value, move := -far, none
	for {
		slot, ok := c.pick()
		if !ok {
			break
		}
		if bound, like := s.like(c, slot, 1); like && bound < need {
			value = max(value, bound)
			continue
		}
		got := s.put(n, seat, slot, led, best, winner, points, need)
		if s.out {
			return 0
		}
		if got > value {
			value, move = got, slot
			if value >= need {
				break
			}
		}
		c.tried(slot, got)
	}
	s.move = move
	return value
}

// fewest is lay for a seat that wants few points.
func (s *Solver) fewest(c *choice, n int, seat, led, best, winner uint8, points, need int) int {
	value, move := far, none
	for {
		slot, ok := c.pick()
		if !ok {
			break
		}
		if bound, like := s.like(c, slot, -1); like && bound >= need {
			value = min(value, bound)
			continue
		}
		got := s.put(n, seat, slot, led, best, winner, points, need)
		if s.out {
			return 0
		}
		if got < value {
			value, move = got, slot
			if value < need {
				break
			}
		}
		c.tried(slot, got)
	}
	s.move = move
	return value
}

// put lays a card and asks on.
func (s *Solver) put(n int, seat, slot, led, best, winner uint8, points, need int) int {
	b := s.board
	hand := s.hands[seat]
	s.hands[seat] = b.Remove(hand, slot)
	points += int(b.Points[slot&63])
	if n == 0 {
		led, best, winner = slot, slot, seat
	} else if b.Beats[s.turned&1][best&63]>>slot&1 != 0 {
		best, winner = slot, seat
	}
	if b.Bonus != nil {
		s.laid[n] = slot
	}
	value := 0
	if n++; n == s.many {
		value = s.take(winner, points, need)
	} else {
		value = s.lay(n, s.next[seat], led, best, winner, points, need)
	}
	s.hands[seat] = hand
	return value
}

// exhausted looks at the limit.
func (s *Solver) exhausted() bool {
	s.look = s.nodes + pause
	if s.limit.Nodes > 0 {
		s.look = min(s.look, s.limit.Nodes)
		s.out = s.out || s.nodes >= s.limit.Nodes
	}
	if s.limit.Stop != nil && s.limit.Stop.Load() {
		s.out = true
	}
	return s.out
}
