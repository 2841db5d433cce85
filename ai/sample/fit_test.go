package sample_test

import (
	"flag"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"krutzjass/ai"
	"krutzjass/ai/craft"
	"krutzjass/ai/sample"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

var fit = flag.String("fit", "", "learn the weights of these games, separated by commas, anew; \"all\" are all games")

// school is under which rules a game is learned or tried.
type school struct {
	seats   int
	options engine.Options
}

// schools lists what each game is learned from.
var schools = map[string][]school{
	"krutzjass":    {{}, {options: engine.Options{"house": "B"}}},
	"schieber":     {{}, {options: engine.Options{"factors": false}}},
	"coiffeur":     {{}, {options: engine.Options{"rows": []string{"D", "H", "C", "S", "UND", "OBE", "slalom", "guschti", "joker", "misere", "3x3"}}}},
	"differenzler": {{}, {options: engine.Options{"open": true}}},
	"molotow":      {{}, {seats: 3}, {seats: 5}},
	"chratze":      {{seats: 4}, {seats: 5}, {seats: 3}, {options: engine.Options{"mode": "zwicken"}}},
	"watten":       {{options: engine.Options{"raising": true}}, {options: engine.Options{"variant": "tyrolean", "raising": true}}},
}

// pupil is a match that is played on, deal by deal.
type pupil struct {
	t       testing.TB
	game    engine.Game
	school  school
	levels  []string // by seat, in turn
	r       *rand.Rand
	state   engine.State
	players []engine.Controller
	dealt   [engine.MaxSeats]card.Set
	fresh   bool // the hands are being dealt
}

// begin starts a match.
func (p *pupil) begin() {
	p.t.Helper()
	n := p.school.seats
	if n == 0 {
		n = p.game.Info().Seats
	}
	full, err := engine.Complete(p.game.Info().Options, p.school.options)
	if err != nil {
		p.t.Fatal(err)
	}
	p.state, err = p.game.New(engine.Setup{Game: p.game.Info().Key, Options: full, Seats: p.seats(n)})
	if err != nil {
		p.t.Fatal(err)
	}
	p.players = nil
	for i := range n {
		c, err := ai.New(p.levels[i%len(p.levels)], p.game, p.r)
		if err != nil {
			p.t.Fatal(err)
		}
		p.players = append(p.players, c)
	}
	p.fresh = true
}

// seats are who plays.
func (p *pupil) seats(n int) (list []engine.Player) {
	for i := range n {
		list = append(list, engine.Player{By: p.levels[i%len(p.levels)]})
	}
	return list
}

// step makes one move; look is handed every state in which a seat decides, and
// last the last one of each deal.
func (p *pupil) step(look func(by engine.Seat), last func(st engine.State)) {
	p.t.Helper()
	if p.state == nil || p.state.Over() {
		p.begin()
	}
	by := engine.Nature
	a, due := p.state.Draw(p.r)
	var before engine.State
	if !due {
		if p.fresh {
			p.fresh = false
			for x := range p.players {
				p.dealt[x] = sample.HandOf(p.state, engine.Seat(x))
			}
		}
		for _, by = range p.state.Turn().List() {
			if v := p.state.View(by); len(v.Legal) > 0 {
				look(by)
				a = p.decide(by, &v)
				break
			}
		}
		before = p.state.Clone()
	}
	if _, err := p.state.Apply(by, a); err != nil {
		p.t.Fatal(err)
	}
	if a.Kind == engine.Deal {
		p.fresh = true
	}
	for _, e := range p.state.Effects() {
		if e.Kind == engine.HandEnd && before != nil {
			last(before)
		}
	}
}

// decide asks a player, who answers the same each time.
func (p *pupil) decide(by engine.Seat, v *engine.View) engine.Action {
	p.t.Helper()
	a, err := p.players[by].Decide(p.t.Context(), *v)
	if err != nil {
		p.t.Fatal(err)
	}
	return a
}

// learn collects the decisions of so many deals at a table of a level.
func learn(t testing.TB, game engine.Game, level string, deals int) (all []sample.Lesson) {
	t.Helper()
	for i, school := range schools[game.Info().Key] {
		p := &pupil{t: t, game: game, school: school, levels: []string{level}, r: rand.New(rand.NewPCG(31, uint64(i)))}
		for n := 0; n < deals; {
			p.step(func(engine.Seat) {}, func(st engine.State) {
				n++
				all = append(all, sample.Lessons(game.Info(), st, p.dealt[:])...)
			})
		}
	}
	return all
}

// lookAt takes one moment of each of so many deals of every school.
func lookAt(t testing.TB, game engine.Game, levels []string, seed uint64, deals, worlds int) (all []sample.Moment) {
	t.Helper()
	for i, school := range schools[game.Info().Key] {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		p := &pupil{t: t, game: game, school: school, levels: levels, r: r}
		var kept engine.State
		var viewer engine.Seat
		for seen, asked := 0, 0; seen < deals; {
			p.step(func(by engine.Seat) {
				if asked++; r.IntN(asked) == 0 {
					kept, viewer = p.state.Clone(), by
				}
			}, func(engine.State) {
				if m, ok := sample.Look(t, game, kept, viewer, worlds, r); ok {
					all = append(all, m)
				}
				seen, asked = seen+1, 0
			})
		}
	}
	return all
}

// gain is what inference adds to the logarithm of the likelihood of the true
// deal, over all deals alike: its mean and the error of that, in nats.
func gain(all []sample.Moment, temper int32) (mean, deviation float64) {
	var sum, squares float64
	for _, m := range all {
		x := m.Gain(temper)
		sum, squares = sum+x, squares+x*x
	}
	n := float64(len(all))
	mean = sum / n
	return mean, math.Sqrt((squares/n - mean*mean) / n)
}

// TestFit learns the weights anew if it is told to. It sees that those that
// are there make what regulars do likelier than chance, and hold the right games.
func TestFit(t *testing.T) {
	if *fit != "" {
		relearn(t)
	}
	for _, g := range games.All {
		m, ok := sample.Models()[g.Info().Key]
		if !ok {
			t.Errorf("no weights for %s", g.Info().Key)
			continue
		}
		all := learn(t, g, "regular", 4)
		none := sample.NoModel()
		if before, after := sample.Score(all, none), sample.Score(all, m); after < before*0.8 {
			t.Errorf("%s: a decision has %.3f nats, by chance alone %.3f", g.Info().Key, after, before)
		}
	}
}

// How much is learned from: deals of each school for the weights and, other ones,
// for the temper.
const (
	rounds      = 300
	temperDeals = 20
)

// teachers says at whose table a game is learned, and from how many deals: where
// rules of thumb tell the most, from strong players, whom an expert mostly meets.
func teachers(key string) (level string, deals int) {
	if craft.ByWorth(key) {
		return "strong", 400
	}
	return "regular", 800
}

// tempers are those that are tried, in 1024ths.
var tempers = []int32{192, 256, 320, 384, 448, 512, 640, 768, 896, 1024}

// relearn writes weights.json:
//
//	go test ./ai/sample -run TestFit -fit all -v -timeout 1h
func relearn(t *testing.T) {
	text := map[string]*sample.Model{}
	for _, g := range games.All {
		key := g.Info().Key
		if *fit != "all" && !slices.Contains(strings.Split(*fit, ","), key) {
			if m, ok := sample.Models()[key]; ok {
				text[key] = m
			}
			continue
		}
		level, deals := teachers(key)
		all := learn(t, g, level, deals)
		m := sample.Learn(all, rounds)
		sample.Models()[key] = m
		best, top := tempered(t, g)
		m.Temper = best
		text[key] = m
		t.Logf("%s: %d decisions, %.3f nats of %.3f by chance, temper %d, gain %.2f", key, len(all), sample.Score(all, m), sample.Score(all, sample.NoModel()), best, top)
	}
	out, err := sample.WriteModels(text)
	if err == nil {
		err = os.WriteFile("weights.json", out, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// tempered finds the temper that gains the most, and what it gains.
func tempered(t *testing.T, g engine.Game) (best int32, top float64) {
	top = math.Inf(-1)
	moments := lookAt(t, g, []string{"strong"}, 32, temperDeals, 200)
	for _, temper := range tempers {
		if mean, _ := gain(moments, temper); mean > top {
			best, top = temper, mean
		}
	}
	return best, top
}
