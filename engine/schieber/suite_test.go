package schieber_test

import (
	"fmt"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/schieber"
)

// Every option stands in these sets with every kind of value it has, and small
// targets let each kind of event end the match.
var sets = []engine.Options{
	{},
	{"factors": false},
	{"kreuzweis": false},
	{"kreuzweis": false, "factors": false, "bergpreis": 0},
	{"earlyStoeck": true, "target": 300, "bergpreis": 150},
	{"earlyStoeck": true, "factors": false, "target": 200},
	{"bergpreis": 0, "target": 500},
	{"bergpreis": 60, "target": 61},
	{"target": 1},
	{"target": 20, "factors": false},
}

// TestSuite plays 300 random matches of each set.
func TestSuite(t *testing.T) {
	enginetest.Run(t, schieber.Game{}, sets, enginetest.Config{Matches: 300, Deep: 100, Check: checkHand})
}

// factor is how much a mode multiplies (schieber-coiffeur-differenzler-molotow.md 3).
func factor(full engine.Options, mode engine.Mode) int {
	if !full.Flag("factors") {
		return 1
	}
	return map[string]int{"H": 1, "D": 1, "C": 2, "S": 2, "OBE": 3, "UND": 3}[mode.String()]
}

// checkHand: the tricks of a whole hand count 157 times the factor, a Match 100
// times the factor, Stöck 20 times the factor once at most, and only with trump.
// A hand that the target breaks off has less.
func checkHand(h enginetest.Hand) error {
	full, err := engine.Complete(schieber.Game{}.Info().Options, h.Setup.Options)
	if err != nil {
		return err
	}
	mode, starter := engine.NoMode, engine.Nobody
	for _, m := range h.Moves {
		switch {
		case m.Action.Kind == engine.Call:
			mode = engine.Mode(m.Action.Arg)
		case m.Action.Kind == engine.Play && starter == engine.Nobody:
			starter = m.By
		}
	}
	var takes [2]int
	points, lines := map[engine.Why]int{}, map[engine.Why]int{}
	over, bergpreis := false, 0
	for _, e := range h.Effects {
		switch e.Kind {
		case engine.Take:
			takes[engine.PartnersSide(e.Seat)]++
		case engine.Score:
			points[e.Why] += int(e.Points)
			lines[e.Why]++
		case engine.Bergpreis:
			bergpreis++
		case engine.MatchEnd:
			over = true
		}
	}
	f, done := factor(full, mode), takes[0]+takes[1]
	sweep := done == 9 && (takes[0] == 0 || takes[1] == 0)
	_, trump := mode.TrumpSuit()
	switch {
	case done != 9 && !over:
		return fmt.Errorf("the hand ends after %d tricks", done)
	case points[engine.WhyTrick] > 157*f, done == 9 && !over && points[engine.WhyTrick] != 157*f:
		return fmt.Errorf("the tricks count %d with the factor %d", points[engine.WhyTrick], f)
	case !sweep && lines[engine.WhyMatch] != 0, sweep && !over && points[engine.WhyMatch] != 100*f:
		return fmt.Errorf("the Match counts %d after %v tricks", points[engine.WhyMatch], takes)
	case points[engine.WhyStoeck] != 20*f*lines[engine.WhyStoeck], lines[engine.WhyStoeck] > 1, lines[engine.WhyStoeck] > 0 && !trump:
		return fmt.Errorf("Stöck counts %d in %v", points[engine.WhyStoeck], mode)
	case points[engine.WhyWeis]%(10*f) != 0, lines[engine.WhyWeis] > 1:
		return fmt.Errorf("Weis count %d with the factor %d", points[engine.WhyWeis], f)
	case bergpreis > 1, bergpreis > 0 && full.Int("bergpreis") == 0:
		return fmt.Errorf("the Bergpreis is reached %d times in a hand", bergpreis)
	}
	return nil
}
