package watten

import "krutzjass/engine"

// PhaseAnswer is the phase in which a raise waits for the other pair's answer.
const PhaseAnswer = engine.PhaseOwn

// Rules of raising that may forbid an action (watten.md 3.6).
const (
	ruleRaiseOff   engine.Rule = "raise-off"   // the table plays without raising
	ruleRaiseTense engine.Rule = "raise-tense" // a tense pair may not raise, nor raise back (decision CQ24)
	ruleRaiseTurn  engine.Rule = "raise-turn"  // after a raise it is for the other pair to raise
	ruleAnswer     engine.Rule = "answer"      // a raise must be answered first
)

// stake is what the hand is worth now: a raise counts once it is accepted, and
// raising back accepts the raise before.
func (s *state) stake() int32 {
	now := stake + int32(len(s.raises))
	if s.asked {
		now--
	}
	return now
}

// tense tells whether a pair is so close to the target that it may not raise.
func (s *state) tense(side engine.Side) bool { return s.totals[side] >= s.rules.target-tenseAt }

// raiseBarred gives the rule that forbids the seat on turn to raise, before a
// card or as an answer; empty if none does.
func (s *state) raiseBarred() engine.Rule {
	side := engine.PartnersSide(s.turn)
	switch {
	case !s.rules.raising:
		return ruleRaiseOff
	case s.tense(side):
		return ruleRaiseTense
	case s.lastRaise() == side:
		return ruleRaiseTurn
	}
	return ""
}

// checkRaise says why the seat on turn may not raise; nil if it may.
func (s *state) checkRaise() error {
	switch rule := s.raiseBarred(); rule {
	case ruleRaiseOff:
		return illegal(rule, "raising is switched off at this table")
	case ruleRaiseTense:
		return illegal(rule, "seat %d may not raise: its pair lacks %d points or fewer", s.turn, tenseAt)
	case ruleRaiseTurn:
		return illegal(rule, "seat %d may not raise: its pair raised last, and now it is for the other pair", s.turn)
	}
	return nil
}

// lastRaise is the side that raised last in this hand, -1 for none.
func (s *state) lastRaise() engine.Side {
	if len(s.raises) == 0 {
		return -1
	}
	return engine.PartnersSide(s.raises[len(s.raises)-1])
}

func (s *state) legalRaise(dst []engine.Action) []engine.Action {
	if s.raiseBarred() == "" {
		dst = append(dst, engine.Action{Kind: engine.Raise})
	}
	return dst
}

func (s *state) legalAnswer(dst []engine.Action) []engine.Action {
	dst = append(dst, engine.Action{Kind: engine.Look})
	return append(s.legalRaise(dst), engine.Action{Kind: engine.GiveUp})
}

// applyRaise asks the other pair for one point more than the stake.
func (s *state) applyRaise(a engine.Action) (engine.Trace, error) {
	if a != (engine.Action{Kind: engine.Raise}) {
		return engine.Trace{}, illegal(engine.RuleKind, "a raise has neither cards nor points: it adds one")
	}
	if err := s.checkRaise(); err != nil {
		return engine.Trace{}, err
	}
	s.effects = s.effects[:0]
	s.raises, s.asked = append(s.raises, s.turn), true
	s.phase, s.turn = PhaseAnswer, s.answerer(s.turn)
	return public(a), nil
}

// answerer is who answers a raise: the one human of the other pair, else the
// opponent to the raiser's left (decision CQ22).
func (s *state) answerer(raiser engine.Seat) engine.Seat {
	left := next(raiser)
	right := (left + 2) % seats
	if s.setup.Seats[right].Human() && !s.setup.Seats[left].Human() {
		return right
	}
	return left
}

// applyAnswer takes the answer to a raise. Afterwards the one who was on turn
// plays a card.
func (s *state) applyAnswer(a engine.Action) (engine.Trace, error) {
	switch a {
	case engine.Action{Kind: engine.Raise}:
		return s.applyRaise(a)
	case engine.Action{Kind: engine.Look}:
		s.effects = s.effects[:0]
		s.asked, s.phase, s.turn = false, engine.PhasePlay, s.trick.Seat(int(s.trick.N), seats)
		return public(a), nil
	case engine.Action{Kind: engine.GiveUp}:
		s.effects = s.effects[:0]
		s.score(s.lastRaise(), s.stake())
		return public(a), nil
	}
	return engine.Trace{}, illegal(ruleAnswer, "a raise must be answered first: look, raise again or give up")
}
