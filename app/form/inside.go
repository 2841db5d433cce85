package form

import "fyne.io/fyne/v2"

// Inside gives the objects of the box, for who describes the window.
func (b *Box) Inside() []fyne.CanvasObject { return b.inside() }

// Written gives what has been typed.
func (e *entry) Written() string { return e.Text }
