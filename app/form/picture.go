package form

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Picture is a drawing that is made in the very pixels it covers.
type Picture struct {
	widget.BaseWidget
	draw  func(px int) image.Image
	width float32
	ratio float32 // height by width
	image *canvas.Image
}

// NewPicture makes a place, width units wide, for what draw gives for a number
// of pixels; draw is asked again at every refresh, since it may have something
// better by then.
func NewPicture(width, ratio float32, draw func(px int) image.Image) *Picture {
	p := &Picture{draw: draw, width: width, ratio: ratio,
		image: &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleSmooth}}
	p.ExtendBaseWidget(p)
	return p
}

// NaturalWidth is the width the picture would like to have.
func (p *Picture) NaturalWidth() float32 { return p.width }

// HeightFor keeps the picture in shape.
func (p *Picture) HeightFor(width float32) float32 { return width * p.ratio }

// MinSize asks for no width.
func (p *Picture) MinSize() fyne.Size { return fyne.NewSize(0, p.Size().Height) }

// CreateRenderer is called by Fyne.
func (p *Picture) CreateRenderer() fyne.WidgetRenderer { return &pictureRenderer{p} }

type pictureRenderer struct{ p *Picture }

func (r *pictureRenderer) Layout(size fyne.Size) {
	r.p.image.Resize(size)
	scale := float32(1)
	if c := fyne.CurrentApp().Driver().CanvasForObject(r.p); c != nil {
		scale = c.Scale()
	}
	if img := r.p.draw(int(size.Width*scale + 0.5)); img != r.p.image.Image {
		r.p.image.Image = img
		r.p.image.Refresh()
	}
}

func (r *pictureRenderer) MinSize() fyne.Size           { return r.p.MinSize() }
func (r *pictureRenderer) Refresh()                     { r.Layout(r.p.Size()) }
func (r *pictureRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.p.image} }
func (r *pictureRenderer) Destroy()                     {}

// Fan puts pictures over each other like a hand of cards, at most width units
// wide each, the middle ones a little higher.
func Fan(width float32, pictures ...*Picture) *Box {
	objects := make([]fyne.CanvasObject, len(pictures))
	for i, p := range pictures {
		objects[i] = p
	}
	return NewBox(func(room float32, put Put) float32 {
		const step = 0.56 // of a picture's width to the next one
		n := float32(len(pictures))
		w := min(width, room/(1+step*(n-1)))
		left := (room - w*(1+step*(n-1))) / 2
		drop := w * 0.16
		high := float32(0)
		for i, p := range pictures {
			off := (float32(i) - (n-1)/2) / max(1, (n-1)/2)
			h := p.HeightFor(w)
			put(p, left+step*w*float32(i), drop*off*off, w, h)
			high = max(high, h)
		}
		return high + drop
	}, objects...)
}

// Slot is a place for one object that can be changed.
type Slot struct {
	Box
}

// NewSlot makes a slot with an object in it.
func NewSlot(o fyne.CanvasObject) *Slot {
	s := &Slot{}
	s.arrange = func(width float32, put Put) float32 {
		h := HeightOf(s.objects[0], width)
		put(s.objects[0], 0, 0, width, h)
		return h
	}
	s.objects = []fyne.CanvasObject{o}
	s.ExtendBaseWidget(s)
	return s
}

// Set puts another object into the slot; the page is laid out again afterwards.
func (s *Slot) Set(o fyne.CanvasObject) {
	s.objects = []fyne.CanvasObject{o}
	s.Refresh()
}
