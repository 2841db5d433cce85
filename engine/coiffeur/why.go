package coiffeur

import (
	"slices"

	"krutzjass/engine"
)

// Why is described by engine.Game. It asks the rules themselves: a state with
// the viewer's hand and nobody else's cards judges the viewer's actions alike.
func (g Game) Why(v engine.View, a engine.Action) error {
	switch {
	case v.Phase == engine.PhaseOver:
		return engine.ErrOver
	case !v.Turn.Has(v.Viewer):
		return engine.ErrTurn
	case slices.Contains(v.Legal, a):
		return nil
	}
	s, _, err := readView(v)
	if err != nil {
		return err
	}
	s.hands[v.Viewer] = v.Hand
	_, err = s.Apply(v.Viewer, a)
	return err
}
