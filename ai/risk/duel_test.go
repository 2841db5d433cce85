package risk

import (
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
)

var against = flag.Int("against", 1000, "how many deals the table plays against the rule of thumb, each twice")

// TestTableOverRule plays deals twice between seats that answer by the table and
// seats that answer by the rule of thumb; all lay cards by rule.
func TestTableOverRule(t *testing.T) {
	all := 0.0
	for _, row := range []struct {
		mode  string
		seats int
	}{{"chratze", 4}, {"chratze", 5}, {"zwicken", 4}, {"zwicken", 5}} {
		l := newLab(t, row.mode, row.seats)
		l.table = answers
		var sum, squares float64
		for n := range uint64(*against) {
			x := (l.duel(0, n) + l.duel(1, n)) / 2
			sum += x
			squares += x * x
		}
		n := float64(*against)
		mean := sum / n
		t.Logf("%s at %d: %+.3f +- %.3f chips a deal in %d deals", row.mode, row.seats, mean,
			1.96*math.Sqrt((squares/n-mean*mean)/n), *against)
		all += mean
	}
	if all <= 0 {
		t.Errorf("the table makes %.3f chips less than the rule", -all)
	}
}

// duel plays a deal with the table at first and the seat after the next, and gives
// what they make more on average than the others.
func (l *lab) duel(first engine.Seat, number uint64) float64 {
	st, err := l.game.New(l.setup)
	if err != nil {
		l.t.Fatal(err)
	}
	b := l.bench(77)
	b.chance = rand.New(rand.NewPCG(77, number))
	b.byTable = engine.SeatsOf(first, first+2)
	seats := len(l.setup.Seats)
	with, without := 0.0, 0.0
	for s, more := range b.play(st, nil) {
		own := more * float64(seats-1) / float64(seats) // more than the mean of all
		if b.byTable.Has(engine.Seat(s)) {
			with += own / 2
		} else {
			without += own / float64(seats-2)
		}
	}
	return with - without
}
