package theme

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Text and the grounds it stands on.
var (
	everyTheme = []struct {
		text    fyne.ThemeColorName
		grounds []fyne.ThemeColorName
		least   float64
	}{
		{fynetheme.ColorNameForeground, screens, 4.5},
		{fynetheme.ColorNamePlaceHolder, screens, 4.5},
		{fynetheme.ColorNameHyperlink, screens, 4.5},
		{fynetheme.ColorNameSuccess, screens, 4.5},
		{fynetheme.ColorNameWarning, screens, 4.5},
		{fynetheme.ColorNameError, screens, 4.5},
		{fynetheme.ColorNameForegroundOnPrimary, []fyne.ThemeColorName{fynetheme.ColorNamePrimary}, 4.5},
		{fynetheme.ColorNameForegroundOnSuccess, []fyne.ThemeColorName{fynetheme.ColorNameSuccess}, 4.5},
		{fynetheme.ColorNameForegroundOnWarning, []fyne.ThemeColorName{fynetheme.ColorNameWarning}, 4.5},
		{fynetheme.ColorNameForegroundOnError, []fyne.ThemeColorName{fynetheme.ColorNameError}, 4.5},
		{fynetheme.ColorNameDisabled, []fyne.ThemeColorName{fynetheme.ColorNameBackground, fynetheme.ColorNameDisabledButton}, 3},
		{ColorTableText, []fyne.ThemeColorName{ColorFelt, ColorFeltDeep}, 4.5},
		{ColorTableMuted, []fyne.ThemeColorName{ColorFelt, ColorFeltDeep}, 4.5},
		{ColorInk, []fyne.ThemeColorName{ColorPaper}, 7},
		{ColorMutedInk, []fyne.ThemeColorName{ColorPaper}, 4.5},
		{ColorWoodText, []fyne.ThemeColorName{ColorWood}, 4.5},
		{ColorOnAccent, []fyne.ThemeColorName{ColorAccent, ColorRaised}, 4.5},
		// Marks, not text: an outline must stand out from what it lies on.
		{ColorAccent, []fyne.ThemeColorName{ColorFelt, ColorFeltDeep}, 3},
		{ColorRaised, []fyne.ThemeColorName{ColorFelt, ColorFeltDeep}, 3},
	}
	screens = []fyne.ThemeColorName{
		fynetheme.ColorNameBackground, fynetheme.ColorNameButton, fynetheme.ColorNameInputBackground,
		fynetheme.ColorNameMenuBackground, fynetheme.ColorNameOverlayBackground, fynetheme.ColorNameHeaderBackground,
	}
)

func TestTextCanBeRead(t *testing.T) {
	for _, look := range Looks {
		for name, th := range map[string]fyne.Theme{"window": New(look, 1), "felt": OnFelt(look, 1)} {
			for _, variant := range []fyne.ThemeVariant{variantDark, variantLight} {
				for _, row := range everyTheme {
					for _, ground := range row.grounds {
						got := contrast(th.Color(row.text, variant), th.Color(ground, variant))
						if got < row.least {
							t.Errorf("%v on the %s, variant %d: %s on %s has contrast %.2f, needs %.1f",
								look, name, variant, row.text, ground, got, row.least)
						}
					}
				}
			}
		}
	}
}

// contrast is the ratio of WCAG 2, text laid over its ground first.
func contrast(text, ground color.Color) float64 {
	g := color.NRGBAModel.Convert(ground).(color.NRGBA)
	c := color.NRGBAModel.Convert(text).(color.NRGBA)
	over := func(x, y uint8) float64 { return (float64(x)*float64(c.A) + float64(y)*float64(255-c.A)) / 255 }
	a := luminance(over(c.R, g.R), over(c.G, g.G), over(c.B, g.B))
	b := luminance(float64(g.R), float64(g.G), float64(g.B))
	return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

func luminance(r, g, b float64) float64 {
	lin := func(v float64) float64 {
		if v /= 255; v > 0.04045 {
			return math.Pow((v+0.055)/1.055, 2.4)
		}
		return v / 12.92
	}
	return 0.2126*lin(r) + 0.7152*lin(g) + 0.0722*lin(b)
}

func TestSystemFollowsTheDevice(t *testing.T) {
	for _, c := range []struct {
		look    Look
		variant fyne.ThemeVariant
		want    colours
	}{
		{System, variantDark, dark}, {System, variantLight, light},
		{FeltLight, variantDark, light}, {FeltLight, variantLight, light},
		{FeltDark, variantDark, dark}, {FeltDark, variantLight, dark},
	} {
		if got := New(c.look, 1).Color(ColorFelt, c.variant); got != c.want[ColorFelt] {
			t.Errorf("%v with variant %d: felt %v, want %v", c.look, c.variant, got, c.want[ColorFelt])
		}
	}
	if fynetheme.VariantDark != variantDark || fynetheme.VariantLight != variantLight {
		t.Error("the variants have other numbers than Fyne's")
	}
}

func TestBothLooksNameTheSameColours(t *testing.T) {
	for name := range light {
		if _, ok := dark[name]; !ok {
			t.Errorf("the dark look has no %s", name)
		}
	}
	for name := range dark {
		if _, ok := light[name]; !ok {
			t.Errorf("the light look has no %s", name)
		}
	}
}

func TestLooksByName(t *testing.T) {
	for _, look := range Looks {
		if got, ok := ParseLook(look.String()); !ok || got != look {
			t.Errorf("%v reads back as %v, %v", look, got, ok)
		}
	}
	if got, ok := ParseLook("plush"); ok || got != System {
		t.Errorf("a look that is none reads as %v, %v", got, ok)
	}
}

func TestTextGrowsAndTargetsAreLarge(t *testing.T) {
	app := test.NewTempApp(t)
	for _, c := range []struct{ scale, text float32 }{{0.5, 16}, {1, 16}, {1.5, 24}, {2, 32}, {9, 32}} {
		th := New(FeltLight, c.scale)
		if got := th.Size(fynetheme.SizeNameText); got != c.text {
			t.Errorf("scale %v: text of %v units, want %v", c.scale, got, c.text)
		}
		app.Settings().SetTheme(th)
		for name, w := range map[string]fyne.CanvasObject{
			"button": widget.NewButton("Schieben", nil), "entry": widget.NewEntry(),
			"check": widget.NewCheck("Stöck", nil), "select": widget.NewSelect([]string{"A"}, nil),
		} {
			if h := w.MinSize().Height; h < 48 {
				t.Errorf("scale %v: a %s is %v units high, needs 48", c.scale, name, h)
			}
		}
	}
}

func TestFelt(t *testing.T) {
	ground := light[ColorFelt]
	for _, size := range [][2]int{{0, 4}, {4, -1}, {1, 1}, {37, 5}, {320, 200}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			img := Felt(ground, size[0], size[1])
			if size[0] < 1 || size[1] < 1 {
				if !img.Rect.Empty() {
					t.Errorf("bounds %v, want none", img.Rect)
				}
				return
			}
			if img.Rect.Dx() != size[0] || img.Rect.Dy() != size[1] {
				t.Errorf("bounds %v", img.Rect)
			}
			// Text must stay as readable as on the plain colour, nearly.
			for i := 0; i < len(img.Pix); i += 4 {
				p := color.NRGBA{img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3]}
				if got := contrast(light[ColorTableText], p); got < 4.5 {
					t.Fatalf("pixel %d is %v: contrast %.2f", i/4, p, got)
				}
			}
		})
	}
}
