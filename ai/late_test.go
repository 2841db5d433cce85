package ai_test

import (
	_ "embed"
	"math"
	"testing"

	"krutzjass/ai"
	"krutzjass/ai/position"
	"krutzjass/ai/solve"
	"krutzjass/engine/card"
)

// late are positions with at most four cards in hand out of deals that were played,
// each with what every card is worth in the mean of all deals that its seat cannot
// tell from the truth. TestLate of package sample makes them.
//
//go:embed testdata/late.jsonl
var late []byte

// exam is how a player chose in late positions. Points are lost against the best
// card that the conventions leave.
type exam struct {
	level   string
	solver  *solve.Solver
	n, best int
	lost    float64 // in the mean of all deals
	worst   float64
	barred  float64 // what the best of all cards is worth more than what was laid
	truly   float64 // lost in the deal as it was
	squares float64 // of that
}

// TestLatePositions lets the levels that think choose in late positions, among
// strangers: what these did says little, so what is best in the mean of all deals is
// wanted of an expert too.
func TestLatePositions(t *testing.T) {
	list, err := position.ParseLate(late)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		level              string
		share, lost, truly float64
	}{
		{ai.Even, 0.95, 0.3, 0.3},
		{"expert", 0.95, 0.3, 0.3},
		{"strong", 0.95, 0.3, 0.3},
	} {
		t.Run(row.level, func(t *testing.T) {
			e := exam{level: row.level, solver: solve.New(1 << 18)}
			for i := 0; i < len(list); i += lateStep {
				e.ask(t, &list[i])
			}
			n := float64(e.n)
			share, lost, truly := float64(e.best)/n, e.lost/n, e.truly/n
			margin := 2 * math.Sqrt((e.squares/n-truly*truly)/n)
			t.Logf("%d positions: the very best card in %.1f %%; %.3f points lost, at most %.1f; %.3f with cards that the conventions bar; %+.3f +- %.3f in the deals as they were",
				e.n, 100*share, lost, e.worst, e.barred/n, truly, margin)
			if share < row.share || lost > row.lost || truly > row.truly+margin {
				t.Errorf("want the very best card in %.0f %%, and at most %.1f points lost, %.1f in the deals as they were", 100*row.share, row.lost, row.truly)
			}
		})
	}
}

func (e *exam) ask(t *testing.T, l *position.Late) {
	t.Helper()
	g := game(t, l.Game)
	st, err := l.State(g)
	if err != nil {
		t.Fatal(err)
	}
	v := st.View(l.Seat)
	a, err := ai.Thorough(e.level, g, 1).Decide(t.Context(), v)
	if err != nil {
		t.Fatal(err)
	}
	info := g.Info()
	kept := position.Kept(&info, &v)
	if len(kept) < 2 {
		t.Fatal("the conventions leave one card: make the positions anew (go test ./ai/sample -run TestLate -late)")
	}
	best, most := card.None, math.Inf(-1)
	for _, worth := range l.Worth {
		most = max(most, worth)
	}
	for _, k := range kept {
		if c := k.Card(); best == card.None || l.Worth[c] > l.Worth[best] {
			best = c
		}
	}
	worth, ok := position.Open(e.solver, st, l.Seat)
	if !ok {
		t.Fatal("no card is due")
	}
	e.note(l.Worth[best]-l.Worth[a.Card()], most-l.Worth[a.Card()], float64(worth[best]-worth[a.Card()]))
}

func (e *exam) note(lost, barred, truly float64) {
	e.n++
	if lost == 0 {
		e.best++
	}
	e.lost, e.worst = e.lost+lost, max(e.worst, lost)
	e.barred += barred
	e.truly, e.squares = e.truly+truly, e.squares+truly*truly
}
