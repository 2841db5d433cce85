package chratze

import (
	"slices"

	"krutzjass/engine"
)

// Why is described by engine.Game. It asks the rules themselves: a state with
// the viewer's hand and nobody else's cards judges the viewer's actions alike.
func (Game) Why(v engine.View, a engine.Action) error {
	switch {
	case v.Phase == engine.PhaseOver:
		return engine.ErrOver
	case !v.Turn.Has(v.Viewer):
		return engine.ErrTurn
	case slices.Contains(v.Legal, a):
		return nil
	}
	w, err := readView(v)
	if err != nil {
		return err
	}
	w.s.hands[v.Viewer] = v.Hand
	w.s.turn = v.Viewer // while the six is asked for, all in play are shown in turn
	_, err = w.s.Apply(v.Viewer, a)
	return err
}
