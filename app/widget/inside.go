package widget

import (
	"fyne.io/fyne/v2"

	"krutzjass/app/layout"
)

// The methods Inside give the widgets within a widget, for who describes the
// window; how they lie in it is theirs.

// Inside gives title, contents and buttons.
func (s *Sheet) Inside() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.scroll, s.buttons, s.closer}
}

// Inside gives the buttons.
func (b *ActionBar) Inside() []fyne.CanvasObject {
	list := make([]fyne.CanvasObject, len(b.buttons))
	for i, x := range b.buttons {
		list[i] = x
	}
	return list
}

// Inside gives the items.
func (c *Column) Inside() []fyne.CanvasObject { return c.items }

// Inside gives both parts.
func (p *Pair) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{p.left, p.right} }

// Inside gives the button; its words are those of the offer.
func (o *Offer) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{o.Button} }

// Inside gives the words.
func (m *Message) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{m.text} }

// Seen gives what neighbours leave uncovered of each card, lying down.
func (h *Hand) Seen() []layout.Rect {
	list := make([]layout.Rect, len(h.strip.Places))
	for i, p := range h.strip.Places {
		list[i] = p.Seen
	}
	return list
}

// Inside gives the balloon; its words are what the figure says.
func (a *Advice) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{a.Button} }
