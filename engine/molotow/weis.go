package molotow

import (
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

// Weis as text: records name what a declaration shows (RECORD.md, Moves).

// WeisText is described by engine.WeisTexter.
func (Game) WeisText(st engine.State, by engine.Seat, a engine.Action) []string {
	s, ok := st.(*state)
	if !ok || a.Kind != engine.Weis || a.Arg != 0 || by < 0 || int(by) >= s.rules.seats {
		return nil
	}
	best := meld.Best(s.hands[by], s.rules.melds)
	if best.Cards(s.rules.melds) != a.Cards {
		return nil
	}
	return jass.Names(&best)
}

// ParseWeis is described by engine.WeisTexter. The list is the full one.
func (Game) ParseWeis(st engine.State, by engine.Seat, list []string) (engine.Action, error) {
	s, ok := st.(*state)
	if !ok {
		return engine.Action{}, jass.Illegal(engine.RuleKind, "this is no match of %s", Key)
	}
	if by != s.turn {
		return engine.Action{}, engine.ErrTurn
	}
	if err := jass.CheckFull(list, s.hands[by], s.rules.melds, by, s.rules.pack, Key); err != nil {
		return engine.Action{}, jass.Illegal(ruleWeisHeld, "%v", err)
	}
	a, _ := jass.FullWeis(s.hands[by], s.rules.melds)
	if !slices.Contains(s.Legal(nil, by), a) {
		_, err := s.Clone().Apply(by, a)
		return engine.Action{}, err
	}
	return a, nil
}
