package form

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

func TestWheelTurnsThePageOverALineToTypeIn(t *testing.T) {
	start(t, 1)
	field, search := NewField("q", "", "", "x", nil), NewField("", "", "", "", nil)
	p := NewPage(Desk, search, Column(0, field, Space(2000)), nil)
	w := test.NewTempWindow(t, p.Object())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(300, 400))
	for name, f := range map[string]*Field{"in the page": field, "in its head": search} {
		p.ScrollTo(0)
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(f.entry)
		test.Scroll(w.Canvas(), at.AddXY(20, 20), 0, -50)
		if got := p.Offset(); got != 50 {
			t.Errorf("%s: the wheel scrolled by %v, want 50", name, got)
		}
	}
	var over fyne.CanvasObject = &wheel{}
	_, taps := over.(fyne.Tappable)
	_, focus := over.(fyne.Focusable)
	_, mouse := over.(desktop.Mouseable)
	_, hover := over.(desktop.Hoverable)
	_, drags := over.(fyne.Draggable)
	if taps || focus || mouse || hover || drags {
		t.Error("what lies over the line takes more than the wheel from it")
	}
}

func TestFieldTakesNoMoreThanItKeeps(t *testing.T) {
	paste := func(text string) func(*Field) {
		return func(f *Field) {
			fyne.CurrentApp().Clipboard().SetContent(text)
			f.entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: fyne.CurrentApp().Clipboard()})
		}
	}
	letters := func(text string) func(*Field) { return func(f *Field) { test.Type(f.entry, text) } }
	key := func(name fyne.KeyName) func(*Field) {
		return func(f *Field) { f.entry.TypedKey(&fyne.KeyEvent{Name: name}) }
	}
	all := func(f *Field) { f.entry.TypedShortcut(&fyne.ShortcutSelectAll{}) }
	tests := []struct {
		name string
		do   []func(*Field)
		want string
	}{
		{"room", []func(*Field){letters("äbc")}, "äbc"},
		{"full", []func(*Field){letters("äbcdefg")}, "äbcde"},
		{"full, in the middle", []func(*Field){letters("äbcde"), key(fyne.KeyHome), letters("x")}, "äbcde"},
		{"room again", []func(*Field){letters("äbcdefg"), key(fyne.KeyBackspace), letters("z")}, "äbcdz"},
		{"instead of all", []func(*Field){letters("äbcde"), all, letters("z")}, "z"},
		{"much at once", []func(*Field){letters("ä"), paste("bcdefgh"), letters("z")}, "äbcde"},
		{"much at once, then less", []func(*Field){paste("äbcdefgh"), key(fyne.KeyBackspace), letters("yz")}, "äbcdy"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			start(t, 1)
			heard := ""
			f := NewField("q", "", "", "", func(text string) { heard = text }).Most(5)
			_, w := show(t, f, 300, 200)
			w.Canvas().Focus(f.entry)
			for _, do := range tt.do {
				do(f)
			}
			if f.Text() != tt.want || heard != tt.want {
				t.Errorf("%q stands there and %q was told, want %q", f.Text(), heard, tt.want)
			}
		})
	}
}

func TestLabelsForTheEar(t *testing.T) {
	start(t, 1)
	choice := NewChoice("Pace", "", []string{"slow", "fast"}, 0, nil)
	mute := NewChoice("", "", []string{"Novice"}, 0, nil)
	mute.About("Vreni")
	round := NewRound("a face", NewPicture(40, 1, noPicture), nil)
	round.About("a face for Vreni")
	got := []string{choice.Pills()[1].AccessibilityLabel(), mute.Pills()[0].AccessibilityLabel(), round.AccessibilityLabel()}
	if want := "Pace: fast, Vreni: Novice, a face for Vreni"; strings.Join(got, ", ") != want {
		t.Errorf("said %q, want %q", got, want)
	}
}

func TestFoldHidesWhatIsInIt(t *testing.T) {
	start(t, 1)
	in, out := Space(10), Space(10)
	fold := NewFold("more", "less", func() {}, in)
	if !fold.Hides(in) || fold.Hides(out) {
		t.Error("a closed fold hides what is in it, and nothing else")
	}
	fold.Open()
	if fold.Hides(in) {
		t.Error("an open fold hides something")
	}
}
