package craft

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// ranking is how the cards of Watten rank under a Schlag and a trump suit
// (watten.md 3.3): by class, and within it by place.
type ranking struct {
	key    [64]uint8 // class<<classShift | place
	trumps uint64    // what is more than a plain card
}

// The classes from low to high.
const (
	classPlain = iota + 1
	classTrump
	classLinke
	classRechte
	classGuate
	classKritisch
	classShift = 4
)

// critical are the three highest cards where they are played, from low to high.
var critical = [...]card.Card{card.Of(card.Clubs, card.Seven), card.Of(card.Diamonds, card.Seven), card.Of(card.Hearts, card.King)}

// makeRanking reads from the options which cards are special.
func makeRanking(v *engine.View, schlag card.Rank, suit card.Suit) *ranking {
	r := &ranking{}
	o := v.Setup.Options
	for c := range card.Watten33().Distinct() {
		class, place := classOf(c, schlag, suit, o.Flag("guate"))
		if o.Text("variant") == "bavarian" {
			for i, k := range critical {
				if c == k {
					class, place = classKritisch, uint8(i)
				}
			}
		}
		r.key[c] = class<<classShift | place
		if class > classPlain {
			r.trumps |= 1 << c
		}
	}
	return r
}

func classOf(c card.Card, schlag card.Rank, suit card.Suit, guate bool) (class, place uint8) {
	place = uint8(c.Rank() - card.Six)
	switch {
	case c == card.Weli && schlag == card.Six:
		return classRechte, 0
	case c == card.Weli:
		return classTrump, 0
	case guate && schlag != card.Ace && schlag != card.Six && c == card.Of(suit, schlag+1):
		return classGuate, 0
	case c.Rank() == schlag && c.Suit() == suit:
		return classRechte, 0
	case c.Rank() == schlag:
		return classLinke, 0
	case c.Suit() == suit:
		return classTrump, place
	}
	return classPlain, place
}

// strength is what c is worth in a trick: a plain card only in the suit that was
// led as a plain one (watten.md 3.4).
func (r *ranking) strength(c, led card.Card) uint8 {
	if r.trumps>>c&1 == 0 && (r.trumps>>led&1 != 0 || c.Suit() != led.Suit()) {
		return 0
	}
	return r.key[c]
}

// winner gives the place, from 0, of the card that takes a trick; of equal ones
// the first.
func (r *ranking) winner(laid []card.Card) (win int) {
	for i, c := range laid {
		if r.strength(c, laid[0]) > r.strength(laid[win], laid[0]) {
			win = i
		}
	}
	return win
}

// above gives the cards, as bits, that beat best in a trick led with led.
func (r *ranking) above(best, led card.Card) (mask uint64) {
	least := r.strength(best, led)
	for c := range card.Watten33().Distinct() {
		if r.strength(c, led) > least {
			mask |= 1 << c
		}
	}
	return mask
}
