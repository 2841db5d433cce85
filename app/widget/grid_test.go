package widget

import (
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
		label, number := used.columns(width)
		if wantLabel, wantNumber := fresh.columns(width); label-wantLabel > 0.1 || wantLabel-label > 0.1 || number-wantNumber > 0.1 || wantNumber-number > 0.1 {
			t.Errorf("at %v: columns %v and %v, a fresh grid %v and %v", width, label, number, wantLabel, wantNumber)
		}
		if got := used.HeightFor(width); got != fresh.HeightFor(width) {
			t.Errorf("at %v: %v high once shown, before %v", width, got, fresh.HeightFor(width))
		}
	}
}
