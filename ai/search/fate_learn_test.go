package search_test

import (
	"flag"
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"krutzjass/ai"
	"krutzjass/ai/prior"
	"krutzjass/ai/search"
	"krutzjass/ai/worth"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

var learn = flag.Bool("learn", false, "learn anew what deals are worth")

// schools lists the games and with which options they are learned.
var schools = map[string]engine.Options{
	"krutzjass": nil,
	"schieber":  {"factors": false},
}

// How much is learned from.
const (
	deals  = 1_500_000 // of each game
	rounds = 6
)

// TestLearnWorth writes the weights of package worth anew if it is told to:
//
//	go test ./ai/search -run TestLearnWorth -learn -v -timeout 3h
//
// It sees that they tell much of what deals come to. How much more could be told, with
// the cards that fall by chance, nobody knows.
func TestLearnWorth(t *testing.T) {
	nets := worth.Nets()
	if *learn {
		for key, options := range schools {
			nets[key] = worth.Learn(fates(t, key, options, deals, 1), rounds, rand.New(rand.NewPCG(1, 4)))
		}
		text, err := worth.Write(nets)
		if err == nil {
			err = os.WriteFile("../worth/weights.json", text, 0o666)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for key, options := range schools {
		all := fates(t, key, options, 400, 2)
		off, mean, squares := nets[key].Error(all), 0.0, 0.0
		for _, l := range all {
			mean += l.Points / float64(len(all))
			squares += l.Points * l.Points / float64(len(all))
		}
		spread := math.Sqrt(squares - mean*mean)
		t.Logf("%s: off by %.1f points in %d deals, of a spread of %.1f", key, off, len(all), spread)
		if off > 0.7*spread {
			t.Errorf("%s: off by %.1f points, more than 0.7 of %.1f", key, off, spread)
		}
	}
}

// odd is how often a call is made at random, one time in so many: what a bad one comes
// to is to be known too.
const odd = 4

// fates plays deals out that were called by regular players.
func fates(t *testing.T, key string, options engine.Options, deals int, seed uint64) (all []worth.Lesson) {
	t.Helper()
	g, _ := games.Find(key)
	full, err := engine.Complete(g.Info().Options, options)
	if err != nil {
		t.Fatal(err)
	}
	setup := engine.Setup{Game: key, Options: full}
	r := rand.New(rand.NewPCG(seed, 2))
	var players []engine.Controller
	for range g.Info().Seats {
		setup.Seats = append(setup.Seats, engine.Player{By: "regular"})
		p, err := ai.New("regular", g, r)
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, p)
	}
	for len(all) < deals {
		l, ok := search.FateOf(g, called(t, g, setup, players, r), prior.For(key), r)
		if !ok {
			t.Fatalf("%s: a deal cannot be played out", key)
		}
		all = append(all, l)
	}
	return all
}

// called is a deal in which the first card is due.
func called(t *testing.T, g engine.Game, setup engine.Setup, players []engine.Controller, r *rand.Rand) engine.State {
	t.Helper()
	st, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for {
		by := engine.Nature
		a, due := st.Draw(r)
		if !due {
			by = st.Turn().First()
			v := st.View(by)
			if a, err = players[by].Decide(t.Context(), v); err != nil {
				t.Fatal(err)
			}
			switch {
			case a.Kind == engine.Play:
				return st
			case v.Mode == engine.NoMode && r.IntN(odd) == 0:
				a = v.Legal[r.IntN(len(v.Legal))]
			}
		}
		if _, err := st.Apply(by, a); err != nil {
			t.Fatal(err)
		}
	}
}
