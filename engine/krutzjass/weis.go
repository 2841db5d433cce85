package krutzjass

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/meld"
)

// Weis as text: records name what an action's index means (RECORD.md, Moves).

func names(c *meld.Choice) (list []string) {
	for _, w := range c.List() {
		list = append(list, w.String())
	}
	return list
}

// parseWeis reads a Weis that this pack can hold.
func parseWeis(text string) (meld.Weis, error) {
	w, err := meld.Parse(text)
	if err == nil && !w.Cards().Within(pack) {
		err = fmt.Errorf("%s is no Weis of the krutzjass pack, which has Nine to Ace", text)
	}
	return w, err
}

// WeisText is described by engine.WeisTexter.
func (Game) WeisText(st engine.State, by engine.Seat, a engine.Action) []string {
	s, ok := st.(*state)
	if !ok || a.Kind != engine.Weis || by < 0 || by >= seats {
		return nil
	}
	choices := meld.AppendChoices(nil, s.hands[by], melds)
	if a.Arg < 0 || int(a.Arg) >= len(choices) {
		return nil
	}
	return names(&choices[a.Arg])
}

// ParseWeis is described by engine.WeisTexter.
func (Game) ParseWeis(st engine.State, by engine.Seat, list []string) (engine.Action, error) {
	s, ok := st.(*state)
	if !ok {
		return engine.Action{}, illegal(engine.RuleKind, "this is no match of krutzjass")
	}
	if by != s.turn {
		return engine.Action{}, engine.ErrTurn
	}
	if err := s.checkWeisTime(); err != nil {
		return engine.Action{}, err
	}
	var called []meld.Weis
	for _, text := range list {
		w, err := parseWeis(text)
		if err != nil {
			return engine.Action{}, illegal(ruleWeisHeld, "%v", err)
		}
		called = append(called, w)
	}
	i, ok := meld.FindChoice(s.hands[by], called, melds)
	if !ok {
		return engine.Action{}, illegal(ruleWeisHeld, "seat %d does not hold the Weis %v", by, list)
	}
	return engine.Action{Kind: engine.Weis, Arg: int16(i), Cards: melds.ChoiceOf(called).Cards(melds)}, nil
}
