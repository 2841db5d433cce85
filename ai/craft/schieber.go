package craft

import "krutzjass/engine"

// pushBelow and plainPush are what forehand must expect of a mode to call it
// rather than leave the choice to the partner: what two hands of which the first
// is poorer make on average more than the opponents, in tenths of a point, times
// the factor and without factors.
const (
	pushBelow = 830
	plainPush = 400
)

// schieber declares every Weis, calls the mode that brings the most more than
// the opponents make, by the factors of the table, and pushes when that is
// little.
func schieber(j *Judge, actions []engine.Action) engine.Action {
	if a, ok := find(actions, engine.Weis); ok {
		return a
	}
	if a, ok := earlyStoeck(actions); ok {
		return a
	}
	if actions[0].Kind == engine.Play {
		return j.card(actions)
	}
	return best(actions, func(a engine.Action) int32 {
		switch a.Kind {
		case engine.Call:
			return schieberWorth(j, modeOf(a))
		case engine.Push:
			return j.push()
		}
		return -allPoints
	})
}

// earlyStoeck finds the call of King and Queen before both are laid: it is
// allowed only where it reaches the target or the Bergpreis.
func earlyStoeck(actions []engine.Action) (engine.Action, bool) {
	for _, a := range actions {
		if a.Kind == engine.Play && a.Arg&engine.PlayStoeck != 0 {
			return a, true
		}
	}
	return engine.Action{}, false
}

// allPoints is all that a deal of 36 cards has, in tenths.
const allPoints = 1570

func (j *Judge) push() int32 {
	if j.s.View.Setup.Options.Flag("factors") {
		return pushBelow
	}
	return plainPush
}

// schieberWorth is what a mode brings the side more than the opponents, in
// tenths of a point, times the factor.
func schieberWorth(j *Judge, m engine.Mode) int32 {
	gain := 2*modeWorth(j.s.View.Hand, m) - allPoints
	if !j.s.View.Setup.Options.Flag("factors") {
		return gain
	}
	return gain * factors[m]
}

// factors by mode (schieber-coiffeur-differenzler-molotow.md 3).
var factors = [len(modes)]int32{1, 1, 2, 2, 3, 3}
