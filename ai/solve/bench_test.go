package solve_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"krutzjass/ai/solve"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
	"krutzjass/engine/trick"
)

// random deals n cards to each seat of a game and lets a random seat lead.
func random(t testing.TB, game string, mode engine.Mode, n int, r *rand.Rand) trick.Position {
	t.Helper()
	g, _ := games.Find(game)
	info := g.Info()
	options, err := engine.Complete(info.Options, nil)
	if err != nil {
		t.Fatal(err)
	}
	pack := info.Deck(options).Cards()
	r.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	l := trick.Layout{Options: options, Mode: mode, Values: mode, Hands: make([]card.Set, info.Seats), Schlag: card.Nine}
	for x := range l.Hands {
		l.Hands[x] = card.SetOf(pack[n*x : n*(x+1)]...)
	}
	l.Lead = engine.Seat(r.IntN(info.Seats))
	p, err := g.(trick.SolveAsker).AskSolve(&l)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// sizes are the positions that the benchmarks solve.
var sizes = []struct {
	game string
	mode engine.Mode
	left []int
}{
	{"schieber", engine.TrumpHearts, []int{5, 6, 7, 8, 9}},
	{"schieber", engine.Obenabe, []int{7, 8, 9}},
	{"krutzjass", engine.TrumpHearts, []int{5, 6, 7, 8, 12}},
	{"differenzler", engine.TrumpHearts, []int{7, 8}},
	{"chratze", engine.TrumpHearts, []int{4}},
	{"watten", engine.TrumpHearts, []int{5}},
}

// tableFor is what the solver of the command has for full deals, and otherwise what is
// usual.
func tableFor(left int) int {
	if left >= 9 {
		return 64 << 20
	}
	return solve.DefaultTable
}

// budget is the most nodes that a benchmark spends on a position.
const budget = 30_000_000

// BenchmarkValue tells how long random positions take, so many cards in each
// hand: median and 95th percentile, nodes a second, and how many were solved within
// the budget; the others count as they were when it ended.
func BenchmarkValue(b *testing.B) {
	for _, x := range sizes {
		for _, n := range x.left {
			b.Run(fmt.Sprintf("%s/%v/%d", x.game, x.mode, n), func(b *testing.B) {
				measure(b, solve.New(tableFor(n)), x.game, x.mode, n)
			})
		}
	}
}

// BenchmarkIdeas tells what each idea saves: the same positions without it.
func BenchmarkIdeas(b *testing.B) {
	for _, idea := range append([]string{"none"}, solve.Ideas...) {
		for _, x := range sizes[:3] {
			const n = 7
			b.Run(fmt.Sprintf("%s/%s/%v/%d", idea, x.game, x.mode, n), func(b *testing.B) {
				s := solve.New(solve.DefaultTable)
				s.Without(idea)
				measure(b, s, x.game, x.mode, n)
			})
		}
	}
}

func measure(b *testing.B, s *solve.Solver, game string, mode engine.Mode, n int) {
	r := rand.New(rand.NewPCG(3, 4))
	var times []time.Duration
	var nodes []int64
	sum, solved := int64(0), 0
	for b.Loop() {
		p := random(b, game, mode, n, r)
		start := time.Now()
		if _, ok := s.Value(&p, solve.Limit{Nodes: budget}); ok {
			solved++
		}
		times = append(times, time.Since(start))
		nodes = append(nodes, s.Nodes())
		sum += s.Nodes()
	}
	slices.Sort(times)
	slices.Sort(nodes)
	at := func(share float64) int { return int(share * float64(len(times)-1)) }
	b.ReportMetric(float64(times[at(0.5)])/1e6, "ms-median")
	b.ReportMetric(float64(times[at(0.95)])/1e6, "ms-95%")
	b.ReportMetric(float64(nodes[at(0.5)])/1e3, "knodes-median")
	b.ReportMetric(float64(nodes[at(0.95)])/1e3, "knodes-95%")
	b.ReportMetric(float64(sum)/1e3/float64(len(nodes)), "knodes-mean")
	b.ReportMetric(float64(sum)/1e6/b.Elapsed().Seconds(), "Mnodes/s")
	b.ReportMetric(100*float64(solved)/float64(len(nodes)), "%solved")
	b.ReportMetric(0, "ns/op")
}
