package schieber

import (
	"krutzjass/engine"
	"krutzjass/engine/jass"
)

// rulePushOnce forbids the partner to push back.
const rulePushOnce engine.Rule = "push-once"

func (s *state) legalCall(dst []engine.Action) []engine.Action {
	for _, m := range jass.Modes {
		dst = append(dst, engine.Action{Kind: engine.Call, Arg: int16(m)})
	}
	if s.pushed == engine.Nobody {
		dst = append(dst, engine.Action{Kind: engine.Push})
	}
	return dst
}

// checkCall tells what forbids a of the seat on turn: forehand calls one of the
// six modes or pushes once, then the partner must call
// (schieber-coiffeur-differenzler-molotow.md 3).
func (s *state) checkCall(a engine.Action) error {
	switch {
	case a.Kind == engine.Call && a.Arg >= 0 && int(a.Arg) < len(jass.Modes) && a.Cards.Empty():
		return nil
	case a != engine.Action{Kind: engine.Push}:
		return jass.Illegal(engine.RuleKind, "a mode must be called first: one of H D C S OBE UND, or a push by forehand")
	case s.pushed != engine.Nobody:
		return jass.Illegal(rulePushOnce, "after a push the partner must call")
	}
	return nil
}

func (s *state) applyCall(a engine.Action) (engine.Trace, error) {
	if err := s.checkCall(a); err != nil {
		return engine.Trace{}, err
	}
	s.effects = s.effects[:0]
	if a.Kind == engine.Push {
		s.pushed, s.turn = s.turn, partner(s.turn)
		return public(a), nil
	}
	s.mode, s.maker = engine.Mode(a.Arg), s.turn
	s.phase, s.turn = engine.PhasePlay, s.lead
	s.trick = engine.Trick{Lead: s.lead, Winner: engine.Nobody}
	return public(a), nil
}
