package card

import (
	"fmt"
	"iter"
	"math/bits"
)

// Set is a multiset of cards, each standing at most twice. It is comparable,
// holds no pointer, and its zero value is empty. Bit c of one is set when card
// c is held, bit c of two when it is held twice; two is always within one.
type Set struct{ one, two uint64 }

// SetOf collects cards. A third copy of a card is dropped; use [Set.Add] or
// [ParseSet] where that must be an error.
func SetOf(cards ...Card) (s Set) {
	for _, c := range cards {
		s = s.With(c)
	}
	return s
}

// FromBits makes a set of the cards in one, and again those of two that are in
// one.
func FromBits(one, two uint64) Set { return Set{one, one & two} }

// Once gives the held cards as bits, copies aside.
func (s Set) Once() uint64 { return s.one }

// Twice gives the cards held in both copies as bits.
func (s Set) Twice() uint64 { return s.two }

// SuitBits is the sixteen bits of suit x.
func SuitBits(x Suit) uint64 { return 0xffff << (16 * x) }

// Len counts the cards, twins as two.
func (s Set) Len() int { return bits.OnesCount64(s.one) + bits.OnesCount64(s.two) }

// Empty tells whether there is no card.
func (s Set) Empty() bool { return s.one == 0 }

// Has tells whether at least one copy of c is there.
func (s Set) Has(c Card) bool { return s.one>>c&1 != 0 }

// Count gives how many copies of c are there, 0 to 2.
func (s Set) Count(c Card) int { return int(s.one>>c&1 + s.two>>c&1) }

// With adds one copy of c; a set that has both keeps both.
func (s Set) With(c Card) Set {
	b := uint64(1) << c
	s.two |= s.one & b
	s.one |= b
	return s
}

// Add is With that tells whether there was room for the copy.
func (s Set) Add(c Card) (Set, bool) { return s.With(c), s.Count(c) < 2 }

// Without removes one copy of c, if there is one.
func (s Set) Without(c Card) Set {
	b := uint64(1) << c
	s.one &^= b &^ s.two
	s.two &^= b
	return s
}

// Within tells whether o holds every card of s, copies counted.
func (s Set) Within(o Set) bool { return s.one&^o.one == 0 && s.two&^o.two == 0 }

// Minus removes one copy for each copy in o.
func (s Set) Minus(o Set) Set {
	// Left are: both copies where o has none; one where o has one of two, or none of one.
	return Set{
		one: s.one&^o.one | s.two&^o.two,
		two: s.two &^ o.one,
	}
}

// Plus adds every copy in o; what would be a third copy is dropped.
func (s Set) Plus(o Set) Set {
	return Set{one: s.one | o.one, two: s.two | o.two | s.one&o.one}
}

// And keeps the cards that mask names, with all their copies.
func (s Set) And(mask uint64) Set { return Set{s.one & mask, s.two & mask} }

// Not drops the cards that mask names, with all their copies.
func (s Set) Not(mask uint64) Set { return Set{s.one &^ mask, s.two &^ mask} }

// Of keeps the cards of one suit.
func (s Set) Of(x Suit) Set { return s.And(SuitBits(x)) }

// All yields the cards in record order, suits H D C S and ranks upwards; twins
// follow each other.
func (s Set) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for left := s.one; left != 0; left &= left - 1 {
			c := Card(bits.TrailingZeros64(left))
			if !yield(c) || s.two>>c&1 != 0 && !yield(c) {
				return
			}
		}
	}
}

// Distinct yields each held card once, in record order.
func (s Set) Distinct() iter.Seq[Card] { return Set{one: s.one}.All() }

// First gives the first card in record order, None if the set is empty.
func (s Set) First() Card {
	if s.one == 0 {
		return None
	}
	return Card(bits.TrailingZeros64(s.one))
}

// Cards lists the cards in record order.
func (s Set) Cards() []Card {
	list := make([]Card, 0, s.Len())
	for c := range s.All() {
		list = append(list, c)
	}
	return list
}

// String writes the cards in record order, separated by blanks.
func (s Set) String() string { return Format(s.Cards()) }

// ParseSet reads a list of cards as a set; a third copy is an error.
func ParseSet(text string) (Set, error) {
	list, err := ParseList(text)
	if err != nil {
		return Set{}, err
	}
	var s Set
	for _, c := range list {
		var ok bool
		if s, ok = s.Add(c); !ok {
			return Set{}, fmt.Errorf("three of %v: a pack holds at most two of a card", c)
		}
	}
	return s, nil
}

// MarshalText writes the set as text, for JSON.
func (s Set) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads what MarshalText wrote; on error s is unchanged.
func (s *Set) UnmarshalText(text []byte) error {
	got, err := ParseSet(string(text))
	if err == nil {
		*s = got
	}
	return err
}

// MarshalText writes the card as text, for JSON.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads what MarshalText wrote; on error c is unchanged.
func (c *Card) UnmarshalText(text []byte) error {
	switch string(text) {
	case "??":
		*c = Hidden
		return nil
	case "-":
		*c = None
		return nil
	}
	got, err := Parse(string(text))
	if err == nil {
		*c = got
	}
	return err
}
