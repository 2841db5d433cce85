package search

import (
	"math"
	"math/rand/v2"

	"krutzjass/engine"
)

// explore weighs seldom tried cards against good ones, as a share of the range
// of the payoffs seen.
const explore = 0.45

// node is a card laid at a point of the deal.
type node struct {
	move   move
	seat   engine.Seat // who laid it
	visits int32
	sum    float64 // of the payoffs to seat
	own    float64 // of the payoffs to who searches
	first  int32   // of the next cards; 0 while not looked at
	count  int32
}

func (n *node) mean() float64 { return n.sum / float64(n.visits) }

// value is the mean payoff to who searches.
func (n *node) value() float64 { return n.own / float64(max(1, n.visits)) }

// tree is a search in one world. Its buffers are used again.
type tree struct {
	viewer    engine.Seat // who searches
	nodes     []node
	path      []int32
	open      []move
	low, high float64 // of the payoffs seen
	chance    rand.PCG
}

// search tries the cards of b from its root so many times; stop is asked now and
// then, and true ends the search as failed. roots, if not nil, are the only
// cards tried first.
func (t *tree) search(b board, roots []move, plays int, seed uint64, stop func() bool) bool {
	t.nodes = append(t.nodes[:0], node{})
	t.low, t.high = math.Inf(1), math.Inf(-1)
	t.chance.Seed(seed, 1)
	b.reset()
	if roots == nil {
		t.open = b.moves(t.open[:0])
		roots = t.open
	}
	t.grow(0, b.mover(), roots)
	for i := range plays {
		if i&31 == 0 && stop() {
			return false
		}
		if i > 0 {
			b.reset()
		}
		t.play(b)
	}
	return true
}

// grow adds the cards that may follow node at.
func (t *tree) grow(at int32, by engine.Seat, moves []move) {
	t.nodes[at].first, t.nodes[at].count = int32(len(t.nodes)), int32(len(moves))
	for _, m := range moves {
		t.nodes = append(t.nodes, node{move: m, seat: by})
	}
}

// play goes down the tree, adds a node, and lets cards fall at random from there
// to the end of the deal.
func (t *tree) play(b board) {
	t.path = append(t.path[:0], 0)
	at := int32(0)
	for {
		n := &t.nodes[at]
		if n.first == 0 {
			t.open = b.moves(t.open[:0])
			if len(t.open) == 0 {
				break
			}
			t.grow(at, b.mover(), t.open)
		}
		at = t.pick(at)
		b.lay(t.nodes[at].move)
		t.path = append(t.path, at)
		if t.nodes[at].visits == 0 {
			b.fall(&t.chance)
			break
		}
	}
	t.note(b.pay())
}

// pick is the child of a node to try: one not yet tried, else the one with the
// best payoff and bonus.
func (t *tree) pick(at int32) int32 {
	n := &t.nodes[at]
	if n.count == 1 {
		return n.first
	}
	scale := explore * max(t.high-t.low, 1)
	total := math.Log(float64(n.visits + 1))
	best, top := n.first, math.Inf(-1)
	for i := n.first; i < n.first+n.count; i++ {
		c := &t.nodes[i]
		if c.visits == 0 {
			return t.untried(n)
		}
		if v := c.mean() + scale*math.Sqrt(total/float64(c.visits)); v > top {
			best, top = i, v
		}
	}
	return best
}

// untried picks one of the children that were never tried.
func (t *tree) untried(n *node) int32 {
	k := int32(0)
	pick := n.first
	for i := n.first; i < n.first+n.count; i++ {
		if t.nodes[i].visits == 0 {
			if k++; below(&t.chance, int(k)) == 0 {
				pick = i
			}
		}
	}
	return pick
}

// note adds a payoff to every node of the path.
func (t *tree) note(p *payoff) {
	for _, at := range t.path[1:] {
		n := &t.nodes[at]
		n.visits++
		v := p[n.seat]
		n.sum += v
		n.own += p[t.viewer]
		t.low, t.high = min(t.low, v), max(t.high, v)
	}
	t.nodes[0].visits++
}

// roots are the cards tried first.
func (t *tree) roots() []node {
	n := &t.nodes[0]
	return t.nodes[n.first : n.first+n.count]
}

// best is the card tried most, which is the one held best.
func (t *tree) best() *node {
	roots := t.roots()
	best := &roots[0]
	for i := range roots {
		if roots[i].visits > best.visits {
			best = &roots[i]
		}
	}
	return best
}
