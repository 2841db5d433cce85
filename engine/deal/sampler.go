package deal

import (
	"fmt"
	"math"
	"math/rand/v2"

	"krutzjass/engine/card"
)

// Sampler draws deals that fit a problem, all equally likely as far as float64
// counts (an error of about 1e-15). It is not changed by use and safe for all
// goroutines.
type Sampler struct {
	n       int     // receivers of the problem
	deals   float64 // how many fit, each card a thing of its own
	fixed   [MaxReceivers]card.Set
	rooms   [MaxReceivers + 1]int // by receiver, in the classes that hold several
	classes []class
	steps   []step
	order   []card.Card // the free cards by group
	nodes   []node
	edges   []edge
}

// class is receivers that may get the same cards: counted as one, and what they
// get is dealt out among them.
type class struct {
	receivers []int
	room      int
	owner     bool // of twins, and so on its own
}

// step gives some cards of a group to a class.
type step struct {
	class    int
	from, to int  // the group's cards in order
	first    bool // of its group
	last     bool // of its group: the class gets what is left of it
	final    bool // of the last group: every class gets as many as it has room for
	doubled  bool // each card counts twice: an owner has the other copy, and this class is not the owner
}

// node is a point of the count: before a step, with some room left in each
// class. Its edges are the numbers of cards that can be given there; none from
// the last group on.
type node struct{ from, to int32 }

// edge is a number of cards to give in a step.
type edge struct {
	upTo  float64 // probability of this edge and those before it
	next  int32
	cards int32
}

// join makes classes of the receivers that may get the same groups.
func (s *Sampler) join(receivers []receiver, groups []group) {
	var sames []uint64
	for i, x := range receivers {
		s.rooms[i] = x.room
		if x.room == 0 {
			continue
		}
		same, owner := uint64(0), false
		for j, g := range groups {
			same |= uint64(g.mask>>i&1) << j
			owner = owner || int(g.owner) == i
		}
		at := len(s.classes)
		for j := range s.classes {
			if sames[j] == same && !owner && !s.classes[j].owner {
				at = j
			}
		}
		if at == len(s.classes) {
			s.classes, sames = append(s.classes, class{owner: owner}), append(sames, same)
		}
		s.classes[at].receivers = append(s.classes[at].receivers, i)
		s.classes[at].room += x.room
	}
}

// space is the room left in each class.
type space [MaxReceivers + 1]uint8

// counter is the count under way. Ways are divided by the factorials of the
// groups, which all deals share.
type counter struct {
	*Sampler
	ways  []float64 // by node
	seen  map[place]int32
	stack []edge // of the nodes under way
}

type place struct {
	step uint16
	left uint8 // of the group
	room space
}

// count lays out the steps and counts the deals from the end.
func (s *Sampler) count(groups []group) error {
	for i, g := range groups {
		if err := s.plan(g, i == len(groups)-1); err != nil {
			return err
		}
	}
	root := place{}
	for i, c := range s.classes {
		root.room[i] = uint8(c.room)
	}
	c := counter{Sampler: s, seen: map[place]int32{}}
	s.deals = c.ways[c.visit(root)]
	if s.deals == 0 {
		return fmt.Errorf("%w: the cards cannot be given out so that each receiver gets its number and nothing it cannot hold", ErrImpossible)
	}
	for _, g := range groups {
		s.deals /= inverseFactorial[len(g.cards)]
	}
	for _, c := range s.classes {
		s.deals /= inverseFactorial[c.room]
		for _, x := range c.receivers {
			s.deals *= inverseFactorial[s.rooms[x]]
		}
	}
	return nil
}

// plan appends the steps of a group, one for each class that may have it.
func (s *Sampler) plan(g group, final bool) error {
	from, begin := len(s.order), len(s.steps)
	s.order = append(s.order, g.cards...)
	for i, c := range s.classes {
		if x := c.receivers[0]; g.mask>>x&1 != 0 {
			doubled := g.owner >= 0 && x != int(g.owner)
			s.steps = append(s.steps, step{class: i, from: from, to: len(s.order), final: final, doubled: doubled})
		}
	}
	if begin == len(s.steps) {
		return fmt.Errorf("%w: nobody can get %v", ErrImpossible, card.Format(g.cards))
	}
	s.steps[begin].first, s.steps[len(s.steps)-1].last = true, true
	return nil
}

// visit counts the ways from a place on and gives its node. The root is node 0.
func (c *counter) visit(p place) int32 {
	if int(p.step) < len(c.steps) && c.steps[p.step].first {
		p.left = uint8(c.steps[p.step].to - c.steps[p.step].from)
	}
	if at, ok := c.seen[p]; ok {
		return at
	}
	at := int32(len(c.nodes))
	c.seen[p] = at
	c.nodes, c.ways = append(c.nodes, node{}), append(c.ways, 0)
	if int(p.step) == len(c.steps) || c.steps[p.step].final {
		c.ways[at] = c.fill(p)
		return at
	}
	st := c.steps[p.step]
	least, most := uint8(0), min(p.left, p.room[st.class])
	if st.last {
		least = p.left
	}
	bottom, sum := len(c.stack), 0.0
	for k := least; k <= most; k++ {
		next := place{step: p.step + 1, left: p.left - k, room: p.room}
		next.room[st.class] -= k
		to := c.visit(next)
		// Rounded before it is added: elsewhere the two would be one operation.
		if ways := float64(c.ways[to] * weight(k, st.doubled)); ways > 0 {
			sum += ways
			c.stack = append(c.stack, edge{upTo: sum, next: to, cards: int32(k)})
		}
	}
	for i := range c.stack[bottom:] {
		c.stack[bottom+i].upTo /= sum
	}
	c.ways[at] = sum
	c.nodes[at].from = int32(len(c.edges))
	c.edges = append(c.edges, c.stack[bottom:]...)
	c.nodes[at].to = int32(len(c.edges))
	c.stack = c.stack[:bottom]
	return at
}

// fill gives the ways to fill all rooms with the last group: as many cards are
// left as there is room, so there are none or one choice of numbers.
func (c *counter) fill(p place) float64 {
	ways := 1.0
	for _, st := range c.steps[p.step:] {
		ways *= weight(p.room[st.class], st.doubled)
		p.room[st.class] = 0
	}
	if p.room != (space{}) {
		return 0
	}
	return ways
}

// weight is what k cards for one class contribute: 1/k!, as their order does not
// matter, and 2 a card where either copy may be the one.
func weight(k uint8, doubled bool) float64 {
	w := inverseFactorial[k]
	if doubled {
		w = math.Ldexp(w, int(k))
	}
	return w
}

var inverseFactorial = func() (table [maxCards + 1]float64) {
	table[0] = 1
	for k := 1; k < len(table); k++ {
		table[k] = table[k-1] / float64(k)
	}
	return table
}()

// Deal draws a deal into dst, by receiver; its length is that of Need, or one
// more for the cards that nobody needed. Nothing is allocated.
func (s *Sampler) Deal(r *rand.Rand, dst []card.Set) {
	clear(dst)
	copy(dst, s.fixed[:s.n])
	var order, piles [maxCards]card.Card
	copy(order[:], s.order)
	var end [MaxReceivers + 1]int // of each class's pile, as far as it has grown
	for i := range s.classes[:max(len(s.classes)-1, 0)] {
		end[i+1] = end[i] + s.classes[i].room
	}
	start, at, from := end, int32(0), 0
	for _, st := range s.steps {
		if st.first {
			from = st.from
			if !st.last {
				shuffle(r, order[st.from:st.to])
			}
		}
		n := start[st.class] + s.classes[st.class].room - end[st.class]
		if !st.final {
			e := s.pick(r, at)
			n, at = int(e.cards), e.next
		}
		end[st.class] += copy(piles[end[st.class]:], order[from:from+n])
		from += n
	}
	for i, c := range s.classes {
		s.share(r, dst, c, piles[start[i]:end[i]])
	}
}

// pick draws an edge of a node.
func (s *Sampler) pick(r *rand.Rand, at int32) edge {
	edges := s.edges[s.nodes[at].from:s.nodes[at].to]
	if len(edges) == 1 {
		return edges[0]
	}
	u, i := r.Float64(), 0
	for i < len(edges)-1 && u >= edges[i].upTo {
		i++
	}
	return edges[i]
}

// share deals the cards of a class among its receivers.
func (s *Sampler) share(r *rand.Rand, dst []card.Set, c class, cards []card.Card) {
	if len(c.receivers) > 1 {
		shuffle(r, cards)
	}
	for _, x := range c.receivers {
		for _, k := range cards[:s.rooms[x]] {
			if x < len(dst) {
				dst[x] = dst[x].With(k)
			}
		}
		cards = cards[s.rooms[x]:]
	}
}

// shuffle is rand.Shuffle without a call for each swap.
func shuffle(r *rand.Rand, cards []card.Card) {
	for i := len(cards) - 1; i > 0; i-- {
		j := int(r.Uint32N(uint32(i + 1)))
		cards[i], cards[j] = cards[j], cards[i]
	}
}
