package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Faces is a row of portraits in wreaths, for those who are to be honoured.
type Faces struct {
	widget.BaseWidget
	ground *Ground
	faces  []Picture
}

// NewFaces makes a row of portraits.
func NewFaces(g *Ground, faces []Picture) *Faces {
	f := &Faces{ground: g, faces: faces}
	f.ExtendBaseWidget(f)
	return f
}

// inWreath is how wide a portrait is, as a part of its wreath.
const inWreath = 0.62

// HeightFor is the height of the row.
func (f *Faces) HeightFor(width float32) float32 {
	n := float32(max(1, len(f.faces)))
	return min(f.ground.Units(132), (width-f.ground.Units(10)*(n-1))/n)
}

// CreateRenderer is called by Fyne.
func (f *Faces) CreateRenderer() fyne.WidgetRenderer {
	f.ExtendBaseWidget(f)
	d := &drawn{of: f, min: func() fyne.Size { return fyne.NewSize(0, f.HeightFor(f.Size().Width)) }}
	slots := make([]picture, 2*len(f.faces)) // a wreath and a portrait each
	for i := range slots {
		slots[i] = newPicture()
		d.parts = append(d.parts, slots[i].Image)
	}
	d.place = func(size fyne.Size) {
		side, gap := size.Height, f.ground.Units(10)
		n := float32(len(f.faces))
		x := (size.Width - side*n - gap*(n-1)) / 2
		for i, what := range f.faces {
			face := side * inWreath
			slots[2*i].show(wreath, fyne.NewPos(x, 0), fyne.NewSquareSize(side))
			slots[2*i+1].show(what, fyne.NewPos(x+(side-face)/2, (side-face)/2), fyne.NewSquareSize(face))
			x += side + gap
		}
	}
	return d
}
