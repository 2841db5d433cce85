package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// The range of the text scale.
const (
	MinScale float32 = 1
	MaxScale float32 = 2
)

// house is the theme; a value, safe to share.
type house struct {
	look        Look
	scale       float32
	light, dark colours
	base        fyne.Theme
}

// New gives the theme of the window. scale enlarges text and the signs beside
// it, 1 to 2; what is beyond is taken as the nearer end.
func New(look Look, scale float32) fyne.Theme {
	return &house{look, min(max(scale, MinScale), MaxScale), light, dark, fynetheme.DefaultTheme()}
}

// OnFelt gives the theme for widgets that lie on the felt, to be put around
// them with container.NewThemeOverride. It is New's in all but colours. Ticks
// and radio marks keep the window's colour, as Fyne draws its icons: they
// belong on paper.
func OnFelt(look Look, scale float32) fyne.Theme {
	return &house{look, min(max(scale, MinScale), MaxScale), light.onFelt(), dark.onFelt(), fynetheme.DefaultTheme()}
}

// Color gives a colour by name, Fyne's own for a name that is neither ours.
func (h *house) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	of := h.light
	if h.look.dark(variant) {
		of, variant = h.dark, variantDark
	} else {
		variant = variantLight
	}
	if c, ok := of[name]; ok {
		return c
	}
	return h.base.Color(name, variant)
}

// Font gives the fonts that Fyne brings along.
func (h *house) Font(style fyne.TextStyle) fyne.Resource { return h.base.Font(style) }

// Icon gives the icons that Fyne brings along.
func (h *house) Icon(name fyne.ThemeIconName) fyne.Resource { return h.base.Icon(name) }

// textSizes grow with the scale; a button or input of plain text is 48 units
// high with the padding below.
var textSizes = map[fyne.ThemeSizeName]float32{
	fynetheme.SizeNameText:           16,
	fynetheme.SizeNameCaptionText:    13,
	fynetheme.SizeNameSubHeadingText: 20,
	fynetheme.SizeNameHeadingText:    27,
	fynetheme.SizeNameInlineIcon:     24,
}

// sizes stay as they are.
var sizes = map[fyne.ThemeSizeName]float32{
	fynetheme.SizeNamePadding:         6,
	fynetheme.SizeNameInnerPadding:    13.5,
	fynetheme.SizeNameLineSpacing:     5,
	fynetheme.SizeNameInputBorder:     1.5,
	fynetheme.SizeNameInputRadius:     8,
	fynetheme.SizeNameSelectionRadius: 6,
	fynetheme.SizeNameButtonRadius:    10,
	fynetheme.SizeNameCardRadius:      12,
	fynetheme.SizeNameDialogRadius:    14,
	fynetheme.SizeNamePopupRadius:     12,
	fynetheme.SizeNameMenuRadius:      10,
	fynetheme.SizeNameScrollBar:       14,
	fynetheme.SizeNameScrollBarSmall:  5,
}

// Size gives a length in units.
func (h *house) Size(name fyne.ThemeSizeName) float32 {
	if s, ok := textSizes[name]; ok {
		return s * h.scale
	}
	if s, ok := sizes[name]; ok {
		return s
	}
	return h.base.Size(name)
}
