package watten_test

import (
	"fmt"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/watten"
)

// Every option stands in these sets with every value, and the rules that meet in
// a trick (Kritische, Guate, Weli, both duties) meet in all combinations that
// differ.
var sets = []engine.Options{
	{},
	{"variant": "tyrolean"},
	{"raising": true},
	{"variant": "tyrolean", "raising": true, "target": 11},
	{"duty": "rechte"},
	{"duty": "trump", "raising": true, "target": 13},
	{"weli": true},
	{"guate": true, "duty": "rechte"},
	{"weli": true, "guate": true, "duty": "rechte", "raising": true, "target": 18},
	{"weli": true, "guate": true, "duty": "trump"},
	{"variant": "tyrolean", "weli": false},
	{"variant": "tyrolean", "guate": false, "duty": "none"},
	{"variant": "tyrolean", "duty": "rechte", "raising": true, "target": 18},
	{"variant": "tyrolean", "weli": false, "guate": false, "duty": "rechte"},
}

// TestSuite plays 300 random matches of each set.
func TestSuite(t *testing.T) {
	enginetest.Run(t, watten.Game{}, sets, enginetest.Config{Matches: 300, Deep: 100, Check: checkHand})
}

// checkHand: a hand ends with the third trick of a pair, which then scores the
// stake, or when a raise is given up; raises are one point each (watten.md 3.6).
func checkHand(h enginetest.Hand) error {
	var takes [2]int
	var score engine.Effect
	scores := 0
	for _, e := range h.Effects {
		switch e.Kind {
		case engine.Take:
			takes[engine.PartnersSide(e.Seat)]++
		case engine.Score:
			score, scores = e, scores+1
		}
	}
	raises, gaveUp := 0, false
	for _, m := range h.Moves {
		switch m.Action.Kind {
		case engine.Raise:
			raises++
		case engine.GiveUp:
			gaveUp = engine.PartnersSide(m.By) != score.Side
		}
	}
	want := 2 + raises
	if gaveUp {
		want--
	}
	switch {
	case scores != 1 || score.Why != engine.WhyStake:
		return fmt.Errorf("%d scores in a hand, the last for %v", scores, score.Why)
	case !gaveUp && (takes[score.Side] != 3 || takes[1-score.Side] > 2), gaveUp && max(takes[0], takes[1]) > 2:
		return fmt.Errorf("side %d scores after %v tricks, given up: %v", score.Side, takes, gaveUp)
	case int(score.Points) != want:
		return fmt.Errorf("the hand counts %d after %d raises, given up: %v", score.Points, raises, gaveUp)
	}
	return nil
}
