package trick

import (
	"cmp"
	"math/bits"
	"slices"
	"sync/atomic"

	"krutzjass/engine/card"
)

// lane is how many slots a suit has in a word.
const lane = 16

// Board is one way of ranking and counting a pack, laid out for solvers: every
// card has a slot, one of the 64 bits of a word, so that a hand is a word. Each
// suit is a lane of sixteen bits, the weaker card at the lower bit; cards that
// are trumps, whatever their suit, are in the lane of the trump suit. Of a card
// that stands twice the upper neighbour bit is the second copy: a hand with one
// copy, whichever, has the lower bit alone, so that twins are one card. A Board
// is read-only and shared.
type Board struct {
	Slot   [64]uint8        // by card: its slot, the lower of two
	Card   [64]card.Card    // by slot; None where there is none
	Points [64]int16        // by slot
	Lane   [64]uint64       // by slot: the lane, whose cards follow it
	Beats  [2][64]uint64    // by slot of the card that has the trick: the cards that take it; [1] in a trick turned round
	Beaten [64]uint64       // by slot: the cards that it takes a trick from
	Class  [64]uint8        // by slot: cards of a class fall under the same rules of following
	Deck   uint64           // every card, copies too
	Twin   uint64           // the second copies
	Trump  uint64           // the lane that beats the others, 0 if there is none
	Bauer  uint64           // the trumps that a led trump does not draw out
	Follow Rule             // the rule of following, unless there is a Duty
	Duty   Duty             // see there
	All    int16            // the points of the Deck
	Trick  int16            // what a trick counts beside its cards
	Bonus  func(uint64) int // what the cards of a trick, as bits by card.Card, count together; nil for nothing
	Most   int16            // no trick's Bonus is more
	Born   *[4]*Board       // where a card that does not follow makes its suit trump: the boards by suit
	Stoeck int16            // with Born: what the holder of King and Queen of that trump scores then
}

// Duty is a rule of following that asks for kinds of cards instead of suits
// (watten.md 3.5). The zero Duty asks for nothing and is not On.
type Duty struct {
	On     bool
	First  bool   // it holds in the first trick of a deal only
	Led    uint64 // it holds when one of these was led
	Lifted uint64 // and none of these has been laid
	Must   uint64 // who holds one of these
	May    uint64 // may lay these alone
}

// NewBoard lays out the pack by an order, with the points of values and a rule of
// following. Twins: the later of two equal cards takes the trick.
func NewBoard(o, values *Order, pack card.Set, r Rule) *Board {
	b := &Board{Follow: r}
	suit := func(c card.Card) card.Suit {
		if t, ok := o.Mode.TrumpSuit(); ok && o.IsTrump(c) {
			return t
		}
		return c.Suit()
	}
	b.layOut(pack, suit, func(c card.Card) int { return int(o.Power[c]) })
	for c := range pack.Distinct() {
		s := b.Slot[c]
		bit := b.both(1 << s)
		for x := bit; x != 0; x &= x - 1 {
			b.Points[bits.TrailingZeros64(x)] = int16(values.Points[c])
		}
		if o.IsTrump(c) {
			b.Trump |= bit
		}
		if o.Bauer>>c&1 != 0 {
			b.Bauer |= bit
			b.Class[s] = 1
		}
	}
	b.rank(func(c card.Card) int { return int(o.Power[c]) })
	b.All = int16(b.Sum(b.Deck))
	return b
}

// Ranks makes a board by a rank of each card alone, as Watten has it: the cards
// for which high holds are the lane of suit trump, and of equal ranks the first
// laid takes the trick. A trick counts 1.
func Ranks(pack card.Set, trump card.Suit, high func(card.Card) bool, rank func(card.Card) int) *Board {
	b := &Board{Trick: 1}
	suit := func(c card.Card) card.Suit {
		if high(c) {
			return trump
		}
		return c.Suit()
	}
	b.layOut(pack, suit, rank)
	for c := range pack.All() {
		if high(c) {
			b.Trump |= 1 << b.Slot[c]
		}
	}
	b.rank(rank)
	return b
}

// Oblige sets a duty, On from now, and the classes that follow from it. Only who
// makes a board may do so.
func (b *Board) Oblige(d Duty) {
	d.On = true
	b.Duty = d
	for x := b.Deck; x != 0; x &= x - 1 {
		s := bits.TrailingZeros64(x)
		b.Class[s] = 0
		for _, kind := range []uint64{d.Led, d.Lifted, d.Must, d.May} {
			b.Class[s] = b.Class[s]<<1 | uint8(kind>>s&1)
		}
	}
}

// Reward makes the cards of a trick count together, most at most. Only who makes
// a board may do so.
func (b *Board) Reward(most int16, bonus func(cards uint64) int) {
	b.Bonus, b.Most = bonus, most
}

// layOut gives the cards their slots.
func (b *Board) layOut(pack card.Set, suit func(card.Card) card.Suit, rank func(card.Card) int) {
	cards := slices.SortedFunc(pack.Distinct(), func(c, d card.Card) int { return cmp.Compare(rank(c), rank(d)) })
	step := uint8(1)
	if pack.Twice() != 0 {
		step = 2
	}
	var next [4]uint8
	for _, c := range cards {
		x := suit(c)
		s := uint8(x)*lane + next[x]
		next[x] += step
		b.Slot[c], b.Card[s], b.Lane[s] = s, c, card.SuitBits(x)
		b.Deck |= 1 << s
		if pack.Count(c) == 2 {
			b.Card[s+1] = c
			b.Twin |= 2 << s
		}
	}
	b.Deck |= b.Twin
}

// both adds the second copies to cards.
func (b *Board) both(cards uint64) uint64 { return cards | cards<<1&b.Twin }

// rank fills in what beats what.
func (b *Board) rank(rank func(card.Card) int) {
	first := b.Deck &^ b.Twin
	for x := first; x != 0; x &= x - 1 {
		s := bits.TrailingZeros64(x)
		for y := first; y != 0; y &= y - 1 {
			o := bits.TrailingZeros64(y)
			bit := b.both(1 << o)
			above := b.Trump&bit != 0 && b.Trump>>s&1 == 0
			same := b.Lane[s] == b.Lane[o] && (b.Trump>>s&1 != 0) == (b.Trump&bit != 0)
			twin := s == o && b.Twin&bit != 0
			if above || twin || same && rank(b.Card[o]) > rank(b.Card[s]) {
				b.Beats[0][s] |= bit
			}
			if above || twin || same && rank(b.Card[o]) < rank(b.Card[s]) {
				b.Beats[1][s] |= bit
			}
		}
	}
	for s := range b.Beats[0] {
		for x := b.Beats[0][s]; x != 0; x &= x - 1 {
			b.Beaten[bits.TrailingZeros64(x)] |= b.both(1 << s)
		}
	}
}

// Hand gives cards as a word; they must be of the pack.
func (b *Board) Hand(cards card.Set) (hand uint64) {
	for c := range cards.All() {
		hand = b.Add(hand, b.Slot[c])
	}
	return hand
}

// Cards is the way back from Hand.
func (b *Board) Cards(hand uint64) (cards card.Set) {
	for ; hand != 0; hand &= hand - 1 {
		cards = cards.With(b.Card[bits.TrailingZeros64(hand)])
	}
	return cards
}

// Add gives a hand with one more copy of the card in slot s.
func (b *Board) Add(hand uint64, s uint8) uint64 {
	bit := uint64(1) << s
	if hand&bit != 0 {
		bit <<= 1
	}
	return hand | bit
}

// Remove gives a hand without one copy of the card in slot s, which it holds.
func (b *Board) Remove(hand uint64, s uint8) uint64 {
	bit := uint64(1) << s
	if twin := bit << 1 & b.Twin; hand&twin != 0 {
		bit = twin
	}
	return hand &^ bit
}

// Legal gives the cards of hand that may be laid on a trick that was led with
// slot led and that best has so far; first says that it is the first trick of
// the deal, turned which of Beats holds. The whole hand may lead.
func (b *Board) Legal(hand uint64, led, best uint8, first bool, turned int) uint64 {
	switch {
	case b.Duty.On:
		return b.Duty.legal(hand, led, best, first)
	case b.Follow.Must:
		if own := hand & b.Lane[led]; own != 0 {
			return own
		}
		if own := hand & b.Trump; own != 0 {
			return own
		}
		return hand
	case b.Trump>>led&1 != 0:
		if hand&b.Trump&^b.Bauer != 0 {
			return hand & b.Trump
		}
		return hand
	}
	high := b.Beats[turned][best] & b.Trump
	if own := hand & b.Lane[led]; own != 0 {
		if b.Follow.FreeUnder {
			high = b.Trump
		}
		return own | hand&high
	}
	open := hand & (^b.Trump | high)
	switch {
	case b.Follow.Void == VoidSchieber && hand&^b.Trump != 0, b.Follow.Void == VoidStrict && open&^b.Bauer != 0:
		return open
	}
	return hand
}

func (d *Duty) legal(hand uint64, led, best uint8, first bool) uint64 {
	// Whatever lifts the duty beats all else: if it was laid, it has the trick.
	if d.Led>>led&1 != 0 && d.Lifted>>best&1 == 0 && (first || !d.First) && hand&d.Must != 0 {
		return hand & d.May
	}
	return hand
}

// Shelf holds boards that are made when they are first asked for. It is safe for
// all goroutines.
type Shelf struct {
	boards []atomic.Pointer[Board]
	make   func(i int) *Board
}

// NewShelf has room for n boards; board i is what build makes of i.
func NewShelf(n int, build func(i int) *Board) *Shelf {
	return &Shelf{boards: make([]atomic.Pointer[Board], n), make: build}
}

// Get gives board i, always the same.
func (s *Shelf) Get(i int) *Board {
	if b := s.boards[i].Load(); b != nil {
		return b
	}
	s.boards[i].CompareAndSwap(nil, s.make(i))
	return s.boards[i].Load()
}
