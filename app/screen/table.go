package screen

import (
	"image"
	"time"

	"fyne.io/fyne/v2"

	"krutzjass/app/session"
	"krutzjass/app/widget"
	"krutzjass/assets"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// TablePictures is where a table's drawings come from; widths are in pixels.
type TablePictures interface {
	Card(c card.Card, s assets.Style, width int) image.Image
	Sign(sg assets.Sign, size int, fourColours bool) image.Image
	Avatar(id, size int) image.Image
}

// TableWords gives the texts of the chosen language.
type TableWords interface {
	T(key string, args ...any) string
}

// TablePrefs is what a person's settings mean to the table. The pace of steps
// is the session's business.
type TablePrefs struct {
	SingleTap     bool // one tap plays a card
	LargeCards    bool
	LeftHand      bool
	ReducedMotion bool
	LastTrick     bool    // the last trick may be looked at again
	Tips          string  // of the coach: "off", "request" or "always"
	Comments      bool    // of the coach, after a move and after a hand
	TextSize      float32 // 1 to 2, as in the theme; 0 is 1
}

// TableParams is all that a table screen needs. Callbacks are called on the
// window's side; each of them may be nil, and then its button is not there.
type TableParams struct {
	Game     engine.Game
	Pictures TablePictures
	Style    assets.Style
	Words    TableWords
	Label    func(key string) string // a text of the game in the chosen language; "" if there is none
	Avatars  []int                   // by seat, for Pictures.Avatar
	DealCode string                  // shown in the menu; "" hides it
	Far      bool                    // a screen that shows the table to all, looked at from across the room
	Prefs    TablePrefs
	Choose   func(engine.Action) // one of the shown view's legal actions
	Next     func()              // ends a pause
	Leave    func()              // back home; the game stays saved
	Rules    func()
	NewGame  func()
	People   func()                                    // who is at the table
	Now      func() time.Time                          // nil is time.Now
	After    func(time.Duration, func()) (stop func()) // calls back on the window's side; nil: a refusal stays until it is answered
}

// Table is the screen of a match: it draws the step it was shown last and
// signals what the person chose. It decides nothing: every button is one of the
// view's legal actions.
type Table struct {
	p       TableParams
	step    session.Step
	last    engine.Event // the last event shown: its gains stay in sight until the next
	ground  *widget.Ground
	parts   tableParts
	panel   *widget.Sheet // what the pause of the step tells, if anything
	sheet   *widget.Sheet // what the person has opened on top, if anything
	answer  bool          // the open sheet is a choice that needs the person's turn
	coach   coachTalk     // what the coach has said
	refusal refusal       // why the card tried last may not be played
	follows card.Card     // tapped before the Weis were declared: it is played next
	born    bool          // the last event's card made trump
	boarded bool          // something lies open beside the trick
	people  []string      // what is to know about who sits at each seat
	plain   bool          // felt without its weave, for pictures that are kept
	root    *fyne.Container
}

// NewTable makes an empty table; Show fills it.
func NewTable(p TableParams) *Table {
	t := &Table{p: p, ground: widget.NewGround()}
	t.ground.Far = p.Far
	if t.p.Now == nil {
		t.p.Now = time.Now
	}
	t.build()
	return t
}

// Object is the screen as an object; it fits any size from 360x640 units on.
func (t *Table) Object() fyne.CanvasObject { return t.root }

// Show draws a step; whatever the step before still moved is at its place.
func (t *Table) Show(s session.Step) {
	before := t.step
	t.step = s
	if s.Event.Seq != 0 {
		t.last = s.Event
	}
	t.endRefusal()
	if t.answer && !s.Asked || s.Pause == session.CoverPause {
		t.closeSheet()
	}
	t.came(before)
	t.fill()
	t.animate(before)
	t.follow()
}

// came notes whether the step's card has made trump, which no one called.
func (t *Table) came(before session.Step) {
	if t.step.Event.Seq != 0 {
		_, had := before.View.Mode.TrumpSuit()
		_, has := t.view().Mode.TrumpSuit()
		t.born = t.step.Event.Action.Kind == engine.Play && has && !had
	}
}

// Redraw takes new pictures, for when some that were missing have been drawn.
func (t *Table) Redraw() { t.fill() }

// SetPrefs applies changed settings at once.
func (t *Table) SetPrefs(p TablePrefs) {
	t.p.Prefs = p
	t.configure()
	t.fill()
}

// SetStyle applies other card faces at once.
func (t *Table) SetStyle(s assets.Style) {
	t.p.Style = s
	t.configure()
	t.fill()
}

// view is what the viewer knows now.
func (t *Table) view() *engine.View { return &t.step.View }

// fill puts the step into every part. Before the first step there is nothing to
// put: pictures and settings may come sooner than it.
func (t *Table) fill() {
	if len(t.view().Setup.Seats) == 0 {
		return
	}
	t.fillHeader()
	t.fillSeats()
	t.fillMiddle()
	t.fillHand()
	t.fillPad()
	t.fillActions()
	t.fillMessage()
	t.fillPanel()
	t.arrange()
}

// choose hands on a legal action of the view; an action that is no longer legal
// is not the person's fault and changes nothing.
func (t *Table) choose(a engine.Action) {
	if !t.step.Asked || t.p.Choose == nil {
		return
	}
	for _, legal := range t.view().Legal {
		if legal == a {
			t.closeSheet()
			t.p.Choose(a)
			return
		}
	}
}

// next ends the pause of the step.
func (t *Table) next() {
	if t.step.Pause != session.NoPause && t.p.Next != nil {
		t.p.Next()
	}
}

// T gives a text of the program.
func (t *Table) text(key string, args ...any) string { return t.p.Words.T(key, args...) }

// label gives a text of the game, or one of the program where the game has none.
func (t *Table) label(key, otherwise string, args ...any) string {
	if t.p.Label != nil {
		if words := t.p.Label(key); words != "" {
			return words
		}
	}
	return t.text(otherwise, args...)
}
