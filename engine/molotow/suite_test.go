package molotow_test

import (
	"fmt"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/molotow"
)

// Every option stands in these sets with every value that changes the play, and
// at every size of the table.
var sets = []engine.Options{
	{},
	{"handweis": "highest", "limit": 30},
	{"handweis": "off", "limit": 30},
	{"tischweis": false, "limit": 30},
	{"stoeck": false, "limit": 30},
	{"kreuzweis": false, "limit": 30},
	{"handweis": "highest", "kreuzweis": false, "tischweis": false, "stoeck": false, "limit": 30},
	{"limit": 1},
}

// TestSuite plays 2,000 random matches of each set at each table.
func TestSuite(t *testing.T) {
	for seats := 3; seats <= 6; seats++ {
		t.Run(fmt.Sprintf("%d seats", seats), func(t *testing.T) {
			enginetest.Run(t, molotow.Game{}, sets, enginetest.Config{Matches: 40, Deep: 20, Seats: seats})
		})
	}
}
