package watten

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// class is a kind of cards; every card of a higher class beats every card of a
// lower one (watten.md 3.3).
type class uint8

const (
	plain    class = iota + 1
	trump          // the Weli is the lowest
	linke          // the rank of the Schlag in the other suits, all equal
	rechte         // the Schlag in trump, or the Weli when the Six is called
	guate          // the trump just above the Rechte
	kritisch       // Maxi, Belli, Spitz
)

// shift leaves room for a card's place within its class.
const shift = 4

// order is how the cards rank once Schlag and trump are named. It is read-only
// and shared.
type order struct {
	key      [64]uint8 // class<<shift | place in the class, the higher the stronger
	trumps   uint64    // what the duties ask for: Guate, Rechte, trumps and Weli
	linke    uint64
	rechte   uint64
	guate    uint64
	kritisch uint64
}

// orders are all there are: without and with Kritische, without and with Guate,
// by Schlag from the Six on, by trump.
var orders [2][2][card.Ace - card.Six + 1][4]order

func init() {
	for k := range orders {
		for g := range orders[k] {
			for i := range orders[k][g] {
				for _, x := range card.Suits {
					orders[k][g][i][x] = makeOrder(k == 1, g == 1, card.Six+card.Rank(i), x)
				}
			}
		}
	}
}

func index(on bool) int {
	if on {
		return 1
	}
	return 0
}

// order gives the order of a Schlag and a trump suit.
func (r *rules) order(schlag card.Rank, mode engine.Mode) *order {
	return &orders[index(r.kritische)][index(r.guate)][schlag-card.Six][mode]
}

func makeOrder(withKritische, withGuate bool, schlag card.Rank, suit card.Suit) (o order) {
	for c := range card.Watten33().All() {
		k, place := rank(c, withKritische, withGuate, schlag, suit)
		o.key[c] = uint8(k)<<shift | place
		bit := uint64(1) << c
		switch k {
		case kritisch:
			o.kritisch |= bit
		case linke:
			o.linke |= bit
		case rechte:
			o.rechte |= bit
		case guate:
			o.guate |= bit
		}
		if k == guate || k == rechte || k == trump {
			o.trumps |= bit
		}
	}
	return o
}

// rank gives the class of a card and its place there: the first line that
// applies counts, so that a Kritische is nothing else as well (decision CQ18).
func rank(c card.Card, withKritische, withGuate bool, schlag card.Rank, suit card.Suit) (class, uint8) {
	if withKritische {
		for i, k := range kritische {
			if c == k {
				return kritisch, uint8(len(kritische) - i)
			}
		}
	}
	place := uint8(c.Rank() - card.Six) // Seven to Ace are 1 to 8
	switch {
	case c == card.Weli && schlag == card.Six:
		return rechte, 0
	case c == card.Weli:
		return trump, 0
	case withGuate && schlag != card.Six && schlag != card.Ace && c == card.Of(suit, schlag+1):
		return guate, 0 // none for Ace and Six (decision CQ28)
	case c.Rank() == schlag && c.Suit() == suit:
		return rechte, 0
	case c.Rank() == schlag:
		return linke, 0
	case c.Suit() == suit:
		return trump, place
	}
	return plain, place
}

func (o *order) class(c card.Card) class { return class(o.key[c] >> shift) }

// strength is what a card is worth in a trick: a plain card only where its own
// suit was led as a plain one (watten.md 3.4).
func (o *order) strength(c, led card.Card) uint8 {
	if o.class(c) == plain && (o.class(led) != plain || c.Suit() != led.Suit()) {
		return 0
	}
	return o.key[c]
}

// winner gives the place, from 0, of the card that takes a trick that has at
// least one card. Of equal Linke the first wins.
func (o *order) winner(laid []card.Card) int {
	win := 0
	for i := 1; i < len(laid); i++ {
		if o.strength(laid[i], laid[0]) > o.strength(laid[win], laid[0]) {
			win = i
		}
	}
	return win
}

// demand tells what a duty asks for on an unfinished trick: a hand with a card
// of must may play no cards but those of may. Both are empty where nothing is
// asked (watten.md 3.5). first says that this is the first trick of the hand.
func (o *order) demand(d duty, laid []card.Card, first bool) (must, may uint64) {
	if len(laid) == 0 {
		return 0, 0
	}
	led := uint64(1) << laid[0]
	switch {
	case d == rechteDuty && first && o.rechte&led != 0 && card.SetOf(laid...).Once()&o.kritisch == 0:
		return o.trumps | o.kritisch, o.trumps | o.kritisch
	case d == trumpDuty && o.trumps&led != 0:
		return o.trumps, o.trumps | o.linke | o.kritisch // Kritische as Linke (decision CQ19)
	}
	return 0, 0
}

// legal gives the cards of hand that may be laid on an unfinished trick. It is
// empty only if hand is.
func (o *order) legal(hand card.Set, d duty, laid []card.Card, first bool) card.Set {
	if must, may := o.demand(d, laid, first); hand.Once()&must != 0 {
		return hand.And(may)
	}
	return hand
}

// barred gives the cards, as bits, that the hand from which c was lawfully laid
// on the unfinished trick laid cannot hold.
func (o *order) barred(c card.Card, d duty, laid []card.Card, first bool) uint64 {
	if must, may := o.demand(d, laid, first); may>>c&1 == 0 {
		return must
	}
	return 0
}
