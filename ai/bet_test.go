package ai_test

import (
	"context"
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

// An expert does not lose to who always raises, nor to who always gives up, with
// the cards of each hand played by both (issue: raising on).
func TestStubbornRaisers(t *testing.T) {
	for _, raises := range []bool{true, false} {
		sum := 0.0
		const boards = 40
		for n := range uint64(boards) {
			sum += stubbornHand(t, raises, 0, n) + stubbornHand(t, raises, 1, n)
		}
		t.Logf("always raises %v: the expert makes %.2f points a hand more", raises, sum/boards/2)
		if sum < 0 {
			t.Errorf("always raises %v: the expert makes %.2f points a hand less", raises, -sum/boards/2)
		}
	}
}

// stubbornHand plays a hand with experts on one side, and gives what they make
// more.
func stubbornHand(t *testing.T, raises bool, side engine.Side, number uint64) float64 {
	t.Helper()
	g := game(t, "watten")
	tab, err := table.New(g, engine.Setup{Options: engine.Options{"raising": true}, Seats: make([]engine.Player, 4)})
	if err != nil {
		t.Fatal(err)
	}
	var seats [4]engine.Controller
	for s := range seats {
		level := "regular"
		if engine.PartnersSide(engine.Seat(s)) == side {
			level = "expert"
		}
		if seats[s], err = ai.New(level, g, rand.New(rand.NewPCG(number, uint64(s)))); err != nil {
			t.Fatal(err)
		}
		if level == "regular" {
			seats[s] = stubborn{seats[s], raises}
		}
	}
	r := rand.New(rand.NewPCG(77, number))
	for {
		due, err := tab.Draw(r)
		if err != nil {
			t.Fatal(err)
		}
		if !due {
			by := tab.Turn().First()
			a, err := seats[by].Decide(t.Context(), tab.View(by))
			if err != nil {
				t.Fatal(err)
			}
			if err := tab.Apply(by, a, false); err != nil {
				t.Fatal(err)
			}
		}
		for _, e := range tab.Effects() {
			if e.Kind == engine.HandEnd {
				return float64(e.Sums[side] - e.Sums[1-side])
			}
		}
	}
}
