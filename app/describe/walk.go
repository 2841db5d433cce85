package describe

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"krutzjass/app/layout"
	"krutzjass/app/widget"
)

// What widgets and screens tell of themselves.
type (
	holder  interface{ Inside() []fyne.CanvasObject }
	written interface {
		mobile.Keyboardable
		Written() string
	}
	hand interface {
		Describe() widget.HandState
		Seen() []layout.Rect
	}
	choosable interface{ Chosen() bool }
	standing  interface{ Standing() Table }
)

// leastSeen is how much of something has to be in sight, in units, before it
// counts as reachable.
const leastSeen = 20

// Of describes a window that shows a screen. It belongs to the window's thread.
func Of(c fyne.Canvas, screen any) Window {
	size := c.Size()
	w := &walk{canvas: c}
	w.out.Screen = screenName(screen)
	w.out.Width, w.out.Height = c.PixelCoordinateForPosition(fyne.NewPos(size.Width, size.Height))
	if s, ok := screen.(standing); ok {
		table := s.Standing()
		w.out.Table, w.out.Screen = &table, "Table"
	}
	root := c.Content()
	if top := c.Overlays().Top(); top != nil {
		root = top
	}
	w.visit(root, fyne.Position{}, layout.Rect{W: size.Width, H: size.Height})
	w.tell()
	return w.out
}

// screenName is the name of a screen's type.
func screenName(screen any) string {
	name := fmt.Sprintf("%T", screen)
	return name[strings.LastIndex(name, ".")+1:]
}

// walk goes through the objects in the order in which they are drawn.
type walk struct {
	canvas fyne.Canvas
	out    Window
	found  []thing
	takers []taker
	words  []string // that were passed since the last thing
}

// thing is a button, an entry or a hand that was passed.
type thing struct {
	object     fyne.CanvasObject
	at         fyne.Position
	full, seen layout.Rect
	before     string
}

// taker is an object that takes a click on what can be seen of it.
type taker struct {
	object fyne.CanvasObject
	seen   layout.Rect
}

func (w *walk) visit(o fyne.CanvasObject, parent fyne.Position, clip layout.Rect) {
	if o == nil || !o.Visible() {
		return
	}
	at, size := parent.Add(o.Position()), o.Size()
	full := layout.Rect{X: at.X, Y: at.Y, W: size.Width, H: size.Height}
	seen := common(full, clip)
	if takesClicks(o) && !seen.Empty() {
		w.takers = append(w.takers, taker{o, seen})
	}
	switch x := o.(type) {
	case written, hand:
		w.find(o, at, full, seen)
	case *fyne.Container:
		w.all(x.Objects, at, clip)
	case *container.Scroll:
		w.visit(x.Content, at, seen)
	default:
		w.visitWidget(o, at, full, clip)
	}
}

// visitWidget takes a widget as the button or the words that a screen reader
// makes of it, or else goes into it.
func (w *walk) visitWidget(o fyne.CanvasObject, at fyne.Position, full, clip layout.Rect) {
	spoken, speaks := o.(fyne.Accessible)
	if speaks && spoken.AccessibilityRole() == fyne.AccessibleRoleButton {
		w.find(o, at, full, common(full, clip))
		return
	}
	if h, ok := o.(holder); ok {
		w.all(h.Inside(), at, clip)
		return
	}
	if speaks {
		w.say(spoken.AccessibilityLabel(), common(full, clip))
	}
}

func (w *walk) all(list []fyne.CanvasObject, at fyne.Position, clip layout.Rect) {
	for _, o := range list {
		w.visit(o, at, clip)
	}
}

func (w *walk) find(o fyne.CanvasObject, at fyne.Position, full, seen layout.Rect) {
	w.found = append(w.found, thing{o, at, full, seen, strings.Join(w.words, " ")})
	w.words = nil
}

// say notes words, and tells them if they can be seen.
func (w *walk) say(words string, seen layout.Rect) {
	if words == "" {
		return
	}
	w.words = append(w.words, words)
	if !seen.Empty() {
		w.out.Words = append(w.out.Words, words)
	}
}

// takesClicks tells whether Fyne hands a click to such an object.
func takesClicks(o fyne.CanvasObject) bool {
	switch o.(type) {
	case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable, fyne.Focusable, desktop.Mouseable:
		return true
	}
	return false
}

// tell describes what was found and is not covered.
func (w *walk) tell() {
	for _, f := range w.found {
		sight := InSight
		switch {
		case f.seen.H >= min(leastSeen, f.full.H) && f.seen.W >= min(leastSeen, f.full.W) && !f.seen.Empty():
			if !w.reaches(f) {
				continue
			}
		case f.full.Y < f.seen.Y:
			sight, f.seen = Above, f.full
		default:
			sight, f.seen = Below, f.full
		}
		w.tellOne(f, sight)
	}
}

func (w *walk) tellOne(f thing, sight Sight) {
	switch x := f.object.(type) {
	case hand:
		w.cards(x, f.at)
	case written:
		w.out.Entries = append(w.out.Entries, Entry{Words: f.before, Text: x.Written(), Sight: sight, Rect: w.pixels(f.seen)})
	case fyne.Accessible:
		b := Button{Words: x.AccessibilityLabel(), Sight: sight, Rect: w.pixels(f.seen), Enabled: true}
		if d, ok := f.object.(fyne.Disableable); ok {
			b.Enabled = !d.Disabled()
		}
		if c, ok := f.object.(choosable); ok {
			b.Chosen = c.Chosen()
		}
		w.out.Buttons = append(w.out.Buttons, b)
	}
}

// reaches tells whether a click in the middle of what is seen of f is f's: as in
// Fyne the last drawn takes it.
func (w *walk) reaches(f thing) bool {
	x, y := f.seen.X+f.seen.W/2, f.seen.Y+f.seen.H/2
	var last fyne.CanvasObject
	for _, t := range w.takers {
		if t.seen.Contains(x, y) {
			last = t.object
		}
	}
	return last == f.object
}

func (w *walk) cards(h hand, at fyne.Position) {
	state := h.Describe()
	for i, seen := range h.Seen() {
		seen.X, seen.Y = seen.X+at.X, seen.Y+at.Y
		w.out.Hand = append(w.out.Hand, Card{Card: state.Cards[i].String(), Rect: w.pixels(seen),
			Legal: state.Allowed[i], Raised: state.Raised == i})
	}
}

// pixels turns units into pixels of the window.
func (w *walk) pixels(r layout.Rect) Rect {
	x, y := w.canvas.PixelCoordinateForPosition(fyne.NewPos(r.X, r.Y))
	right, bottom := w.canvas.PixelCoordinateForPosition(fyne.NewPos(r.Right(), r.Bottom()))
	return Rect{x, y, right - x, bottom - y}
}

// common is what two rectangles share. Where that is nothing it lies at the
// edge of clip that r is beyond.
func common(r, clip layout.Rect) layout.Rect {
	x, y := min(max(r.X, clip.X), clip.Right()), min(max(r.Y, clip.Y), clip.Bottom())
	return layout.Rect{X: x, Y: y, W: max(0, min(r.Right(), clip.Right())-x), H: max(0, min(r.Bottom(), clip.Bottom())-y)}
}
