package widget

import (
	"slices"

	"krutzjass/app/gesture"
	"krutzjass/engine/card"
)

// SetMarking lets taps, clicks and Enter mark up to most cards instead of playing
// one; marked cards stand up. With most 0 cards are played again. Other cards,
// and another most, begin without marks.
func (h *Hand) SetMarking(most int) {
	if most == h.most {
		return
	}
	h.most, h.marks = most, nil
	h.gesture.Mode = h.mode
	if most > 0 {
		h.gesture.Mode = gesture.Marking
	}
	h.gesture.Renew(h.Now(), -1)
	h.Refresh()
}

// Marked gives the cards that are marked.
func (h *Hand) Marked() (set card.Set) {
	for _, i := range h.marks {
		set = set.With(h.cards[i])
	}
	return set
}

// toggle marks card i or takes its mark away; of too many marks the oldest goes.
func (h *Hand) toggle(i int) {
	if at := slices.Index(h.marks, i); at >= 0 {
		h.marks = slices.Delete(h.marks, at, at+1)
	} else if h.marks = append(h.marks, i); len(h.marks) > h.most {
		h.marks = h.marks[1:]
	}
	h.Refresh()
	if h.OnMarked != nil {
		h.OnMarked()
	}
}

// Note points at cards without raising them for play, such as those of a Weis
// that is offered; the empty set points at none.
func (h *Hand) Note(cards card.Set) {
	if h.noted == cards {
		return
	}
	h.noted = cards
	h.Refresh()
}

// Noted gives the cards that are pointed at.
func (h *Hand) Noted() card.Set { return h.noted }

// lift is how far up card i stands, as a part of the strip's Raise.
func (h *Hand) lift(i int) float32 {
	switch {
	case slices.Contains(h.marks, i):
		return 1
	case h.most > 0 && i == h.gesture.Raised(), h.isNoted(i):
		return 0.4
	case i == h.gesture.Raised():
		return 1
	case h.offered(i):
		return 0.3
	}
	return 0
}

// offered tells whether card i may be played while others may not: it stands out
// by its place too, not by its colour alone.
func (h *Hand) offered(i int) bool {
	barred := func(c card.Card) bool { return !h.legal.Has(c) }
	return h.asked && !barred(h.cards[i]) && slices.ContainsFunc(h.cards, barred)
}

// framed tells whether card i has the outline of a chosen card.
func (h *Hand) framed(i int) bool {
	return slices.Contains(h.marks, i) || h.isNoted(i) || i == h.gesture.Raised()
}

// isNoted tells whether card i is one of those pointed at; of twins the left ones.
func (h *Hand) isNoted(i int) bool {
	return count(h.cards[:i], h.cards[i]) < h.noted.Count(h.cards[i])
}
