package sample

import (
	"math/bits"

	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// What a card is like at its moment, to whom lays it. Counts are small numbers,
// yes is 1.
const (
	worth    = iota // card points
	weaker          // own legal cards of its suit that are weaker
	stronger        // and stronger
	isTrump
	beats      // takes the trick so far
	highest    // no unseen card of its suit is as strong
	unseenOver // unseen cards of its suit that are as strong or stronger
	length     // other cards of its suit in the hand, no trumps
	alone      // the only one of its suit, no trump
	topTrump   // Bauer or Nell
	takes      // points that lie, if it beats
	ruffs      // trump on a plain lead
	cheapest   // the weakest that beats
	exposed    // the highest of a plain suit while others may hold trumps
	risked     // its own points, if it beats
	twin       // both copies are held
	breaks     // a convention of the house, and how much that says
	behind     // half points that it is worth less than the best by the rules of thumb
	byRule     // the best by these
	nearRule   // or not much worse
)

// cap4 keeps counts small.
const cap4 = 4

// card fills in the choice of laying p from a hand, by who wants to make aim.
func (s *scene) card(p *spot, hand card.Set, aim int32) {
	c := &s.buffer
	c.by = p.by
	c.begin(s.table(p, aim))
	legal := s.legal(p, hand)
	unseen := s.pack.Minus(hand).Minus(p.seen)
	o, once := p.order, legal.Once()
	trumpsOut := unseen.Once()&o.Trump != 0
	low := s.lowestWinner(p, legal)
	p.moment.suppose(hand, unseen)
	barred, firm := s.breach(p, legal)
	for left := once; left != 0; left &= left - 1 {
		x := card.Card(bits.TrailingZeros64(left))
		f := c.add(x == p.card)
		suit := suitOf(o, x)
		above := int32(unseen.And(o.AtLeast[x]).Len())
		points := int32(p.values.Points[x])
		f[worth] = points
		f[weaker] = min(cap4, int32(bits.OnesCount64(once&suit&^o.AtLeast[x])))
		f[stronger] = min(cap4, int32(bits.OnesCount64(once&o.AtLeast[x]&^(1<<x))))
		f[unseenOver] = min(cap4, above)
		f[highest] = yes(above == 0)
		f[twin] = yes(hand.Count(x) == 2)
		f[breaks] = firm * yes(barred.Has(x))
		trump := o.IsTrump(x)
		if trump {
			f[isTrump] = 1
			f[topTrump] = yes(bits.OnesCount64(o.AtLeast[x]) <= 2)
			f[ruffs] = yes(len(p.laid) > 0 && !o.IsTrump(p.laid[0]))
		} else {
			n := int32(hand.And(suit).Len())
			f[length], f[alone] = min(cap4, n-1), yes(n == 1)
			f[exposed] = yes(above == 0 && trumpsOut)
		}
		if len(p.laid) > 0 && s.beats(o, x, p.best) {
			f[beats], f[takes], f[risked], f[cheapest] = 1, p.points/2, points, yes(x == low)
		}
	}
	p.moment.rate(c, once, barred)
}

func yes(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// suitOf is the cards that follow x: all trumps, or its plain suit.
func suitOf(o *trick.Order, x card.Card) uint64 {
	if o.IsTrump(x) {
		return o.Trump
	}
	return card.SuitBits(x.Suit()) &^ o.Trump
}

// lowestWinner is the weakest legal card that takes the trick so far.
func (s *scene) lowestWinner(p *spot, legal card.Set) card.Card {
	if len(p.laid) == 0 {
		return card.None
	}
	low := card.None
	for left := legal.Once(); left != 0; left &= left - 1 {
		x := card.Card(bits.TrailingZeros64(left))
		if s.beats(p.order, x, p.best) && (low == card.None || p.order.Power[x] < p.order.Power[low]) {
			low = x
		}
	}
	return low
}
