package widget

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"krutzjass/theme"
)

// luminance is how light a colour is to the eye, 0 to 1 (WCAG 2.1).
func luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	linear := func(v uint32) float64 {
		if x := float64(v) / 0xffff; x > 0.04045 {
			return math.Pow((x+0.055)/1.055, 2.4)
		} else {
			return x / 12.92
		}
	}
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}

func contrast(a, b color.Color) float64 {
	x, y := luminance(a)+0.05, luminance(b)+0.05
	return max(x, y) / min(x, y)
}

// changed counts the pixels in which two pictures are clearly told apart.
func changed(a, b image.Image) (n int) {
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if contrast(a.At(x, y), b.At(x, y)) >= 3 {
				n++
			}
		}
	}
	return n
}

// TestFocusIsSeen gives buttons of every weight the focus on every ground of
// both looks: a line around the button differs clearly from what it lies on.
func TestFocusIsSeen(t *testing.T) {
	for _, look := range []theme.Look{theme.FeltLight, theme.FeltDark} {
		for _, ground := range []fyne.ThemeColorName{theme.ColorFelt, theme.ColorFeltDeep, theme.ColorPaper} {
			for weight := Plain; weight <= QuietPaper; weight++ {
				for _, pictured := range []bool{false, true} {
					t.Run(fmt.Sprint(look, ground, weight, pictured), func(t *testing.T) {
						test.NewTempApp(t).Settings().SetTheme(theme.New(look, 1))
						b := NewButton(NewGround(), "", weight, nil)
						b.Icon, b.Outlined = fynetheme.MenuIcon(), weight == Plain
						if pictured {
							b.Picture = Pack
						}
						th := fyne.CurrentApp().Settings().Theme()
						w := test.NewTempWindow(t, container.NewStack(canvas.NewRectangle(th.Color(ground, 0)), container.NewCenter(b)))
						w.SetPadded(false)
						w.Resize(fyne.NewSize(120, 90))
						before := w.Canvas().Capture()
						w.Canvas().Focus(b)
						size := b.Size()
						if got, want := changed(before, w.Canvas().Capture()), int(2*(size.Width+size.Height)); got < want {
							t.Errorf("the focus changes %d pixels clearly, want %d, a line around the button", got, want)
						}
					})
				}
			}
		}
	}
}
