// Package card names cards and holds sets of them.
//
// One numbering serves every deck of the house: the doubled 48 of Krutzjass,
// the 36 of the Jass games, the 33 and 32 of Watten and Zwicken, and 52. A
// [Card] is a suit and a rank; a [Set] is a multiset in which a card may stand
// once or twice, so that twins are the same card by construction.
package card

import (
	"fmt"
	"strings"
)

// Suit is one of the four suits in the order of the record format, H D C S.
type Suit uint8

// The suits by their letters in records: hearts, diamonds, clubs, spades. What
// they are called and look like belongs to the faces a person has chosen.
const (
	Hearts Suit = iota
	Diamonds
	Clubs
	Spades
)

// Suits lists the four suits in record order.
var Suits = [4]Suit{Hearts, Diamonds, Clubs, Spades}

const suitLetters = "HDCS"

// String gives the letter of the suit, or "?" for a number that is none.
func (s Suit) String() string {
	if s > Spades {
		return "?"
	}
	return suitLetters[s : s+1]
}

// ParseSuit reads one of the letters H D C S.
func ParseSuit(text string) (Suit, error) {
	if i := strings.Index(suitLetters, text); len(text) == 1 && i >= 0 {
		return Suit(i), nil
	}
	return 0, fmt.Errorf("%q is not a suit: expected one of H D C S", text)
}

// Rank is a card's rank, 2 to 14; the natural order (the order of runs) is the
// numeric one.
type Rank uint8

// The ranks. Jack, Queen and King are Under, Ober and King of the Swiss and
// Bavarian decks; Ten is the Banner.
const (
	Two Rank = iota + 2
	Three
	Four
	Five
	Six
	Seven
	Eight
	Nine
	Ten
	Jack
	Queen
	King
	Ace
)

var rankText = [...]string{Two: "2", Three: "3", Four: "4", Five: "5", Six: "6", Seven: "7", Eight: "8",
	Nine: "9", Ten: "10", Jack: "J", Queen: "Q", King: "K", Ace: "A"}

// String gives the rank as in records: 2 to 10, J, Q, K, A.
func (r Rank) String() string {
	if r < Two || r > Ace {
		return "?"
	}
	return rankText[r]
}

// ParseRank reads a rank as in records.
func ParseRank(text string) (Rank, error) {
	for r := Two; r <= Ace; r++ {
		if rankText[r] == text {
			return r, nil
		}
	}
	return 0, fmt.Errorf("%q is not a rank: expected 2 to 10, J, Q, K or A", text)
}

// Card is a suit and a rank, suit*16 + rank, and so an index below 64. The
// zero Card is no card. Twins are equal.
type Card uint8

// None is the zero Card; Hidden is a card that the reader may not know.
const (
	None   Card = 0
	Hidden Card = 0xff
)

// Of makes a card.
func Of(s Suit, r Rank) Card { return Card(s)<<4 | Card(r) }

// Suit gives the card's suit; meaningless for None and Hidden.
func (c Card) Suit() Suit { return Suit(c >> 4) }

// Rank gives the card's rank; meaningless for None and Hidden.
func (c Card) Rank() Rank { return Rank(c & 15) }

// Valid tells whether c is a suit and a rank.
func (c Card) Valid() bool { return c < 64 && c.Rank() >= Two && c.Rank() <= Ace }

// String gives suit letter and rank, "HJ"; Hidden is "??", None is "-".
func (c Card) String() string {
	switch {
	case c.Valid():
		return c.Suit().String() + c.Rank().String()
	case c == Hidden:
		return "??"
	default:
		return "-"
	}
}

// Parse reads one card such as "HJ" or "D10". Whether a deck has it is the
// game's business.
func Parse(text string) (Card, error) {
	if len(text) >= 2 {
		s, errS := ParseSuit(text[:1])
		r, errR := ParseRank(text[1:])
		if errS == nil && errR == nil {
			return Of(s, r), nil
		}
	}
	return None, fmt.Errorf("%q is not a card: expected a suit H D C S and a rank, such as HJ or D10", text)
}

// ParseList reads cards separated by single blanks, in their order; the empty
// text is the empty list. On error it returns nil.
func ParseList(text string) ([]Card, error) {
	if text == "" {
		return nil, nil
	}
	var list []Card
	for word := range strings.SplitSeq(text, " ") {
		c, err := Parse(word)
		if err != nil {
			return nil, err
		}
		list = append(list, c)
	}
	return list, nil
}

// Format writes cards as ParseList reads them.
func Format(list []Card) string {
	words := make([]string, len(list))
	for i, c := range list {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}
