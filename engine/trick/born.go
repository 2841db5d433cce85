package trick

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Where a Board has Born, the first card that does not follow makes its suit trump
// (schieber-coiffeur-differenzler-molotow.md 6). Until then the cards of a trick
// are of one suit. No card stands twice, and a Born board ranks and counts only its
// trumps in another way.

// Accountant is a Solvable of seats that each play for themselves, in which trump
// counts for what they have made before it was born.
type Accountant interface {
	Accounts() Accounts
}

// Accounts are what each seat has made of a deal up to now, in points not yet
// written, all but the Sweep. Weis that a hand is still to declare before its first
// card are taken for declared.
type Accounts struct {
	Now [engine.MaxSeats]int32    // by the trump there is, or without
	By  [4][engine.MaxSeats]int32 // while there is none: by the suit that becomes trump
}

// Bears tells whether the card in slot s, one of Open, makes its suit trump.
func (p *Position) Bears(s uint8) bool {
	return p.Born != nil && p.N > 0 && p.Lane[s] != p.Lane[p.Laid[0]]
}

// Bear makes the suit of the card in slot s trump, which the seat on turn holds and
// is about to lay: Bears says so. It gives the slot that the card has from then on,
// and who holds King and Queen of trump besides; -1 for nobody.
func (p *Position) Bear(s uint8) (slot uint8, court int) {
	old, c := p.Board, p.Card[s]
	p.Board = old.Born[c.Suit()]
	p.Sweep[0] = p.sweepAfter(old)
	lane := old.Lane[s]
	for i, hand := range p.Hands {
		if hand&lane != 0 {
			p.Hands[i] = hand&^lane | old.moved(hand&lane, p.Board)
		}
	}
	slot = p.Slot[c]
	return slot, p.court(slot, c.Suit())
}

// sweepAfter is the own side's Sweep, which stands in the place of the points of
// all tricks, when the Board is no longer old.
func (p *Position) sweepAfter(old *Board) int16 {
	if p.Sweep[0] == 0 {
		return 0
	}
	return p.Sweep[0] - (p.All - old.All)
}

// moved gives cards of b, none of them twice, as slots of another board.
func (b *Board) moved(cards uint64, to *Board) (slots uint64) {
	for ; cards != 0; cards &= cards - 1 {
		slots |= 1 << to.Slot[b.Card[bits.TrailingZeros64(cards)]]
	}
	return slots
}

// court is who holds King and Queen of x, with the card in slot gone, which some
// hand still has; -1 for nobody.
func (p *Position) court(slot uint8, x card.Suit) int {
	pair := uint64(1)<<p.Slot[card.Of(x, card.King)] | 1<<p.Slot[card.Of(x, card.Queen)]
	if pair>>slot&1 != 0 {
		return -1
	}
	for i, hand := range p.Hands {
		if hand&pair == pair {
			return i
		}
	}
	return -1
}

// keep notes the open trick as one of the own side.
func (p *Position) keep() {
	for _, s := range p.Laid[:p.N] {
		p.count(p.Card[s])
	}
}

// Keep notes, where there is no trump yet, a trick that the own side has taken
// before: what its cards will count by any trump.
func (p *Position) Keep(laid []card.Card) {
	for _, c := range laid {
		p.count(c)
	}
}

func (p *Position) count(c card.Card) {
	for x, b := range p.Born {
		p.Past[x] += b.Points[b.Slot[c]]
	}
	p.Past[len(p.Past)-1] += p.Points[p.Slot[c]]
}
