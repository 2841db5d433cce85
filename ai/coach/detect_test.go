package coach

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"krutzjass/ai"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

// sentences are the words that a language has for reasons.
func sentences(t *testing.T, lang string) map[string]string {
	t.Helper()
	data, err := os.ReadFile("../../app/text/" + lang + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var table map[string]string
	if err := json.Unmarshal(data, &table); err != nil {
		t.Fatal(err)
	}
	return table
}

// Every claim of every detector is true of the position, over many positions of
// every game; every detector fires somewhere, and its sentence names as much as the
// reason gives.
func TestClaims(t *testing.T) {
	words := []map[string]string{sentences(t, "en"), sentences(t, "de")}
	fired := map[Code]int{}
	for _, row := range []struct {
		game    string
		matches int
		options engine.Options
	}{
		{game: "krutzjass", matches: 12, options: engine.Options{"target": 500}},
		{game: "schieber", matches: 12, options: engine.Options{"target": 1000}},
		{game: "coiffeur", matches: 2, options: engine.Options{"rows": []string{"misere", "OBE", "H", "slalom"}, "factors": []int{1, 1, 1, 1}}},
		{game: "differenzler", matches: 4},
		{game: "molotow", matches: 4},
		{game: "chratze", matches: 4},
		{game: "chratze", matches: 4, options: engine.Options{"mode": "zwicken"}},
		{game: "watten", matches: 6},
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
	t.Log(fired)
	for _, code := range Codes() {
		if claims[code] == nil {
			t.Errorf("nothing checks the claim of %q", code)
		}
		if fired[code] == 0 {
			t.Errorf("%q never fired", code)
		}
		for _, table := range words {
			sentence := table["coach.why."+string(code)]
			if n := strings.Count(sentence, "%s"); sentence == "" || n != names[code] {
				t.Errorf("%q: the sentence %q names %d things, the reason %d", code, sentence, n, names[code])
			}
		}
	}
}

// names is how many things the reason of a code names.
var names = map[Code]int{}

// most is the moves after which a match that has no end is left.
const most = 1200

// watch plays a match, half at random, and checks what fires at every decision.
func watch(t *testing.T, g engine.Game, o engine.Options, r *rand.Rand, fired map[Code]int) {
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
		s := look(&v, counsel.Look(&v), guess)
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

func check(t *testing.T, g engine.Game, st engine.State, s *scene, r *rand.Rand, fired map[Code]int) {
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
				fired[d.code]++
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
