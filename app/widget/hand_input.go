package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"krutzjass/app/gesture"
)

// Every way in which a press can be reported; none is left to chance.
var (
	_ mobile.Touchable       = (*Hand)(nil)
	_ mobile.Movable         = (*Hand)(nil)
	_ fyne.Draggable         = (*Hand)(nil)
	_ fyne.Tappable          = (*Hand)(nil)
	_ fyne.SecondaryTappable = (*Hand)(nil)
	_ desktop.Hoverable      = (*Hand)(nil)
	_ desktop.Mouseable      = (*Hand)(nil)
	_ fyne.Focusable         = (*Hand)(nil)
	_ fyne.Accessible        = (*Hand)(nil)
)

func (h *Hand) at(k gesture.Kind, p fyne.Position) {
	h.feed(gesture.Event{Kind: k, X: p.X, Y: p.Y})
}

func (h *Hand) touch(k gesture.Kind, e *mobile.TouchEvent) {
	h.feed(gesture.Event{Kind: k, X: e.Position.X, Y: e.Position.Y, Finger: e.ID})
}

func (h *Hand) click(k gesture.Kind, e *desktop.MouseEvent) {
	h.feed(gesture.Event{Kind: k, X: e.Position.X, Y: e.Position.Y, Second: e.Button != desktop.MouseButtonPrimary})
}

// TouchDown is called by Fyne.
func (h *Hand) TouchDown(e *mobile.TouchEvent) { h.touch(gesture.TouchDown, e) }

// TouchMoved is called by Fyne.
func (h *Hand) TouchMoved(e *mobile.TouchEvent) { h.touch(gesture.TouchMove, e) }

// TouchUp is called by Fyne.
func (h *Hand) TouchUp(e *mobile.TouchEvent) { h.touch(gesture.TouchUp, e) }

// TouchCancel is called by Fyne.
func (h *Hand) TouchCancel(e *mobile.TouchEvent) { h.touch(gesture.TouchCancel, e) }

// Dragged is called by Fyne.
func (h *Hand) Dragged(e *fyne.DragEvent) {
	h.feed(gesture.Event{Kind: gesture.Drag, X: e.Position.X, Y: e.Position.Y, DX: e.Dragged.DX, DY: e.Dragged.DY})
}

// DragEnd is called by Fyne.
func (h *Hand) DragEnd() { h.feed(gesture.Event{Kind: gesture.DragEnd}) }

// Tapped is called by Fyne.
func (h *Hand) Tapped(e *fyne.PointEvent) { h.at(gesture.Tap, e.Position) }

// TappedSecondary is called by Fyne for a long press and the second button.
func (h *Hand) TappedSecondary(e *fyne.PointEvent) { h.at(gesture.LongTap, e.Position) }

// MouseIn is called by Fyne.
func (h *Hand) MouseIn(e *desktop.MouseEvent) { h.at(gesture.MouseIn, e.Position) }

// MouseMoved is called by Fyne.
func (h *Hand) MouseMoved(e *desktop.MouseEvent) { h.at(gesture.MouseMove, e.Position) }

// MouseOut is called by Fyne.
func (h *Hand) MouseOut() { h.feed(gesture.Event{Kind: gesture.MouseOut}) }

// MouseDown is called by Fyne.
func (h *Hand) MouseDown(e *desktop.MouseEvent) { h.click(gesture.MouseDown, e) }

// MouseUp is called by Fyne.
func (h *Hand) MouseUp(e *desktop.MouseEvent) { h.click(gesture.MouseUp, e) }

// FocusGained is called by Fyne.
func (h *Hand) FocusGained() { h.focused = true; h.Refresh() }

// FocusLost is called by Fyne.
func (h *Hand) FocusLost() { h.focused = false; h.Refresh() }

// TypedRune is called by Fyne; digits come as keys.
func (h *Hand) TypedRune(rune) {}

// TypedKey is called by Fyne while the hand has the focus.
func (h *Hand) TypedKey(e *fyne.KeyEvent) {
	if !h.Key(e) && h.OnKey != nil {
		h.OnKey(e)
	}
}

// AccessibilityLabel gives the hand in words to a screen reader.
func (h *Hand) AccessibilityLabel() string {
	if h.Spoken == nil {
		return ""
	}
	return h.Spoken(h.Describe())
}

// AccessibilityRole is that of a text.
func (h *Hand) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

var handKeys = map[fyne.KeyName]gesture.KeyName{
	fyne.KeyRight: gesture.Next, fyne.KeyLeft: gesture.Prior, fyne.KeyHome: gesture.First, fyne.KeyEnd: gesture.Last,
	fyne.KeyReturn: gesture.Confirm, fyne.KeyEnter: gesture.Confirm, fyne.KeySpace: gesture.Confirm,
	fyne.KeyEscape: gesture.Escape,
}

// cardKeys pick the cards in the order shown: the digits, 0 being the tenth, and
// the letters below 1, 2 and 3, which are the same on Swiss keyboards and on
// English ones, as the signs beside the 0 are not.
var cardKeys = [...]fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7,
	fyne.Key8, fyne.Key9, fyne.Key0, fyne.KeyQ, fyne.KeyW, fyne.KeyE}

// CardKey names the key that raises the card at an index of the shown hand; ""
// where there is none.
func CardKey(i int) string {
	if i < 0 || i >= len(cardKeys) {
		return ""
	}
	return string(cardKeys[i])
}

// Key takes a key and tells whether the hand had a use for it: arrows, Home and
// End move the raised card, digits and the letters after them raise one, Enter and Space play it while a
// card is asked for, Escape lowers it.
func (h *Hand) Key(e *fyne.KeyEvent) bool {
	k, ok := h.keyEvent(e.Name)
	if ok {
		h.feed(k)
	}
	return ok
}

func (h *Hand) keyEvent(name fyne.KeyName) (e gesture.Event, ok bool) {
	e.Kind, e.Key = gesture.Key, gesture.Pick
	_, up := h.Raised()
	if name == fyne.KeyUp || name == fyne.KeyDown {
		e.Card = h.strip.Beside(h.gesture.Raised(), name == fyne.KeyUp)
		return e, e.Card >= 0
	}
	for i, d := range cardKeys {
		if d == name {
			e.Card = i
			return e, i < len(h.cards)
		}
	}
	e.Key, ok = handKeys[name]
	switch e.Key {
	case gesture.Confirm:
		ok = ok && up && h.asked
	case gesture.Escape:
		ok = ok && up
	default:
		ok = ok && len(h.cards) > 0
	}
	return e, ok
}
