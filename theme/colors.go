package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// The colours that the table needs beyond those of Fyne.
const (
	ColorFelt       fyne.ThemeColorName = "krutzjassFelt"       // the table
	ColorFeltDeep   fyne.ThemeColorName = "krutzjassFeltDeep"   // fields sunk into the felt: empty places, score board
	ColorTableText  fyne.ThemeColorName = "krutzjassTableText"  // text on either felt
	ColorTableMuted fyne.ThemeColorName = "krutzjassTableMuted" // lesser text on either felt
	ColorPaper      fyne.ThemeColorName = "krutzjassPaper"      // sheets, bubbles, name plates
	ColorInk        fyne.ThemeColorName = "krutzjassInk"        // text on paper
	ColorMutedInk   fyne.ThemeColorName = "krutzjassMutedInk"   // lesser text on paper
	ColorWood       fyne.ThemeColorName = "krutzjassWood"       // rims, bars
	ColorWoodText   fyne.ThemeColorName = "krutzjassWoodText"   // text on wood
	ColorAccent     fyne.ThemeColorName = "krutzjassAccent"     // whose turn, the winner; also on felt
	ColorOnAccent   fyne.ThemeColorName = "krutzjassOnAccent"   // text on the accent
	ColorRaised     fyne.ThemeColorName = "krutzjassRaised"     // outline of the raised card
	ColorDimmed     fyne.ThemeColorName = "krutzjassDimmed"     // veil over cards that may not be played
)

// colours are the values of one look.
type colours map[fyne.ThemeColorName]color.NRGBA

// hex makes an opaque colour of 0xRRGGBB.
func hex(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 0xff}
}

// veil makes a colour of 0xRRGGBB that lets through what is below it.
func veil(v uint32, alpha uint8) color.NRGBA {
	c := hex(v)
	c.A = alpha
	return c
}

var light = colours{
	ColorFelt: hex(0x30654a), ColorFeltDeep: hex(0x26523b),
	ColorTableText: hex(0xfcf6e6), ColorTableMuted: hex(0xdfe3cf),
	ColorPaper: hex(0xfaf4e6), ColorInk: hex(0x2a2522), ColorMutedInk: hex(0x665b4f),
	ColorWood: hex(0x6a4325), ColorWoodText: hex(0xfcf1dc),
	ColorAccent: hex(0xf0bd4f), ColorOnAccent: hex(0x2a2522),
	ColorRaised: hex(0xf0bd4f), ColorDimmed: veil(0x2b3a30, 0x73),

	fynetheme.ColorNameBackground:          hex(0xf1e6cf),
	fynetheme.ColorNameForeground:          hex(0x2a2522),
	fynetheme.ColorNameButton:              hex(0xe9dcbf),
	fynetheme.ColorNameDisabledButton:      hex(0xeee5d0),
	fynetheme.ColorNameDisabled:            hex(0x8a7f70),
	fynetheme.ColorNamePlaceHolder:         hex(0x6b6053),
	fynetheme.ColorNamePrimary:             hex(0x8f3a28),
	fynetheme.ColorNameForegroundOnPrimary: hex(0xfff8ea),
	fynetheme.ColorNameHyperlink:           hex(0x8f3a28),
	fynetheme.ColorNameFocus:               veil(0x8f3a28, 0x4d),
	fynetheme.ColorNameSelection:           veil(0xdfa63a, 0x59),
	fynetheme.ColorNameHover:               veil(0x6a4325, 0x1a),
	fynetheme.ColorNamePressed:             veil(0x6a4325, 0x33),
	fynetheme.ColorNameInputBackground:     hex(0xfffaf0),
	fynetheme.ColorNameInputBorder:         hex(0x9c8b70),
	fynetheme.ColorNameMenuBackground:      hex(0xfaf4e6),
	fynetheme.ColorNameOverlayBackground:   hex(0xfaf4e6),
	fynetheme.ColorNameHeaderBackground:    hex(0xecdfc4),
	fynetheme.ColorNameSeparator:           hex(0xd9caa9),
	fynetheme.ColorNameScrollBar:           veil(0x6a4325, 0x99),
	fynetheme.ColorNameScrollBarBackground: hex(0xe9dcbf),
	fynetheme.ColorNameShadow:              veil(0x2a2015, 0x4d),
	fynetheme.ColorNameSuccess:             hex(0x2a6543), fynetheme.ColorNameForegroundOnSuccess: hex(0xfff8ea),
	fynetheme.ColorNameWarning: hex(0x8a5200), fynetheme.ColorNameForegroundOnWarning: hex(0xfff8ea),
	fynetheme.ColorNameError: hex(0xa3271f), fynetheme.ColorNameForegroundOnError: hex(0xfff8ea),
	fynetheme.ColorNameInnerWindowBorder:         hex(0x6a4325),
	fynetheme.ColorNameInnerWindowBorderInactive: hex(0x8d6a4b),
}

var dark = colours{
	ColorFelt: hex(0x1f3d30), ColorFeltDeep: hex(0x172e24),
	ColorTableText: hex(0xf2ead6), ColorTableMuted: hex(0xb9c2ae),
	ColorPaper: hex(0x2d2823), ColorInk: hex(0xf2ead6), ColorMutedInk: hex(0xbdb19c),
	ColorWood: hex(0x3b2718), ColorWoodText: hex(0xf2e2c6),
	ColorAccent: hex(0xe3b04a), ColorOnAccent: hex(0x241f1a),
	ColorRaised: hex(0xf0bd4f), ColorDimmed: veil(0x0c1712, 0x8c),

	fynetheme.ColorNameBackground:          hex(0x211d19),
	fynetheme.ColorNameForeground:          hex(0xf2ead6),
	fynetheme.ColorNameButton:              hex(0x3d352c),
	fynetheme.ColorNameDisabledButton:      hex(0x2b2621),
	fynetheme.ColorNameDisabled:            hex(0x8c8171),
	fynetheme.ColorNamePlaceHolder:         hex(0xb3a792),
	fynetheme.ColorNamePrimary:             hex(0xe3b04a),
	fynetheme.ColorNameForegroundOnPrimary: hex(0x241f1a),
	fynetheme.ColorNameHyperlink:           hex(0xebc06a),
	fynetheme.ColorNameFocus:               veil(0xe3b04a, 0x59),
	fynetheme.ColorNameSelection:           veil(0xe3b04a, 0x4d),
	fynetheme.ColorNameHover:               veil(0xfff4dc, 0x17),
	fynetheme.ColorNamePressed:             veil(0xfff4dc, 0x2e),
	fynetheme.ColorNameInputBackground:     hex(0x2b2621),
	fynetheme.ColorNameInputBorder:         hex(0x7d7060),
	fynetheme.ColorNameMenuBackground:      hex(0x2d2823),
	fynetheme.ColorNameOverlayBackground:   hex(0x2d2823),
	fynetheme.ColorNameHeaderBackground:    hex(0x332c25),
	fynetheme.ColorNameSeparator:           hex(0x4a4036),
	fynetheme.ColorNameScrollBar:           veil(0xf2ead6, 0x80),
	fynetheme.ColorNameScrollBarBackground: hex(0x2b2621),
	fynetheme.ColorNameShadow:              veil(0x000000, 0x80),
	fynetheme.ColorNameSuccess:             hex(0x8cc7a0), fynetheme.ColorNameForegroundOnSuccess: hex(0x14231a),
	fynetheme.ColorNameWarning: hex(0xf0b35a), fynetheme.ColorNameForegroundOnWarning: hex(0x2a1d08),
	fynetheme.ColorNameError: hex(0xf2938a), fynetheme.ColorNameForegroundOnError: hex(0x2b0f0c),
	fynetheme.ColorNameInnerWindowBorder:         hex(0x3b2718),
	fynetheme.ColorNameInnerWindowBorderInactive: hex(0x2d2823),
}

// onFelt is what changes for widgets that lie on the felt itself: their ground
// is the felt, plain text is light, and what is chosen or urged is golden.
func (c colours) onFelt() colours {
	out := colours{}
	for name, value := range c {
		out[name] = value
	}
	for name, from := range map[fyne.ThemeColorName]fyne.ThemeColorName{
		fynetheme.ColorNameBackground:          ColorFelt,
		fynetheme.ColorNameForeground:          ColorTableText,
		fynetheme.ColorNameButton:              ColorFeltDeep,
		fynetheme.ColorNameDisabledButton:      ColorFelt,
		fynetheme.ColorNameInputBackground:     ColorFeltDeep,
		fynetheme.ColorNameMenuBackground:      ColorFeltDeep,
		fynetheme.ColorNameOverlayBackground:   ColorFeltDeep,
		fynetheme.ColorNameHeaderBackground:    ColorFeltDeep,
		fynetheme.ColorNamePlaceHolder:         ColorTableMuted,
		fynetheme.ColorNameInputBorder:         ColorTableMuted,
		fynetheme.ColorNamePrimary:             ColorAccent,
		fynetheme.ColorNameForegroundOnPrimary: ColorOnAccent,
	} {
		out[name] = c[from]
	}
	out[fynetheme.ColorNameDisabled] = veil(0xffffff, 0x8c)
	out[fynetheme.ColorNameSeparator] = veil(0xffffff, 0x33)
	out[fynetheme.ColorNameHover] = veil(0xffffff, 0x17)
	out[fynetheme.ColorNamePressed] = veil(0xffffff, 0x2e)
	out[fynetheme.ColorNameFocus] = veil(0xf0bd4f, 0x59)
	out[fynetheme.ColorNameHyperlink] = hex(0xffdf9a)
	// Words of success, warning and error are light on either felt.
	for _, name := range []fyne.ThemeColorName{
		fynetheme.ColorNameSuccess, fynetheme.ColorNameWarning, fynetheme.ColorNameError,
		fynetheme.ColorNameForegroundOnSuccess, fynetheme.ColorNameForegroundOnWarning, fynetheme.ColorNameForegroundOnError,
	} {
		out[name] = feltWords[name]
	}
	return out
}

var feltWords = colours{
	fynetheme.ColorNameSuccess: hex(0xc4ecd0), fynetheme.ColorNameForegroundOnSuccess: hex(0x14231a),
	fynetheme.ColorNameWarning: hex(0xffd48a), fynetheme.ColorNameForegroundOnWarning: hex(0x2a1d08),
	fynetheme.ColorNameError: hex(0xffcdc6), fynetheme.ColorNameForegroundOnError: hex(0x2b0f0c),
}
