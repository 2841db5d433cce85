package search_test

import (
	"context"
	"flag"
	"math"
	"math/bits"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"krutzjass/ai"
	"krutzjass/ai/adam"
	"krutzjass/ai/layer"
	"krutzjass/ai/prior"
	"krutzjass/ai/search"
	"krutzjass/ai/style"
	"krutzjass/ai/worth"
	"krutzjass/engine"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/games"
	"krutzjass/engine/trick"
)

var learn = flag.String("learn", "", "learn anew what is laid without sight of the others' hands, and what deals come to: `games`, with commas")

// schools lists the games with their options, how many deals of regular players are looked
// at first, and how many steps of learning by self-play follow.
var schools = map[string]struct {
	options engine.Options
	deals   int
	steps   int
	judged  bool // what deals come to is of use
}{
	"krutzjass": {deals: 20_000, steps: 14_000, judged: true},
	"schieber":  {deals: 20_000, steps: 9_000, judged: true, options: engine.Options{"factors": false}},
	"coiffeur":  {deals: 20_000, steps: 4_000},
}

// TestSelfPlay writes the weights of packages prior and worth anew if it is told to:
//
//	go test ./ai/search -run TestSelfPlay -learn krutzjass,schieber,coiffeur -v -timeout 3h
//
// It sees that the weights play far better than by chance, and tell much of what deals
// come to. How much more could be told, with the cards that fall by chance, nobody knows.
func TestSelfPlay(t *testing.T) {
	policies, judges := prior.Nets(), worth.Nets()
	if *learn != "" {
		for key := range strings.SplitSeq(*learn, ",") {
			school, ok := schools[key]
			if !ok {
				t.Fatalf("there is no school for %q", key)
			}
			policy, judge := attend(t, key, school.options, school.deals, school.steps)
			policies[key] = policy
			if school.judged {
				judges[key] = judge
			}
		}
		keep(t, "../prior/weights.json", policies)
		keep(t, "../worth/weights.json", judges)
	}
	for key, school := range schools {
		g, _ := games.Find(key)
		deal := called(t, g, school.options, 2)
		gain, margin := bouts(t, g, deal, 400, policies[key].Policy(), nil)
		t.Logf("%s: %+.1f +- %.1f points a deal more than who lays any card", key, gain, margin)
		if gain < 3*margin {
			t.Errorf("%s: %+.1f +- %.1f points more than who lays any card", key, gain, margin)
		}
		if school.judged {
			foretells(t, g, deal, policies[key], judges[key])
		}
	}
}

// TestSelfPlayLearns: some steps from nothing on are better than none.
func TestSelfPlayLearns(t *testing.T) {
	g, _ := games.Find("schieber")
	options, r := schools["schieber"].options, rand.New(rand.NewPCG(1, 4))
	policy, judge := prior.NewPupil(r, adam.Steps{Rate: 1e-2}), worth.NewPupil(r, adam.Steps{Rate: 1e-2})
	before := policy.Net().Policy()
	search.SelfPlay(g, []func() engine.State{called(t, g, options, 11), called(t, g, options, 12)}, policy, judge, 60, func(int) {})
	gain, margin := bouts(t, g, called(t, g, options, 3), 400, policy.Net().Policy(), before)
	t.Logf("who has learned makes %+.1f +- %.1f points more than who has not", gain, margin)
	if gain < 2*margin {
		t.Errorf("who has learned makes %+.1f +- %.1f points more than who has not", gain, margin)
	}
}

// keep writes weights.
func keep(t *testing.T, path string, nets any) {
	t.Helper()
	text, err := layer.Write(nets)
	if err == nil {
		err = os.WriteFile(path, text, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// attend teaches a policy what regular players lay, and lets it play with itself.
func attend(t *testing.T, key string, options engine.Options, deals, steps int) (*prior.Net, *worth.Net) {
	t.Helper()
	g, _ := games.Find(key)
	r := rand.New(rand.NewPCG(1, 4))
	const rate = 1e-3
	policy := prior.NewPupil(r, adam.Steps{Rate: rate, Fades: steps + deals/lessons})
	judge := worth.NewPupil(r, adam.Steps{Rate: rate, Fades: steps})
	teach(t, g, options, deals, policy)
	taught, deal := policy.Net().Policy(), called(t, g, options, 13)
	search.SelfPlay(g, []func() engine.State{called(t, g, options, 11), called(t, g, options, 12)}, policy, judge, steps, func(step int) {
		if step%report == 0 {
			gain, margin := bouts(t, g, deal, 1000, policy.Net().Policy(), taught)
			t.Logf("%s, step %d: %+.1f +- %.1f points more than by what regular players lay", key, step, gain, margin)
		}
	})
	return policy.Net(), judge.Net()
}

// report is after how many steps it is told how far learning has come.
const report = 500

// lessons is how many deals of regular players make a step.
const lessons = 20

// teach makes likely what regular players lay.
func teach(t *testing.T, g engine.Game, options engine.Options, deals int, policy *prior.Pupil) {
	t.Helper()
	room := newRoom(t, g, options, 10)
	grad, n := policy.Grad(), 0
	var glance prior.Glance
	for i := range deals {
		room.play(t, func(st engine.State, v *engine.View, a engine.Action) bool {
			p, known, open, lying, ok := before(g, st, v, a)
			if !ok {
				return true
			}
			policy.Look(&glance, &p, &known, open, lying)
			by, chosen := make([]float64, len(glance.Chances)), bits.OnesCount64(open&(1<<p.Slot[a.Card()]-1))
			for k, x := range glance.Chances {
				by[k] = -x
			}
			by[chosen]++
			policy.Slope(&glance, by, grad)
			n++
			return true
		})
		if (i+1)%lessons == 0 {
			policy.Step(grad, n)
			clear(grad)
			n = 0
		}
	}
}

// before is the moment before a card is laid, among those that the conventions leave; ok is
// false where there is no choice, or a policy is not asked.
func before(g engine.Game, st engine.State, v *engine.View, a engine.Action) (p trick.Position, known prior.Public, open uint64, lying int32, ok bool) {
	info := g.Info()
	if p, ok = trick.PositionOf(st, v.Viewer); !ok || p.Few || a.Kind != engine.Play {
		return p, known, 0, 0, false
	}
	sight := style.Look(v, info.Pack(v.Setup), info.Side)
	for _, x := range style.For(info.Key).Filter(&sight, st.Legal(nil, v.Viewer)) {
		if x.Kind == engine.Play {
			open |= 1 << p.Slot[x.Card()]
		}
	}
	for _, c := range v.Trick.Laid() {
		lying += int32(p.Points[p.Slot[c]])
	}
	known.Read(v, p.Board)
	return p, known, open, lying, open&(open-1) != 0 && open>>p.Slot[a.Card()]&1 != 0
}

// room is where regular players play deals.
type room struct {
	game    engine.Game
	setup   engine.Setup
	players []engine.Controller
	chance  *rand.Rand
}

func newRoom(t *testing.T, g engine.Game, options engine.Options, seed uint64) *room {
	t.Helper()
	full, err := engine.Complete(g.Info().Options, options)
	if err != nil {
		t.Fatal(err)
	}
	r := &room{game: g, setup: engine.Setup{Game: g.Info().Key, Options: full}, chance: rand.New(rand.NewPCG(seed, 2))}
	for range g.Info().Seats {
		r.setup.Seats = append(r.setup.Seats, engine.Player{By: "regular"})
		p, err := ai.New("regular", g, r.chance)
		if err != nil {
			t.Fatal(err)
		}
		r.players = append(r.players, p)
	}
	return r
}

// odd is how often a call is made at random, one time in so many: what a bad one comes
// to is to be known too.
const odd = 8

// play plays the first deal of a match; see is shown every action before it is done, and
// tells whether to go on.
func (r *room) play(t *testing.T, see func(st engine.State, v *engine.View, a engine.Action) bool) {
	st, err := r.game.New(r.setup)
	if err != nil {
		t.Fatal(err)
	}
	for over := false; !over; {
		by := engine.Nature
		a, due := st.Draw(r.chance)
		if !due {
			by = st.Turn().First()
			v := st.View(by)
			if a, err = r.players[by].Decide(context.Background(), v); err != nil {
				t.Fatal(err)
			}
			if v.Mode == engine.NoMode && a.Kind != engine.Play && r.chance.IntN(odd) == 0 {
				a = v.Legal[r.chance.IntN(len(v.Legal))]
			}
			if !see(st, &v, a) {
				return
			}
		}
		if _, err := st.Apply(by, a); err != nil {
			t.Fatal(err)
		}
		for _, e := range st.Effects() {
			over = over || e.Kind == engine.HandEnd
		}
	}
}

// called gives deals in which the first card is due.
func called(t *testing.T, g engine.Game, options engine.Options, seed uint64) func() engine.State {
	t.Helper()
	room := newRoom(t, g, options, seed)
	return func() (now engine.State) {
		room.play(t, func(st engine.State, _ *engine.View, a engine.Action) bool {
			now = st
			return a.Kind != engine.Play
		})
		return now
	}
}

// bouts plays deals twice, with sides exchanged, and gives what one policy makes more.
func bouts(t *testing.T, g engine.Game, deal func() engine.State, n int, one, other *prior.Policy) (mean, margin float64) {
	t.Helper()
	var gains []float64
	for len(gains) < n {
		st := deal()
		a, ok := search.Bout(g, st, [2]*prior.Policy{one, other})
		b, _ := search.Bout(g, st, [2]*prior.Policy{other, one})
		if ok {
			gains = append(gains, (a-b)/2)
		}
	}
	return enginetest.Mean(gains)
}

// foretells sees that a judge tells much of what deals come to.
func foretells(t *testing.T, g engine.Game, deal func() engine.State, policy *prior.Net, judge *worth.Net) {
	t.Helper()
	var off, came []float64
	for range 400 {
		st := deal()
		told, _ := search.Foretold(g, st, judge.Judge())
		points, ok := search.Bout(g, st, [2]*prior.Policy{policy.Policy(), policy.Policy()})
		if ok {
			off, came = append(off, (points-told)*(points-told)), append(came, points)
		}
	}
	square, _ := enginetest.Mean(off)
	_, margin := enginetest.Mean(came)
	wide := margin / 1.96 * math.Sqrt(float64(len(came)-1))
	t.Logf("%s: off by %.1f points, of a spread of %.1f", g.Info().Key, math.Sqrt(square), wide)
	if math.Sqrt(square) > 0.7*wide {
		t.Errorf("%s: off by %.1f points, more than 0.7 of %.1f", g.Info().Key, math.Sqrt(square), wide)
	}
}
