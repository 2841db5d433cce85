package krutzjass

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Rules of choosing trump that may forbid an action.
const (
	rulePushOnce  engine.Rule = "push-once"  // the partner must choose
	rulePushSuits engine.Rule = "push-suits" // house set B: only with all four suits in hand
)

func illegal(rule engine.Rule, format string, args ...any) error {
	return &engine.Illegal{Rule: rule, Text: fmt.Sprintf(format, args...)}
}

func (s *state) legalCall(dst []engine.Action) []engine.Action {
	for _, x := range card.Suits {
		dst = append(dst, engine.Action{Kind: engine.Trump, Arg: int16(x)})
	}
	if s.pushed == engine.Nobody && (!s.rules.fourSuits || fourSuits(s.hands[s.turn])) {
		dst = append(dst, engine.Action{Kind: engine.Push})
	}
	return dst
}

// checkCall tells what forbids a of the seat on turn: forehand names trump or
// pushes once, then the partner must name it (krutzjass.md).
func (s *state) checkCall(a engine.Action) error {
	switch {
	case a.Kind == engine.Trump && a.Arg >= 0 && a.Arg < 4 && a.Cards.Empty():
		return nil
	case a != engine.Action{Kind: engine.Push}:
		return illegal(engine.RuleKind, "trump must be named first: one of the four suits, or a push by forehand")
	case s.pushed != engine.Nobody:
		return illegal(rulePushOnce, "after a push the partner must name trump")
	case s.rules.fourSuits && !fourSuits(s.hands[s.turn]):
		return illegal(rulePushSuits, "pushing needs all four suits in hand")
	}
	return nil
}

func fourSuits(hand card.Set) bool {
	for _, x := range card.Suits {
		if hand.Of(x).Empty() {
			return false
		}
	}
	return true
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
