package raise

import (
	"context"
	"flag"
	"math/rand/v2"
	"os"
	"testing"

	"krutzjass/ai/craft"
	"krutzjass/ai/search"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

var (
	makeTable = flag.Bool("make", false, "count hands and write table.txt anew; some minutes")
	hands     = flag.Int("hands", 3000, "with -make, how many hands are counted")
)

// TestMake makes the table, if asked to.
func TestMake(t *testing.T) {
	if !*makeTable {
		if err := check(strategy); err != "" {
			t.Error(err)
		}
		return
	}
	all := count(t, *hands)
	made, off := solveAll(all, 2000)
	t.Logf("who knows the strategy wins at most %.5f of the matches more, hand by hand", off)
	if off > mostOff {
		t.Errorf("the strategy has not converged: more than %v", mostOff)
	}
	if err := os.WriteFile("table.txt", []byte(made.write()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// check tells what no strategy may do.
func check(t *table) string {
	for own := range t {
		for theirs := range t[own] {
			for _, stage := range t[own][theirs] {
				for _, start := range stage {
					for _, p := range start {
						switch {
						case own < tense && p[0] > 0:
							return "a tense pair raises"
						case theirs < tense && p[2] > 0:
							return "a tense pair raises again"
						case p[1]+p[2] > steps+1:
							return "the probabilities of an answer are more than 1"
						}
					}
				}
			}
		}
	}
	return ""
}

// mostOff is how far from optimal a strategy may be, as a chance to win the match.
const mostOff = 0.0001

// solveAll solves the games of all spots; off is the most that who knows a strategy
// wins more.
func solveAll(all *[stages]counts, rounds int) (t *table, off float64) {
	t = &table{}
	for own := range lacks {
		for theirs := range lacks {
			for s := range stages {
				for start := range starts {
					g := game{counts: &all[s], lack: [2]int{own + 1, theirs + 1}, stake: base + start}
					x := g.learn(rounds)
					t[own][theirs][s][start] = x.policy()
					off = max(off, g.exploited(x))
				}
			}
		}
	}
	return t, off
}

// count plays hands by rule and counts at each stage what the seat on turn and
// the one who would answer it thought of their hands, and who won.
func count(t *testing.T, hands int) *[stages]counts {
	all := prior()
	g, ok := games.Find("watten")
	if !ok {
		t.Fatal("there is no Watten")
	}
	r := rand.New(rand.NewPCG(11, 12))
	throw := func(_ *engine.View, n int) int { return r.IntN(n) }
	follow := func() search.Follow {
		j := craft.New(g, craft.Mind{Ahead: true}, throw)
		return func(v *engine.View) engine.Action {
			s := j.Look(v)
			legal := v.Legal
			if len(legal) > 1 && legal[0].Kind == engine.Raise {
				legal = legal[1:]
			}
			return j.Decide(&s, legal)
		}
	}
	c := &counter{t: t, follow: follow(), search: search.New(g, search.Budget{Worlds: 16, Plays: 1}, func(*engine.View) engine.Seats { return 0 }, follow)}
	variants := []string{"bavarian", "tyrolean"}
	for n := range hands {
		st, err := g.New(engine.Setup{Game: "watten", Seats: make([]engine.Player, 4),
			Options: engine.Options{"raising": true, "variant": variants[n%2]}})
		if err != nil {
			t.Fatal(err)
		}
		c.hand(st, r, all)
	}
	return all
}

// prior is what is believed before anything is counted: that what the two seats
// see are two pieces of evidence.
func prior() *[stages]counts {
	all := &[stages]counts{}
	for s := range all {
		for i := range classes {
			for k := range classes {
				a, b := (float64(i)+.5)/classes, (float64(k)+.5)/classes
				all[s].seen[i][k] = 1
				all[s].won[i][k] = a * (1 - b) / (a*(1-b) + b*(1-a))
			}
		}
	}
	return all
}

type counter struct {
	t      *testing.T
	follow search.Follow
	search *search.Searcher
}

// hand plays one hand; at one turn of each stage it is looked at.
func (c *counter) hand(st engine.State, r *rand.Rand, all *[stages]counts) {
	type seen struct{ stage, own, theirs, side int }
	var list []seen
	var at [stages]int
	for s := range at {
		at[s] = r.IntN(4)
	}
	for {
		if a, due := st.Draw(r); due {
			c.apply(st, engine.Nature, a)
			continue
		}
		by := st.Turn().First()
		v := st.View(by)
		s := min(len(v.Past), stages-1)
		if v.Phase == engine.PhasePlay && v.Legal[0].Kind == engine.Raise && int(v.Trick.N) == at[s] {
			at[s] = -1
			asked := st.Clone()
			c.apply(asked, by, engine.Action{Kind: engine.Raise})
			w := asked.View(asked.Turn().First())
			list = append(list, seen{s, c.class(&v, r), c.class(&w, r), int(by) % 2})
		}
		c.apply(st, by, c.follow(&v))
		for _, e := range st.Effects() {
			if e.Kind == engine.HandEnd {
				for _, x := range list {
					n := &all[x.stage]
					n.seen[x.own][x.theirs]++
					if e.Sums[x.side] > 0 {
						n.won[x.own][x.theirs]++
					}
				}
				return
			}
		}
	}
}

func (c *counter) class(v *engine.View, r *rand.Rand) int {
	odds, err := c.search.Odds(context.Background(), v, r.Uint64())
	if err != nil {
		c.t.Fatal(err)
	}
	return class(odds)
}

func (c *counter) apply(st engine.State, by engine.Seat, a engine.Action) {
	if _, err := st.Apply(by, a); err != nil {
		c.t.Fatal(err)
	}
}
