package ai_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"krutzjass/ai"
	"krutzjass/ai/position"
	"krutzjass/ai/style"
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

// TestBlind plays deals of every game and swaps what the player cannot see: the
// decision of a player with the same seed stays, whatever is to be decided, and is
// legal.
func TestBlind(t *testing.T) {
	for _, d := range []struct {
		duel
		kinds string // of decisions that must come up
	}{
		{duel{game: "krutzjass", matches: 3}, "push trump weis play"},
		{duel{game: "schieber", matches: 3}, "push call weis noweis play"},
		{duel{game: "coiffeur", matches: 1, deals: 8, options: engine.Options{"rows": rowsOfAll}}, "call pass direction play"},
		{duel{game: "differenzler", matches: 3}, "predict play"},
		{duel{game: "molotow", matches: 3}, "weis noweis play"},
		{duel{game: "chratze", matches: 12}, "chratze weg metcho six exchange play"},
		{duel{game: "chratze", matches: 8, options: engine.Options{"blind": true, "doubleBlind": true}}, "blind doubleblind exchange play"},
		{duel{game: "chratze", matches: 8, options: engine.Options{"blind": true}, insist: engine.Action{Kind: engine.Blind, Arg: 1}}, "lay exchange play"},
		{duel{game: "chratze", matches: 20, options: zwicken}, "play-on drop turn play"},
		{duel{game: "watten", matches: 5, options: raising}, "schlag trump raise look giveup play"},
		{duel{game: "watten", matches: 3, options: engine.Options{"variant": "tyrolean", "raising": true}}, "schlag trump raise look giveup play"},
	} {
		for _, level := range ai.Levels() {
			t.Run(fmt.Sprint(d.game, d.options, level), func(t *testing.T) {
				g := game(t, d.game)
				b := blind{level: level, game: g, player: player(t, g, level, 9), chance: rand.New(rand.NewPCG(4, 4)), kinds: map[string]int{}}
				d.a, d.b, d.seed = level, "random", 4 // which does what comes to nobody else's mind
				if d.deals == 0 {
					d.deals = 1
				}
				if slices.Index(ai.Levels(), level) > slices.Index(ai.Levels(), "regular") {
					d.a, b.every = "regular", 5 // thinking takes time
				}
				d.seen = func(by string, v engine.View, _ engine.Action) {
					if by == d.a {
						b.look(t, v)
					}
				}
				d.play(t)
				if !b.differ {
					t.Error("no other hidden cards were ever tried")
				}
				for kind := range strings.FieldsSeq(d.kinds) {
					if b.kinds[kind] == 0 {
						t.Errorf("no decision on %q was looked at", kind)
					}
				}
			})
		}
	}
}

// blind asks again with other hidden cards.
type blind struct {
	level  string
	game   engine.Game
	player engine.Controller
	chance *rand.Rand
	every  int            // looks at every such decision besides the first ones of each kind; 0 for all
	asked  int            // decisions
	kinds  map[string]int // looked at, by what was to be chosen among
	differ bool           // a swap gave other cards to another seat
}

// enough is how many decisions of each kind are looked at in any case.
const enough = 3

// due tells whether a decision should be looked at, and notes what it is about.
func (b *blind) due(v *engine.View) bool {
	b.asked++
	due := b.every == 0 || b.asked%b.every == 0
	for kind := range kinds(v) {
		due = due || b.kinds[kind.String()] < enough
	}
	if due && len(v.Legal) > 1 {
		for kind := range kinds(v) {
			b.kinds[kind.String()]++
		}
	}
	return due
}

// kinds is what is to be chosen among.
func kinds(v *engine.View) map[engine.Kind]bool {
	set := map[engine.Kind]bool{}
	for _, a := range v.Legal {
		set[a.Kind] = true
	}
	return set
}

func (b *blind) look(t *testing.T, v engine.View) {
	t.Helper()
	if !b.due(&v) {
		return
	}
	w, hands := b.guess(t, &v)
	if !b.differ {
		_, others := b.guess(t, &v)
		b.differ = !slices.Equal(hands, others)
	}
	first, err := b.player.Decide(t.Context(), v)
	if err != nil {
		t.Fatal(err)
	}
	second, err := b.player.Decide(t.Context(), w)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(v.Legal, first) {
		t.Errorf("%s chose %v, which is not legal", b.level, first)
	}
	if first != second {
		t.Errorf("%s chose %v, and %v with other hidden cards", b.level, first, second)
	}
}

// guess swaps the hidden cards and gives the same view again, and all hands.
func (b *blind) guess(t *testing.T, v *engine.View) (w engine.View, hands []card.Set) {
	t.Helper()
	other, err := b.game.Guess(*v, b.chance)
	if err != nil {
		t.Fatal(err)
	}
	w = other.View(v.Viewer)
	w.Seq, w.Setup = v.Seq, v.Setup
	if diff := cmp.Diff(*v, w, cmp.Comparer(func(a, b card.Set) bool { return a == b })); diff != "" {
		t.Fatalf("the guess looks different:\n%s", diff)
	}
	for x := range engine.Seat(len(v.Setup.Seats)) {
		hands = append(hands, other.View(x).Hand)
	}
	return w, hands
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

// TestKeepers: every level but random is expected to keep the conventions; people and
// programs of others are not.
func TestKeepers(t *testing.T) {
	for _, by := range append(ai.Levels(), "", "human", "exec", "tips", "remote") {
		computer := slices.Contains(ai.Levels(), by) && by != "random"
		if got := style.Keepers(engine.Setup{Seats: []engine.Player{{By: by}}}).Has(0); got != computer {
			t.Errorf("a seat by %q is expected to keep the conventions: %t, want %t", by, got, computer)
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
	for _, g := range games.All {
		b.Run(g.Info().Key, func(b *testing.B) {
			var views []engine.View
			d := duel{game: g.Info().Key, a: "regular", b: "regular", matches: 4, deals: 1, seed: 7}
			d.seen = func(_ string, v engine.View, _ engine.Action) {
				if len(v.Legal) > 1 {
					views = append(views, v)
				}
			}
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
		})
	}
}

// TestLive asks players that look at a clock: each finds a legal action.
func TestLive(t *testing.T) {
	v, err := position.Position{Trump: "H", Maker: 1, Hand: "H10 D9"}.View()
	if err != nil {
		t.Fatal(err)
	}
	g := game(t, "krutzjass")
	for _, level := range ai.Levels() {
		c, err := ai.Live(level, g, rand.New(rand.NewPCG(1, 1)))
		if err != nil {
			t.Fatal(err)
		}
		if a, err := c.Decide(t.Context(), v); err != nil || !slices.Contains(v.Legal, a) {
			t.Errorf("%s: %v, %v", level, a, err)
		}
	}
	if _, err := ai.Live("champion", g, rand.New(rand.NewPCG(1, 1))); err == nil {
		t.Error("a level that nobody knows plays live")
	}
}
