package screen

import (
	"image"
	"image/color"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/session"
	"krutzjass/app/text"
	"krutzjass/assets"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/krutzjass"
	"krutzjass/theme"
)

// pictures are drawn once for all tests that look at them.
var pictures = assets.NewStillPictures()

// blanks are pictures for tests that look at none: drawing them takes most of the
// time.
type blanks struct{}

var blank = image.NewNRGBA(image.Rect(0, 0, 1, 1))

func (blanks) Card(card.Card, assets.Style, int) image.Image { return blank }
func (blanks) Sign(assets.Sign, int, bool) image.Image       { return blank }
func (blanks) Avatar(int, int) image.Image                   { return blank }

// people are the names of up to seven players.
var people = []string{"Anna", "Beat", "Rosa", "Karl", "Vreni", "Ueli", "Lisa"}

// rig is a match on a table screen, of Krutzjass unless a test says otherwise,
// driven step by step without goroutines: chance by a seed, every seat by the same
// plain choice.
type rig struct {
	t      testing.TB
	game   engine.Game
	state  engine.State
	chance *rand.Rand
	seq    int
	table  *Table
	window fyne.Window
	chosen []engine.Action
	nexts  int
	left   int
	rules  int
	fresh  int
	step   session.Step
	shows  int
	clock  time.Time
	tick   time.Duration // how much the clock goes on each time that it is read
	due    func()        // what the table waits for
	wait   time.Duration
}

type rigOptions struct {
	seed     uint64
	game     engine.Game // nil: Krutzjass
	options  engine.Options
	lang     string
	face     assets.Face
	look     theme.Look
	textSize float32
	prefs    TablePrefs
	names    []string
	drawn    bool // with real pictures
}

// TestMain makes one app for all tests: each new one reads the fonts again, which
// took half of the time.
func TestMain(m *testing.M) {
	test.NewApp()
	m.Run()
}

// worn is the theme at present.
var worn struct {
	look  theme.Look
	scale float32
}

// dress gives the app a theme, and keeps the one that it wears: a change, too, reads
// the fonts again.
func dress(look theme.Look, scale float32) {
	if worn.look != look || worn.scale != scale {
		worn.look, worn.scale = look, scale
		fyne.CurrentApp().Settings().SetTheme(theme.New(look, scale))
	}
}

// wake lets Fyne read the clock of its caches, which it does only when it paints:
// after a minute without a picture it would take new widgets for forgotten ones and
// paint none of them.
func wake(t testing.TB) {
	t.Helper()
	test.NewTempWindow(t, canvas.NewRectangle(color.Black)).Canvas().Capture()
}

func newRig(t testing.TB, o rigOptions) *rig {
	t.Helper()
	if o.lang == "" {
		o.lang = "en"
	}
	if o.names == nil {
		o.names = people[:4]
	}
	if o.game == nil {
		o.game = krutzjass.Game{}
	}
	var drawings TablePictures = blanks{}
	if o.drawn {
		drawings = pictures
	}
	o.textSize = max(1, o.textSize)
	dress(o.look, o.textSize)
	game, key := o.game, o.game.Info().Key
	setup := engine.Setup{Game: key, Options: o.options, Seats: make([]engine.Player, len(o.names))}
	for i, name := range o.names {
		setup.Seats[i] = engine.Player{Name: name, By: "regular"}
	}
	setup.Seats[0].By = "human"
	state, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	labels, err := text.Game(game.Info().Texts, o.lang)
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{t: t, game: game, state: state, chance: rand.New(rand.NewPCG(o.seed, 7)), clock: time.Unix(0, 0), tick: time.Second}
	o.prefs.ReducedMotion, o.prefs.LastTrick, o.prefs.TextSize = true, true, o.textSize
	wake(t)
	r.table = NewTable(TableParams{
		Game: game, Pictures: drawings, Style: assets.NewStyle(key, o.face, o.lang), Words: text.New(o.lang),
		Label: labels.Label, Avatars: []int{0, 1, 2, 3, 4, 5, 6}, DealCode: "7H2K-M4QX", Prefs: o.prefs,
		Choose: func(a engine.Action) { r.chosen = append(r.chosen, a) }, Next: func() { r.nexts++ },
		Leave: func() { r.left++ }, Rules: func() { r.rules++ }, NewGame: func() { r.fresh++ },
		Now: r.now, After: r.after,
	})
	r.table.plain = true
	r.table.parts.hand.Now = r.now
	r.window = test.NewTempWindow(t, r.table.Object())
	r.window.SetPadded(false)
	return r
}

func (r *rig) now() time.Time { r.clock = r.clock.Add(r.tick); return r.clock }

// after keeps what the table waits for until a test lets the time pass.
func (r *rig) after(d time.Duration, f func()) (stop func()) {
	r.due, r.wait = f, d
	return func() { r.due = nil }
}

// move does one move of the match and shows it; false when the match is over.
func (r *rig) move() bool {
	r.t.Helper()
	if r.state.Over() {
		return false
	}
	by := r.state.Turn().First()
	a := engine.Action{}
	if by == engine.Nature {
		a, _ = r.state.Draw(r.chance)
	} else {
		a = r.pick(by)
	}
	r.apply(by, a)
	return true
}

// pick is a choice that calls what it has, pushes now and then, and plays any
// card but spares the high ones.
func (r *rig) pick(by engine.Seat) engine.Action {
	legal := r.state.Legal(nil, by)
	for _, a := range legal {
		if a.Kind == engine.Weis {
			return a
		}
	}
	if legal[0].Kind != engine.Play {
		return legal[r.chance.IntN(len(legal))]
	}
	return r.state.Timeout(by)
}

func (r *rig) apply(by engine.Seat, a engine.Action) {
	r.t.Helper()
	trace, err := r.state.Apply(by, a)
	if err != nil {
		r.t.Fatalf("seat %d, %v: %v", by, a, err)
	}
	e := engine.Event{By: by, Action: trace.Rest, Effects: slices.Clone(r.state.Effects())}
	if by == 0 || trace.Seen.Has(0) {
		e.Action = a
	}
	r.seq++
	e.Seq = r.seq
	v := r.state.View(0)
	v.Seq = r.seq
	r.show(session.Step{View: v, Event: e, Pause: pauseAfter(e)})
}

// pauseAfter is the pause that follows an event.
func pauseAfter(e engine.Event) session.Pause {
	pause := session.NoPause
	for _, x := range e.Effects {
		switch x.Kind {
		case engine.Take:
			pause = session.TrickPause
		case engine.MatchEnd:
			return session.EndPause
		}
	}
	return pause
}

func (r *rig) show(s session.Step) {
	r.step = s
	r.shows++
	r.table.Show(s)
}

// ask shows the step in which the viewer is asked.
func (r *rig) ask() {
	v := r.state.View(0)
	r.show(session.Step{View: v, Asked: len(v.Legal) > 0})
}

// pause shows the same state with another pause.
func (r *rig) pause(p session.Pause) { r.show(session.Step{View: r.state.View(0), Pause: p}) }

// until moves on until the match is in a state that is looked for.
func (r *rig) until(what string, found func(v engine.View, s session.Step) bool) {
	r.t.Helper()
	for range 3000 {
		if v := r.state.View(0); found(v, r.step) {
			return
		}
		if !r.move() {
			break
		}
	}
	r.t.Fatalf("the match never comes to: %s", what)
}

// picture draws the screen at a size.
func (r *rig) picture(w, h float32) image.Image {
	r.window.Resize(fyne.NewSize(w, h))
	return r.window.Canvas().Capture()
}

func fyneSize(s [2]float32) fyne.Size { return fyne.NewSize(s[0], s[1]) }
