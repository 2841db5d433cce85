package risk

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"testing"

	"krutzjass/engine"
)

var makeTable = flag.Bool("make", false, "play deals and write table.txt anew; some minutes for each number of seats, or with -run TestMake/chratze/4 the part of that")

// rounds of fictitious play, each of which answers the table of the one before,
// and the matches of each.
const (
	rounds  = 4
	matches = 10000
)

// TestMake makes the table if asked to; else it plays a few deals and sees that an
// answer is learned that nobody can miss.
func TestMake(t *testing.T) {
	if !*makeTable {
		learnsAFew(t)
		return
	}
	made := maps.Clone(answers)
	for _, mode := range []string{"chratze", "zwicken"} {
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			t.Run(fmt.Sprintf("%s/%d", mode, seats), func(t *testing.T) {
				l := newLab(t, mode, seats)
				for range rounds {
					l.round(matches)
					t.Logf("%d of %d answers changed in the round", l.changed, classes*len(l.table))
				}
				maps.DeleteFunc(made, func(s Spot, _ *[classes]bool) bool {
					return s.Seats == seats && (s.Stake == Stay) == (mode == "zwicken")
				})
				maps.Copy(made, l.table)
				if err := os.WriteFile("table.txt", []byte(made.write()), 0o644); err != nil {
					t.Fatal(err)
				}
			})
		}
	}
}

func learnsAFew(t *testing.T) {
	l := newLab(t, "chratze", 3)
	l.round(400)
	for s, row := range l.table {
		switch {
		case s.Stake == Call && s.Left > 0 && row[0]:
			t.Errorf("%+v: learned to chratze without a trump and an Ace", s)
		case s.Stake == Come && s.In == 1 && !row[ofTwo]:
			t.Errorf("%+v: learned to stay away with the two best trumps", s)
		}
	}
}
