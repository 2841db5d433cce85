package ai_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/ai"
	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/engine/table"
)

// duel plays matches of a game twice, with seats exchanged: every other seat is
// of level a, the rest of level b.
type duel struct {
	game    string
	a, b    string
	seats   int // the usual number if 0
	matches int
	deals   int // of a match that are played; 0 for all
	seed    uint64
	options engine.Options
	insist  engine.Action                                   // done by whoever may, whatever the level says, if not zero
	seen    func(by string, v engine.View, a engine.Action) // every decision, if not nil
	done    func(*table.Table)                              // every match, if not nil
}

// play gives what a seat of a did better than one of b, in points a deal, and
// the standard error of that.
func (d duel) play(t testing.TB) (mean, deviation float64) {
	t.Helper()
	var sum, squares float64
	for i := range d.matches {
		x := (d.one(t, [2]string{d.a, d.b}, uint64(i)) - d.one(t, [2]string{d.b, d.a}, uint64(i))) / 2
		sum += x
		squares += x * x
	}
	n := float64(d.matches)
	mean = sum / n
	return mean, math.Sqrt((squares/n - mean*mean) / n)
}

// one plays a match and gives what the even seats did better than the odd ones,
// in points a deal and seat.
func (d duel) one(t testing.TB, levels [2]string, number uint64) float64 {
	t.Helper()
	g := game(t, d.game)
	info := g.Info()
	n := d.seats
	if n == 0 {
		n = info.Seats
	}
	seats, players := make([]engine.Controller, n), make([]engine.Player, n)
	for i := range seats {
		players[i] = engine.Player{Name: fmt.Sprint("Seat ", i), By: levels[i%2]}
		var err error
		if seats[i], err = ai.New(levels[i%2], g, rand.New(rand.NewPCG(number, uint64(i)))); err != nil {
			t.Fatal(err)
		}
	}
	tab, err := table.New(g, engine.Setup{Options: d.options, Seats: players})
	if err != nil {
		t.Fatal(err)
	}
	var made [2]float64
	deals := 0
	r := rand.New(rand.NewPCG(d.seed, number))
	for !tab.Over() && (d.deals == 0 || deals < d.deals) {
		due, err := tab.Draw(r)
		if err != nil {
			t.Fatal(err)
		}
		if !due {
			d.move(t, tab, seats, levels)
		}
		for _, e := range tab.Effects() {
			if e.Kind == engine.HandEnd {
				deals++
				for side := range info.Sides(n) {
					made[side%2] += float64(e.Sums[side])
				}
			}
		}
	}
	if d.done != nil {
		d.done(tab)
	}
	gain := made[0]/float64((info.Sides(n)+1)/2) - made[1]/float64(info.Sides(n)/2)
	if info.Few {
		gain = -gain
	}
	return gain / float64(deals)
}

// move lets whoever is on turn decide.
func (d duel) move(t testing.TB, tab *table.Table, seats []engine.Controller, levels [2]string) {
	t.Helper()
	by, v, a := decided(t, tab, seats)
	if d.seen != nil {
		d.seen(levels[by%2], v, a)
	}
	if slices.Contains(v.Legal, d.insist) {
		a = d.insist
	}
	if err := tab.Apply(by, a, false); err != nil {
		t.Fatalf("%s chose %v of %v: %v", levels[by%2], a, v.Legal, err)
	}
}

// decided asks the first seat that may do something.
func decided(t testing.TB, tab *table.Table, seats []engine.Controller) (engine.Seat, engine.View, engine.Action) {
	t.Helper()
	for _, by := range tab.Turn().List() {
		v := tab.View(by)
		if len(v.Legal) == 0 {
			continue // another one has a secret answer to give
		}
		a, err := seats[by].Decide(t.Context(), v)
		if err != nil {
			t.Fatal(err)
		}
		return by, v, a
	}
	t.Fatalf("nobody of %v can do anything", tab.Turn().List())
	return engine.Nobody, engine.View{}, engine.Action{}
}

// game finds a game by its key.
func game(t testing.TB, key string) engine.Game {
	t.Helper()
	g, ok := games.Find(key)
	if !ok {
		t.Fatalf("there is no game %q", key)
	}
	return g
}
