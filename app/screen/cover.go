package screen

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"

	"krutzjass/app/form"
	"krutzjass/app/text"
)

// CoverParams is who gets the device and what lies behind.
type CoverParams struct {
	Words    *text.Words
	Pictures TablePictures
	Name     string            // of the next person
	Face     int               // their portrait
	Table    fyne.CanvasObject // what everybody may see
	Uncover  func()
	Leave    func()
}

// Cover is the screen between two people at one device: the table lies behind
// it, without any hand, until the next person asks for their cards.
type Cover struct {
	p    CoverParams
	face *form.Picture
	show *form.Pill
	root *fyne.Container
}

// NewCover makes the screen.
func NewCover(p CoverParams) *Cover {
	c := &Cover{p: p}
	w := p.Words
	c.face = form.NewPicture(84, 1, func(px int) image.Image { return p.Pictures.Avatar(p.Face, px) })
	name := form.Title(w.T("cover.title", p.Name), 1.5)
	c.show = form.NewButton(w.T("cover.show"), p.Uncover)
	parts := []fyne.CanvasObject{form.Aside(c.face, name), form.Words(w.T("cover.line"), form.Ink), c.show}
	if p.Leave != nil {
		parts = append(parts, form.NewPill(w.T("table.menu.leave"), false, p.Leave))
	}
	panel := form.NewPage("", nil, form.Narrow(420, 20, form.Panel(parts...)), nil).Low()
	c.root = container.NewStack(p.Table, form.NewVeil(), panel.Object())
	return c
}

// Object implements Screen.
func (c *Cover) Object() fyne.CanvasObject { return c.root }

// Key implements Screen: Enter and Space uncover, Escape and a phone's back key
// leave. No other key reaches the table.
func (c *Cover) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		c.p.Uncover()
	case fyne.KeyEscape, mobile.KeyBack:
		if c.p.Leave != nil {
			c.p.Leave()
		}
	}
	return true
}

// Redraw takes new pictures, for when some that were missing have been drawn.
func (c *Cover) Redraw() { c.face.Refresh() }
