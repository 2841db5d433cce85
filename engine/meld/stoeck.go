package meld

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// StoeckPoints is what one Stoeck counts (jass-common.md 1.5).
const StoeckPoints = 20

// Pair counts Kings and Queens of trump.
type Pair struct{ Kings, Queens int8 }

// PairOf counts the Kings and Queens of trump among cards; none without trump.
func PairOf(cards card.Set, mode engine.Mode) Pair {
	x, ok := mode.TrumpSuit()
	if !ok {
		return Pair{}
	}
	return Pair{
		Kings:  int8(cards.Count(card.Of(x, card.King))),
		Queens: int8(cards.Count(card.Of(x, card.Queen))),
	}
}

// Plus adds two counts.
func (p Pair) Plus(q Pair) Pair { return Pair{p.Kings + q.Kings, p.Queens + q.Queens} }

// StoeckRules says when Stoeck counts in the double deck (krutzjass.md, Two
// copies). The zero value also serves the single deck.
type StoeckRules struct {
	Last bool // at the card after which the player has neither left, not at the one that completes the pair
	Each bool // a second complete pair counts as well
}

// Due gives how many Stoeck count at this card: laid are the Kings and Queens
// of trump that the player had laid before it, now is the card itself, held are
// those still in hand after it. With Last and Each both pairs count at one card.
// What an early call has scored already is the caller's to subtract.
func (r StoeckRules) Due(laid, now, held Pair) int {
	before, after := r.pairs(laid), r.pairs(laid.Plus(now))
	switch {
	case !r.Last:
		return after - before
	case now == Pair{} || held != Pair{}:
		return 0
	}
	return after
}

// pairs counts the complete pairs that score.
func (r StoeckRules) pairs(p Pair) int {
	n := int(min(p.Kings, p.Queens))
	if r.Each {
		return n
	}
	return min(n, 1)
}
