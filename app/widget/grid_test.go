package widget

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"krutzjass/theme"
)

// TestGridForgetsTheWindowBefore: rows are as high and columns as wide as in a grid
// that was never shown at another width.
func TestGridForgetsTheWindowBefore(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.FeltLight, 1))
	rows := []Row{{Cells: []string{"This hand", "Antes", "From the pot", "Penalty", "Sum", "Total"}, Bold: true},
		{Cells: []string{"Anna", "-1", "1", "–", "0", "50"}}, {Cells: []string{"Vreni", "-1", "–", "-6", "-7", "43"}}}
	used := NewGrid(NewGround(), rows)
	test.WidgetRenderer(used)
	for _, width := range []float32{480, 300, 700, 340, 480} {
		fresh := NewGrid(NewGround(), rows)
		if got, want := used.HeightFor(width), fresh.HeightFor(width); got != want {
			t.Errorf("at %v: %v high, a fresh grid %v", width, got, want)
		}
		used.Resize(fyne.NewSize(width, used.HeightFor(width)))
		_, numbers := used.columns(width)
		if _, want := fresh.columns(width); !slices.EqualFunc(numbers, want, func(a, b float32) bool { return a-b < 0.1 && b-a < 0.1 }) {
			t.Errorf("at %v: columns %v, a fresh grid %v", width, numbers, want)
		}
		if got := used.HeightFor(width); got != fresh.HeightFor(width) {
			t.Errorf("at %v: %v high once shown, before %v", width, got, fresh.HeightFor(width))
		}
	}
}

// TestManyHeadsCanBeRead: on a phone the heads of four columns take their room from
// each other before their letters get small, and names keep some too.
func TestManyHeadsCanBeRead(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.FeltLight, 1))
	const width, least, name = 320, 0.65, 66
	for _, heads := range [][]string{
		{"This hand", "Predicted", "Points", "Difference", "Total"},
		{"Diese Runde", "Ansage", "Punkte", "Differenz", "Total"},
		{"This hand", "Tricks", "Weis in tricks", "Written", "Total"},
	} {
		g := NewGrid(NewGround(), []Row{{Cells: heads, Bold: true}, {Cells: []string{"Rosa", "132", "48", "100", "1208"}}})
		g.Resize(fyne.NewSize(width, g.HeightFor(width)))
		label, numbers := g.columns(width)
		if scale := g.texts[0][1].Scale; scale < least || label < name {
			t.Errorf("%q: letters of %v, want %v; names have %v, want %v; columns %v", heads, scale, least, label, name, numbers)
		}
	}
}
