package widget

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// drawn is a renderer made of one function that places everything and one that
// measures; placing again is also how it is refreshed.
type drawn struct {
	of    fyne.Widget
	parts []fyne.CanvasObject
	place func(fyne.Size)
	min   func() fyne.Size
}

func (d *drawn) Layout(size fyne.Size)        { d.place(size) }
func (d *drawn) MinSize() fyne.Size           { return d.min() }
func (d *drawn) Refresh()                     { d.place(d.of.Size()); repaint(d.of) }
func (d *drawn) Objects() []fyne.CanvasObject { return d.parts }
func (d *drawn) Destroy()                     {}

// Picture gives a drawing that is px pixels wide.
type Picture func(px int) image.Image

// picture is a place for a drawing that is made in the very pixels it covers.
type picture struct{ *canvas.Image }

func newPicture() picture {
	img := &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleSmooth}
	img.Hide()
	return picture{img}
}

// show draws what in a rectangle; nil, or no room, hides the place.
func (p picture) show(what Picture, at fyne.Position, size fyne.Size) {
	if what == nil || size.Width < 1 || size.Height < 1 {
		p.Hide()
		return
	}
	p.Move(at)
	p.Resize(size)
	p.Show()
	if img := what(pixels(p.Image, size.Width)); img != p.Image.Image {
		p.Image.Image = img
		p.Refresh()
	}
}

// pixels is a length in units as pixels of the screen an object is on. Before it
// was painted for the first time Fyne does not know its canvas: the window's is
// meant then, or pictures would begin blurred on fine screens.
func pixels(o fyne.CanvasObject, units float32) int {
	scale := float32(1)
	if c := canvasOf(o); c != nil {
		scale = c.Scale()
	}
	return int(units*scale + 0.5)
}

func canvasOf(o fyne.CanvasObject) fyne.Canvas {
	driver := fyne.CurrentApp().Driver()
	c := driver.CanvasForObject(o)
	if all := driver.AllWindows(); c == nil && len(all) > 0 {
		c = all[0].Canvas()
	}
	return c
}

// nothing is an object without a texture, for repaint.
var nothing = canvas.NewRectangle(color.Transparent)

// repaint has the window painted again soon. Refreshing a part does that only if
// the part has been painted before, and refreshing the whole would throw away
// every picture of it.
func repaint(o fyne.CanvasObject) {
	if c := canvasOf(o); c != nil {
		c.Refresh(nothing)
	}
}

// put moves and resizes an object.
func put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// showIf shows or hides an object.
func showIf(o fyne.CanvasObject, shown bool) {
	if shown {
		o.Show()
	} else {
		o.Hide()
	}
}
