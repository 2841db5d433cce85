package widget

import (
	"image"
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"krutzjass/app/layout"
	"krutzjass/engine/card"
	"krutzjass/theme"
)

// rise is how long a card takes to stand up. It counts as raised from the start.
const rise = 90 * time.Millisecond

// CreateRenderer is called by Fyne.
func (h *Hand) CreateRenderer() fyne.WidgetRenderer {
	h.ExtendBaseWidget(h)
	f := &handFace{h: h, around: &canvas.Rectangle{FillColor: color.Transparent}, large: newPicture()}
	f.drawn = drawn{of: h, place: f.arrange, parts: []fyne.CanvasObject{f.around, f.large.Image},
		min: func() fyne.Size { return fyne.NewSize(layout.Target, layout.Target) }}
	return f
}

// handFace keeps a slot for each card it ever drew.
type handFace struct {
	drawn
	h      *Hand
	around *canvas.Rectangle // the keyboard's focus while no card is raised
	large  picture           // the card under a sliding finger, above the hand
	slots  []*handSlot
	moving *fyne.Animation
}

// handSlot is the drawings of one card: the outline of a raised one, a veil on one
// that may not be played.
type handSlot struct {
	face          picture
	outline, veil *canvas.Rectangle

	card  card.Card
	place layout.Place
	up    float32 // how far up it is drawn
	from  float32 // and was when the animation began
	to    float32 // and will be
}

func (f *handFace) slot(i int) *handSlot {
	for len(f.slots) <= i {
		s := &handSlot{face: newPicture(), outline: &canvas.Rectangle{FillColor: color.Transparent}, veil: &canvas.Rectangle{}}
		f.slots = append(f.slots, s)
		f.parts = append(f.parts[:len(f.parts)-1], s.face.Image, s.veil, s.outline, f.large.Image)
	}
	return f.slots[i]
}

// Destroy ends what moves.
func (f *handFace) Destroy() { f.settle() }

func (f *handFace) settle() {
	if f.moving != nil {
		f.moving.Stop()
		f.moving = nil
	}
}

// arrange draws the hand as it is; only how far up a card stands may lag behind.
func (f *handFace) arrange(size fyne.Size) {
	f.settle()
	raised := f.h.gesture.Raised()
	lags := false
	for i, c := range f.h.cards {
		s := f.slot(i)
		s.place, s.to = f.h.strip.Places[i], f.h.lift(i)*f.h.strip.Raise
		if s.card != c {
			s.card, s.up = c, s.to // another card does not come from where this one was
		}
		f.dress(s, f.h.framed(i))
		lags = lags || s.up != s.to
	}
	for _, s := range f.slots[len(f.h.cards):] {
		s.hide()
	}
	f.frame(size, raised)
	f.magnify(size, raised)
	if !lags || f.h.still || !f.h.Visible() {
		f.step(1)
		return
	}
	f.glide()
}

// glide lets cards move to where they belong.
func (f *handFace) glide() {
	for _, s := range f.slots {
		s.from = s.up
	}
	f.step(0)
	f.moving = fyne.NewAnimation(rise, f.step)
	f.moving.Curve = fyne.AnimationEaseOut
	f.moving.Start()
}

// step draws every card a part of its way; 1 is its end.
func (f *handFace) step(done float32) {
	for _, s := range f.slots[:len(f.h.cards)] {
		s.up = s.from + (s.to-s.from)*done
		if done == 1 {
			s.up, s.from = s.to, s.to
		}
		s.move()
	}
}

// frame shows the keyboard's focus around the hand while no card shows it.
func (f *handFace) frame(size fyne.Size, raised int) {
	f.around.StrokeColor, f.around.StrokeWidth, f.around.CornerRadius = f.color(theme.ColorRaised), 2, 6
	put(f.around, 1, 1, size.Width-2, size.Height-2)
	showIf(f.around, f.h.focused && raised < 0)
	f.around.Refresh()
}

// magnify shows the card that a sliding finger hides, above the hand and so
// outside of the widget.
func (f *handFace) magnify(size fyne.Size, raised int) {
	if !f.h.gesture.Sliding() {
		f.large.show(nil, fyne.Position{}, fyne.Size{})
		return
	}
	c := f.h.strip.Places[raised].Card
	w := max(c.W, 2*layout.Target)
	x := min(max(0, c.X+(c.W-w)/2), size.Width-w)
	f.large.show(f.picture(f.h.cards[raised]), fyne.NewPos(x, -w*cardRatio-layout.Gap), fyne.NewSize(w, w*cardRatio))
}

// picture is the face of a card in the chosen style.
func (f *handFace) picture(c card.Card) Picture {
	return func(px int) image.Image { return f.h.pictures.Card(c, f.h.style, px) }
}

func (f *handFace) color(name fyne.ThemeColorName) color.Color {
	return themeColor(&f.h.BaseWidget, name)
}

// dress gives a slot the picture of its card and its marks.
func (f *handFace) dress(s *handSlot, framed bool) {
	w, h := s.place.Card.W, s.place.Card.H
	s.face.show(f.picture(s.card), s.face.Position(), fyne.NewSize(w, h))
	s.veil.FillColor, s.veil.CornerRadius = f.color(theme.ColorDimmed), w*0.06
	s.outline.StrokeColor, s.outline.StrokeWidth = f.color(theme.ColorRaised), max(2, w*0.03)
	if f.h.focused {
		s.outline.StrokeWidth *= 2
	}
	s.outline.CornerRadius = w * 0.06
	showIf(s.veil, f.h.asked && !f.h.legal.Has(s.card))
	showIf(s.outline, framed)
	s.veil.Refresh()
	s.outline.Refresh()
}

// move puts everything of a slot where its card is drawn now.
func (s *handSlot) move() {
	c := s.place.Card
	y := c.Y - s.up
	s.face.Move(fyne.NewPos(c.X, y))
	put(s.veil, c.X, y, c.W, c.H)
	put(s.outline, c.X, y, c.W, c.H)
}

func (s *handSlot) hide() {
	s.card, s.up, s.from, s.to = card.None, 0, 0, 0
	for _, o := range []fyne.CanvasObject{s.face.Image, s.veil, s.outline} {
		o.Hide()
	}
}
