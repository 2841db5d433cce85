package arena

import (
	"math"
	"time"

	"krutzjass/engine"
)

// Who indexes what is counted for each of the two players.
type Who int

// The two players.
const (
	A Who = iota
	B
)

// Player tells whose seat s is, where a are the seats of A.
func Player(a engine.Seats, s engine.Seat) Who {
	if a.Has(s) {
		return A
	}
	return B
}

// Game is one game of a board, as it ended.
type Game struct {
	A       engine.Seats       // where A sat
	Totals  []int              // by side
	Winners engine.Sides       // of a match played to its end, else empty
	Deals   int                // that were finished
	Times   [2][]time.Duration // of the decisions, by player
}

// Tally adds up boards. Make one with [NewTally].
type Tally struct {
	info   engine.Info
	seats  int
	boards []board
	games  int
	won    [2]int
	shared int
	times  [2]times
}

// board is what A made more than B, and the deals, in the mean of its games.
type board struct{ difference, deals float64 }

// NewTally begins a tally for tables of so many seats.
func NewTally(info engine.Info, seats int) *Tally { return &Tally{info: info, seats: seats} }

// Add counts the games of a board, one for each seating.
func (t *Tally) Add(games []Game) {
	var b board
	for i := range games {
		g := &games[i]
		b.difference += t.difference(g) / float64(len(games))
		b.deals += float64(g.Deals) / float64(len(games))
		t.count(g)
		for who := range g.Times {
			t.times[who].add(g.Times[who])
		}
	}
	t.boards = append(t.boards, b)
	t.games += len(games)
}

// Deals gives how many deals have been counted, each once for all its games.
func (t *Tally) Deals() int {
	sum := 0.0
	for _, b := range t.boards {
		sum += b.deals
	}
	return int(math.Round(sum))
}

// difference is what a seat of A has in the mean more than one of B.
func (t *Tally) difference(g *Game) float64 {
	var sum, seats [2]float64
	for s := range engine.Seat(t.seats) {
		who := Player(g.A, s)
		sum[who] += float64(g.Totals[t.info.Side(s)])
		seats[who]++
	}
	d := sum[A]/seats[A] - sum[B]/seats[B]
	if t.info.Few {
		return -d
	}
	return d
}

// count adds a game to those of its winner.
func (t *Tally) count(g *Game) {
	winners := g.Winners
	if winners == 0 {
		winners = t.best(g.Totals)
	}
	var won [2]bool
	for s := range engine.Seat(t.seats) {
		if winners.Has(t.info.Side(s)) {
			won[Player(g.A, s)] = true
		}
	}
	switch {
	case won[A] && won[B]:
		t.shared++
	case won[A]:
		t.won[A]++
	case won[B]:
		t.won[B]++
	}
}

// best is the sides that are ahead.
func (t *Tally) best(totals []int) (ahead engine.Sides) {
	best := totals[0]
	for _, n := range totals {
		if (n > best) != t.info.Few {
			best = n
		}
	}
	for side, n := range totals {
		if n == best {
			ahead |= engine.SidesOf(engine.Side(side))
		}
	}
	return ahead
}

// Report is what a tally comes to.
type Report struct {
	Boards, Games, Deals int
	Mean                 float64 // points a deal of A minus B; 0 without a deal
	Margin               float64 // the 95 % interval reaches so far on either side; infinite with fewer than two boards
	Won                  [2]int
	Shared               int // games that both have won
	Pace                 [2]Pace
}

// Report gives what has been counted so far.
func (t *Tally) Report() Report {
	r := Report{Boards: len(t.boards), Games: t.games, Deals: t.Deals(), Won: t.won, Shared: t.shared, Margin: math.Inf(1)}
	for who := range t.times {
		r.Pace[who] = t.times[who].pace()
	}
	var differences, deals, squares float64
	for _, b := range t.boards {
		differences += b.difference
		deals += b.deals
	}
	if deals == 0 {
		return r
	}
	r.Mean = differences / deals
	for _, b := range t.boards {
		off := b.difference - r.Mean*b.deals
		squares += off * off
	}
	if n := len(t.boards); n > 1 {
		// The linearised variance of a ratio estimator (Cochran, Sampling Techniques,
		// 3rd edition, 6.3); with one deal a board it is that of a mean.
		r.Margin = student(n-1) * math.Sqrt(squares*float64(n)/float64(n-1)) / deals
	}
	return r
}
