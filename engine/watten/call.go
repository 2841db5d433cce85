package watten

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// ruleRank forbids a Schlag of a rank that the pack does not have.
const ruleRank engine.Rule = "rank"

func illegal(rule engine.Rule, format string, args ...any) error {
	return &engine.Illegal{Rule: rule, Text: fmt.Sprintf(format, args...)}
}

// legalCall lists the ranks for forehand, then the suits for the dealer: any of
// them, held or not (watten.md 3.2, decision CQ25).
func (s *state) legalCall(dst []engine.Action) []engine.Action {
	if s.schlag == 0 {
		for r := s.rules.low; r <= card.Ace; r++ {
			dst = append(dst, engine.Action{Kind: engine.Schlag, Arg: int16(r)})
		}
		return dst
	}
	for _, x := range card.Suits {
		dst = append(dst, engine.Action{Kind: engine.Trump, Arg: int16(x)})
	}
	return dst
}

func (s *state) checkCall(a engine.Action) error {
	switch {
	case s.schlag == 0 && (a.Kind != engine.Schlag || !a.Cards.Empty()):
		return illegal(engine.RuleKind, "forehand must name the Schlag first: a rank")
	case s.schlag == 0 && (a.Arg < int16(s.rules.low) || a.Arg > int16(card.Ace)):
		return illegal(ruleRank, "the Schlag is a rank of the pack, %v to A", s.rules.low)
	case s.schlag != 0 && (a.Kind != engine.Trump || a.Arg < 0 || a.Arg > int16(card.Spades) || !a.Cards.Empty()):
		return illegal(engine.RuleKind, "the Schlag is named, now the dealer must name trump: one of the four suits")
	}
	return nil
}

// applyCall notes the Schlag, then trump, which is named even when the Six was
// called (decision CQ27). Forehand leads.
func (s *state) applyCall(a engine.Action) (engine.Trace, error) {
	if err := s.checkCall(a); err != nil {
		return engine.Trace{}, err
	}
	s.effects = s.effects[:0]
	if s.schlag == 0 {
		s.schlag, s.turn = card.Rank(a.Arg), s.dealer
		return public(a), nil
	}
	s.mode = engine.Mode(a.Arg)
	s.phase, s.turn = engine.PhasePlay, s.lead
	s.trick = engine.Trick{Lead: s.lead, Winner: engine.Nobody}
	return public(a), nil
}
