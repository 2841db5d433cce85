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
	a, b    string
	deals   int
	seed    uint64
	options engine.Options
	whole   bool                                            // plays whole matches instead of single deals
	seen    func(by string, v engine.View, a engine.Action) // every decision, if not nil
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
			gain := d.one(t, levels, uint64(i))
			sum += int(gain[swap] - gain[1-swap])
		}
	}
	return float64(sum) / float64(2*d.deals)
}

// one plays one deal or match to its end and gives what each side made in its
// last hand.
func (d duel) one(t testing.TB, levels [2]string, number uint64) [engine.MaxSeats]int32 {
	t.Helper()
	g, _ := games.Find("krutzjass")
	seats := make([]engine.Controller, 4)
	for i := range seats {
		var err error
		if seats[i], err = ai.New(levels[i%2], g, rand.New(rand.NewPCG(number, uint64(i)))); err != nil {
			t.Fatal(err)
		}
	}
	tab, err := table.New(g, engine.Setup{Options: d.options, Seats: make([]engine.Player, 4)})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(d.seed, number))
	for {
		due, err := tab.Draw(r)
		if err != nil {
			t.Fatal(err)
		}
		if !due {
			d.move(t, tab, seats, levels)
		}
		for _, e := range tab.Effects() {
			if e.Kind == engine.HandEnd && (!d.whole || tab.Over()) {
				return e.Sums
			}
		}
	}
}

// move lets whoever is on turn decide.
func (d duel) move(t testing.TB, tab *table.Table, seats []engine.Controller, levels [2]string) {
	t.Helper()
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
}

// TestOrder plays every level against the one below. The spread of a deal is
// about 50 points, so the margins are many standard errors away.
func TestOrder(t *testing.T) {
	for _, d := range []struct {
		duel
		least float64
	}{
		{duel{a: "novice", b: "random", deals: 200, seed: 1}, 60},
		{duel{a: "regular", b: "novice", deals: 1000, seed: 2}, 15},
	} {
		t.Run(d.a+" over "+d.b, func(t *testing.T) {
			got := d.play(t)
			t.Logf("%+.1f points a deal in %d deals, each played twice", got, d.deals)
			if got < d.least {
				t.Errorf("%+.1f points a deal: want at least %+.1f", got, d.least)
			}
		})
	}
}

// TestConventions counts what the levels did not keep in whole matches of both
// house sets: nothing, but for the calls of a novice. Random, which knows no
// conventions, shows that the count can count.
func TestConventions(t *testing.T) {
	for _, row := range []struct {
		level string
		calls bool // may be misjudged
		plays bool // may break anything
		early int  // early Stoeck called in house set A, at least
	}{
		{level: "random", calls: true, plays: true},
		{level: "novice", calls: true, early: 1},
		{level: "regular", early: 1},
	} {
		for _, house := range []string{"A", "B"} {
			t.Run(row.level+" "+house, func(t *testing.T) {
				var choices, calls, plays, early int
				d := duel{a: row.level, b: row.level, deals: 30, seed: 3, whole: true, options: engine.Options{"house": house}}
				d.seen = func(_ string, v engine.View, a engine.Action) {
					choices++
					if a.Kind == engine.Play && a.Arg&engine.PlayStoeck != 0 {
						early++
					}
					for _, r := range style.Breaches(v, a) {
						if r.Call {
							calls++
						} else {
							plays++
						}
						if !(row.plays || row.calls && r.Call && r.Name != "stoeck.early") {
							t.Errorf("%s is not kept: %v in %+v", r.Name, a, v)
						}
					}
				}
				d.play(t)
				t.Logf("%d choices, %d calls and %d cards against the conventions, %d early Stoeck", choices, calls, plays, early)
				if row.plays && plays == 0 || row.calls && calls == 0 {
					t.Error("the count finds nothing where there is something")
				}
				if house == "A" && early < row.early {
					t.Error("no early Stoeck was called")
				}
			})
		}
	}
}
