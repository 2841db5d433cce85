package ai_test

import (
	"fmt"
	"testing"

	"krutzjass/ai/style"
	"krutzjass/engine"
)

// TestOrder plays every level against the one below, in every game. The margins
// are several standard errors below what was measured.
func TestOrder(t *testing.T) {
	for _, d := range []struct {
		duel
		least float64
	}{
		{duel{game: "krutzjass", a: "novice", b: "random", matches: 200, deals: 1, seed: 1}, 60},
		{duel{game: "krutzjass", a: "regular", b: "novice", matches: 500, deals: 1, seed: 2}, 15},
		{duel{game: "schieber", a: "novice", b: "random", matches: 200, deals: 1, seed: 1}, 60},
		{duel{game: "schieber", a: "regular", b: "novice", matches: 500, deals: 1, seed: 2}, 60},
		{duel{game: "coiffeur", a: "novice", b: "random", matches: 20, seed: 1}, 3},
		{duel{game: "coiffeur", a: "regular", b: "novice", matches: 40, seed: 2}, 4},
		{duel{game: "differenzler", a: "novice", b: "random", matches: 200, deals: 1, seed: 1}, 30},
		{duel{game: "differenzler", a: "regular", b: "novice", matches: 600, deals: 1, seed: 2}, 1},
		{duel{game: "molotow", a: "novice", b: "random", matches: 200, deals: 1, seed: 1}, 1.5},
		{duel{game: "molotow", a: "regular", b: "novice", matches: 500, deals: 1, seed: 2}, 0.5},
		{duel{game: "chratze", a: "novice", b: "random", matches: 500, deals: 1, seed: 1}, 2},
		{duel{game: "chratze", a: "regular", b: "novice", matches: 2500, deals: 1, seed: 2}, 0.1},
		{duel{game: "chratze", a: "novice", b: "random", matches: 1000, deals: 1, seed: 1, options: zwicken}, 0.2},
		{duel{game: "chratze", a: "regular", b: "novice", matches: 1000, deals: 1, seed: 2, options: zwicken}, 0.1},
		{duel{game: "watten", a: "novice", b: "random", matches: 500, deals: 1, seed: 1}, 0.4},
		{duel{game: "watten", a: "regular", b: "novice", matches: 500, deals: 1, seed: 2}, 0.3},
		{duel{game: "watten", a: "regular", b: "novice", matches: 500, deals: 1, seed: 2, options: raising}, 0.5},
	} {
		t.Run(fmt.Sprint(d.game, d.options, "/", d.a, " over ", d.b), func(t *testing.T) {
			got, deviation := d.play(t)
			t.Logf("%+.2f points a deal, standard error %.2f, in %d matches, each played twice", got, deviation, d.matches)
			if got < d.least {
				t.Errorf("%+.2f points a deal: want at least %+.2f", got, d.least)
			}
		})
	}
}

var (
	zwicken = engine.Options{"mode": "zwicken"}
	raising = engine.Options{"raising": true}
)

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
				d := duel{game: "krutzjass", a: row.level, b: row.level, matches: 30, seed: 3, options: engine.Options{"house": house}}
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
