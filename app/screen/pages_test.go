package screen

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/google/go-cmp/cmp"

	"krutzjass/ai"
	"krutzjass/app/form"
	"krutzjass/app/prefs"
	"krutzjass/app/session"
	"krutzjass/app/text"
	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/theme"
)

// open shows a screen in a window.
func open(t *testing.T, s Screen) fyne.Window {
	t.Helper()
	w := test.NewTempWindow(t, s.Object())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(390, 844))
	return w
}

func themed(t *testing.T) {
	t.Helper()
	dress(theme.FeltLight, 1)
}

// named finds the tiles of Home by name.
func (h *Home) named(fyne.Window) map[string]*form.Tile {
	found := map[string]*form.Tile{}
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if tile, ok := o.(*form.Tile); ok {
			found[tile.Name()] = tile
		}
		if wid, ok := o.(fyne.Widget); ok {
			for _, child := range test.WidgetRenderer(wid).Objects() {
				walk(child)
			}
		}
	}
	walk(h.list)
	walk(h.games)
	return found
}

func TestHomeLeadsOn(t *testing.T) {
	themed(t)
	d := newDesk(t, "en")
	var gone []string
	to := func(where string) func() { return func() { gone = append(gone, where) } }
	p := HomeParams{Words: d.words, Pictures: d.pictures, Style: d.style, Name: "Krutzjass",
		New: to("new"), Rules: to("rules"), Settings: to("settings")}
	h := NewHome(p)
	w := open(t, h)
	if _, ok := h.named(w)["Continue"]; ok {
		t.Error("there is a Continue without a saved game")
	}
	p.Saved, p.Continue = "Vreni – 3 : 4", to("continue")
	for _, name := range []string{"Watten", "A game without cards of its own"} {
		p.Games = append(p.Games, HomeGame{Key: strings.ToLower(name), Name: name, Style: d.style, New: to(name)})
	}
	h = NewHome(p)
	w = open(t, h)
	for _, name := range []string{"Continue", "New game", "How it is played", "Settings", "Watten", "A game without cards of its own"} {
		tile := h.named(w)[name]
		if tile == nil {
			t.Fatalf("there is no %q", name)
		}
		test.Tap(tile)
	}
	if diff := cmp.Diff([]string{"continue", "new", "rules", "settings", "Watten", "A game without cards of its own"}, gone); diff != "" {
		t.Error(diff)
	}
	p.Finished = true
	h = NewHome(p)
	if h.named(open(t, h))["See the end of the game"] == nil {
		t.Error("a finished game does not say so")
	}
}

func TestSettingsApplyAtOnce(t *testing.T) {
	themed(t)
	d := newDesk(t, "en")
	now := prefs.Default()
	s := NewSettings(SettingsParams{Words: d.words, Prefs: now, Faces: []FaceGame{{"watten", "Watten"}}, Change: func(f func(*prefs.Prefs)) { f(&now) }, Back: func() {}})
	open(t, s)
	for _, key := range []string{"fourcolours", "largecards", "lefthand", "lasttrick", "motion", "comments"} {
		test.Tap(s.made[key].(*form.Switch))
	}
	for key, answer := range map[string]int{"face": 1, "face.watten": 0, "touch": 1, "pace": 2, "theme": 2, "language": 2, "textsize": 3, "tips": 2} {
		test.Tap(s.made[key].(*form.Choice).Pills()[answer])
	}
	s.made["name"].(*form.Field).SetText("Grossmueti")
	want := prefs.Prefs{Language: "de", Face: "swiss", FourColours: true, LargeCards: true, LeftHand: true, Touch: "single",
		Pace: "fast", ReducedMotion: true, TextSize: 2, Theme: "dark", LastTrick: false, Tips: "always", Comments: true, Name: "Grossmueti", Patience: prefs.Patiences[0], Games: map[string]prefs.Game{"watten": {Face: "french"}}}
	if diff := cmp.Diff(want, now); diff != "" {
		t.Errorf("after every control was used once:\n%s", diff)
	}
}

// sitting is a New game form with what it started and changed.
type sitting struct {
	*NewGame
	now     prefs.Prefs
	started []Chosen
	clock   time.Time
}

func sit(t *testing.T, saved bool, now prefs.Prefs) *sitting {
	t.Helper()
	themed(t)
	d := newDesk(t, "en")
	s := &sitting{now: now}
	s.NewGame = NewNewGame(NewGameParams{Words: d.words, Game: games.All[0], Label: d.labels.Label, Levels: ai.Levels()[1:],
		Prefs: now, Pictures: d.pictures, Saved: saved, Change: func(f func(*prefs.Prefs)) { f(&s.now) },
		Start: func(c Chosen) { s.started = append(s.started, c) }, Back: func() {}, Now: func() time.Time { return s.clock }})
	open(t, s)
	return s
}

func (s *sitting) pill(key string, i int) *form.Pill { return s.made[key].(*form.Choice).Pills()[i] }

func TestNewGameAsItStands(t *testing.T) {
	s := sit(t, false, prefs.Default())
	test.Tap(s.start)
	if len(s.started) != 1 {
		t.Fatalf("started %d times, want once", len(s.started))
	}
	c := s.started[0]
	want := []engine.Player{{Name: "You", By: "human"}, {Name: "Vreni", By: "regular"}, {Name: "Köbi", By: "regular"}, {Name: "Sepp", By: "regular"}}
	if diff := cmp.Diff(want, c.Setup.Seats); diff != "" {
		t.Error(diff)
	}
	if _, err := games.All[0].New(c.Setup); err != nil {
		t.Errorf("the game refuses the setup: %v", err)
	}
	if c.Given || c.Name != "" || c.Setup.Packet != 3 {
		t.Errorf("chosen without being asked for: %+v", c)
	}
}

func TestNewGameEveryControl(t *testing.T) {
	s := sit(t, false, prefs.Default())
	s.made["name"].(*form.Field).SetText(" Grossmueti ")
	s.made["name.2"].(*form.Field).SetText("Ruedi")
	s.made["name.3"].(*form.Field).SetText("")
	test.Tap(s.pill("level.1", 1))
	test.Tap(s.made["face.0"].(*form.Round))
	test.Tap(s.made["face.3"].(*form.Round))
	test.Tap(s.pill("packet", 1))
	test.Tap(s.pill("face", 1))
	test.Tap(s.pill("pace", 0))
	code := session.Code{9, 9, 9}
	s.code.SetText(code.String())
	test.Tap(s.pill("option.count", 1))
	s.made["option.target"].(*form.Field).SetText("1000")
	test.Tap(s.made["more"].(*form.Pill))
	test.Tap(s.made["option.boech"].(*form.Switch))
	test.Tap(s.start)
	if len(s.started) != 1 {
		t.Fatalf("started %d times, want once", len(s.started))
	}
	c := s.started[0]
	want := []engine.Player{{Name: "Grossmueti", By: "human"}, {Name: "Vreni", By: "novice"}, {Name: "Ruedi", By: "regular"}, {Name: "Gianna", By: "regular"}}
	if diff := cmp.Diff(want, c.Setup.Seats); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]int{4, 1, 2, 5}, c.Faces); diff != "" {
		t.Errorf("faces:\n%s", diff)
	}
	o := c.Setup.Options
	if o.Int("target") != 1000 || o.Text("count") != "weis-first" || !o.Flag("boech") || c.Setup.Packet != 4 {
		t.Errorf("options: %v, packet %d", o, c.Setup.Packet)
	}
	if !c.Given || c.Code != code {
		t.Errorf("deal code: %v, %v", c.Given, c.Code)
	}
	if s.now.Face != "swiss" || s.now.Pace != "slow" || s.now.Avatar != 4 {
		t.Errorf("settings: %+v", s.now)
	}
	// The next form begins where this one ended.
	s.now.Games = map[string]prefs.Game{"krutzjass": c.Form}
	again := sit(t, false, s.now)
	test.Tap(again.start)
	b := again.started[0]
	if diff := cmp.Diff(o, b.Setup.Options); diff != "" || b.Setup.Seats[2].Name != "Ruedi" || b.Setup.Seats[1].By != "novice" {
		t.Errorf("the next form begins with %v\n%s", b.Setup.Seats, diff)
	}
}

func TestPresetResetsWhatFollows(t *testing.T) {
	s := sit(t, false, prefs.Default())
	s.made["option.target"].(*form.Field).SetText("700")
	test.Tap(s.made["more"].(*form.Pill))
	test.Tap(s.pill("option.undertrump", 1))
	test.Tap(s.pill("option.house", 1))
	want, err := engine.Complete(s.game.info.Options, engine.Options{"house": "B"})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, s.game.options()); diff != "" {
		t.Errorf("after choosing house B:\n%s", diff)
	}
	if got := s.made["option.boech"].(*form.Switch); !got.On() {
		t.Error("the form does not show the options of house B")
	}
	if got := s.made["option.target"].(*form.Field).Text(); got != "1500" {
		t.Errorf("the form shows the target %s", got)
	}
	if s.made["more"].(*form.Pill).Label() != s.p.Words.T("new.rules.less") {
		t.Error("the fold was closed")
	}
}

func TestWrongEntriesAreSaidAndDoNotStart(t *testing.T) {
	tests := []struct{ name, key, text, complaint string }{
		{"not a number", "option.target", "many", "A number from 1 to 100000, please."},
		{"too small", "option.target", "0", "A number from 1 to 100000, please."},
		{"nothing", "option.target", "", "A number from 1 to 100000, please."},
		{"short code", "code", "7G2K", "A deal code has 28 letters and digits; this one has 4."},
		{"a letter there is not", "code", "7G2U", "There is no “U” in a deal code: it has digits and letters, but not U."},
		{"a typing mistake", "code", "0000-0000-0000-0000-0000-0000-0001", "This deal code has a typing mistake somewhere. Compare it letter by letter."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := sit(t, false, prefs.Default())
			field := s.made[tt.key].(*form.Field)
			good := field.Text()
			field.SetText(tt.text)
			test.Tap(s.start)
			if field.Complaint() != tt.complaint || len(s.started) != 0 {
				t.Errorf("complaint %q, want %q; started %d times", field.Complaint(), tt.complaint, len(s.started))
			}
			field.SetText(good)
			test.Tap(s.start)
			if field.Complaint() != "" || len(s.started) != 1 {
				t.Errorf("mended: complaint %q, started %d times", field.Complaint(), len(s.started))
			}
		})
	}
}

func TestStartingOverAsksTwice(t *testing.T) {
	s := sit(t, true, prefs.Default())
	if s.warning.Visible() {
		t.Error("the warning stands there before anything was tapped")
	}
	test.Tap(s.start)
	if len(s.started) != 0 || !s.warning.Visible() || s.start.Label() != "Start anyway" {
		t.Errorf("after the first tap: started %d times, warned %v, the button says %q", len(s.started), s.warning.Visible(), s.start.Label())
	}
	s.clock = s.clock.Add(readTime)
	test.Tap(s.start)
	if len(s.started) != 1 {
		t.Errorf("after the second tap: started %d times", len(s.started))
	}
}

func TestFormForgivesWhatItIsGiven(t *testing.T) {
	p := prefs.Default()
	p.Games["krutzjass"] = prefs.Game{Packet: 7, Options: map[string]any{"target": 1e9, "house": "B", "nonsense": true},
		Cast: []prefs.Figure{{Name: "Ida", Avatar: 99, Level: "champion"}}}
	s := sit(t, false, p)
	test.Tap(s.start)
	c := s.started[0]
	if _, err := games.All[0].New(c.Setup); err != nil || c.Setup.Options.Text("house") != "B" || c.Setup.Seats[1] != (engine.Player{Name: "Ida", By: "regular"}) {
		t.Errorf("setup %+v: %v", c.Setup, err)
	}
}

// The window opens with all of Home in sight, in every language.
func TestHomeFitsTheWindowThatOpens(t *testing.T) {
	for _, lang := range text.Languages() {
		for _, saved := range []string{"", "Krutzjass: Vreni, Köbi, Sepp – 1230 : 870"} {
			themed(t)
			home := newDesk(t, lang).home(saved)
			w := test.NewTempWindow(t, home.Object())
			w.SetPadded(false)
			w.Resize(OpenSize)
			home.page.ScrollTo(OpenSize.Height)
			if home.page.Offset() != 0 {
				t.Errorf("%s, saved %q: Home is %v units higher than the window", lang, saved, home.page.Offset())
			}
		}
	}
}
