package coach

import (
	"encoding/json"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"krutzjass/ai"
	"krutzjass/engine"
	"krutzjass/engine/advice"
	"krutzjass/engine/enginetest/words"
	"krutzjass/engine/games"
)

// sentences are the reasons in texts of a language, by code.
func sentences(t *testing.T, texts fs.FS, lang string) map[Code]string {
	t.Helper()
	data, err := fs.ReadFile(texts, lang+".json")
	if err != nil {
		t.Fatal(err)
	}
	var table map[string]string
	if err := json.Unmarshal(data, &table); err != nil {
		t.Fatal(err)
	}
	reasons := map[Code]string{}
	for key, words := range table {
		if code, ok := strings.CutPrefix(key, "reason."); ok {
			reasons[Code(code)] = words
		}
	}
	return reasons
}

// firings counts how often each detector fired in each game.
type firings map[Code]map[string]int

func (f firings) note(c Code, game string) {
	if f[c] == nil {
		f[c] = map[string]int{}
	}
	f[c][game]++
}

// tables are the games and options at which positions are looked for.
var tables = []struct {
	game    string
	matches int
	options engine.Options
}{
	{game: "krutzjass", matches: 12, options: engine.Options{"target": 500}},
	{game: "schieber", matches: 20, options: engine.Options{"target": 1000}},
	{game: "coiffeur", matches: 4, options: engine.Options{"rows": []string{"misere", "OBE", "H", "slalom", "3x3"}, "factors": []int{1, 2, 3, 4, 5}}},
	{game: "differenzler", matches: 4},
	{game: "molotow", matches: 4},
	{game: "chratze", matches: 6, options: engine.Options{"blind": true, "doubleBlind": true}},
	{game: "chratze", matches: 6, options: engine.Options{"mode": "zwicken"}},
	{game: "watten", matches: 6, options: engine.Options{"raising": true}},
	{game: "watten", matches: 3, options: engine.Options{"raising": true, "variant": "tyrolean"}},
}

// decision is what somebody is asked, with the state that nobody sees.
type decision struct {
	game    engine.Game
	st      engine.State
	scene   *scene
	counsel ai.Counsel
	chance  *rand.Rand
}

// lookAtMany has many decisions of every game looked at.
func lookAtMany(t *testing.T, seed uint64, at func(*testing.T, *decision)) {
	t.Helper()
	for _, row := range tables {
		g, ok := games.Find(row.game)
		if !ok {
			t.Fatal(row.game)
		}
		for n := range row.matches {
			watch(t, g, row.options, rand.New(rand.NewPCG(uint64(n), seed)), at)
		}
	}
}

// Every claim of every detector is true of the position, over many positions of
// every game, and its sentence names as much as the reason gives.
func TestClaims(t *testing.T) {
	fired := firings{}
	lookAtMany(t, 7, func(t *testing.T, d *decision) { check(t, d, fired) })
	for _, code := range Codes() {
		if claims[code] == nil {
			t.Errorf("nothing checks the claim of %q", code)
		}
	}
	for _, lang := range words.Languages {
		checkSentences(t, lang, fired)
	}
}

// Every kind of decision of every game gets a reason, nearly always.
func TestEveryKindHasReasons(t *testing.T) {
	type kind struct {
		game string
		does engine.Kind
	}
	asked, told := map[kind]int{}, map[kind]int{}
	lookAtMany(t, 8, func(_ *testing.T, d *decision) {
		v := d.scene.view
		tip := &Tip{Action: d.counsel.Prefer(v, v.Legal), scene: d.scene}
		if len(v.Legal) < 2 || tip.Action.Kind == engine.Play && d.scene.born {
			return // before there is trump little can be said of cards
		}
		k := kind{v.Setup.Game, tip.Action.Kind}
		asked[k]++
		if tip.explain(); tip.Reason.Code != "" {
			told[k]++
		}
	})
	kinds := map[engine.Kind]bool{}
	for k, n := range asked {
		kinds[k.does] = true
		if share := float64(told[k]) / float64(n); share < fair {
			t.Errorf("%s, %v: only %d of %d have a reason", k.game, k.does, told[k], n)
		}
	}
	for _, k := range []engine.Kind{engine.Push, engine.Trump, engine.Call, engine.Pass, engine.Direction, engine.Weis, engine.Play, engine.Predict,
		engine.Blind, engine.DoubleBlind, engine.Chratze, engine.Weg, engine.Metcho, engine.PlayOn, engine.Drop, engine.Turn, engine.Exchange,
		engine.Lay, engine.Six, engine.Schlag, engine.Raise, engine.Look, engine.GiveUp} {
		if !kinds[k] {
			t.Errorf("nobody should %v", k)
		}
	}
}

// fair is the share of the decisions of each kind that have a reason.
const fair = 0.8

// checkSentences: what fires in a game has a sentence there or among the shared
// ones, which names as much as the reason gives; what one game alone says is not
// among the shared ones, and there are no sentences that nothing says.
func checkSentences(t *testing.T, lang string, fired firings) {
	t.Helper()
	shared := sentences(t, advice.Texts, lang)
	for code := range shared {
		if !slices.Contains(Codes(), code) {
			t.Errorf("%s: there is no reason %q", lang, code)
		}
	}
	for _, g := range games.All {
		game := g.Info().Key
		own := sentences(t, g.Info().Texts, lang)
		for _, code := range Codes() {
			sentence, told := own[code]
			switch {
			case told && fired[code][game] == 0:
				t.Errorf("%s, %s: %q never fired, and has a sentence", game, lang, code)
			case fired[code][game] == 0:
				continue
			case !told:
				sentence = shared[code]
			}
			if alone := g.Info().Sides(g.Info().Seats) == g.Info().Seats; alone && strings.Contains(sentence, "artner") {
				t.Errorf("%s, %s: nobody has a partner, but for %q: %s", game, lang, code, sentence)
			}
			if n := strings.Count(sentence, "%s"); sentence == "" || n != names[code] {
				t.Errorf("%s, %s: %q: the sentence %q names %d things, the reason %d", game, lang, code, sentence, n, names[code])
			}
		}
		for code := range own {
			if !slices.Contains(Codes(), code) {
				t.Errorf("%s, %s: there is no reason %q", game, lang, code)
			}
		}
	}
}

// names is how many things the reason of a code names.
var names = map[Code]int{}

// most is the moves after which a match that has no end is left.
const most = 1200

// watch plays a match, half at random, and has its decisions looked at.
func watch(t *testing.T, g engine.Game, o engine.Options, r *rand.Rand, at func(*testing.T, *decision)) {
	t.Helper()
	info := g.Info()
	st, err := g.New(engine.Setup{Game: info.Key, Options: o, Seats: make([]engine.Player, info.Seats)})
	if err != nil {
		t.Fatal(err)
	}
	regular, err := ai.New("regular", g, r)
	if err != nil {
		t.Fatal(err)
	}
	counsel := ai.NewCounsel(g, r)
	for moves := 0; !st.Over() && moves < most && !t.Failed(); moves++ {
		by, v := asks(st)
		if by == engine.Nobody || r.IntN(2) == 0 && len(v.Legal) < 2 {
			step(t, st, r)
			continue
		}
		guess, err := g.Guess(v, r)
		if err != nil {
			t.Fatal(err)
		}
		at(t, &decision{g, st, look(g, &v, counsel.Look(&v), guess), counsel, r})
		if r.IntN(3) == 0 {
			step(t, st, r)
			continue
		}
		a, err := regular.Decide(t.Context(), v)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := st.Apply(by, a); err != nil {
			t.Fatal(err)
		}
	}
}

// widest is how many actions of a decision are compared with each other.
const widest = 14

// check compares the actions of a decision and reads every claim that is made.
func check(t *testing.T, at *decision, fired firings) {
	s, r := at.scene, at.chance
	legal := append([]engine.Action(nil), s.view.Legal...)
	if len(legal) > widest {
		r.Shuffle(len(legal), func(i, k int) { legal[i], legal[k] = legal[k], legal[i] })
		legal = legal[:widest]
	}
	for _, a := range legal {
		for _, o := range legal {
			for i := range detectors {
				d := &detectors[i]
				if a == o || !d.fires(s, a, o) {
					continue
				}
				fired.note(d.code, at.game.Info().Key)
				args := d.reason(s, a, o).Args
				names[d.code] = len(args)
				x := newTruth(t, at.game, at.st, s.view, a, o, args, r)
				if claim := claims[d.code]; claim == nil || !claim(x) {
					t.Errorf("%s is not true: %v", d.code, x)
					return
				}
			}
		}
	}
}
