package ai_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"krutzjass/ai"
	"krutzjass/engine"
	"krutzjass/engine/enginetest"
)

var gapDeals = flag.Int("gap", 0, "measure over so many deals how much of the gap to a player who sees all cards an expert closes")

// seeing is a game in which the only world of any view is the true one: who plays
// it sees all cards. It does for games without calls of their own kind and chips.
type seeing struct {
	engine.Game
	now *engine.State
}

func (s seeing) Guesser(engine.View) (engine.Guesser, error) {
	return func(*rand.Rand) (engine.State, error) { return (*s.now).Clone(), nil }, nil
}

// TestGap plays duplicate deals of an expert, and of a copy that sees all cards,
// against strong players. By default it only sees that who sees all cards wins, all
// thinking little. The share of the gap that an expert closes is measured by
//
//	go test ./ai -run TestGap -gap 300 -v -timeout 5h
func TestGap(t *testing.T) {
	for key, options := range map[string]engine.Options{"krutzjass": nil, "schieber": {"factors": false}} {
		t.Run(key, func(t *testing.T) {
			n, levels := 8, []string{"seeing"}
			if *gapDeals > 0 {
				n, levels = *gapDeals, []string{"expert", "seeing"}
			}
			mean := map[string]float64{}
			var gains [2][]float64
			for i := range n {
				for k, level := range levels {
					d := gapDeal{game: game(t, key), options: options, number: uint64(i), thorough: *gapDeals > 0}
					gains[k] = append(gains[k], (d.play(t, level, 0)+d.play(t, level, 1))/2)
				}
			}
			for k, level := range levels {
				var margin float64
				mean[level], margin = enginetest.Mean(gains[k])
				t.Logf("%s over strong %+.1f +- %.1f points a deal, %d deals", level, mean[level], margin, n)
				if level == "seeing" && mean[level] < margin {
					t.Errorf("who sees all cards does not win")
				}
			}
			if expert, ok := mean["expert"]; ok {
				t.Logf("an expert closes %.0f %% of the gap", 100*expert/mean["seeing"])
			}
		})
	}
}

// gapDeal is a deal on its way.
type gapDeal struct {
	game     engine.Game
	options  engine.Options
	number   uint64
	thorough bool // players think as in play
	state    engine.State
}

// play plays the deal with two partners of a level, one on seat first, against
// two strong ones, and gives what they make more.
func (d *gapDeal) play(t *testing.T, level string, first engine.Seat) float64 {
	t.Helper()
	info := d.game.Info()
	players, setup := make([]engine.Controller, info.Seats), engine.Setup{Game: info.Key, Seats: make([]engine.Player, info.Seats)}
	var err error
	if setup.Options, err = engine.Complete(info.Options, d.options); err != nil {
		t.Fatal(err)
	}
	for x := range players {
		setup.Seats[x].By = "strong"
		name := "strong"
		if engine.PartnersSide(engine.Seat(x)) == engine.PartnersSide(first) {
			setup.Seats[x].By, name = "expert", level
		}
		players[x] = d.player(t, name, uint64(x))
	}
	if d.state, err = d.game.New(setup); err != nil {
		t.Fatal(err)
	}
	for r := rand.New(rand.NewPCG(50, d.number)); ; {
		by := engine.Nature
		a, due := d.state.Draw(r)
		if !due {
			by = d.state.Turn().First()
			if a, err = players[by].Decide(t.Context(), d.state.View(by)); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := d.state.Apply(by, a); err != nil {
			t.Fatal(err)
		}
		for _, e := range d.state.Effects() {
			if e.Kind == engine.HandEnd {
				own := engine.PartnersSide(first)
				return float64(e.Sums[own] - e.Sums[1-own])
			}
		}
	}
}

func (d *gapDeal) player(t *testing.T, level string, seed uint64) engine.Controller {
	switch {
	case level == "seeing":
		return ai.Alone(seeing{d.game, &d.state}, seed, d.thorough)
	case d.thorough:
		return ai.Thorough(level, d.game, seed)
	}
	return player(t, d.game, level, seed)
}
