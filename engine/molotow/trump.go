package molotow

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// modeAfter is the mode once c has been laid on a trick that was led with lead:
// a card that does not follow makes its suit trump at once, if there is none
// (schieber-coiffeur-differenzler-molotow.md 6).
func modeAfter(m engine.Mode, lead, c card.Card) engine.Mode {
	if m == engine.NoTrump && c.Suit() != lead.Suit() {
		return engine.TrumpMode(c.Suit())
	}
	return m
}

// court is the bits of King and Queen of trump; none without trump.
func court(m engine.Mode) uint64 {
	x, ok := m.TrumpSuit()
	if !ok {
		return 0
	}
	return 1<<card.Of(x, card.King) | 1<<card.Of(x, card.Queen)
}

// hasCourt tells whether both King and Queen of trump are among cards.
func hasCourt(cards card.Set, m engine.Mode) bool {
	bits := court(m)
	return bits != 0 && cards.Once()&bits == bits
}

// decide lets c, just laid by seat by, make trump if it does. Stöck is with who
// holds both cards after it (decision JQ9).
func (s *state) decide(by engine.Seat, c card.Card) {
	m := modeAfter(s.mode, s.trick.Cards[0], c)
	if m == s.mode {
		return
	}
	s.mode, s.maker, s.made, s.decided = m, by, c, int16(s.done)+1
	for x, hand := range s.all() {
		if hasCourt(hand, m) {
			s.stoeck = engine.Seat(x)
		}
	}
}
