package krutzjass_test

import (
	"fmt"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/krutzjass"
)

// Every option stands in these sets with every value it has in a house, and
// each set differs from a house in ways that meet (two kinds of Stöck with the
// early call, Weis first near the target …).
var sets = []engine.Options{
	{},
	{"house": "B"},
	{"count": "weis-first"},
	{"house": "B", "count": "weis-first", "target": 400},
	{"target": 60},
	{"target": 1, "count": "weis-first"},
	{"undertrump": "free", "target": 500},
	{"house": "B", "undertrump": "barred", "target": 500},
	{"equalWeis": "earlier", "target": 500},
	{"house": "B", "equalWeis": "later", "push": "any", "target": 500},
	{"push": "four-suits", "boech": true, "target": 500},
	{"stoeckPairs": "each", "target": 120},
	{"stoeckAt": "last", "target": 120},
	{"house": "B", "stoeckPairs": "each", "earlyStoeck": true, "target": 120},
	{"lastTrick": 0, "match": 0, "earlyStoeck": false, "target": 500},
}

// TestSuite plays 2,000 random matches of each set.
func TestSuite(t *testing.T) {
	enginetest.Run(t, krutzjass.Game{}, sets, enginetest.Config{Matches: 2000, Deep: 100, Check: checkHand})
}

// checkHand: the cards of a hand count 304 and the last trick its bonus; a side
// that takes all twelve tricks gets the Match bonus on top, nobody else does
// (jass-common.md, Totals). A hand that the target breaks off has less.
func checkHand(h enginetest.Hand) error {
	full, err := engine.Complete(krutzjass.Game{}.Info().Options, h.Setup.Options)
	if err != nil {
		return err
	}
	var takes [2]int
	points := map[engine.Why]int{}
	over := false
	for _, e := range h.Effects {
		switch e.Kind {
		case engine.Take:
			takes[engine.PartnersSide(e.Seat)]++
		case engine.Score:
			points[e.Why] += int(e.Points)
		case engine.MatchEnd:
			over = true
		}
	}
	cards, whole := 304+full.Int("lastTrick"), takes[0]+takes[1] == 12
	sweep := whole && (takes[0] == 0 || takes[1] == 0)
	switch {
	case !whole && !over:
		return fmt.Errorf("the hand ends after %d tricks", takes[0]+takes[1])
	case points[engine.WhyTrick] > cards, whole && points[engine.WhyTrick] != cards:
		return fmt.Errorf("the tricks count %d, the pack %d", points[engine.WhyTrick], cards)
	case !sweep && points[engine.WhyMatch] != 0, sweep && !over && points[engine.WhyMatch] != full.Int("match"):
		return fmt.Errorf("the Match counts %d after %v tricks", points[engine.WhyMatch], takes)
	case points[engine.WhyStoeck]%20 != 0, points[engine.WhyStoeck] > 80:
		return fmt.Errorf("Stöck counts %d", points[engine.WhyStoeck])
	}
	return nil
}
