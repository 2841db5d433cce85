package search

import (
	"math"
	"math/rand/v2"

	"krutzjass/engine"
)

// explore weighs seldom tried cards against good ones, as a share of the range
// of the payoffs seen.
const explore = 0.45

// trust weighs how likely a card is against how good it was, in the same way: with
// four times as much experts were no stronger, by the prior before (package ai).
const trust = 0.25

// logarithm is about that of each number and 1, from sums of 1/n: math.Log may
// differ in its last bit from machine to machine, and the values must not.
var logarithm = func() (table [1 << 14]float64) {
	for n := 1; n < len(table); n++ {
		table[n] = table[n-1] + 1/float64(n+1)
	}
	return table
}()

// node is a card laid at a point of the deal.
type node struct {
	move   move
	seat   engine.Seat // who laid it
	prior  float32     // how likely it is laid without sight of the others' hands; 0 where that is not known
	first  int32       // the latest of the cards that followed it; 0 for none
	next   int32       // the one before it among those that followed the same card
	visits int32
	sum    float64 // of the payoffs to seat
	own    float64 // of the payoffs to who searches
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
	priors    []float32
	roots     []move  // the only cards tried first; all if empty
	low, high float64 // of the payoffs seen
	chance    rand.PCG
}

// begin forgets the search before.
func (t *tree) begin(viewer engine.Seat, roots []move, seed uint64) {
	t.viewer = viewer
	t.nodes = append(t.nodes[:0], node{})
	t.roots = append(t.roots[:0], roots...)
	t.low, t.high = math.Inf(1), math.Inf(-1)
	t.chance.Seed(seed, 1)
}

// play goes down the tree of b, adds a node, and lets cards fall
// from there to the end of the deal.
func (t *tree) play(b board) {
	b.reset()
	t.path = t.path[:0]
	at := int32(0)
	for {
		t.open = b.moves(t.open[:0])
		if at == 0 && len(t.roots) > 0 {
			t.open = append(t.open[:0], t.roots...)
		}
		if len(t.open) == 0 {
			break
		}
		if t.nodes[at].first == 0 && (at > 0 || len(t.roots) == 0) {
			t.expect(at, b)
		}
		at = t.pick(at, b.mover())
		b.lay(t.nodes[at].move)
		t.path = append(t.path, at)
		if t.nodes[at].visits == 0 {
			b.fall(&t.chance)
			break
		}
	}
	t.note(b.pay())
}

// expect adds the cards that are open after node at with their priors, where the
// board knows them.
func (t *tree) expect(at int32, b board) {
	t.priors = b.priors(t.priors[:0])
	for k, p := range t.priors {
		t.add(at, t.open[k], b.mover()).prior = p
	}
}

// add gives a new node of a card that is laid after node at.
func (t *tree) add(at int32, m move, by engine.Seat) *node {
	t.nodes = append(t.nodes, node{move: m, seat: by, next: t.nodes[at].first})
	t.nodes[at].first = int32(len(t.nodes) - 1)
	return &t.nodes[len(t.nodes)-1]
}

// pick is the card to lay after node at.
func (t *tree) pick(at int32, by engine.Seat) int32 {
	if t.nodes[t.nodes[at].first].prior > 0 {
		return t.preferred(at)
	}
	return t.tried(at, by)
}

// preferred is the card with the best payoff and bonus, which is the more the likelier
// it is and the less it was tried (PUCT; Rosin 2011, in the form of Silver et al. 2017).
// A card not tried yet counts as the mean of those that were.
func (t *tree) preferred(at int32) int32 {
	sum, visits := 0.0, int32(0)
	for i := t.nodes[at].first; i != 0; i = t.nodes[i].next {
		sum += t.nodes[i].sum
		visits += t.nodes[i].visits
	}
	mean := sum / float64(max(1, visits))
	scale := trust * t.spread() * math.Sqrt(float64(visits+1))
	best, top := int32(0), math.Inf(-1)
	for i := t.nodes[at].first; i != 0; i = t.nodes[i].next {
		n, v := &t.nodes[i], mean
		if n.visits > 0 {
			v = n.mean()
		}
		if v += float64(scale*float64(n.prior)) / float64(1+n.visits); v > top {
			best, top = i, v
		}
	}
	return best
}

// spread is the range of the payoffs seen.
func (t *tree) spread() float64 { return max(t.high-t.low, 1) }

// tried is a card not yet tried of those that are open, else the one with the best
// payoff and bonus.
func (t *tree) tried(at int32, by engine.Seat) int32 {
	scale := explore * t.spread()
	total := logarithm[min(int(t.nodes[at].visits), len(logarithm)-1)]
	best, top := int32(0), math.Inf(-1)
	left := t.open // not tried
	for i := t.nodes[at].first; i != 0; i = t.nodes[i].next {
		n := &t.nodes[i]
		k := index(left, n.move)
		if k < 0 {
			continue
		}
		left[k] = left[len(left)-1]
		left = left[:len(left)-1]
		if v := n.mean() + float64(scale*math.Sqrt(total/float64(n.visits))); v > top {
			best, top = i, v
		}
	}
	if len(left) > 0 {
		t.add(at, left[below(&t.chance, len(left))], by)
		return t.nodes[at].first
	}
	return best
}

func index(list []move, m move) int {
	for i := range list {
		if list[i] == m {
			return i
		}
	}
	return -1
}

// note adds a payoff to every node of the path.
func (t *tree) note(p *payoff) {
	t.nodes[0].visits++
	for _, at := range t.path {
		n := &t.nodes[at]
		n.visits++
		v := p[n.seat]
		n.sum += v
		n.own += p[t.viewer]
		t.low, t.high = min(t.low, v), max(t.high, v)
	}
}

// root is the node of a card tried first, nil if it was not tried.
func (t *tree) root(m move) *node {
	for i := t.nodes[0].first; i != 0; i = t.nodes[i].next {
		if t.nodes[i].move == m {
			return &t.nodes[i]
		}
	}
	return nil
}

// best is the card tried most, which is the one held best.
func (t *tree) best() *node {
	best := &t.nodes[t.nodes[0].first]
	for i := best.next; i != 0; i = t.nodes[i].next {
		if t.nodes[i].visits > best.visits {
			best = &t.nodes[i]
		}
	}
	return best
}
