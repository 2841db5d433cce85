package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"krutzjass/app/layout"
)

// TrickPicture is a trick as it lay on the table, for a sheet.
type TrickPicture struct {
	widget.BaseWidget
	ground    *Ground
	trick     *Trick
	seats     int
	clockwise bool
}

// NewTrickPicture makes a picture of a trick of so many seats.
func NewTrickPicture(g *Ground, cards []LaidCard, seats int, clockwise bool) *TrickPicture {
	p := &TrickPicture{ground: g, trick: NewTrick(g), seats: seats, clockwise: clockwise}
	p.trick.ReducedMotion = true
	p.trick.SetCards(cards)
	p.ExtendBaseWidget(p)
	return p
}

// Cards is what lies there.
func (p *TrickPicture) Cards() []LaidCard { return p.trick.Cards() }

// HeightFor is the height of the picture at a width.
func (p *TrickPicture) HeightFor(width float32) float32 {
	return min(width*0.95, p.ground.Units(360)) + p.ground.Units(8)
}

// CreateRenderer is called by Fyne.
func (p *TrickPicture) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	place := func(size fyne.Size) {
		edge := p.ground.Units(8) // the winner's frame and star reach over the card
		put(p.trick, edge, edge, size.Width-2*edge, size.Height-2*edge)
		p.trick.SetPlaces(layout.CardPlaces(size.Width-2*edge, size.Height-2*edge, p.seats, p.clockwise, p.ground.Units(120), cardRatio))
	}
	return &drawn{of: p, place: place, parts: []fyne.CanvasObject{p.trick},
		min: func() fyne.Size { return fyne.NewSize(0, p.HeightFor(p.Size().Width)) }}
}
