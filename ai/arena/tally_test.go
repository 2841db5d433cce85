package arena

import (
	"math"
	"reflect"
	"testing"
	"time"

	"krutzjass/engine"
)

func TestSeatings(t *testing.T) {
	seats := engine.SeatsOf
	for _, row := range []struct {
		seats int
		want  []engine.Seats
	}{
		{2, []engine.Seats{seats(0), seats(1)}},
		{3, []engine.Seats{seats(0, 2), seats(1, 0), seats(2, 1)}},
		{4, []engine.Seats{seats(0, 2), seats(1, 3)}},
		{5, []engine.Seats{seats(0, 2, 4), seats(1, 3, 0), seats(2, 4, 1), seats(3, 0, 2), seats(4, 1, 3)}},
		{6, []engine.Seats{seats(0, 2, 4), seats(1, 3, 5)}},
	} {
		got := Seatings(row.seats)
		if !reflect.DeepEqual(got, row.want) {
			t.Errorf("%d seats: %v, want %v", row.seats, got, row.want)
		}
		// Each seat is A's equally often.
		for s := range engine.Seat(row.seats) {
			n := 0
			for _, a := range got {
				if a.Has(s) {
					n++
				}
			}
			if n*row.seats != len(got)*got[0].Len() {
				t.Errorf("%d seats: seat %d is A's in %d of %d games", row.seats, s, n, len(got))
			}
		}
	}
}

var (
	partners = engine.Info{Side: engine.PartnersSide}
	alone    = engine.Info{Side: func(s engine.Seat) engine.Side { return engine.Side(s) }}
	few      = engine.Info{Side: alone.Side, Few: true}
)

func TestTally(t *testing.T) {
	ns, ew := engine.SeatsOf(0, 2), engine.SeatsOf(1, 3)
	hand := func(a engine.Seats, totals ...int) Game { return Game{A: a, Totals: totals, Deals: 1} }
	for _, row := range []struct {
		name   string
		info   engine.Info
		seats  int
		boards [][]Game
		want   Report
	}{
		{"nothing", partners, 4, nil, Report{Margin: math.Inf(1)}},
		{"one board has no spread", partners, 4, [][]Game{{hand(ns, 100, 57), hand(ew, 80, 77)}},
			Report{Boards: 1, Games: 2, Deals: 1, Mean: 20, Margin: math.Inf(1), Won: [2]int{1, 1}}},
		{"the luck of the cards cancels", partners, 4, [][]Game{{hand(ns, 157, 0), hand(ew, 157, 0)}, {hand(ns, 0, 157), hand(ew, 0, 157)}},
			Report{Boards: 2, Games: 4, Deals: 2, Won: [2]int{2, 2}}},
		// Differences 20 and 10: the mean is 15, its standard error 5, and t is 12.71.
		{"two boards", partners, 4, [][]Game{{hand(ns, 100, 57), hand(ew, 80, 77)}, {hand(ns, 90, 60), hand(ew, 70, 60)}},
			Report{Boards: 2, Games: 4, Deals: 2, Mean: 15, Margin: 63.53, Won: [2]int{2, 2}}},
		{"few points win", few, 2, [][]Game{{{A: engine.SeatsOf(0), Totals: []int{3, 9}, Deals: 1}, {A: engine.SeatsOf(1), Totals: []int{9, 7}, Deals: 1}}},
			Report{Boards: 1, Games: 2, Deals: 1, Mean: 4, Margin: math.Inf(1), Won: [2]int{2, 0}}},
		// A has 10 and 30, B 5; then A 10 and 5, B 30; then A 5 and 30, B 10.
		{"three seats", alone, 3, [][]Game{{hand(engine.SeatsOf(0, 2), 10, 5, 30), hand(engine.SeatsOf(1, 0), 10, 5, 30), hand(engine.SeatsOf(2, 1), 10, 5, 30)}},
			Report{Boards: 1, Games: 3, Deals: 1, Margin: math.Inf(1), Won: [2]int{2, 1}}},
		{"the end of a match says who has won", partners, 4, [][]Game{{
			{A: ns, Totals: []int{1510, 1520}, Winners: engine.SidesOf(0), Deals: 10},
			{A: ew, Totals: []int{1510, 1520}, Winners: engine.SidesOf(0, 1), Deals: 10}}},
			Report{Boards: 1, Games: 2, Deals: 10, Margin: math.Inf(1), Won: [2]int{1, 0}, Shared: 1}},
		// 60 points in 10 deals and 0 in 20: 2 a deal; off by 40 and -40.
		{"boards of unequal length", partners, 4, [][]Game{
			{{A: ns, Totals: []int{60, 0}, Deals: 10}, {A: ew, Totals: []int{0, 60}, Deals: 10}},
			{{A: ns, Totals: []int{0, 0}, Deals: 15}, {A: ew, Totals: []int{0, 0}, Deals: 25}}},
			Report{Boards: 2, Games: 4, Deals: 30, Mean: 2, Margin: 12.706 * 80 / 30, Won: [2]int{2, 0}, Shared: 2}},
	} {
		t.Run(row.name, func(t *testing.T) {
			tally := NewTally(row.info, row.seats)
			for _, b := range row.boards {
				tally.Add(b)
			}
			got := tally.Report()
			if math.Abs(got.Mean-row.want.Mean) > 1e-9 || got.Margin != row.want.Margin && math.Abs(got.Margin-row.want.Margin) > 0.01 {
				t.Errorf("%v and %v, want %v and %v", got.Mean, got.Margin, row.want.Mean, row.want.Margin)
			}
			got.Mean, got.Margin = row.want.Mean, row.want.Margin
			if got != row.want {
				t.Errorf("%+v, want %+v", got, row.want)
			}
		})
	}
}

// The values of any table of Student's distribution.
func TestStudent(t *testing.T) {
	for n, want := range map[int]float64{1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 100: 1.984, 100000: 1.960} {
		if got := student(n); math.Abs(got-want) > 0.03 {
			t.Errorf("%d degrees of freedom: %.3f, want %.3f", n, got, want)
		}
	}
}

// Classes of durations follow each other without gaps, each within 2 % of its end.
func TestClasses(t *testing.T) {
	last := -1
	for c := range 64 * 58 {
		d := upTo(c)
		if class(d) != c || d > 0 && class(d-1) > c || int(d) <= last {
			t.Fatalf("class %d ends at %d, which is of class %d", c, d, class(d))
		}
		if d > 2*steps && float64(d-time.Duration(last)) > 0.02*float64(d) {
			t.Fatalf("class %d goes from %d to %d", c, last, d)
		}
		last = int(d)
	}
	if c := class(math.MaxInt64); c >= steps*64 {
		t.Errorf("the longest duration is of class %d", c)
	}
}

func TestPace(t *testing.T) {
	tally := NewTally(partners, 4)
	var list []time.Duration
	for n := range 1000 {
		list = append(list, time.Duration(1000-n)*time.Microsecond)
	}
	tally.Add([]Game{{A: engine.SeatsOf(0, 2), Totals: []int{0, 0}, Deals: 1, Times: [2][]time.Duration{B: list}}})
	got := tally.Report().Pace
	if got[A] != (Pace{}) {
		t.Errorf("A decided nothing: %+v", got[A])
	}
	near := func(d, want time.Duration) bool { return math.Abs(float64(d-want)) < 0.02*float64(want) }
	if b := got[B]; b.Decisions != 1000 || b.Longest != time.Millisecond || !near(b.Median, 500*time.Microsecond) || !near(b.P99, 990*time.Microsecond) {
		t.Errorf("%+v", b)
	}
}
