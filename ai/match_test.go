package ai_test

import (
	"math/rand/v2"
	"testing"

	"krutzjass/ai"
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/engine/table"
)

// duel plays deals of Krutzjass twice, with seats exchanged.
type duel struct {
	a, b  string
	deals int
	seed  uint64
	seen  func(by string, v engine.View, a engine.Action) // every decision, if not nil
}

// play gives what a made more than b, in points a deal, averaged over both seatings.
func (d duel) play(t testing.TB) float64 {
	t.Helper()
	sum := 0
	for i := range d.deals {
		for swap := range 2 {
			levels := [2]string{d.a, d.b}
			if swap == 1 {
				levels[0], levels[1] = d.b, d.a
			}
			gain := d.hand(t, levels, uint64(i))
			sum += gain[swap] - gain[1-swap]
		}
	}
	return float64(sum) / float64(2*d.deals)
}

// hand plays one deal to its end and gives what each side made.
func (d duel) hand(t testing.TB, levels [2]string, number uint64) []int {
	t.Helper()
	g, _ := games.Find("krutzjass")
	seats := make([]engine.Controller, 4)
	players := make([]engine.Player, 4)
	for i := range seats {
		var err error
		level := levels[i%2]
		if seats[i], err = ai.New(level, g, rand.New(rand.NewPCG(number, uint64(i)))); err != nil {
			t.Fatal(err)
		}
		players[i] = engine.Player{Name: level, By: level}
	}
	tab, err := table.New(g, engine.Setup{Seats: players})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(d.seed, number))
	for {
		due, err := tab.Draw(r)
		if err != nil {
			t.Fatal(err)
		}
		if due {
			continue
		}
		by := tab.Turn().First()
		v := tab.View(by)
		a, err := seats[by].Decide(t.Context(), v)
		if err != nil {
			t.Fatal(err)
		}
		if d.seen != nil {
			d.seen(levels[by%2], v, a)
		}
		if err := tab.Apply(by, a, false); err != nil {
			t.Fatalf("%s chose %v of %v: %v", levels[by%2], a, v.Legal, err)
		}
		for _, e := range tab.Effects() {
			if e.Kind == engine.HandEnd {
				return []int{int(e.Sums[0]), int(e.Sums[1])}
			}
		}
	}
}

// TestOrder plays every level against the one below.
func TestOrder(t *testing.T) {
	for _, d := range []struct {
		duel
		least float64
	}{
		{duel{a: "novice", b: "random", deals: 200, seed: 1}, 8},
		{duel{a: "regular", b: "novice", deals: 600, seed: 2}, 8},
	} {
		t.Run(d.a+" over "+d.b, func(t *testing.T) {
			got := d.play(t)
			t.Logf("%+.1f points a deal in %d deals", got, d.deals)
			if got < d.least {
				t.Errorf("%+.1f points a deal: want at least %+.1f", got, d.least)
			}
		})
	}
}

// TestConventions counts what the levels did not keep.
func TestConventions(t *testing.T) {
	for _, level := range ai.Levels()[1:] {
		broken := map[string]int{}
		choices := 0
		d := duel{a: level, b: level, deals: 200, seed: 3, seen: func(_ string, v engine.View, a engine.Action) {
			choices++
			for _, r := range style.Breaches(v, a) {
				if !r.Call || level != "novice" {
					broken[r.Name]++
				}
			}
		}}
		d.play(t)
		for rule, n := range broken {
			t.Errorf("%s: %s not kept %d times in %d choices", level, rule, n, choices)
		}
	}
}
