package app

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/prefs"
	"krutzjass/app/screen"
	"krutzjass/app/session"
	"krutzjass/app/text"
	"krutzjass/assets"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

func TestFromHomeToTheTableAndBack(t *testing.T) {
	d := launch(t, t.TempDir())
	if d.says("Continue") {
		t.Error("Continue without a saved game")
	}
	d.tap("New game")
	d.tap("Start")
	if d.App.play == nil {
		t.Fatal("no match was opened")
	}
	d.play(3)
	seen := d.App.play.last.View
	d.App.play.table.Show(d.App.play.last)
	d.toRules()
	if _, ok := d.stack.Top().(*screen.Rules); !ok {
		t.Error("the rules cannot be read while a game runs")
	}
	d.key(fyne.KeyEscape)
	d.key(mobile.KeyBack)
	if d.App.play != nil || !d.says("Continue") {
		t.Fatal("the back key does not leave the table with the game saved")
	}
	d.tap("Continue")
	d.play(0)
	if got := d.App.play.last.View; got.Seq != seen.Seq || got.Hand != seen.Hand {
		t.Errorf("continued at event %d with %v, left at %d with %v", got.Seq, got.Hand, seen.Seq, seen.Hand)
	}
}

func TestStartingOverPutsTheSavedGameAway(t *testing.T) {
	dir := t.TempDir()
	d := launch(t, dir)
	d.tap("New game")
	d.tap("Start")
	d.play(2)
	first := d.App.play.match.Code()
	d.leave()
	d.tap("New game")
	d.tap("Start")
	if d.App.play != nil {
		t.Fatal("one tap was enough to clear a saved game")
	}
	d.tap("Start anyway")
	if d.App.play != nil {
		t.Fatal("a double tap was enough to clear a saved game")
	}
	d.now = d.now.Add(time.Second)
	d.tap("Start anyway")
	if d.App.play == nil || d.App.play.match.Code() == first {
		t.Error("the second tap did not start another game")
	}
	list, _ := filepath.Glob(filepath.Join(dir, "games", "*.jsonl"))
	if len(list) != 1 {
		t.Fatalf("%d games were put away, want the one that was replaced", len(list))
	}
	if data, err := os.ReadFile(list[0]); err != nil || !strings.Contains(string(data), first.String()) {
		t.Errorf("another game was put away: %v", err)
	}
}

func TestFinishedGamesArePutAway(t *testing.T) {
	dir := t.TempDir()
	d := launch(t, dir)
	d.tap("New game")
	d.enter(session.Config{Game: games.All[0], Setup: engine.Setup{Options: engine.Options{"target": 100},
		Seats: []engine.Player{{Name: "Me", By: "human"}, {Name: "A", By: "novice"}, {Name: "B", By: "novice"}, {Name: "C", By: "novice"}}}})
	d.play(1000)
	kept := func() int {
		list, _ := filepath.Glob(filepath.Join(dir, "games", "*.jsonl"))
		return len(list)
	}
	if kept() != 0 {
		t.Error("put away before its end was left")
	}
	d.leave()
	if kept() != 1 || d.says("Continue") {
		t.Errorf("%d games put away, want one, and no Continue", kept())
	}
}

func TestSettingsChangeWordsAndLookAtOnce(t *testing.T) {
	dir := t.TempDir()
	d := launch(t, dir)
	d.tap("Settings")
	d.tap("Deutsch")
	if !d.says("Einstellungen") || d.says("Card faces") {
		t.Error("the page still speaks English")
	}
	before := d.fyne.Settings().Theme().Size("text")
	d.tap("Doppelt")
	if got := d.fyne.Settings().Theme().Size("text"); got != 2*before {
		t.Errorf("letters are %v high, before %v", got, before)
	}
	d.key(fyne.KeyEscape)
	if !d.says("Neue Partie") {
		t.Error("Home still speaks English")
	}
	d.Close()
	if again := launch(t, dir); !again.says("Neue Partie") {
		t.Error("the language was forgotten")
	}
}

func TestHomeSaysWhatWasSetAside(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"preferences.json", "current.jsonl"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("{broken"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	d := launch(t, dir)
	for _, name := range []string{"preferences-unreadable-1.json", "current-unreadable-1.jsonl"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil || !d.says(name) {
			t.Errorf("%s: kept: %v, said: %v", name, err, d.says(name))
		}
	}
	for _, raw := range []string{"JSON", "line 1", "invalid", "character"} {
		if d.says(raw) {
			t.Errorf("%q is nothing to tell people", raw)
		}
	}
	for _, way := range []string{"New game", "Settings", "How it is played"} {
		d.load() // nothing is saved
		d.notices = []notice{{key: "notice.torn"}}
		d.stack.Home()
		if !d.says("The last move") {
			t.Fatal("a notice is not said")
		}
		d.tap(way)
		d.key(fyne.KeyEscape)
		if !d.says("New game") || d.says("The last move") {
			t.Errorf("it is said again after %s", way)
		}
	}
	d.Close()
	if again := launch(t, dir); again.says("unreadable") {
		t.Error("it is said again at the next start")
	}
}

func TestNothingIsPlayedBehindTheRules(t *testing.T) {
	d := launch(t, t.TempDir())
	d.tap("New game")
	d.tap("Start")
	d.play(1)
	before := d.App.play.last
	if err := d.App.play.match.Choose(before.View.Legal[0]); err != nil {
		t.Fatal(err)
	}
	d.toRules()
	(<-d.stage.calls)() // the person's own move, which takes no time
	if n := len(d.stage.timers); n > 0 || d.App.play.last.View.Seq != before.View.Seq {
		t.Errorf("%d timers run, and event %d was shown after %d, behind the rules", n, d.App.play.last.View.Seq, before.View.Seq)
	}
	d.key(fyne.KeyEscape)
	if d.App.play.last.View.Seq <= before.View.Seq {
		t.Error("what happened is not shown")
	}
	d.play(0)
	if d.App.play.last.View.Seq <= before.View.Seq {
		t.Error("the game does not go on")
	}
}

func TestNoNameIsSaidInTheWordsOfNow(t *testing.T) {
	view := func(names ...string) (v engine.View) {
		for i, name := range names {
			v.Setup.Seats = append(v.Setup.Seats, engine.Player{Name: name, By: []string{"human", "regular"}[i]})
		}
		return v
	}
	tests := []struct {
		name, lang string
		v          engine.View
		want       string
	}{
		{"begun in English", "de", view("You", "Vreni"), "Du"},
		{"begun in German", "en", view("Du", "Vreni"), "You"},
		{"begun in German, seen so", "de", view("Du", "Vreni"), "Du"},
		{"a name", "de", view("Ueli", "Vreni"), "Ueli"},
		{"a computer of that name", "de", view("Ueli", "You"), "Ueli"},
	}
	for _, tt := range tests {
		other := tt.v.Setup.Seats[1].Name
		was := tt.v.Setup.Seats[0].Name
		got := inWords(text.New(tt.lang))(tt.v)
		if got.Setup.Seats[0].Name != tt.want || got.Setup.Seats[1].Name != other {
			t.Errorf("%s: %v, want %q", tt.name, got.Setup.Seats, tt.want)
		}
		if tt.v.Setup.Seats[0].Name != was {
			t.Errorf("%s: the view that was given has changed", tt.name)
		}
	}
	if v := inWords(text.New("de"))(engine.View{}); len(v.Setup.Seats) != 0 {
		t.Error("nobody got a name")
	}
}

func TestTroubleIsSaid(t *testing.T) {
	dir := t.TempDir()
	launch(t, dir)
	if second := launch(t, dir); !second.says("already open") {
		t.Error("a second window on the same folder does not say so")
	}
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if d := launch(t, file); !d.says("Saving does not work") {
		t.Error("a folder that cannot be used is not said")
	}
}

func TestSeedIsForGamesWithoutACode(t *testing.T) {
	code := session.Code{5}
	tests := []struct {
		name, seed string
		chosen     screen.Chosen
		want       session.Code
	}{
		{"of the environment", code.String(), screen.Chosen{Code: session.Code{7}}, code},
		{"typed", code.String(), screen.Chosen{Code: session.Code{7}, Given: true}, session.Code{7}},
		{"none", "", screen.Chosen{Code: session.Code{7}}, session.Code{7}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := launch(t, t.TempDir())
			d.env.Seed = tt.seed
			tt.chosen.Setup.Game = "krutzjass"
			tt.chosen.Setup.Seats = []engine.Player{{Name: "Me", By: "human"}, {Name: "A", By: "novice"}, {Name: "B", By: "novice"}, {Name: "C", By: "novice"}}
			d.start(tt.chosen)
			if got := d.App.play.match.Code(); got != tt.want {
				t.Errorf("deals of %v, want %v", got, tt.want)
			}
		})
	}
	d := launch(t, t.TempDir())
	d.env.Seed = "nonsense"
	d.start(screen.Chosen{})
	if !d.says("The game cannot start") {
		t.Error("a seed that is none is not said")
	}
}

func TestBrokenDiskStopsTheMatchAndSaysSo(t *testing.T) {
	d := launch(t, t.TempDir())
	d.tap("New game")
	d.tap("Start")
	d.play(1)
	d.App.play.match.(*session.Match).OnStop(os.ErrPermission)
	if d.App.play != nil || !d.says("The game has stopped") {
		t.Error("the match goes on, or nothing is said")
	}
	d.tap("Home")
	if !d.says("Continue") {
		t.Error("what was saved cannot be continued")
	}
}

func TestNameAndFormAreRemembered(t *testing.T) {
	d := launch(t, t.TempDir())
	d.change(func(p *prefs.Prefs) { p.Name = "Grossmueti" })
	d.tap("New game")
	d.tap("House B")
	d.tap("Start")
	if got := d.prefs.Get().Games["krutzjass"].Options["house"]; got != "B" {
		t.Errorf("the form remembers house %v", got)
	}
	d.play(0)
	if got := d.App.play.last.View.Setup.Seats[0].Name; got != "Grossmueti" {
		t.Errorf("the person sits there as %q", got)
	}
}

func TestNothingIsDrawnBeforeTheFirstLook(t *testing.T) {
	test.NewTempApp(t)
	still := assets.NewStillPictures()
	p := &patient{TablePictures: still}
	style := assets.NewStyle("krutzjass", assets.Swiss, "en")
	ace := card.Of(card.Hearts, card.Ace)
	if p.Card(ace, style, 66) != image.Image(nothing) || p.Sign(assets.Rose, 30, false) != image.Image(nothing) {
		t.Error("a picture was drawn before the window was seen")
	}
	p.awake = true
	if p.Card(ace, style, 66) != still.Card(ace, style, 66) || p.Sign(assets.Rose, 30, false) != still.Sign(assets.Rose, 30, false) {
		t.Error("the pictures stay away")
	}
}
