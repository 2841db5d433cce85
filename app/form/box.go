// Package form is what pages of words and choices are made of: columns, panels,
// pills, switches and tiles that break their words instead of asking for more
// width, so that every page fits a narrow phone at double text size.
//
// Widgets here draw and signal; what a choice means is the screen's business.
package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Put places an object; x, y and the size are in units.
type Put func(o fyne.CanvasObject, x, y, width, height float32)

// Arrange places the objects of a Box that is given a width, and tells how high
// the box is then. It is called with a Put that does nothing to measure.
type Arrange func(width float32, put Put) (height float32)

// Box is objects that follow from the width which the box is given.
type Box struct {
	widget.BaseWidget
	objects []fyne.CanvasObject
	arrange Arrange
	dress   func()          // gives the objects their colours; may be nil
	stretch func(fyne.Size) // fits what lies under and over the objects to all the room; may be nil
}

// NewBox makes a box of objects, drawn in their order.
func NewBox(arrange Arrange, objects ...fyne.CanvasObject) *Box {
	b := &Box{objects: objects, arrange: arrange}
	b.ExtendBaseWidget(b)
	return b
}

// HeightFor is the height of the box when it is given a width, in units.
func (b *Box) HeightFor(width float32) float32 { return b.arrange(width, ignore) }

// MinSize is the height at the present width; the width is free.
func (b *Box) MinSize() fyne.Size { return fyne.NewSize(0, b.HeightFor(b.Size().Width)) }

// CreateRenderer is called by Fyne.
func (b *Box) CreateRenderer() fyne.WidgetRenderer { return &boxRenderer{b} }

type boxRenderer struct{ b *Box }

func (r *boxRenderer) Layout(size fyne.Size) {
	if r.b.dress != nil {
		r.b.dress()
	}
	r.b.arrange(size.Width, place)
	if r.b.stretch != nil {
		r.b.stretch(size)
	}
}

func (r *boxRenderer) MinSize() fyne.Size           { return r.b.MinSize() }
func (r *boxRenderer) Objects() []fyne.CanvasObject { return r.b.objects }
func (r *boxRenderer) Destroy()                     {}
func (r *boxRenderer) Refresh() {
	r.Layout(r.b.Size())
	for _, o := range r.b.objects {
		o.Refresh()
	}
}

func ignore(fyne.CanvasObject, float32, float32, float32, float32) {}

func place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}

// tall is an object whose height follows from its width.
type tall interface{ HeightFor(width float32) float32 }

// HeightOf is the height of any object at a width, in units.
func HeightOf(o fyne.CanvasObject, width float32) float32 {
	if t, ok := o.(tall); ok {
		return t.HeightFor(width)
	}
	return o.MinSize().Height
}

// Column puts objects one under the other, gap units apart; hidden ones take no room.
func Column(gap float32, objects ...fyne.CanvasObject) *Box {
	return NewBox(func(width float32, put Put) float32 {
		y := float32(0)
		for _, o := range objects {
			if !o.Visible() {
				continue
			}
			if y > 0 {
				y += gap
			}
			h := HeightOf(o, width)
			put(o, 0, y, width, h)
			y += h
		}
		return y
	}, objects...)
}

// Beside puts two objects side by side, gap units apart, where there are at
// least wide units, else one under the other.
func Beside(wide, gap float32, left, right fyne.CanvasObject) *Box {
	return NewBox(func(width float32, put Put) float32 {
		if width < wide {
			h := HeightOf(left, width)
			put(left, 0, 0, width, h)
			below := HeightOf(right, width)
			put(right, 0, h+gap, width, below)
			return h + gap + below
		}
		half := (width - gap) / 2
		hl, hr := HeightOf(left, half), HeightOf(right, half)
		put(left, 0, 0, half, hl)
		put(right, half+gap, 0, half, hr)
		return max(hl, hr)
	}, left, right)
}

// natural is an object that knows how wide it would like to be.
type natural interface{ NaturalWidth() float32 }

// Flow puts objects in lines like words, gap units apart; one that is wider than
// the whole line gets the line.
func Flow(gap float32, objects ...fyne.CanvasObject) *Box {
	return NewBox(func(width float32, put Put) float32 {
		x, y, line := float32(0), float32(0), float32(0)
		for _, o := range objects {
			w := o.MinSize().Width
			if n, ok := o.(natural); ok {
				w = n.NaturalWidth()
			}
			w = min(w, width)
			if x > 0 && x+w > width {
				x, y, line = 0, y+line+gap, 0
			}
			h := HeightOf(o, w)
			put(o, x, y, w, h)
			x, line = x+w+gap, max(line, h)
		}
		return y + line
	}, objects...)
}

// Narrow keeps an object at most limit units wide, in the middle, with pad
// units around it.
func Narrow(limit, pad float32, o fyne.CanvasObject) *Box {
	return NewBox(func(width float32, put Put) float32 {
		w := min(limit, width-2*pad)
		h := HeightOf(o, w)
		put(o, (width-w)/2, pad, w, h)
		return h + 2*pad
	}, o)
}

// Space is an empty object of a height in units.
func Space(height float32) *Box {
	return NewBox(func(float32, Put) float32 { return height })
}
