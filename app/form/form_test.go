package form

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/app/widget"
	"krutzjass/theme"
)

// start gives a test an application with a theme.
func start(t *testing.T, scale float32) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.FeltLight, scale))
}

// show puts an object on a page of a size.
func show(t *testing.T, o fyne.CanvasObject, width, height float32) (*Page, fyne.Window) {
	t.Helper()
	p := NewPage(Desk, nil, o, nil)
	w := test.NewTempWindow(t, p.Object())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, height))
	return p, w
}

func TestFlowBreaksLines(t *testing.T) {
	start(t, 1)
	fixed := func(w float32) *Picture { return NewPicture(w, 0.5, nil) }
	tests := []struct {
		name   string
		widths []float32
		room   float32
		height float32
	}{
		{"nothing", nil, 100, 0},
		{"one line", []float32{40, 40}, 100, 20},
		{"exactly fitting", []float32{45, 45}, 100, 22.5},
		{"two lines", []float32{60, 60}, 100, 30 + 10 + 30},
		{"too wide for a line", []float32{300, 20}, 100, 50 + 10 + 10},
	}
	for _, tt := range tests {
		var objects []fyne.CanvasObject
		for _, w := range tt.widths {
			objects = append(objects, fixed(w))
		}
		if got := Flow(10, objects...).HeightFor(tt.room); got != tt.height {
			t.Errorf("%s: %v high, want %v", tt.name, got, tt.height)
		}
	}
}

func TestColumnLeavesOutWhatIsHidden(t *testing.T) {
	start(t, 1)
	a, b, c := Space(10), Space(20), Space(40)
	col := Column(5, a, b, c)
	if got := col.HeightFor(100); got != 80 {
		t.Errorf("height %v, want 80", got)
	}
	b.Hide()
	if got := col.HeightFor(100); got != 55 {
		t.Errorf("height %v without the middle, want 55", got)
	}
}

func TestBeside(t *testing.T) {
	start(t, 1)
	b := Beside(300, 10, Space(10), Space(20))
	for width, want := range map[float32]float32{299: 40, 300: 20} {
		if got := b.HeightFor(width); got != want {
			t.Errorf("at %v: height %v, want %v", width, got, want)
		}
	}
}

const long = "Donaudampfschifffahrtsgesellschaft und noch einige Wörter mehr, damit es mehrere Zeilen gibt"

// Everything fits a phone at double text size: it asks for no width, nothing is
// placed outside it, and whatever can be tapped is large enough.
func TestEverythingFitsAPhone(t *testing.T) {
	for _, scale := range []float32{1, 1.25, 1.5, 2} {
		start(t, scale)
		objects := map[string]fyne.CanvasObject{
			"pill":   NewPill(long, false, nil),
			"button": NewButton(long, nil),
			"choice": NewChoice(long, long, []string{long, "a", "b"}, 1, nil),
			"switch": NewSwitch(long, long, true, nil),
			"field":  NewField(long, long, "", long, nil),
			"tile":   NewTile(NewPicture(44, 1, noPicture), long, long, true, nil),
			"fold":   NewFold(long, long, func() {}, Words(long, Ink)),
			"panel":  Panel(Title(long, 1.6), Words(long, Ink)),
			"prose":  NewProse([]Run{{Text: long, Strong: true}, {Text: " " + long, Marked: true}}),
			"row":    Row(NewProse([]Run{{Text: long}}), NewProse([]Run{{Text: "14"}})),
			"head":   Head("back", long, nil),
		}
		for name, o := range objects {
			if got := o.MinSize().Width; got > 0 {
				t.Errorf("%s asks for a width of %v", name, got)
			}
			show(t, Narrow(1000, 16, o), 360, 640)
			inside(t, name, o, 0, 360)
		}
	}
}

// inside checks an object and all in it.
func inside(t *testing.T, name string, o fyne.CanvasObject, x, width float32) {
	t.Helper()
	x += o.Position().X
	if o.Visible() && (x < 0 || x+o.Size().Width > width+0.5) {
		if _, words := o.(*Prose); !words {
			t.Errorf("%s: %T lies from %v to %v", name, o, x, x+o.Size().Width)
		}
	}
	if p, ok := o.(interface{ pressed() *Press }); ok {
		if s := p.pressed().Size(); s.Width < widget.Touch || s.Height < widget.Touch {
			t.Errorf("%s: a place to tap is only %v", name, s)
		}
	}
	if b, ok := o.(interface{ inside() []fyne.CanvasObject }); ok {
		for _, child := range b.inside() {
			inside(t, name, child, x, width)
		}
	}
}

func TestControlsTell(t *testing.T) {
	start(t, 1)
	var heard []string
	say := func(s string) { heard = append(heard, s) }
	choice := NewChoice("q", "", []string{"a", "b"}, 0, func(i int) { say("choice " + string(rune('a'+i))) })
	toggle := NewSwitch("q", "", false, func(on bool) {
		if on {
			say("on")
		} else {
			say("off")
		}
	})
	field := NewField("q", "", "", "x", func(s string) { say("typed " + s) })
	tile := NewTile(nil, "n", "l", false, func() { say("tile") })
	_, w := show(t, Column(4, choice, toggle, field, tile), 400, 600)
	test.Tap(choice.Pills()[1])
	test.Tap(choice.Pills()[1]) // chosen already: no news
	test.Tap(toggle)
	test.TapSecondary(toggle) // a long press
	test.Type(field.entry, "y")
	w.Canvas().Focus(tile)
	tile.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if got, want := strings.Join(heard, ", "), "choice b, on, off, typed yx, tile"; got != want {
		t.Errorf("heard %q, want %q", got, want)
	}
	if choice.Chosen() != 1 || choice.Pills()[0].Chosen() || !choice.Pills()[1].Chosen() {
		t.Error("the choice does not show what was chosen")
	}
}

func TestKeysNobodyNeedsReachTheWindow(t *testing.T) {
	start(t, 1)
	pill, field := NewPill("p", false, nil), NewField("", "", "", "", nil)
	_, w := show(t, Column(4, pill, field), 400, 300)
	var got []fyne.KeyName
	w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { got = append(got, e.Name) })
	pill.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	field.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	field.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if len(got) != 2 || got[0] != fyne.KeyEscape || got[1] != fyne.KeyEscape {
		t.Errorf("the window got %v, want Escape twice", got)
	}
}

func TestFoldAndComplaintChangeTheHeight(t *testing.T) {
	start(t, 1)
	changed := 0
	fold := NewFold("more", "less", func() { changed++ }, Space(100))
	closed := fold.HeightFor(300)
	test.Tap(fold.Head())
	if got := fold.HeightFor(300); got < closed+100 || changed != 1 || fold.Head().Label() != "less" {
		t.Errorf("open: %v high, closed %v; told %d times", got, closed, changed)
	}
	test.Tap(fold.Head())
	if got := fold.HeightFor(300); got != closed || fold.Head().Label() != "more" {
		t.Errorf("closed again: %v high, before %v", got, closed)
	}
	field := NewField("q", "", "", "", nil)
	before := field.HeightFor(300)
	field.Complain("not so")
	if field.HeightFor(300) <= before || field.Complaint() != "not so" {
		t.Error("a complaint takes no room")
	}
	field.Complain("")
	if field.HeightFor(300) != before {
		t.Error("a complaint that is over still takes room")
	}
}

func TestKeyboardBringsControlsIntoSight(t *testing.T) {
	start(t, 1)
	last := NewPill("last", false, nil)
	p, w := show(t, Column(0, NewPill("first", false, nil), Space(2000), last), 300, 400)
	w.Canvas().Focus(last)
	if got := p.Offset(); got < 1600 {
		t.Errorf("scrolled by %v, the control is further down", got)
	}
	w.Canvas().FocusPrevious()
	if got := p.Offset(); got > 0 {
		t.Errorf("still scrolled by %v at the first control", got)
	}
}

func TestPillGrowsBackWithItsRoom(t *testing.T) {
	start(t, 1)
	pill := NewPill("Deutschschweizer", false, nil)
	wide := pill.NaturalWidth()
	pill.HeightFor(40)
	if got := pill.NaturalWidth(); got != wide {
		t.Errorf("after a narrow place the pill wants %v, before %v", got, wide)
	}
	pill.HeightFor(wide)
	if pill.words.Scale != 1 {
		t.Errorf("at the width it wants its words are shrunk to %v", pill.words.Scale)
	}
}

func TestMiddle(t *testing.T) {
	start(t, 1)
	p := NewPage(Felt, nil, Space(100), nil).Middle()
	w := test.NewTempWindow(t, p.Object())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(300, 500))
	if got := p.scroll.Position().Y; got != 200 {
		t.Errorf("content begins at %v, want 200", got)
	}
}

func noPicture(int) image.Image { return image.NewNRGBA(image.Rect(0, 0, 1, 1)) }

func TestKeysScrollThePage(t *testing.T) {
	start(t, 1)
	p, _ := show(t, Space(1000), 300, 200)
	for _, tt := range []struct {
		key  fyne.KeyName
		want float32
	}{
		{fyne.KeyUp, 0}, {fyne.KeyDown, 48}, {fyne.KeyPageDown, 208}, {fyne.KeyPageUp, 48}, {fyne.KeyEnd, 800},
		{fyne.KeyPageDown, 800}, {fyne.KeyHome, 0},
	} {
		if took := p.Key(&fyne.KeyEvent{Name: tt.key}); !took || p.Offset() != tt.want {
			t.Errorf("%s: at %v, want %v", tt.key, p.Offset(), tt.want)
		}
	}
	if p.Key(&fyne.KeyEvent{Name: fyne.KeyEscape}) {
		t.Error("the page takes a key that is not its own")
	}
}

// Whoever pressed a button by the keyboard is still there when it was made anew.
func TestFocusOutlivesWhatHadIt(t *testing.T) {
	start(t, 1)
	slot := NewSlot(NewPill("Join", false, nil))
	p, w := show(t, slot, 300, 200)
	w.Canvas().FocusNext()
	for _, tt := range []struct {
		name  string
		fresh *Pill
		keeps bool
	}{{"the same words", NewPill("Join", true, nil), true}, {"other words", NewPill("Leave", true, nil), false}} {
		slot.Set(Column(4, Space(10), tt.fresh))
		p.Relayout()
		if got := w.Canvas().Focused() == fyne.Focusable(tt.fresh); got != tt.keeps {
			t.Errorf("%s: has the focus: %v", tt.name, got)
		}
	}
}
