package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"krutzjass/app/layout"
)

// Ground is what all parts of one table share: on a large screen, looked at
// from afar, words and touch targets grow with it.
type Ground struct {
	Grow float32 // 1 on phones and tablets, more on a large screen
	Far  bool    // looked at from across the room
	most float32 // the largest plain text there is room for, before growing
}

// NewGround makes a ground that does not grow.
func NewGround() *Ground { return &Ground{Grow: 1} }

// Fit sets how large things are on a screen of a size in units, and tells whether
// that is a change.
func (g *Ground) Fit(size fyne.Size) (changed bool) {
	th := fyne.CurrentApp().Settings().Theme()
	grow, text := g.Grow, g.Text(th)
	g.Grow = layout.Grow(size.Width, size.Height, g.Far)
	g.most = max(20, min(size.Width/15, size.Height/18))
	return g.Grow != grow || g.Text(th) != text
}

// Units gives a length as it is on this ground.
func (g *Ground) Units(length float32) float32 { return length * g.Grow }

// text is the size of plain text for a widget.
func (g *Ground) text(w *widget.BaseWidget) float32 {
	return g.Text(w.Theme()) * g.Grow
}

// Text is the size of plain text before it grows with the screen: the theme's,
// unless the screen is too small for words that large.
func (g *Ground) Text(th fyne.Theme) float32 {
	size := th.Size(theme.SizeNameText)
	if g.most > 0 {
		size = min(size, g.most)
	}
	return size
}
