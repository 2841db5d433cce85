package coiffeur_test

import (
	"errors"
	"fmt"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/coiffeur"
	"krutzjass/engine/enginetest"
)

type names = []string

// Every kind of row stands in these sets, alone and beside others, once and
// several times, and every value of the other options.
var sets = []engine.Options{
	{},
	{"match": 257},
	{"match": 300, "rows": names{"OBE", "S", "D"}, "factors": []int{6, 4, 1}},
	{"rows": names{"D", "H", "C", "S", "OBE", "UND", "joker", "joker"}},
	{"rows": names{"D", "H", "C", "S", "UND", "OBE", "slalom", "guschti", "joker", "misere", "3x3"}},
	{"rows": names{"slalom"}, "factors": []int{7}},
	{"rows": names{"guschti", "guschti"}, "factors": []int{8, 3}},
	{"rows": names{"3x3", "misere"}, "match": 257},
	{"rows": names{"misere", "joker"}, "factors": []int{100, 1}},
	{"rows": names{"D"}},
	{"rows": names{"D", "D", "joker", "3x3", "D"}, "match": 300},
}

// TestSuite plays 300 random matches of each set.
func TestSuite(t *testing.T) {
	enginetest.Run(t, coiffeur.Game{}, sets, enginetest.Config{Matches: 300, Deep: 100, Check: checkHand})
}

// checkHand adds a hand up again from its tricks: 157 points but in 3x3, whose
// blocks count by modes of their own, and one row written by the side that
// called it.
func checkHand(h enginetest.Hand) error {
	full, err := engine.Complete(coiffeur.Game{}.Info().Options, h.Setup.Options)
	if err != nil {
		return err
	}
	var call engine.CallText
	caller, leader := engine.Nobody, engine.Nobody
	for _, m := range h.Moves {
		switch {
		case m.Action.Kind == engine.Call:
			call, caller = coiffeur.Game{}.CallText(m.Action), m.By
		case m.Action.Kind == engine.Play && leader == engine.Nobody:
			leader = m.By
		}
	}
	if leader != caller {
		return fmt.Errorf("seat %d calls and seat %d leads", caller, leader)
	}
	var points, takes [2]int
	var row *engine.Effect
	for i, e := range h.Effects {
		switch e.Kind {
		case engine.Take:
			points[engine.PartnersSide(e.Seat)] += int(e.Points)
			takes[engine.PartnersSide(e.Seat)]++
		case engine.Score:
			if row != nil || e.Why != engine.WhyRow {
				return errors.New("a hand writes one row")
			}
			row = &h.Effects[i]
		}
	}
	if takes[0]+takes[1] != 9 || row == nil || row.Side != engine.PartnersSide(caller) {
		return fmt.Errorf("after %v tricks %+v is written for seat %d", takes, row, caller)
	}
	if call.Row != "3x3" && points[0]+points[1] != 157 {
		return fmt.Errorf("the tricks count %v", points)
	}
	side := row.Side
	if call.Row == "misere" {
		side = 1 - side
	}
	made := points[side]
	if takes[side] == 9 {
		made = full.Int("match")
	}
	for place, name := range full["rows"].([]string) {
		factor := full["factors"].([]int)[place]
		if name == call.Row && int(row.Points) == (made+5)/10*factor {
			return nil
		}
	}
	return fmt.Errorf("%d points in %s are written as %d", made, call.Row, row.Points)
}
