package differenzler_test

import (
	"fmt"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/differenzler"
	"krutzjass/engine/enginetest"
)

// Every option stands in these sets with every value that changes the play.
var sets = []engine.Options{
	{},
	{"open": true, "rounds": 4},
	{"exact": 10, "rounds": 4},
	{"open": true, "exact": 10, "rounds": 4},
}

// TestSuite plays 300 random matches of each set.
func TestSuite(t *testing.T) {
	enginetest.Run(t, differenzler.Game{}, sets, enginetest.Config{Matches: 300, Deep: 100, Check: checkDeal})
}

// checkDeal: the tricks of a deal count 157, and what is written is what the
// predictions miss them by (schieber-coiffeur-differenzler-molotow.md 5).
func checkDeal(h enginetest.Hand) error {
	var predicted, made, tricks [4]int32
	for _, m := range h.Moves {
		if m.Action.Kind == engine.Predict {
			predicted[m.By] = int32(m.Action.Arg)
		}
	}
	reward, sum := int32(h.Setup.Options.Int("exact")), int32(0)
	for _, e := range h.Effects {
		switch e.Kind {
		case engine.Take:
			made[e.Seat] += e.Points
			tricks[e.Seat]++
			sum += e.Points
		case engine.Score:
			want := max(predicted[e.Side]-made[e.Side], made[e.Side]-predicted[e.Side])
			if want == 0 && tricks[e.Side] > 0 {
				want = -reward
			}
			if e.Points != want || e.Why != engine.WhyDifference {
				return fmt.Errorf("seat %d predicted %d, made %d and has %d written for %v, want %d",
					e.Side, predicted[e.Side], made[e.Side], e.Points, e.Why, want)
			}
		}
	}
	if sum != 157 {
		return fmt.Errorf("the tricks count %d", sum)
	}
	return nil
}
