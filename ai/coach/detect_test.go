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

// Every claim of every detector is true of the position, over many positions of
// every game; every detector fires somewhere, and its sentence names as much as the
// reason gives.
func TestClaims(t *testing.T) {
	fired := firings{}
	for _, row := range []struct {
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
	} {
		g, ok := games.Find(row.game)
		if !ok {
			t.Fatal(row.game)
		}
		for n := range row.matches {
			r := rand.New(rand.NewPCG(uint64(n), 7))
			watch(t, g, row.options, r, fired)
		}
	}
	for _, code := range Codes() {
		if claims[code] == nil {
			t.Errorf("nothing checks the claim of %q", code)
		}
	}
	for _, lang := range words.Languages {
		checkSentences(t, lang, fired)
	}
}

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

// watch plays a match, half at random, and checks what fires at every decision.
func watch(t *testing.T, g engine.Game, o engine.Options, r *rand.Rand, fired firings) {
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
		s := look(g, &v, counsel.Look(&v), guess)
		check(t, g, st, s, r, fired)
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

// asks is the first seat with something to decide, and its view.
func asks(st engine.State) (engine.Seat, engine.View) {
	for _, s := range st.Turn().List() {
		if s != engine.Nature {
			if v := st.View(s); len(v.Legal) > 0 {
				return s, v
			}
		}
	}
	return engine.Nobody, engine.View{}
}

// widest is how many actions of a decision are compared with each other.
const widest = 14

func check(t *testing.T, g engine.Game, st engine.State, s *scene, r *rand.Rand, fired firings) {
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
				fired.note(d.code, g.Info().Key)
				args := d.reason(s, a, o).Args
				names[d.code] = len(args)
				x := newTruth(t, g, st, s.view, a, o, args, r)
				if claim := claims[d.code]; claim == nil || !claim(x) {
					t.Errorf("%s is not true: %v", d.code, x)
					return
				}
			}
		}
	}
}
