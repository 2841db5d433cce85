package screen

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/form"
	"krutzjass/assets"
	"krutzjass/engine/card"
)

// leaf is a screen that notes its keys.
type leaf struct {
	fyne.CanvasObject
	takes fyne.KeyName
	n     int
}

func (l *leaf) Object() fyne.CanvasObject     { return l.CanvasObject }
func (l *leaf) Key(e *fyne.KeyEvent) bool     { return e.Name == l.takes }
func newLeaf(n int, takes fyne.KeyName) *leaf { return &leaf{form.Space(1), takes, n} }

func TestStack(t *testing.T) {
	themed(t)
	s := NewStack()
	made := 0
	leafOf := func(takes fyne.KeyName) func() Screen {
		return func() Screen { made++; return newLeaf(made, takes) }
	}
	top := func() int { return s.Top().(*leaf).n }
	key := func(name fyne.KeyName) bool { return s.Key(&fyne.KeyEvent{Name: name}) }
	if s.Top() != nil || s.Back() || key(fyne.KeyEscape) {
		t.Error("an empty stack has something to leave")
	}
	s.Push(leafOf(""))
	if s.Back() || key(mobile.KeyBack) {
		t.Error("the first screen was left")
	}
	s.Push(leafOf(""))
	if top() != 2 || !key(fyne.KeyEscape) || top() != 1 {
		t.Error("Escape does not go back to the screen before")
	}
	s.Push(leafOf(fyne.KeyEscape))
	if !key(fyne.KeyEscape) || top() != 3 || !key(mobile.KeyBack) || top() != 1 {
		t.Error("a screen's own key, or the back key, went wrong")
	}
	s.Push(leafOf(""))
	s.Stale()
	if top() != 4 {
		t.Error("Stale made the last screen again")
	}
	s.Renew()
	if top() != 5 || s.Back() != true || top() != 6 {
		t.Errorf("Renew and Back show screen %d, want the sixth", top())
	}
	s.Push(leafOf(""))
	s.Push(leafOf(""))
	s.Home()
	if top() != 9 || s.Back() {
		t.Errorf("Home shows screen %d", top())
	}
}

func TestRedrawTakesNewPictures(t *testing.T) {
	themed(t)
	d := newDesk(t, "en")
	asked := 0
	counted := countingPictures{d.pictures, &asked}
	h := NewHome(HomeParams{Words: d.words, Pictures: counted, Style: d.style, Name: "K", New: func() {}})
	open(t, h)
	before := asked
	h.Redraw()
	if asked <= before {
		t.Error("Home asks for no pictures when there are new ones")
	}
}

type countingPictures struct {
	TablePictures
	asked *int
}

func (c countingPictures) Card(of card.Card, s assets.Style, width int) image.Image {
	*c.asked++
	return c.TablePictures.Card(of, s, width)
}

// Enter on the next screen does not press again what was pressed on the one before.
func TestTheKeyboardLeavesWithTheScreen(t *testing.T) {
	themed(t)
	s, pressed := NewStack(), 0
	w := test.NewTempWindow(t, s.Object())
	w.Resize(fyne.NewSize(300, 300))
	s.Push(func() Screen {
		return &leaf{form.NewPage(form.Felt, nil, form.NewPill("on", false, func() { pressed++; s.Push(func() Screen { return newLeaf(2, "") }) }), nil).Object(), "", 1}
	})
	w.Canvas().FocusNext()
	enter := &fyne.KeyEvent{Name: fyne.KeyReturn}
	w.Canvas().Focused().TypedKey(enter)
	if f := w.Canvas().Focused(); pressed != 1 || f != nil {
		t.Errorf("pressed %d times, and the keyboard is still at %T", pressed, f)
	}
}
