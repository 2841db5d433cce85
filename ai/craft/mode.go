package craft

import (
	"math/bits"

	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// What counts in a hand of 36 cards, in a trump mode and in one without. Each is
// a number of things; modeWorth weighs them.
const (
	trumpBase   = iota // always 1
	trumpBauer         // of trump: the single cards
	trumpNell          //
	trumpAce           //
	trumpKing          //
	trumpQueen         //
	trumpTen           //
	trumpSmall         // and how many small ones
	trumpTop           // Bauer and Nell together
	trumpLong          // trumps above three
	sideAce            // side suits with the Ace,
	sidePair           // with Ace and King,
	sideKing           // with the King, not the Ace, and another card,
	sideVoid           // without a card
	trumpThings        // how many there are
)

const (
	topBase   = iota // always 1
	topFirst         // suits with the highest card
	topRun           // cards that follow the highest without a gap
	topBehind        // cards below such a run
	topSecond        // suits with the second and another card, not the highest
	topThird         // suits with the third and two more, not a higher one
	topOpen          // suits without any of these
	topLong          // cards above four of a suit with the two highest
	topEight         // Eights
	topThings        // how many there are
)

// handWeights of a mode: tenths of a card point for each thing, found by playing
// many deals in every mode.
var (
	trumpWeights = [trumpThings]int32{388, 266, 175, 117, 107, 96, 70, 73, 16, 17, 98, 59, 35, 15}
	topWeights   = [topThings]int32{147, 215, 100, 18, 148, 125, 102, 85, 7}
)

// modeWorth estimates the points, of 157, that the side of a hand makes in m if
// it leads; tenths of a point.
func modeWorth(hand card.Set, m engine.Mode) (sum int32) {
	if _, ok := m.TrumpSuit(); ok {
		for i, n := range trumpThingsOf(hand, m) {
			sum += trumpWeights[i] * n
		}
		return sum
	}
	for i, n := range topThingsOf(hand, trick.ForMode(m)) {
		sum += topWeights[i] * n
	}
	return sum
}

func trumpThingsOf(hand card.Set, m engine.Mode) (n [trumpThings]int32) {
	t, _ := m.TrumpSuit()
	has := func(x card.Suit, r card.Rank) int32 {
		if hand.Has(card.Of(x, r)) {
			return 1
		}
		return 0
	}
	n[trumpBase] = 1
	for i, r := range [...]card.Rank{card.Jack, card.Nine, card.Ace, card.King, card.Queen, card.Ten} {
		n[trumpBauer+i] = has(t, r)
	}
	n[trumpSmall] = has(t, card.Eight) + has(t, card.Seven) + has(t, card.Six)
	n[trumpTop] = n[trumpBauer] * n[trumpNell]
	n[trumpLong] = max(0, int32(hand.Of(t).Len())-3)
	for _, x := range card.Suits {
		if x == t {
			continue
		}
		ace, king := has(x, card.Ace), has(x, card.King)
		n[sideAce] += ace
		n[sidePair] += ace * king
		switch held := hand.Of(x).Len(); {
		case held == 0:
			n[sideVoid]++
		case held > 1:
			n[sideKing] += king * (1 - ace)
		}
	}
	return n
}

func topThingsOf(hand card.Set, o *trick.Order) (n [topThings]int32) {
	n[topBase] = 1
	for _, x := range card.Suits {
		held, run := hand.Of(x).Len(), topRunOf(hand, o, x)
		switch {
		case run > 0:
			n[topFirst]++
			n[topRun] += int32(run - 1)
			n[topBehind] += int32(held - run)
			if run > 1 {
				n[topLong] += int32(max(0, held-4))
			}
		case held > 1 && hand.Has(fromTop(o, x, 1)):
			n[topSecond]++
		case held > 2 && hand.Has(fromTop(o, x, 2)):
			n[topThird]++
		default:
			n[topOpen]++
		}
		if hand.Has(card.Of(x, card.Eight)) {
			n[topEight]++
		}
	}
	return n
}

// topRunOf counts the cards of x that a hand holds from the highest on.
func topRunOf(hand card.Set, o *trick.Order, x card.Suit) (n int) {
	for n < ranks && hand.Has(fromTop(o, x, n)) {
		n++
	}
	return n
}

// ranks of a suit of 36 cards.
const ranks = 9

// fromTop is the card of x that n others beat, of a mode without trump.
func fromTop(o *trick.Order, x card.Suit, n int) card.Card {
	if o.Mode == engine.Undenufe {
		return card.Of(x, card.Six+card.Rank(n))
	}
	return card.Of(x, card.Ace-card.Rank(n))
}

// place counts, from 0, how far below the top of its suit c ranks in its mode; a
// card that the mode's order does not know is the last.
func place(o *trick.Order, c card.Card) int {
	if o.AtLeast[c] == 0 {
		return ranks - 1
	}
	return bits.OnesCount64(o.AtLeast[c]) - 1
}

// modeOf is the mode of a Call, the row aside.
func modeOf(a engine.Action) engine.Mode { return engine.Mode(a.Arg & 15) }

// modes are all that can be called.
var modes = [...]engine.Mode{engine.TrumpHearts, engine.TrumpDiamonds, engine.TrumpClubs, engine.TrumpSpades,
	engine.Obenabe, engine.Undenufe}

// partners tells whether s sits with the viewer.
func partners(s *style.Sight, x engine.Seat) bool { return s.Side(x) == s.Side(s.View.Viewer) }
