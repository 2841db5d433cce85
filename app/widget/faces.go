package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Faces is a row of portraits, for those who are to be honoured.
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

// HeightFor is the height of the row.
func (f *Faces) HeightFor(width float32) float32 {
	return min(f.ground.Units(84), width/float32(max(1, len(f.faces)))-8)
}

// CreateRenderer is called by Fyne.
func (f *Faces) CreateRenderer() fyne.WidgetRenderer {
	f.ExtendBaseWidget(f)
	d := &drawn{of: f, min: func() fyne.Size { return fyne.NewSize(0, f.HeightFor(f.Size().Width)) }}
	slots := make([]picture, len(f.faces))
	for i := range slots {
		slots[i] = newPicture()
		d.parts = append(d.parts, slots[i].Image)
	}
	d.place = func(size fyne.Size) {
		side, gap := size.Height, f.ground.Units(10)
		n := float32(len(f.faces))
		x := (size.Width - side*n - gap*(n-1)) / 2
		for i, what := range f.faces {
			slots[i].show(what, fyne.NewPos(x, 0), fyne.NewSquareSize(side))
			x += side + gap
		}
	}
	return d
}
