package schieber

import (
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

// WeisText is described by engine.WeisTexter.
func (Game) WeisText(st engine.State, by engine.Seat, a engine.Action) []string {
	s, ok := st.(*state)
	if !ok || a.Kind != engine.Weis || by < 0 || by >= seats {
		return nil
	}
	if full, held := jass.FullWeis(s.hands[by], s.rules.melds); !held || a != full {
		return nil
	}
	best := meld.Best(s.hands[by], s.rules.melds)
	return jass.Names(&best)
}

// ParseWeis is described by engine.WeisTexter: only the full list is declared.
func (Game) ParseWeis(st engine.State, by engine.Seat, list []string) (engine.Action, error) {
	s, ok := st.(*state)
	if !ok {
		return engine.Action{}, jass.Illegal(engine.RuleKind, "this is no match of %s", Key)
	}
	if by != s.turn || by < 0 {
		return engine.Action{}, engine.ErrTurn
	}
	if err := jass.CheckFull(list, s.hands[by], s.rules.melds, by, jass.Pack, Key); err != nil {
		return engine.Action{}, jass.Illegal(ruleWeisHeld, "%v", err)
	}
	a, _ := jass.FullWeis(s.hands[by], s.rules.melds)
	if !slices.Contains(s.Legal(nil, by), a) {
		_, err := s.Clone().Apply(by, a)
		return engine.Action{}, err
	}
	return a, nil
}
