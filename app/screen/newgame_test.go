package screen

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/google/go-cmp/cmp"

	"krutzjass/ai"
	"krutzjass/app/form"
	"krutzjass/app/prefs"
	"krutzjass/app/text"
	"krutzjass/engine"
	"krutzjass/engine/games"
)

// sitAt is a New game form of a game.
func sitAt(t *testing.T, key string, now prefs.Prefs) *sitting {
	t.Helper()
	themed(t)
	d := newDesk(t, "en")
	g, ok := games.Find(key)
	if !ok {
		t.Fatalf("there is no game %q", key)
	}
	s := &sitting{now: now}
	s.NewGame = NewNewGame(NewGameParams{Words: d.words, Game: g, Label: labelsOf(g.Info(), "en").Label, Levels: ai.Levels()[1:],
		Prefs: now, Pictures: d.pictures, Change: func(f func(*prefs.Prefs)) { f(&s.now) },
		Start: func(c Chosen) { s.started = append(s.started, c) }, Rules: func() {}, Back: func() {}})
	open(t, s)
	return s
}

// begin taps Start and gives what was chosen.
func (s *sitting) begin(t *testing.T) Chosen {
	t.Helper()
	n := len(s.started)
	test.Tap(s.start)
	if len(s.started) != n+1 {
		t.Fatalf("the game does not start: %q", s.warning.Words)
	}
	return s.started[n]
}

func TestEveryOptionHasItsLabel(t *testing.T) {
	for _, g := range games.All {
		info := g.Info()
		for _, lang := range text.Languages() {
			labels := labelsOf(info, lang)
			need := []string{"game", "line"}
			for _, row := range info.Options {
				begin := "option." + row.Key + "."
				need = append(need, "option."+row.Key, begin+"help")
				if row.Preset {
					begin = "preset."
				}
				for _, c := range row.Choices {
					need = append(need, begin+c)
				}
			}
			for _, key := range need {
				if labels.Label(key) == "" {
					t.Errorf("%s has no label %q in %s", info.Key, key, lang)
				}
			}
		}
	}
}

// Every form starts as it stands, and with every control used once; what it
// starts fits the game, and the next form begins there.
func TestFormsOfAllGames(t *testing.T) {
	for _, g := range games.All {
		info := g.Info()
		t.Run(info.Key, func(t *testing.T) {
			s := sitAt(t, info.Key, prefs.Default())
			plain := s.begin(t)
			if _, err := g.New(plain.Setup); err != nil {
				t.Fatalf("as it stands: %v", err)
			}
			usual, err := engine.Complete(info.Options, nil)
			if diff := cmp.Diff(usual, plain.Setup.Options); err != nil || diff != "" || len(plain.Setup.Seats) != info.Seats {
				t.Errorf("not the usual game: %d seats, %v\n%s", len(plain.Setup.Seats), err, diff)
			}
			if fold, ok := s.made["more"].(*form.Pill); ok {
				test.Tap(fold)
			}
			for _, row := range info.Options {
				s.use(t, row)
			}
			c := s.begin(t)
			if _, err := g.New(c.Setup); err != nil {
				t.Fatalf("with every control used: %v", err)
			}
			again := s.next(t, info.Key, c).begin(t)
			if diff := cmp.Diff(c.Setup, again.Setup); diff != "" {
				t.Errorf("the next form begins with another game:\n%s", diff)
			}
		})
	}
}

// next is the form after a game has been started, the choices read from disk.
func (s *sitting) next(t *testing.T, key string, c Chosen) *sitting {
	t.Helper()
	data, err := json.Marshal(c.Form)
	var kept prefs.Game
	if err == nil {
		err = json.Unmarshal(data, &kept)
	}
	if err != nil {
		t.Fatal(err)
	}
	s.now.Games = map[string]prefs.Game{key: kept}
	return sitAt(t, key, s.now)
}

// use changes an option by its control, or finds that it has none because it
// matters nothing now.
func (s *sitting) use(t *testing.T, row engine.Option) {
	t.Helper()
	before := s.game.options()
	if row.Idle != nil && row.Idle(before) {
		if s.made["option."+row.Key] != nil {
			t.Errorf("option %q is shown, and matters nothing", row.Key)
		}
		return
	}
	switch o := s.made["option."+row.Key].(type) {
	case *form.Switch:
		test.Tap(o)
	case *form.Choice:
		test.Tap(o.Pills()[(o.Chosen()+1)%len(o.Pills())])
	case *form.Field:
		n, err := strconv.Atoi(o.Text())
		if err != nil {
			t.Fatalf("option %q shows %q", row.Key, o.Text())
		}
		o.SetText(strconv.Itoa(n + 1))
	default:
		s.useChart(t, row)
	}
	if after := s.game.options(); fmt.Sprint(before[row.Key]) == fmt.Sprint(after[row.Key]) {
		t.Errorf("option %q has no control that changes it", row.Key)
	}
}

// useChart switches a row off and another one on, or makes a number larger.
func (s *sitting) useChart(t *testing.T, row engine.Option) {
	t.Helper()
	rows := s.game.info.Options[0]
	on := s.game.options()[rows.Key].([]string)
	if row.Kind == engine.Counts {
		_, more := s.made[rows.Key+"."+on[0]+".number"].(*form.Stepper).Buttons()
		test.Tap(more)
		return
	}
	off := slices.IndexFunc(rows.Choices, func(name string) bool { return !slices.Contains(on, name) })
	test.Tap(s.made[rows.Key+"."+on[0]].(*form.Switch))
	test.Tap(s.made[rows.Key+"."+rows.Choices[off]].(*form.Switch))
}

func TestChartOfRows(t *testing.T) {
	turn := func(row string) func(*sitting) {
		return func(s *sitting) { test.Tap(s.made["rows."+row].(*form.Switch)) }
	}
	more := func(row string) func(*sitting) {
		return func(s *sitting) {
			_, plus := s.made["rows."+row+".number"].(*form.Stepper).Buttons()
			test.Tap(plus)
		}
	}
	tests := []struct {
		name    string
		do      []func(*sitting)
		rows    []string
		factors []int
	}{
		{"as it stands", nil, []string{"D", "H", "C", "S", "UND", "OBE"}, []int{1, 2, 3, 4, 5, 6}},
		{"an added row counts on", []func(*sitting){turn("slalom")}, []string{"D", "H", "C", "S", "UND", "OBE", "slalom"}, []int{1, 2, 3, 4, 5, 6, 7}},
		{"a row goes with its factor", []func(*sitting){turn("H")}, []string{"D", "C", "S", "UND", "OBE"}, []int{1, 3, 4, 5, 6}},
		{"a factor by steps", []func(*sitting){more("OBE"), more("OBE")}, []string{"D", "H", "C", "S", "UND", "OBE"}, []int{1, 2, 3, 4, 5, 8}},
		{"off, on and a step", []func(*sitting){turn("D"), turn("D"), more("D")}, []string{"H", "C", "S", "UND", "OBE", "D"}, []int{2, 3, 4, 5, 6, 7}},
		{"the last row stays", []func(*sitting){turn("D"), turn("H"), turn("C"), turn("S"), turn("UND"), turn("OBE")}, []string{"OBE"}, []int{6}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := sitAt(t, "coiffeur", prefs.Default())
			for _, do := range tt.do {
				do(s)
			}
			o := s.begin(t).Setup.Options
			if diff := cmp.Diff(tt.rows, o["rows"]) + cmp.Diff(tt.factors, o["factors"]); diff != "" {
				t.Error(diff)
			}
			for _, row := range s.game.info.Options[0].Choices {
				if on := s.made["rows."+row].(*form.Switch).On(); on != slices.Contains(tt.rows, row) {
					t.Errorf("the switch of %s stands at %v", row, on)
				}
			}
		})
	}
}

func TestNumbersFollowWhileSomebodyTypes(t *testing.T) {
	s := sitAt(t, "schieber", prefs.Default())
	target, mark := s.made["option.target"].(*form.Field), func() string { return s.made["option.bergpreis"].(*form.Field).Text() }
	for _, step := range []struct{ typed, mark string }{{"1", "0"}, {"10", "5"}, {"1000", "500"}, {"2500", "1500"}} {
		target.SetText(step.typed)
		if got := mark(); got != step.mark || s.made["option.target"] != target {
			t.Errorf("target %s: the Bergpreis shows %s, want %s", step.typed, got, step.mark)
		}
	}
	if _, chosen := s.game.given["bergpreis"]; chosen {
		t.Error("a number that only followed counts as chosen")
	}
}

func TestSeatsOfAForm(t *testing.T) {
	person := func(seat int) func(*sitting) {
		return func(s *sitting) { test.Tap(s.pill("level."+strconv.Itoa(seat), 0)) }
	}
	count := func(n int) func(*sitting) {
		return func(s *sitting) { test.Tap(s.pill("seats", n-s.game.info.MinSeats)) }
	}
	face := func(seat int) func(*sitting) {
		return func(s *sitting) { test.Tap(s.made["face."+strconv.Itoa(seat)].(*form.Round)) }
	}
	name := func(seat int, words string) func(*sitting) {
		return func(s *sitting) { s.made["name."+strconv.Itoa(seat)].(*form.Field).SetText(words) }
	}
	tests := []struct {
		name, game string
		do         []func(*sitting)
		want       []string // name:by
		faces      []int
	}{
		{"three at Molotow", "molotow", []func(*sitting){count(3)}, []string{"You:human", "Vreni:regular", "Köbi:regular"}, []int{0, 1, 2}},
		{"seven at Chratze", "chratze", []func(*sitting){count(7)},
			[]string{"You:human", "Vreni:regular", "Köbi:regular", "Sepp:regular", "Klärli:regular", "Gianna:regular", "Toni:regular"}, []int{0, 1, 2, 3, 4, 5, 6}},
		{"two, and back to three", "chratze", []func(*sitting){count(2), count(3)}, []string{"You:human", "Vreni:regular", "Köbi:regular"}, []int{0, 1, 2}},
		{"somebody else plays too", "krutzjass", []func(*sitting){person(2), name(2, " Beat ")}, []string{"Ueli:human", "Vreni:regular", "Beat:human", "Sepp:regular"}, []int{0, 1, 2, 3}},
		{"a name follows the face", "krutzjass", []func(*sitting){face(1)}, []string{"You:human", "Klärli:regular", "Köbi:regular", "Sepp:regular"}, []int{0, 4, 2, 3}},
		{"a typed name stays", "krutzjass", []func(*sitting){name(1, "Ida"), face(1)}, []string{"You:human", "Ida:regular", "Köbi:regular", "Sepp:regular"}, []int{0, 4, 2, 3}},
		{"no name is that of the face", "krutzjass", []func(*sitting){person(3), name(3, "")}, []string{"Ueli:human", "Vreni:regular", "Köbi:regular", "Sepp:human"}, []int{0, 1, 2, 3}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := sitAt(t, tt.game, prefs.Default())
			for _, do := range tt.do {
				do(s)
			}
			c := s.begin(t)
			g, _ := games.Find(tt.game)
			if _, err := g.New(c.Setup); err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, p := range c.Setup.Seats {
				got = append(got, p.Name+":"+p.By)
			}
			if diff := cmp.Diff(tt.want, got) + cmp.Diff(tt.faces, c.Faces); diff != "" {
				t.Error(diff)
			}
			if again := s.next(t, tt.game, c).begin(t); !cmp.Equal(again.Setup.Seats, c.Setup.Seats) || !cmp.Equal(again.Faces, c.Faces) {
				t.Errorf("the next form begins with %v, %v", again.Setup.Seats, again.Faces)
			}
		})
	}
}

func TestAGameWithoutAnEndDoesNotStart(t *testing.T) {
	s := sitAt(t, "chratze", prefs.Default())
	test.Tap(s.made["more"].(*form.Pill))
	deals, minutes := s.made["option.deals"].(*form.Field), s.made["option.minutes"].(*form.Field)
	deals.SetText("0")
	test.Tap(s.start)
	if len(s.started) != 0 || !s.warning.Visible() || s.warning.Words != s.p.Words.T("new.endless") {
		t.Fatalf("started %d times; said: %q", len(s.started), s.warning.Words)
	}
	minutes.SetText("45")
	if s.warning.Visible() {
		t.Error("the sentence stays after it was mended")
	}
	if o := s.begin(t).Setup.Options; o.Int("deals") != 0 || o.Int("minutes") != 45 {
		t.Errorf("started with %v", o)
	}
}

func TestTableOfAForm(t *testing.T) {
	tests := []struct {
		game   string
		face   string
		turn   int
		packet bool
	}{
		{"krutzjass", "french", 0, true},
		{"schieber", "french", 0, false},
		{"chratze", "french", 0, false},
		{"watten", "bavarian", 60, false},
	}
	for _, tt := range tests {
		s := sitAt(t, tt.game, prefs.Default())
		faces := prefs.FacesOf(tt.game)
		if got := faces[s.made["face"].(*form.Choice).Chosen()]; got != tt.face {
			t.Errorf("%s is seen with %s, want %s", tt.game, got, tt.face)
		}
		if got := s.begin(t).Turn; got != tt.turn {
			t.Errorf("%s has %d seconds for a turn, want %d", tt.game, got, tt.turn)
		}
		if got := s.made["packet"] != nil; got != tt.packet {
			t.Errorf("%s asks how to deal: %v", tt.game, got)
		}
		test.Tap(s.pill("turn", 0))
		test.Tap(s.pill("face", len(faces)-1))
		c := s.begin(t)
		if *c.Form.Turn != 0 || s.now.FaceOf(tt.game) != faces[len(faces)-1] {
			t.Errorf("%s: chosen %d seconds and %s", tt.game, *c.Form.Turn, s.now.FaceOf(tt.game))
		}
	}
}
