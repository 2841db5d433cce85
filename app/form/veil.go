package form

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// Veil lies over what can be seen and not be touched: it takes whatever a mouse
// or a finger does.
type Veil struct {
	widget.BaseWidget
	shade *canvas.Rectangle
}

// NewVeil makes a veil.
func NewVeil() *Veil {
	v := &Veil{shade: &canvas.Rectangle{}}
	v.ExtendBaseWidget(v)
	return v
}

// CreateRenderer is called by Fyne.
func (v *Veil) CreateRenderer() fyne.WidgetRenderer { return &veilRenderer{v} }

type veilRenderer struct{ v *Veil }

func (r *veilRenderer) Layout(size fyne.Size) {
	red, green, blue, _ := themed(Felt).RGBA()
	r.v.shade.FillColor = color.NRGBA{uint8(red >> 8), uint8(green >> 8), uint8(blue >> 8), 0x80}
	r.v.shade.Resize(size)
}

func (r *veilRenderer) MinSize() fyne.Size           { return fyne.Size{} }
func (r *veilRenderer) Refresh()                     { r.Layout(r.v.Size()); r.v.shade.Refresh() }
func (r *veilRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.v.shade} }
func (r *veilRenderer) Destroy()                     {}

// What reaches the veil ends there.

func (v *Veil) Tapped(*fyne.PointEvent)          {}
func (v *Veil) TappedSecondary(*fyne.PointEvent) {}
func (v *Veil) Dragged(*fyne.DragEvent)          {}
func (v *Veil) DragEnd()                         {}
func (v *Veil) Scrolled(*fyne.ScrollEvent)       {}
func (v *Veil) MouseIn(*desktop.MouseEvent)      {}
func (v *Veil) MouseMoved(*desktop.MouseEvent)   {}
func (v *Veil) MouseOut()                        {}
func (v *Veil) MouseDown(*desktop.MouseEvent)    {}
func (v *Veil) MouseUp(*desktop.MouseEvent)      {}
func (v *Veil) TouchDown(*mobile.TouchEvent)     {}
func (v *Veil) TouchUp(*mobile.TouchEvent)       {}
func (v *Veil) TouchCancel(*mobile.TouchEvent)   {}
func (v *Veil) TouchMoved(*mobile.TouchEvent)    {}
