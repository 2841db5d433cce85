package solve

import (
	"math/bits"
	"sync/atomic"

	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// DefaultTable is a good size of a Solver's table in bytes.
const DefaultTable = 16 << 20

// Limit bounds the work of one call.
type Limit struct {
	Nodes int64        // as Solver.Nodes counts them, at most; 0 for no limit
	Stop  *atomic.Bool // looked at every few thousand nodes, a fraction of a millisecond; nil for never
}

// CardValue is the value of a position if a card is played now.
type CardValue struct {
	Card  card.Card
	Value int
}

// Solver solves one position after the other with one table. It is not safe for
// use by two goroutines at once.
type Solver struct {
	known store
	search
}

// New makes a Solver whose table takes at most so many bytes.
func New(bytes int) *Solver { return &Solver{known: newStore(bytes)} }

// Nodes is how many cards the last call laid in its search; the last two tricks
// count as one trick.
func (s *Solver) Nodes() int64 { return s.nodes }

// Value is the points that the own side of p still makes if both sides play their
// best (trick.Position). ok is false if the limit came first. At least one card
// must be left.
func (s *Solver) Value(p *trick.Position, l Limit) (value int, ok bool) {
	s.begin(l)
	value = s.exact(p, p.Left()/2)
	return value, !s.out
}

// Cards appends to dst the value of every card that may be played, in the order of
// the slots, twins once. Where the limit comes first ok is false and what was
// appended is of no use.
func (s *Solver) Cards(p *trick.Position, l Limit, dst []CardValue) (values []CardValue, ok bool) {
	s.begin(l)
	q, guess := *p, p.Left()/2
	for open := p.Open(); open != 0 && !s.out; open &= open - 1 {
		slot := uint8(bits.TrailingZeros64(open))
		value, undo := q.Play(slot)
		if q.Hands[q.Turn] != 0 {
			value += s.exact(&q, guess-value)
		}
		q.Undo(undo)
		guess = value
		dst = append(dst, CardValue{p.Card[slot], value})
	}
	return dst, !s.out
}

// firstStep is how many points a first guess is off, more or less.
const firstStep = 10

// Points appends to dst what Cards does, and with it gives what both sides still make
// if they play their best: the best of these values, and what the others get. In a
// game in which each plays alone that is the sum of their points, where the cards of a
// trick may count together that of one best play. No side has fewer than none because
// of the other's Sweep. The limit is for all of it together.
func (s *Solver) Points(p *trick.Position, l Limit, dst []CardValue) (own, others int, values []CardValue, ok bool) {
	if values, ok = s.Cards(p, l, dst); !ok {
		return 0, 0, values, false
	}
	first := best(p, values[len(dst):])
	own = first.Value
	if p.Bonus != nil || p.Born != nil || p.Sweep[0] < 0 {
		others, ok = s.rest(p, l, first)
		return own, others, values, ok
	}
	switch whole := p.Left(); {
	case own > whole:
		return own, 0, values, true
	case own < 0:
		return 0, whole - own, values, true
	default:
		return own, whole - own, values, true
	}
}

// best is the one of the values that whoever is on turn in p likes most.
func best(p *trick.Position, values []CardValue) CardValue {
	many := (p.Own>>p.Turn&1 != 0) != p.Few
	best := values[0]
	for _, v := range values[1:] {
		if v.Value != best.Value && (v.Value > best.Value) == many {
			best = v
		}
	}
	return best
}

// rest plays p out from its best card on and gives what all but the own side make.
// What the last call laid counts against the limit.
func (s *Solver) rest(p *trick.Position, l Limit, next CardValue) (sum int, ok bool) {
	q, o := *p, *p
	o.Own, o.Sweep, o.Past = p.In&^p.Own, [2]int16{}, [len(p.Past)]int16{}
	spent := s.nodes
	defer func() { s.nodes = spent }()
	for {
		q.Play(q.Slot[next.Card])
		gain, _ := o.Play(o.Slot[next.Card])
		if sum += gain; q.Hands[q.Turn] == 0 {
			return sum, true
		}
		values, ok := s.Cards(&q, l.less(spent), nil)
		if spent += s.nodes; !ok {
			return 0, false
		}
		next = best(&q, values)
	}
}

// less is what a limit leaves after so many nodes, which were within it.
func (l Limit) less(nodes int64) Limit {
	if l.Nodes > 0 {
		l.Nodes = max(l.Nodes-nodes, 1)
	}
	return l
}

// begin starts a call: what was found before holds no longer.
func (s *Solver) begin(l Limit) {
	s.age++
	s.limit, s.nodes, s.check, s.out = l, 0, 0, false
}

// exact is the value of p, found by zero windows from a guess on.
func (s *Solver) exact(p *trick.Position, guess int) int {
	if p.Born != nil {
		return s.before(p, -far, far)
	}
	s.load(p)
	alive := s.alive
	if s.sweep[0] >= 0 && s.sweep[1] >= 0 {
		s.alive = 0 // Sweep only adds to the best and the worst: it is asked for when all else is known
	}
	value := s.window(p, guess, -far, far)
	if s.alive == alive {
		return value
	}
	switch s.alive = alive; {
	case value == s.left && alive&ownSide != 0:
		return s.window(p, value+s.sweep[0], value, value+s.sweep[0])
	case value == 0 && alive&otherSide != 0:
		return s.window(p, 0, -s.sweep[1], 0)
	}
	return value
}

// window narrows the value, which lies from low to high, down to one number: in
// growing steps from the guess on, then by halves. Windows far from the value cost
// little.
func (s *Solver) window(p *trick.Position, guess, low, high int) int {
	floor, roof := low, high
	for step := firstStep; low < high && !s.out; step *= 2 {
		need := min(max(guess, low+1), high)
		got := s.reach(p, need)
		if got >= need {
			low = got
		} else {
			high = got
		}
		switch {
		case low > floor && high < roof:
			guess = low + (high-low+1)/2
		case low > floor:
			guess = low + step
		default:
			guess = high - step + 1
		}
	}
	return low
}

// reach asks whether need points come from p on, which is loaded.
func (s *Solver) reach(p *trick.Position, need int) (value int) {
	if p.N == 0 {
		value, _ = s.trick(p.Lead, need)
		return value
	}
	points := 0
	for _, c := range p.Laid[:p.N] {
		points += int(p.Points[c])
	}
	value, _ = s.lay(int(p.N), p.Turn, p.Laid[0], p.Best, p.Winner, points, need)
	return value
}

// before is the value of p before there is trump (Molotow), by plain alpha-beta:
// where trump is born the search above takes over. What the own side has taken so
// far counts by the trump to come, so that few positions are alike.
func (s *Solver) before(p *trick.Position, low, high int) int {
	many := (p.Own>>p.Turn&1 != 0) != p.Few
	value := far
	if many {
		value = -far
	}
	for open := p.Open(); open != 0; open &= open - 1 {
		if s.nodes++; s.nodes >= s.check && s.exhausted() {
			return 0
		}
		gain, undo := p.Play(uint8(bits.TrailingZeros64(open)))
		got := gain
		switch {
		case p.Hands[p.Turn] == 0:
		case p.Born != nil:
			got += s.before(p, low-gain, high-gain)
		default:
			got += s.exact(p, (low+high)/2-gain)
		}
		p.Undo(undo)
		if many {
			value = max(value, got)
			low = max(low, value)
		} else {
			value = min(value, got)
			high = min(high, value)
		}
		if low >= high {
			break
		}
	}
	return value
}
