package meld

import (
	"cmp"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Key packs what decides between two Weis, most important first: 9 bits value,
// 4 bits number of cards, 4 bits height, 1 bit "a run in trump" (jass-common.md
// 1.4). The greater key is the better Weis; equal keys are told apart by the
// order of calling alone. The zero Weis has key 0, below all others.
func (r Rules) Key(w Weis, mode engine.Mode) uint32 {
	if w == 0 {
		return 0
	}
	height := w.Top()
	if mode == engine.Undenufe {
		height = card.Ace - w.Low() // 6-7-8 and the four Sixes stand highest (JQ5)
	}
	key := uint32(r.Value(w))<<9 | uint32(w.Len())<<5 | uint32(height)<<1
	if x, ok := mode.TrumpSuit(); ok && w.IsRun() && w.Suit() == x {
		key |= 1
	}
	return key
}

// Reason says at which step a comparison was decided.
type Reason uint8

// The steps of jass-common.md 1.4. Alone means that there was nothing to
// compare with.
const (
	NoReason Reason = iota
	Alone
	ByValue
	ByLength
	ByHeight
	ByTrump
	ByOrder
)

var reasonNames = [...]string{"", "alone", "value", "length", "height", "trump", "order"}

// String gives the word for a reason, a key for texts.
func (r Reason) String() string {
	if int(r) >= len(reasonNames) {
		return "?"
	}
	return reasonNames[r]
}

// Decides gives the first step at which a and b differ.
func (r Rules) Decides(a, b Weis, mode engine.Mode) Reason {
	switch diff := r.Key(a, mode) ^ r.Key(b, mode); {
	case diff == 0:
		return ByOrder
	case diff>>9 != 0:
		return ByValue
	case diff>>5 != 0:
		return ByLength
	case diff>>1 != 0:
		return ByHeight
	}
	return ByTrump
}

// Better tells whether the Weis called later beats the earlier one. When nothing
// else decides, laterWins does: true in Krutzjass A, false in B and Schieber.
func (r Rules) Better(later, earlier Weis, mode engine.Mode, laterWins bool) bool {
	a, b := r.Key(later, mode), r.Key(earlier, mode)
	return a > b || a == b && laterWins
}

// Call is the best single Weis of a player who called ([Choice.BestIn]), and
// whom it counts for.
type Call struct {
	Side engine.Side
	Weis Weis // 0: did not call
}

// Winner finds the best of the calls, given in the order of calling: its index,
// or -1 if nobody called. The reason is the finest step that was needed against
// any call of another side; Alone if no other side called.
func (r Rules) Winner(calls []Call, mode engine.Mode, laterWins bool) (int, Reason) {
	best := -1
	for i, c := range calls {
		if c.Weis != 0 && (best < 0 || r.Better(c.Weis, calls[best].Weis, mode, laterWins)) {
			best = i
		}
	}
	if best < 0 {
		return -1, NoReason
	}
	why := Alone
	for _, c := range calls {
		if c.Weis != 0 && c.Side != calls[best].Side {
			why = max(why, r.Decides(calls[best].Weis, c.Weis, mode))
		}
	}
	return best, why
}

// Sort orders a list best first, equal ones by suit H D C S (COMMANDS.md, ask
// weis). Pass engine.NoMode where neither trump nor direction matters.
func (r Rules) Sort(list []Weis, mode engine.Mode) {
	slices.SortFunc(list, func(a, b Weis) int {
		// The trump bit is left out: it would put trump before the order of suits.
		return cmp.Or(cmp.Compare(r.Key(b, mode)>>1, r.Key(a, mode)>>1), cmp.Compare(a, b))
	})
}
