package jass

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/deal"
	"krutzjass/engine/trick"
)

// Known is what a deal has told about the hands, by seat: the hard facts that a
// guess must fit. The zero value knows nothing.
type Known struct {
	Played [MaxSeats]card.Set // cards that the seat has laid
	Barred [MaxSeats]uint64   // cards, as bits, that it cannot hold any more
	Fixed  [MaxSeats]card.Set // cards that it must still hold
}

// Trick takes in all cards of a trick, finished or not, that was played by one
// order.
func (k *Known) Trick(o *trick.Order, t *engine.Trick, seats int, r trick.Rule) {
	for i := range t.Laid() {
		k.Card(o, t, i, seats, r)
	}
}

// Card takes in card i of a trick, laid when o held.
func (k *Known) Card(o *trick.Order, t *engine.Trick, i, seats int, r trick.Rule) {
	x, c := t.Seat(i, seats), t.Cards[i]
	k.Barred[x] |= o.Barred(c, t.Cards[:i], r)
	k.Played[x] = k.Played[x].With(c)
}

// Dealt takes in that x was dealt all of cards: what it has not played of them
// it still holds.
func (k *Known) Dealt(x engine.Seat, cards card.Set) {
	left := cards.Minus(k.Played[x])
	k.Fixed[x] = k.Fixed[x].Plus(left.Minus(k.Fixed[x]))
}

// Problem states the deal of the unseen cards of pack to hands of so many cards;
// what is not dealt yet goes to one more receiver.
func (k *Known) Problem(pack card.Set, counts []int) *deal.Problem {
	n := len(counts)
	p := &deal.Problem{Pool: pack, Need: make([]int, n+1), Barred: make([]uint64, n+1), Fixed: make([]card.Set, n+1)}
	for x, count := range counts {
		p.Pool = p.Pool.Minus(k.Played[x])
		p.Need[x], p.Barred[x], p.Fixed[x] = count, k.Barred[x], k.Fixed[x]
	}
	p.Need[n] = p.Pool.Len()
	for _, count := range counts {
		p.Need[n] -= count
	}
	return p
}

// ReadDealing gives the dealing that a view shows: how many hands are out
// follows from the phase and the counts.
func ReadDealing(v *engine.View) Dealing {
	d := Dealing{Dealer: v.Dealer}
	for _, count := range v.Counts {
		if v.Phase != engine.PhaseDeal || count > 0 {
			d.Given++
		}
	}
	return d
}
