package ai_test

import (
	"context"
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"krutzjass/ai"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

var (
	foretold = flag.Int("foretold", 0, "play so many deals of Differenzler with experts that think as in play")
	cardsOf  = flag.String("cards", "regular", "with -foretold, who lays the cards of all; expert takes hours for 1000 deals")
)

// foreteller predicts as one player and lays cards as another.
type foreteller struct{ predict, cards engine.Controller }

func (f foreteller) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	if v.Legal[0].Kind == engine.Predict {
		return f.predict.Decide(ctx, v)
	}
	return f.cards.Decide(ctx, v)
}

func (f foreteller) Notify(engine.Event, engine.View) {}

// thumb predicts by the rule of thumb: twice the points in trump, and 11 for every
// side Ace (AI.md 8).
type thumb struct{}

func (thumb) Decide(_ context.Context, v engine.View) (engine.Action, error) {
	o, points := trick.ForMode(v.Mode), 0
	for c := range v.Hand.All() {
		switch {
		case o.IsTrump(c):
			points += 2 * int(o.Points[c])
		case c.Rank() == card.Ace:
			points += 11
		}
	}
	best := v.Legal[0]
	for _, a := range v.Legal {
		if off(int(a.Arg), points) < off(int(best.Arg), points) {
			best = a
		}
	}
	return best, nil
}

func (thumb) Notify(engine.Event, engine.View) {}

func off(a, b int) int { return max(a-b, b-a) }

// TestPredictions plays deals twice between players with the same card play, of
// whom two predict as an expert and two by the rule of thumb (issue: Differenzler).
func TestPredictions(t *testing.T) {
	g := game(t, "differenzler")
	expert := func(seed uint64) engine.Controller { return sitter(t, g, "expert", seed) }
	cards := func(seed uint64) engine.Controller { return sitter(t, g, "regular", seed) }
	deals := 120
	if *foretold > 0 {
		deals = *foretold
		expert = func(seed uint64) engine.Controller { return ai.Thorough("expert", g, seed) }
		if *cardsOf == "expert" {
			cards = expert
		}
	}
	var sum, squares, all float64
	for n := range uint64(deals) {
		less := 0.0
		for first := range 2 {
			seats := make([]engine.Controller, 4)
			for s := range seats {
				seed := 4*n + uint64(s)
				seats[s] = foreteller{thumb{}, cards(seed)}
				if s%2 == first {
					seats[s] = foreteller{expert(seed), cards(seed)}
				}
			}
			made := playDeal(t, g, nil, seats, rand.New(rand.NewPCG(5, n)))
			own, theirs := made[first]+made[first+2], made[1-first]+made[3-first]
			less += float64(theirs-own) / 4
			all += float64(own) / 4
		}
		sum += less
		squares += less * less
	}
	mean, margin := sum/float64(deals), 0.0
	margin = 1.96 * math.Sqrt((squares/float64(deals)-mean*mean)/float64(deals))
	t.Logf("the expert is off by %.2f, %.2f +- %.2f less than the rule of thumb, in %d deals, each played twice",
		all/float64(deals), mean, margin, deals)
	if mean <= 0 {
		t.Errorf("the expert is off by %.2f more than the rule of thumb", -mean)
	}
}
