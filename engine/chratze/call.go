package chratze

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Rules of the game's own that may forbid an action.
const (
	ruleStock engine.Rule = "stock" // the stock has too few cards
	ruleLay   engine.Rule = "lay"   // another number of cards is laid away
	ruleSix   engine.Rule = "six"   // only the holder of the six is asked
	ruleTime  engine.Rule = "time"  // the clock can only stop a match with a time limit, once
)

// answerDoubleBlind: yes takes the next card beside the trump card (chratze.md
// 2.2, phases 1 and 3).
func (s *state) answerDoubleBlind(yes bool) {
	s.turnUp()
	if yes {
		s.playBlind(2)
		s.hands[s.dealer] = s.hands[s.dealer].With(s.draw())
		return
	}
	s.askBlind()
}

// askBlind asks the dealer, at the first trump card only (decision CQ10).
func (s *state) askBlind() {
	if s.rules.blind {
		s.phase, s.turn = phaseBlind, s.dealer
		return
	}
	s.startCall()
}

func (s *state) answerBlind(yes bool) {
	if yes {
		s.playBlind(1)
		return
	}
	s.startCall()
}

// playBlind makes the dealer the Chratzer, who takes the trump card and must lay
// away so many cards.
func (s *state) playBlind(cards int) {
	s.blind, s.chratzer = cards, s.dealer
	s.hands[s.dealer] = s.hands[s.dealer].With(s.up)
	s.up = card.None
	s.phase, s.turn = phaseBury, s.dealer
}

func (s *state) startCall() {
	s.weg = 0
	s.phase, s.lead = engine.PhaseCall, s.next(s.dealer)
	s.turn = s.lead
}

// answerCall: the first chratze ends the calls; if all leave it, the next trump
// card is turned, or the cards are dealt afresh (phase 4).
func (s *state) answerCall(chratze bool) {
	if chratze {
		s.chratzer = s.turn
		s.startJoin()
		return
	}
	s.weg = s.weg.With(s.turn)
	switch {
	case s.turn != s.dealer:
		s.turn = s.next(s.turn)
	case s.rules.redeal || s.trumps == maxTrumps:
		s.fresh++
		s.gather()
		s.phase, s.turn = engine.PhaseDeal, engine.Nature
	default:
		s.turnUp()
		s.startCall()
	}
}

// startJoin asks all others, those who left it too, from the Chratzer on.
func (s *state) startJoin() {
	s.weg, s.in = 0, engine.SeatsOf(s.chratzer)
	s.phase, s.lead, s.turn = phaseJoin, s.chratzer, s.next(s.chratzer)
}

func (s *state) answerJoin(metcho bool) {
	s.stay(metcho)
	if s.turn = s.next(s.turn); s.turn != s.chratzer {
		return
	}
	if s.in.Len() == 1 {
		s.settle()
		return
	}
	s.phase = phaseExchange
}

// stay keeps the seat on turn in play, or throws its cards in.
func (s *state) stay(in bool) {
	if in {
		s.in = s.in.With(s.turn)
		return
	}
	s.weg = s.weg.With(s.turn)
	s.away[s.turn], s.hands[s.turn] = s.hands[s.turn], card.Set{}
}
