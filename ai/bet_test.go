package ai_test

import (
	"context"
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"krutzjass/ai"
	"krutzjass/engine"
	"krutzjass/engine/table"
)

// stubborn plays cards as another, and always does the same about raises.
type stubborn struct {
	engine.Controller
	raises bool // whenever it may; else it gives up whenever it is asked
}

func (s stubborn) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	want := engine.GiveUp
	if s.raises {
		want = engine.Raise
	}
	for _, a := range v.Legal {
		if a.Kind == want {
			return a, nil
		}
	}
	if v.Legal[0].Kind == engine.Raise {
		v.Legal = v.Legal[1:]
	}
	return s.Controller.Decide(ctx, v)
}

var stubbornBoards = flag.Int("stubborn", 40, "how many hands of Watten are played against stubborn raisers, each twice")

// An expert does not lose to who always raises, nor to who always gives up, with
// the cards of each hand played by both (issue: raising on): few hands fail when the
// loss is more than chance, many tell how much it wins.
func TestStubbornRaisers(t *testing.T) {
	for _, raises := range []bool{true, false} {
		var sum, squares float64
		for n := range uint64(*stubbornBoards) {
			x := (stubbornHand(t, raises, 0, n) + stubbornHand(t, raises, 1, n)) / 2
			sum += x
			squares += x * x
		}
		n := float64(*stubbornBoards)
		mean := sum / n
		margin := 1.96 * math.Sqrt((squares/n-mean*mean)/n)
		t.Logf("always raises %v: the expert makes %.2f +- %.2f points a hand more", raises, mean, margin)
		if mean < -margin {
			t.Errorf("always raises %v: the expert makes %.2f +- %.2f points a hand less", raises, -mean, margin)
		}
	}
}

// stubbornHand plays a hand with experts on one side, and gives what they make
// more.
func stubbornHand(t *testing.T, raises bool, side engine.Side, number uint64) float64 {
	t.Helper()
	g := game(t, "watten")
	seats := make([]engine.Controller, 4)
	for s := range seats {
		if engine.PartnersSide(engine.Seat(s)) == side {
			seats[s] = sitter(t, g, "expert", number)
		} else {
			seats[s] = stubborn{sitter(t, g, "regular", number), raises}
		}
	}
	made := playDeal(t, g, raising, seats, rand.New(rand.NewPCG(77, number)))
	return float64(made[side] - made[1-side])
}

// sitter is a fresh player of a level.
func sitter(t *testing.T, g engine.Game, level string, seed uint64) engine.Controller {
	t.Helper()
	c, err := ai.New(level, g, rand.New(rand.NewPCG(seed, 1)))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// playDeal plays the first deal of a match, and gives what each side makes of it.
func playDeal(t *testing.T, g engine.Game, o engine.Options, seats []engine.Controller, r *rand.Rand) [engine.MaxSeats]int32 {
	t.Helper()
	tab, err := table.New(g, engine.Setup{Options: o, Seats: make([]engine.Player, len(seats))})
	if err != nil {
		t.Fatal(err)
	}
	for {
		due, err := tab.Draw(r)
		if err != nil {
			t.Fatal(err)
		}
		if !due {
			answerOne(t, tab, seats)
		}
		for _, e := range tab.Effects() {
			if e.Kind == engine.HandEnd {
				return e.Sums
			}
		}
	}
}

// answerOne lets the first seat that may do something decide.
func answerOne(t *testing.T, tab *table.Table, seats []engine.Controller) {
	t.Helper()
	by, _, a := decided(t, tab, seats)
	if err := tab.Apply(by, a, false); err != nil {
		t.Fatal(err)
	}
}
