package ai_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"krutzjass/ai"
	"krutzjass/ai/position"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/highcard"
	"krutzjass/engine/games"
)

func TestUnknownLevel(t *testing.T) {
	g, _ := games.Find("krutzjass")
	_, err := ai.New("champion", g, rand.New(rand.NewPCG(1, 1)))
	if err == nil || !strings.Contains(err.Error(), "champion") || !strings.Contains(err.Error(), "regular") {
		t.Errorf("%v: want the level that is unknown and those that are known", err)
	}
}

func TestAskedInVain(t *testing.T) {
	g, _ := games.Find("krutzjass")
	c, err := ai.New("regular", g, rand.New(rand.NewPCG(1, 1)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Decide(t.Context(), engine.View{}); err == nil {
		t.Error("a seat with nothing to decide decided")
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := c.Decide(ended, engine.View{Legal: make([]engine.Action, 2)}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v: want the context's error", err)
	}
}

// TestBlind plays deals and swaps what the player cannot see: the decision stays.
// It also stays for a player who has sat there all along, and is legal.
func TestBlind(t *testing.T) {
	g, _ := games.Find("krutzjass")
	for _, level := range ai.Levels() {
		r := rand.New(rand.NewPCG(4, 4))
		swapped := 0
		d := duel{game: "krutzjass", a: level, b: level, matches: 3, deals: 1, seed: 4, seen: func(_ string, v engine.View, a engine.Action) {
			if !slices.Contains(v.Legal, a) {
				t.Errorf("%s chose %v, which is not legal", level, a)
			}
			other, err := g.Guess(v, r)
			if err != nil {
				t.Fatal(err)
			}
			w := other.View(v.Viewer)
			w.Seq, w.Setup = v.Seq, v.Setup
			if diff := cmp.Diff(v, w, cmp.Comparer(func(a, b card.Set) bool { return a == b })); diff != "" {
				t.Fatalf("the guess looks different:\n%s", diff)
			}
			swapped++
			if first, second := decide(t, level, 9, v), decide(t, level, 9, w); first != second {
				t.Errorf("%s chose %v, and %v with other hidden cards", level, first, second)
			}
		}}
		d.play(t)
		if swapped < 100 {
			t.Errorf("%s: only %d decisions looked at", level, swapped)
		}
	}
}

// TestRandomVaries sees that the seed matters to random and not to regular.
func TestRandomVaries(t *testing.T) {
	v, err := position.Position{Trump: "H", Maker: 1, Hand: "H10 D9 DK SJ CQ CK"}.View()
	if err != nil {
		t.Fatal(err)
	}
	for level, most := range map[string]int{"random": 6, "regular": 1} {
		seen := map[engine.Action]bool{}
		for seed := range uint64(100) {
			seen[decide(t, level, seed, v)] = true
		}
		if len(seen) != most {
			t.Errorf("%s laid %d different cards of 6, want %d", level, len(seen), most)
		}
	}
}

// TestAnotherGame plays a game that no computer has heard of to its end.
func TestAnotherGame(t *testing.T) {
	g := highcard.Game{}
	for _, level := range ai.Levels() {
		st, err := g.New(engine.Setup{Seats: make([]engine.Player, g.Info().Seats)})
		if err != nil {
			t.Fatal(err)
		}
		c, err := ai.New(level, g, rand.New(rand.NewPCG(5, 5)))
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(6, 6))
		moves := 0
		for ; !st.Over() && moves < 10000; moves++ {
			by := engine.Nature
			a, due := st.Draw(r)
			if !due {
				by = st.Turn().First()
				if a, err = c.Decide(t.Context(), st.View(by)); err != nil {
					t.Fatal(err)
				}
			}
			if _, err := st.Apply(by, a); err != nil {
				t.Fatalf("%s: %v", level, err)
			}
		}
		if !st.Over() {
			t.Errorf("%s: no end after %d moves", level, moves)
		}
	}
}

func BenchmarkRegular(b *testing.B) {
	g, _ := games.Find("krutzjass")
	var views []engine.View
	d := duel{game: "krutzjass", a: "regular", b: "regular", matches: 2, deals: 1, seed: 7, seen: func(_ string, v engine.View, _ engine.Action) {
		if len(v.Legal) > 1 {
			views = append(views, v)
		}
	}}
	d.play(b)
	c, err := ai.New("regular", g, rand.New(rand.NewPCG(8, 8)))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if _, err := c.Decide(context.Background(), views[i%len(views)]); err != nil {
			b.Fatal(err)
		}
	}
}
