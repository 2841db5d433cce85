package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Pair shows two things: side by side where there is room, else one below the
// other.
type Pair struct {
	widget.BaseWidget
	ground      *Ground
	left, right fyne.CanvasObject
}

// NewPair makes a pair.
func NewPair(g *Ground, left, right fyne.CanvasObject) *Pair {
	p := &Pair{ground: g, left: left, right: right}
	p.ExtendBaseWidget(p)
	return p
}

// halves gives the width of each and whether they lie side by side.
func (p *Pair) halves(width float32) (each float32, beside bool) {
	gap := p.ground.Units(28)
	if beside = width > p.ground.text(&p.BaseWidget)*28; beside {
		return (width - gap) / 2, true
	}
	return width, false
}

// HeightFor is the height of the pair at a width.
func (p *Pair) HeightFor(width float32) float32 {
	each, beside := p.halves(width)
	a, b := heightFor(p.left, each), heightFor(p.right, each)
	if beside {
		return max(a, b)
	}
	return a + p.ground.Units(10) + b
}

// CreateRenderer is called by Fyne.
func (p *Pair) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	place := func(size fyne.Size) {
		each, beside := p.halves(size.Width)
		a, b := heightFor(p.left, each), heightFor(p.right, each)
		put(p.left, 0, 0, each, a)
		if beside {
			put(p.right, size.Width-each, 0, each, b)
		} else {
			put(p.right, 0, a+p.ground.Units(10), each, b)
		}
	}
	return &drawn{of: p, place: place, parts: []fyne.CanvasObject{p.left, p.right},
		min: func() fyne.Size { return fyne.NewSize(0, p.HeightFor(p.Size().Width)) }}
}
