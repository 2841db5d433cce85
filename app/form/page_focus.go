package form

import "fyne.io/fyne/v2"

// pressable is a control that can be pressed, as a whole.
type pressable interface {
	fyne.Focusable
	fyne.CanvasObject
	pressed() *Press
}

// keepFocus gives the keyboard to the control that has taken the place of the one
// that had it, when a part of the page was made anew: the one with the same words.
func (p *Page) keepFocus() {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(p.root)
	if canvas == nil {
		return
	}
	had, ok := canvas.Focused().(pressable)
	if !ok {
		return
	}
	var heir pressable
	p.walk(p.content, func(o fyne.CanvasObject) {
		if now, ok := o.(pressable); ok && now.pressed().label == had.pressed().label && heir != had {
			heir = now
		}
	})
	if heir != nil && heir != had {
		canvas.Focus(heir)
	}
}

// walk visits o and what is in it.
func (p *Page) walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	visit(o)
	if box, ok := o.(interface{ inside() []fyne.CanvasObject }); ok {
		for _, child := range box.inside() {
			p.walk(child, visit)
		}
	}
}
