package form

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"krutzjass/app/widget"
)

// Press is a box that can be pressed: by mouse, by finger however long, and by
// Enter or Space. Its plate and its ring lie under and over the objects.
type Press struct {
	Box
	OnTap   func()
	OnFocus func(fyne.CanvasObject) // the keyboard has come here

	label            string // what a screen reader says
	plate, ring      *canvas.Rectangle
	fill             func() fyne.ThemeColorName // the plate's colour; "" for none
	focused, hovered bool
}

// press makes self, which embeds a Press, ready; arrange need not place the plate.
func (p *Press) press(self fyne.Widget, label string, tapped func(), arrange Arrange, objects ...fyne.CanvasObject) {
	p.plate = &canvas.Rectangle{CornerRadius: radius}
	p.ring = &canvas.Rectangle{CornerRadius: radius, FillColor: color.Transparent}
	p.label, p.OnTap = label, tapped
	p.objects = append(append([]fyne.CanvasObject{p.plate}, objects...), p.ring)
	p.arrange = func(width float32, put Put) float32 {
		h := max(widget.Touch, arrange(width, put))
		put(p.plate, 0, 0, width, h)
		put(p.ring, 0, 0, width, h)
		return h
	}
	p.Box.dress = p.dressPlate
	p.Box.stretch = func(size fyne.Size) {
		p.plate.Resize(size)
		p.ring.Resize(size)
	}
	p.ExtendBaseWidget(self)
}

func (p *Press) dressPlate() {
	p.plate.FillColor, p.plate.StrokeWidth, p.ring.FillColor = color.Transparent, 0, color.Transparent
	if p.fill != nil {
		if name := p.fill(); name != "" {
			p.plate.FillColor = themed(name)
			if name == Plate {
				p.plate.StrokeWidth, p.plate.StrokeColor = 1, themed(Line)
			}
		}
	}
	if p.hovered {
		p.ring.FillColor = themed(Hover)
	}
	p.ring.StrokeWidth = 0
	if p.focused {
		p.ring.StrokeWidth, p.ring.StrokeColor = 3, themed(Ink)
	}
	p.plate.Refresh()
	p.ring.Refresh()
}

// Tapped is called by Fyne.
func (p *Press) Tapped(*fyne.PointEvent) {
	if p.OnTap != nil {
		p.OnTap()
	}
}

// TappedSecondary makes a long press a tap: on a phone it is the only news of it.
func (p *Press) TappedSecondary(e *fyne.PointEvent) { p.Tapped(e) }

// TypedKey taps on Enter and Space; other keys are for the screen.
func (p *Press) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		p.Tapped(nil)
	default:
		handOn(p.plate, e)
	}
}

// handOn gives a key that a control has no use for to the window o is in.
func handOn(o fyne.CanvasObject, e *fyne.KeyEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(e)
	}
}

// TypedRune is called by Fyne.
func (p *Press) TypedRune(rune) {}

// FocusGained is called by Fyne.
func (p *Press) FocusGained() {
	p.focused = true
	p.dressPlate()
	if p.OnFocus != nil {
		p.OnFocus(p.plate)
	}
}

// FocusLost is called by Fyne.
func (p *Press) FocusLost() { p.focused = false; p.dressPlate() }

// MouseIn is called by Fyne.
func (p *Press) MouseIn(*desktop.MouseEvent) { p.hovered = true; p.dressPlate() }

// MouseMoved is called by Fyne.
func (p *Press) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is called by Fyne.
func (p *Press) MouseOut() { p.hovered = false; p.dressPlate() }

// Cursor is a hand over what can be pressed.
func (p *Press) Cursor() desktop.Cursor { return desktop.PointerCursor }

// About says to a screen reader what a press does.
func (p *Press) About(label string) { p.label = label }

// AccessibilityLabel gives the words to a screen reader.
func (p *Press) AccessibilityLabel() string { return p.label }

// AccessibilityRole is that of a button.
func (p *Press) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }
