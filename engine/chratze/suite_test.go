package chratze_test

import (
	"fmt"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/chratze"
	"krutzjass/engine/enginetest"
)

// Every option stands in these sets with every value, for tables of every size;
// a few deals each, so that the ends are met often.
var sets = map[int][]engine.Options{
	2: {{}, {"deals": 1, "blind": true, "doubleBlind": true}, {"deals": 2, "redeal": true}, {"mode": "zwicken"}},
	3: {{"deals": 3, "doubleBlind": true}, {"mode": "zwicken", "deals": 3, "sevenOfDiamonds": false}},
	4: {{}, {"blind": true}, {"redeal": true, "blind": true, "doubleBlind": true}, {"mode": "zwicken"}},
	5: {{"deals": 3}, {"redeal": true, "deals": 2, "start": 1}},
	6: {{"deals": 2, "blind": true}},
	7: {{"deals": 3}, {"deals": 2, "blind": true, "doubleBlind": true}, {"mode": "zwicken", "deals": 4, "minutes": 10}},
}

// TestSuite plays 2,000 random matches of each set.
func TestSuite(t *testing.T) {
	for seats, list := range sets {
		t.Run(fmt.Sprintf("%d seats", seats), func(t *testing.T) {
			enginetest.Run(t, chratze.Game{}, list, enginetest.Config{Matches: matches(2000), Deep: 50, Seats: seats, Check: checkDeal})
		})
	}
}
