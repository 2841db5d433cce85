package chratze

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Zwicken's own choices (chratze.md 2.7); its cards, tricks and money stand in
// tables.go, play.go and pot.go beside those of Chratze.

// answerTurn turns the trump card: the top card of the stock, or the dealer's
// first card, which stays in the hand and binds the dealer to play.
func (s *state) answerTurn(own bool) {
	if own {
		s.own, s.turned, s.trumps = true, s.top, 1
		s.in = engine.SeatsOf(s.dealer)
		s.effect(engine.Effect{Kind: engine.Turned, Seat: s.dealer, Cards: card.SetOf(s.top)})
	} else {
		s.turnUp()
	}
	s.phase, s.lead = phaseStay, s.next(s.dealer)
	s.turn = s.lead
}

// answerStay asks round to the dealer, who is last and is not asked after having
// turned the own card.
func (s *state) answerStay(in bool) {
	s.stay(in)
	last := s.turn == s.dealer
	if s.turn = s.next(s.turn); !last && !(s.turn == s.dealer && s.own) {
		return
	}
	if s.in.Len() <= 1 {
		s.settle()
		return
	}
	s.startPlay(s.nextIn(s.dealer))
}

// dealerTakes tells whether the dealer gets the pot of a deal in which all
// dropped: with a trump among the cards thrown in.
func (s *state) dealerTakes() bool {
	return !s.away[s.dealer].And(s.order().Trump).Empty()
}
