package deal

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"math/bits"
	"slices"

	"krutzjass/engine/card"
)

// MaxReceivers is the most receivers of a problem: seven hands, cards laid away
// and a stock.
const MaxReceivers = 9

// maxCards is every card twice.
const maxCards = 104

// ErrImpossible says that no deal fits a problem.
var ErrImpossible = errors.New("no deal fits")

// Problem says what is known of a deal of unseen cards. A receiver is a hand, or
// a stock.
type Problem struct {
	Pool   card.Set   // the cards to deal, the fixed ones among them
	Need   []int      // how many cards each receiver gets, the fixed ones among them
	Barred []uint64   // by receiver: cards it cannot hold, besides its fixed ones; nil bars none
	Fixed  []card.Set // by receiver: cards it holds at least, copies counted; nil fixes none
}

// group is cards that the same receivers may get. If owner is one of them, the
// cards are twins of which owner holds the other copy: owner holding both is one
// deal, owner and somebody else holding one each is two.
type group struct {
	mask  uint16 // receivers
	owner int8   // receiver, -1 for none
	cards []card.Card
}

// receiver is one during preparation.
type receiver struct {
	room   int    // cards still to get
	barred uint64 // cards barred, all where there is no room
}

// Prepare counts the deals that fit. The error is ErrImpossible with the reason
// if there is none, or says what is wrong with the problem. The problem is not
// changed, and not needed by the sampler.
func (p *Problem) Prepare() (*Sampler, error) {
	receivers, free, err := p.receivers()
	if err != nil {
		return nil, err
	}
	groups := p.group(receivers, free)
	s := &Sampler{n: len(p.Need)}
	copy(s.fixed[:], p.Fixed)
	s.join(receivers, groups)
	if err := s.count(groups); err != nil {
		return nil, err
	}
	s.deals = math.Ldexp(s.deals, p.apart(receivers, free))
	return s, nil
}

// apart counts the cards of which somebody holds one of two copies for certain,
// and not the other: each copy may be the one.
func (p *Problem) apart(receivers []receiver, free card.Set) (n int) {
	for c := range card.FromBits(p.Pool.Twice(), 0).All() {
		switch free.Count(c) {
		case 1:
			if p.owner(c, receivers, free) < 0 {
				n++
			}
		case 0:
			if !slices.ContainsFunc(p.Fixed, func(f card.Set) bool { return f.Count(c) == 2 }) {
				n++
			}
		}
	}
	return n
}

// receivers takes the fixed cards out of the pool and checks the numbers. Cards
// that nobody needs go to one more receiver.
func (p *Problem) receivers() (list []receiver, free card.Set, err error) {
	n := len(p.Need)
	if n > MaxReceivers || p.Barred != nil && len(p.Barred) != n || p.Fixed != nil && len(p.Fixed) != n {
		return nil, free, fmt.Errorf("a deal problem has at most %d receivers, and Barred and Fixed as many entries as Need: there are %d, %d and %d",
			MaxReceivers, n, len(p.Barred), len(p.Fixed))
	}
	free = p.Pool
	left := p.Pool.Len()
	for i, need := range p.Need {
		x := receiver{room: need}
		if p.Fixed != nil {
			if !p.Fixed[i].Within(free) {
				return nil, free, fmt.Errorf("%w: the cards fixed to receiver %d (%v) are not all in the pool", ErrImpossible, i, p.Fixed[i])
			}
			free = free.Minus(p.Fixed[i])
			x.room -= p.Fixed[i].Len()
		}
		if p.Barred != nil {
			x.barred = p.Barred[i]
		}
		left -= need
		if x.room < 0 {
			return nil, free, fmt.Errorf("%w: receiver %d needs %d cards, but more are fixed to it or the number is negative", ErrImpossible, i, need)
		}
		if x.room == 0 {
			x.barred = ^uint64(0)
		}
		list = append(list, x)
	}
	if left < 0 {
		return nil, free, fmt.Errorf("%w: %d cards are needed and %d are there", ErrImpossible, p.Pool.Len()-left, p.Pool.Len())
	}
	if left > 0 {
		list = append(list, receiver{room: left})
	}
	return list, free, nil
}

// group sorts the free cards by who may get them, the most constrained first.
func (p *Problem) group(receivers []receiver, free card.Set) (groups []group) {
	for c := range free.All() {
		g := group{owner: p.owner(c, receivers, free)}
		for i, x := range receivers {
			if x.barred>>c&1 == 0 {
				g.mask |= 1 << i
			}
		}
		i := slices.IndexFunc(groups, func(o group) bool { return o.mask == g.mask && o.owner == g.owner })
		if i < 0 {
			i, groups = len(groups), append(groups, g)
		}
		groups[i].cards = append(groups[i].cards, c)
	}
	slices.SortStableFunc(groups, func(a, b group) int {
		return cmp.Compare(bits.OnesCount16(a.mask), bits.OnesCount16(b.mask))
	})
	return groups
}

// owner gives the receiver who is known to hold one copy of c and could get the
// other, which is still free.
func (p *Problem) owner(c card.Card, receivers []receiver, free card.Set) int8 {
	if p.Pool.Count(c) < 2 || free.Count(c) > 1 {
		return -1
	}
	for i, f := range p.Fixed {
		if f.Has(c) && receivers[i].barred>>c&1 == 0 {
			return int8(i)
		}
	}
	return -1
}
