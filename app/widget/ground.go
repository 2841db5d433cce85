package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Ground is what all parts of one table share: on a large screen, looked at
// from afar, words and touch targets grow with it.
type Ground struct {
	Grow float32 // 1 on phones and tablets, more on a table screen
}

// NewGround makes a ground that does not grow.
func NewGround() *Ground { return &Ground{Grow: 1} }

// Fit sets how much things grow on a screen of a size in units.
func (g *Ground) Fit(size fyne.Size) {
	g.Grow = min(3, max(1, min(size.Width/1200, size.Height/760)))
}

// Units gives a length as it is on this ground.
func (g *Ground) Units(length float32) float32 { return length * g.Grow }

// text is the size of plain text for a widget.
func (g *Ground) text(w *widget.BaseWidget) float32 {
	return w.Theme().Size(theme.SizeNameText) * g.Grow
}
