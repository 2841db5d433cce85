package widget

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/theme"
)

// faceOf draws a seat at a size and gives its drawings.
func faceOf(t *testing.T, look SeatLook, size fyne.Size) *seatFace {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.FeltLight, 1))
	s := NewSeat(NewGround())
	s.Set(look)
	s.Resize(size)
	return test.WidgetRenderer(s).(*seatFace)
}

// TestSeatShowsWhoDeals: the word is seen, or a pack of cards where it is not.
func TestSeatShowsWhoDeals(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 72, Height: 48}, {Width: 150, Height: 48}, {Width: 112, Height: 110}} {
		for _, deals := range []bool{false, true} {
			look := SeatLook{Name: "Anna", Face: Pack, Deals: deals}
			if deals {
				look.Note = "Dealer"
			}
			f := faceOf(t, look, size)
			word, pack := f.note.Visible(), f.pack.Visible()
			if word && pack || deals != (word || pack) || pack != f.chip.Visible() {
				t.Errorf("%v, deals %v: the word %v, the pack %v on its plate %v", size, deals, word, pack, f.chip.Visible())
			}
		}
	}
}

// TestSeatHearsBesideTheCount: what is heard lies on no part of the number of
// cards, which is seen whole or not at all.
func TestSeatHearsBesideTheCount(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 300, Height: 60}, {Width: 150, Height: 60}, {Width: 112, Height: 110}, {Width: 72, Height: 110}} {
		for _, words := range []string{"calls 50", "macht Schellen zu Trumpf"} {
			f := faceOf(t, SeatLook{Name: "Anna", Face: Pack, Back: Pack, Cards: 12, Note: "Dealer", Balloon: words}, size)
			name := fmt.Sprintf("%v %q", size, words)
			if f.back.Visible() != f.count.Visible() {
				t.Errorf("%s: the back %v, its number %v", name, f.back.Visible(), f.count.Visible())
			}
			left, right := f.bubble.Position().X, f.bubble.Position().X+f.bubble.Size().Width
			if left < 0 || right > size.Width+0.5 {
				t.Errorf("%s: the balloon from %v to %v reaches outside", name, left, right)
			}
			if end := f.count.Position().X + f.count.Size().Width; f.count.Visible() && end > left {
				t.Errorf("%s: the number of cards ends at %v below the balloon at %v", name, end, left)
			}
			if f.note.Visible() {
				t.Errorf("%s: the note lies below the balloon", name)
			}
		}
	}
}

// TestTextBreaksAtHyphens writes a long code into narrow places: nothing of it
// is lost.
func TestTextBreaksAtHyphens(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.FeltLight, 1))
	const code = "7H2K-M4QX-9ZTC-3JVJ-HB5W-ND8R-P6YA"
	for _, width := range []float32{70, 120, 200, 400} {
		text := NewText(NewGround(), "Deal code: "+code, inkOnPaper)
		text.Lines = 12
		text.Resize(fyne.NewSize(width, text.HeightFor(width)))
		lines := text.breakLines(width)
		if got := strings.Join(lines, ""); text.Cut() || strings.ReplaceAll(got, " ", "") != "Dealcode:"+code {
			t.Errorf("%v units: %q, cut %v", width, lines, text.Cut())
		}
		for _, line := range lines {
			if text.measure(line).Width > width {
				t.Errorf("%v units: the line %q is too long", width, line)
			}
		}
	}
}

// TestSeatShowsItsFaceBesideThePlate: where a face is small, its plate leaves it in
// sight if the seat has the width.
func TestSeatShowsItsFaceBesideThePlate(t *testing.T) {
	for _, c := range []struct {
		size   fyne.Size
		beside bool
	}{{fyne.NewSize(150, 86), true}, {fyne.NewSize(84, 86), false}, {fyne.NewSize(112, 130), false}} {
		f := faceOf(t, SeatLook{Name: "Anna", Face: Pack, Tag: "Weg", Note: "50"}, c.size)
		face := f.face.Position().X + f.face.Size().Width
		if plate := f.label.Position().X; (plate >= face) != c.beside || plate+f.label.Size().Width > c.size.Width+0.5 {
			t.Errorf("%v: the face ends at %v, its plate goes from %v on, %v wide", c.size, face, plate, f.label.Size().Width)
		}
	}
}
