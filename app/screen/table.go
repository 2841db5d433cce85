package screen

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"krutzjass/app/session"
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
	LastTrick     bool // the last trick may be looked at again
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
	Prefs    TablePrefs
	Choose   func(engine.Action) // one of the shown view's legal actions
	Next     func()              // ends a pause
	Leave    func()              // back home; the game stays saved
	Rules    func()
	NewGame  func()
}

// Table is the screen of a match: it draws the step it was shown last and
// signals what the person chose. It decides nothing.
type Table struct {
	p    TableParams
	step session.Step
	root *fyne.Container
}

// NewTable makes an empty table; Show fills it.
func NewTable(p TableParams) *Table { return &Table{p: p, root: container.NewWithoutLayout()} }

// Object is the screen as an object; it fits any size from 360x640 units on.
func (t *Table) Object() fyne.CanvasObject { return t.root }

// Show draws a step; the state before it is gone at once.
func (t *Table) Show(s session.Step) { t.step = s }

// Key handles a key that no widget took, and tells whether it did.
func (t *Table) Key(*fyne.KeyEvent) bool { return false }

// SetPrefs applies changed settings at once.
func (t *Table) SetPrefs(p TablePrefs) { t.p.Prefs = p }

// SetStyle applies other card faces at once.
func (t *Table) SetStyle(s assets.Style) { t.p.Style = s }
