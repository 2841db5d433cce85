package search

import "math/bits"

// rises is what the tricks that seats have taken since the root count more if a
// suit becomes trump.
type rises [4]tally

// bear makes the suit of the card in slot m trump, as trick.Position does, and
// counts what was made before by it. It gives the slot that the card has then.
func (b *wordBoard) bear(m move) move {
	stoeck, x := int32(b.now.Stoeck), b.now.Card[m].Suit()
	m, court := b.now.Bear(m)
	for i := range b.seats {
		b.tally[i] += b.settle.before.By[x][i] - b.settle.before.Now[i] + b.more[x][i]
	}
	if court >= 0 {
		b.tally[court] += stoeck
	}
	return m
}

// gather adds to the points of a full trick what its cards count together, and to
// the last one what all tricks count; without trump it notes what a trump would
// change.
func (b *wordBoard) gather() {
	p, cards := &b.now, uint64(0)
	for _, s := range p.Laid[:p.N] {
		cards |= 1 << p.Card[s]
	}
	if p.Born != nil {
		x := p.Card[p.Laid[0]].Suit() // of all its cards
		then := p.Born[x]
		for left := cards; left != 0; left &= left - 1 {
			c := bits.TrailingZeros64(left)
			b.more[x][p.Winner] += int32(then.Points[then.Slot[c]] - p.Points[p.Slot[c]])
		}
	}
	if p.Bonus != nil {
		b.lying += int32(p.Bonus(cards))
	}
	if all := uint8(1) << p.Winner; b.over && p.Took|all == all {
		b.lying += int32(p.Sweep[0])
	}
}
