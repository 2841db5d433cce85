package form

import (
	"fyne.io/fyne/v2"
	fyneui "fyne.io/fyne/v2/widget"
)

// wheel lies over a line to type in and gives the turns of the mouse wheel to
// the page, since the line would keep them for itself. It takes nothing else.
type wheel struct {
	fyneui.BaseWidget
	page func(*fyne.ScrollEvent) // nil while there is no page
}

// under puts a wheel over an object.
func under(w *wheel, o fyne.CanvasObject) *Box {
	w.ExtendBaseWidget(w)
	return NewBox(func(width float32, put Put) float32 {
		h := HeightOf(o, width)
		put(o, 0, 0, width, h)
		put(w, 0, 0, width, h)
		return h
	}, o, w)
}

// Scrolled is called by Fyne.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	if w.page != nil {
		w.page(e)
	}
}

// CreateRenderer is called by Fyne.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	return fyneui.NewSimpleRenderer(NewBox(func(float32, Put) float32 { return 0 }))
}
