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

// TestPicturedWordsAreInk: beside a picture the words stand in ink on card
// paper, in both looks, and still do when the button is drawn again.
func TestPicturedWordsAreInk(t *testing.T) {
	for _, look := range []theme.Look{theme.FeltLight, theme.FeltDark} {
		test.NewTempApp(t).Settings().SetTheme(theme.New(look, 1))
		b := NewButton(NewGround(), "Roses", Plain, nil)
		b.Picture = func(int) image.Image { return image.NewNRGBA(image.Rect(0, 0, 8, 8)) }
		w := test.NewTempWindow(t, container.NewCenter(b))
		w.Resize(fyne.NewSize(240, 120))
		for _, when := range []string{"first", "again"} {
			b.Refresh()
			picture, ink := w.Canvas().Capture(), 0
			for y := range picture.Bounds().Dy() {
				for x := range picture.Bounds().Dx() {
					if contrast(picture.At(x, y), cardPaper) >= 7 && contrast(picture.At(x, y), cardInk) < 1.6 {
						ink++
					}
				}
			}
			if ink < 60 {
				t.Errorf("%v, %s: %d pixels of ink: the word cannot be read", look, when, ink)
			}
		}
	}
}
