package chratze

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// startPlay begins the tricks; who has dropped out lays no card.
func (s *state) startPlay(lead engine.Seat) {
	s.phase = engine.PhasePlay
	s.openTrick(lead)
}

func (s *state) openTrick(lead engine.Seat) {
	s.lead, s.turn = lead, lead
	s.trick = engine.Trick{Lead: lead, Winner: engine.Nobody, Out: engine.AllSeats(int(s.seats)) &^ s.in}
}

// legalCards are the cards that the seat on turn may lay (chratze.md 2.3).
func (s *state) legalCards() card.Set {
	return s.order().Legal(s.hands[s.turn], s.trick.Laid(), trick.MustTrump)
}

func (s *state) legalPlay(dst []engine.Action) []engine.Action {
	for left := s.legalCards().Once(); left != 0; left &= left - 1 {
		dst = append(dst, engine.PlayCard(card.Card(bits.TrailingZeros64(left))))
	}
	return dst
}

// checkPlay tells what forbids the play a of the seat on turn.
func (s *state) checkPlay(a engine.Action) error {
	hand, c := s.hands[s.turn], a.Card()
	if a.Kind != engine.Play || a.Cards.Len() != 1 || a.Arg != 0 {
		return illegal(engine.RuleKind, "one card must be played now, without an announcement")
	}
	if !hand.Has(c) {
		return illegal(engine.RuleHold, "seat %d does not hold %v", s.turn, c)
	}
	switch s.order().Why(c, hand, s.trick.Laid(), trick.MustTrump) {
	case engine.RuleFollow:
		return illegal(engine.RuleFollow, "%v does not follow %v, which was led", c, s.trick.Cards[0])
	case engine.RuleTrump:
		return illegal(engine.RuleTrump, "%v is played while the hand cannot follow and holds a trump", c)
	}
	return nil
}

func (s *state) applyPlay(a engine.Action) (engine.Trace, error) {
	if err := s.checkPlay(a); err != nil {
		return engine.Trace{}, err
	}
	s.effects = s.effects[:0]
	by, c := s.turn, a.Card()
	s.hands[by] = s.hands[by].Without(c)
	s.trick.Cards[s.trick.N] = c
	s.trick.N++
	if s.turn = s.nextIn(by); int(s.trick.N) == s.in.Len() {
		s.takeTrick()
	}
	return s.public(a), nil
}

// takeTrick closes a full trick; the last one settles the deal.
func (s *state) takeTrick() {
	win := s.trick.Seat(s.order().Winner(s.trick.Laid()), int(s.seats))
	s.trick.Winner = win
	s.past[s.done] = s.trick
	s.done++
	s.effect(engine.Effect{Kind: engine.Take, Seat: win, Trick: int16(s.done), Points: -1})
	s.openTrick(win)
	if s.done == s.rules.tricks {
		s.settle()
	}
}
