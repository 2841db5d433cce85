package prior_test

import (
	"flag"
	"math/rand/v2"
	"os"
	"testing"

	"krutzjass/ai"
	"krutzjass/ai/prior"
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/engine/trick"
)

var learn = flag.Bool("learn", false, "learn the weights anew")

// schools lists the games and with which options they are learned.
var schools = map[string]engine.Options{
	"krutzjass": nil,
	"schieber":  {"factors": false},
	"coiffeur":  nil,
}

// How much is learned from.
const (
	deals  = 1000 // of each game, at tables of strong players
	rounds = 16
)

// TestLearn writes weights.json anew if it is told to:
//
//	go test ./ai/prior -run TestLearn -learn -v -timeout 3h
//
// It sees that the weights make what computers do much likelier than chance.
func TestLearn(t *testing.T) {
	nets := prior.Nets()
	if *learn {
		for key, options := range schools {
			nets[key] = prior.Learn(watch(t, key, options, "strong", deals), rounds)
		}
		text, err := prior.Write(nets)
		if err == nil {
			err = os.WriteFile("weights.json", text, 0o666)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for key, options := range schools {
		all := watch(t, key, options, "regular", 30)
		chance, _ := prior.Score(all, &prior.Net{})
		nats, share := prior.Score(all, nets[key])
		t.Logf("%s: %.3f nats a card, %.3f by chance; %.0f %% laid the likeliest", key, nats, chance, 100*share)
		if nats < 0.8*chance {
			t.Errorf("%s: a card has %.3f nats, by chance alone %.3f", key, nats, chance)
		}
	}
}

// watch plays deals at a table of a level and takes the choices of cards from it.
func watch(t *testing.T, key string, options engine.Options, level string, deals int) (all []prior.Lesson) {
	t.Helper()
	g, _ := games.Find(key)
	full, err := engine.Complete(g.Info().Options, options)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(41, 1))
	var players []engine.Controller
	var st engine.State
	for n := 0; n < deals; {
		if st == nil || st.Over() {
			st, players = sit(t, g, full, level, r)
		}
		by := engine.Nature
		a, due := st.Draw(r)
		if !due {
			by = st.Turn().First()
			v := st.View(by)
			if a, err = players[by].Decide(t.Context(), v); err != nil {
				t.Fatal(err)
			}
			if l, ok := lesson(g.Info(), st, &v, a); ok {
				all = append(all, l)
			}
		}
		if _, err := st.Apply(by, a); err != nil {
			t.Fatal(err)
		}
		for _, e := range st.Effects() {
			if e.Kind == engine.HandEnd {
				n++
			}
		}
	}
	return all
}

// sit begins a match of players of a level.
func sit(t *testing.T, g engine.Game, o engine.Options, level string, r *rand.Rand) (engine.State, []engine.Controller) {
	t.Helper()
	setup := engine.Setup{Game: g.Info().Key, Options: o}
	var players []engine.Controller
	for range g.Info().Seats {
		setup.Seats = append(setup.Seats, engine.Player{By: level})
		c, err := ai.New(level, g, r)
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, c)
	}
	st, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return st, players
}

// lesson is the choice of a card among those that the conventions leave.
func lesson(info engine.Info, st engine.State, v *engine.View, a engine.Action) (prior.Lesson, bool) {
	p, ok := trick.PositionOf(st, v.Viewer)
	if !ok || p.Few || a.Kind != engine.Play {
		return prior.Lesson{}, false
	}
	sight := style.Look(v, info.Pack(v.Setup), info.Side)
	open, lying := uint64(0), int32(0)
	for _, x := range style.For(info.Key).Filter(&sight, st.Legal(nil, v.Viewer)) {
		if x.Kind == engine.Play {
			open |= 1 << p.Slot[x.Card()]
		}
	}
	for _, c := range v.Trick.Laid() {
		lying += int32(p.Points[p.Slot[c]])
	}
	var known prior.Public
	known.Read(v, p.Board)
	return prior.LessonOf(&p, &known, open, lying, p.Slot[a.Card()])
}
