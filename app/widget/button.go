package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Touch is the least height and width of anything to tap, in units (UX.md, Look).
const Touch float32 = 48

// Weight says how much a button stands out.
type Weight uint8

// The weights.
const (
	Plain      Weight = iota // paper
	Primary                  // the one next step
	Quiet                    // only its words or its icon, on the felt
	QuietPaper               // the same on paper
)

// Button is a choice: words, a drawing or an icon, on one line or as a tile with
// the drawing above the words. A key it has no use for goes to OnKey, so that a
// table's keys work whatever has the focus. Refresh after changing a field.
type Button struct {
	widget.DisableableWidget
	Label    string
	Spoken   string // for screen readers where there is only an icon
	Picture  Picture
	Icon     fyne.Resource
	Weight   Weight
	Outlined bool // an edge, where the plate is as light as what it lies on
	Tile     bool
	Large    bool // a tile with a large drawing
	Wordy    bool // without its drawing, where there is no room for it
	OnTap    func()
	OnPoint  func(on bool) // the mouse or the focus comes to the button, or leaves it
	OnKey    func(*fyne.KeyEvent)

	settled          func() bool // whether taps are meant for this button yet; nil: always
	ground           *Ground
	focused, hovered bool
	barred           bool
}

// NewButton makes a button with words.
func NewButton(g *Ground, label string, weight Weight, tapped func()) *Button {
	b := &Button{ground: g, Label: label, Weight: weight, OnTap: tapped}
	b.ExtendBaseWidget(b)
	return b
}

// Tapped is called by Fyne.
func (b *Button) Tapped(*fyne.PointEvent) {
	if !b.Disabled() && b.OnTap != nil && (b.settled == nil || b.settled()) {
		b.OnTap()
	}
}

// SetReachable lets the keyboard and taps reach the button or not, without a
// change of its looks: for while a sheet lies over it.
func (b *Button) SetReachable(reachable bool) { b.barred = !reachable }

// Disabled tells whether the button does nothing for now.
func (b *Button) Disabled() bool { return b.barred || b.DisableableWidget.Disabled() }

// TappedSecondary makes a long press a tap: on a phone it is the only news of it.
func (b *Button) TappedSecondary(e *fyne.PointEvent) { b.Tapped(e) }

// FocusGained is called by Fyne.
func (b *Button) FocusGained() { b.focused = true; b.Refresh(); b.point() }

// FocusLost is called by Fyne.
func (b *Button) FocusLost() { b.focused = false; b.Refresh(); b.point() }

func (b *Button) point() {
	if b.OnPoint != nil {
		b.OnPoint(b.focused || b.hovered)
	}
}

// TypedRune is called by Fyne.
func (b *Button) TypedRune(rune) {}

// TypedKey taps on Enter and Space and hands other keys on.
func (b *Button) TypedKey(e *fyne.KeyEvent) {
	taps := e.Name == fyne.KeySpace || e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter
	switch {
	case taps && b.Visible(): // the keyboard stays at a button that is hidden
		b.Tapped(nil)
	case b.OnKey != nil:
		b.OnKey(e)
	}
}

// MouseIn is called by Fyne.
func (b *Button) MouseIn(*desktop.MouseEvent) { b.hovered = true; b.Refresh(); b.point() }

// MouseMoved is called by Fyne.
func (b *Button) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is called by Fyne.
func (b *Button) MouseOut() { b.hovered = false; b.Refresh(); b.point() }

// AccessibilityLabel gives the button's words to a screen reader.
func (b *Button) AccessibilityLabel() string {
	if b.Spoken != "" {
		return b.Spoken
	}
	return b.Label
}

// AccessibilityRole is that of a button.
func (b *Button) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer is called by Fyne.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	r := &buttonFace{b: b, plate: &canvas.Rectangle{}, ring: newRing(), within: newRing(),
		words: NewText(b.ground, "", ""), picture: newPicture(), icon: widget.NewIcon(nil)}
	r.drawn = drawn{of: b, place: r.arrange, min: r.measure,
		parts: []fyne.CanvasObject{r.plate, r.picture.Image, r.icon, r.words, r.within, r.ring}}
	return r
}

type buttonFace struct {
	drawn
	b           *Button
	plate, ring *canvas.Rectangle
	within      *canvas.Rectangle // dark inside the light ring of the focus: one of them shows on any ground
	words       *Text
	picture     picture
	icon        *widget.Icon
	tinted      fyne.Resource // the icon in the colour of the words
}

// sizes gives the side of the drawing, the gap beside it and the padding.
func (r *buttonFace) sizes() (art, gap, pad float32) {
	text := r.b.ground.text(&r.b.BaseWidget)
	if r.b.Icon != nil && r.b.Label == "" {
		return r.b.ground.Units(28), 0, r.b.ground.Units((Touch - 28) / 2)
	}
	if r.b.Wordy || r.b.Picture == nil && r.b.Icon == nil {
		return 0, 0, text
	}
	art = max(24, text*1.7)
	if r.b.Tile {
		art = text * 2.9
		if r.b.Large {
			art = text * 4.2
		}
	}
	return art, text * 0.5, text
}

// measure must not refresh anything: Fyne asks for the least size while it
// paints, and would never stop painting.
func (r *buttonFace) measure() fyne.Size {
	r.write()
	art, gap, pad := r.sizes()
	width, height := r.words.NaturalWidth(), r.words.MinSize().Height
	if r.b.Picture != nil {
		width *= 0.8 // a name beside its sign may get a little smaller
	}
	if r.b.Tile && art > 0 {
		return fyne.NewSize(max(Touch, max(art, width)+pad), max(Touch, art+gap/2+height+pad))
	}
	if r.b.Label == "" {
		return fyne.NewSquareSize(art + 2*pad)
	}
	return fyne.NewSize(max(Touch, art+gap+width+2*pad), max(Touch, max(art, height)+pad))
}

func (r *buttonFace) arrange(size fyne.Size) {
	r.dress()
	put(r.plate, 0, 0, size.Width, size.Height)
	put(r.ring, 0, 0, size.Width, size.Height)
	put(r.within, focusWidth, focusWidth, size.Width-2*focusWidth, size.Height-2*focusWidth)
	art, gap, pad := r.sizes()
	if r.b.Tile && art > 0 {
		height := r.words.MinSize().Height
		art = min(art, size.Height-height-gap/2-8, size.Width-12)
		top := (size.Height - art - gap/2 - height) / 2
		r.draw((size.Width-art)/2, top, art)
		put(r.words, 4, top+art+gap/2, size.Width-8, height)
		return
	}
	width := min(r.words.NaturalWidth(), size.Width-art-gap-2*min(pad, 8, size.Width*0.06))
	left := (size.Width - art - gap - width) / 2
	r.draw(left, (size.Height-art)/2, art)
	if art == 0 {
		r.words.Lines = 2
	}
	put(r.words, left+art+gap, 0, width+1, size.Height)
}

func (r *buttonFace) draw(x, y, art float32) {
	r.picture.show(r.b.Picture, fyne.NewPos(x, y), fyne.NewSquareSize(art))
	if r.b.Icon != nil && r.tinted == nil {
		r.tinted = fynetheme.NewColoredResource(r.b.Icon, buttonLooks[r.b.Weight].words)
	}
	r.icon.SetResource(r.tinted)
	showIf(r.icon, r.b.Icon != nil)
	put(r.icon, x, y, art, art)
}

// write puts the label into the words.
func (r *buttonFace) write() {
	r.words.Fit, r.words.Middle = true, true
	r.words.Words, r.words.Bold, r.words.Align = r.b.Label, r.b.Weight == Primary, fyne.TextAlignCenter
}

// dress gives plate, ring and words the colours of the button's state.
func (r *buttonFace) dress() {
	r.write()
	look := buttonLooks[r.b.Weight]
	r.words.Color = look.words
	if r.b.DisableableWidget.Disabled() {
		r.words.Color = look.faint
	}
	radius := r.b.ground.Units(13)
	r.plate.CornerRadius, r.ring.CornerRadius = radius, radius
	r.plate.FillColor = color.Transparent
	if r.b.Picture != nil && r.b.Weight == Plain {
		r.words.Color, r.plate.FillColor = "", cardPaper // ink on paper, in every look
	}
	r.words.Refresh()
	switch {
	case look.hover != "" && r.b.hovered && !r.b.Disabled() && r.words.Color != "":
		r.plate.FillColor = themeColor(&r.b.BaseWidget, look.hover)
	case look.plate != "" && !(r.b.Picture != nil && r.b.Weight == Plain):
		r.plate.FillColor = themeColor(&r.b.BaseWidget, look.plate)
	}
	r.outline(radius)
	r.plate.Refresh()
}

// focusWidth is how thick each of the two rings of the focus is, in units.
const focusWidth float32 = 3

func newRing() *canvas.Rectangle { return &canvas.Rectangle{FillColor: color.Transparent} }

// outline draws the edge of a button, or the rings of the focus.
func (r *buttonFace) outline(radius float32) {
	r.ring.StrokeWidth = 0
	switch {
	case r.b.focused:
		r.ring.StrokeWidth, r.ring.StrokeColor = focusWidth, themeColor(&r.b.BaseWidget, focus)
	case r.b.Outlined:
		r.ring.StrokeWidth, r.ring.StrokeColor = 1.2, themeColor(&r.b.BaseWidget, line)
	}
	r.within.CornerRadius, r.within.StrokeWidth, r.within.StrokeColor = radius-focusWidth, focusWidth, cardInk
	showIf(r.within, r.b.focused)
	r.within.Refresh()
	r.ring.Refresh()
}
