package widget

import (
	"image/color"

	fynetheme "fyne.io/fyne/v2/theme"

	"krutzjass/app/layout"
	"krutzjass/theme"
)

// cardRatio is the height of a card by its width.
const cardRatio = layout.CardRatio

// The colours of the table, by what they are for.
const (
	inkOnFelt    = theme.ColorTableText
	mutedFelt    = theme.ColorTableMuted
	gainOnFelt   = theme.ColorAccent
	trackOnFelt  = theme.ColorFelt // the score lies on the deep felt of the header
	feltHover    = theme.ColorFeltDeep
	inkOnPaper   = theme.ColorInk
	mutedPaper   = theme.ColorMutedInk
	gainOnPaper  = fynetheme.ColorNamePrimary
	trackOnPaper = fynetheme.ColorNameHeaderBackground
	barOnPaper   = fynetheme.ColorNamePrimary
	paper        = theme.ColorPaper
	paperHover   = fynetheme.ColorNameHeaderBackground
	line         = fynetheme.ColorNameInputBorder
	accent       = theme.ColorAccent
	accentHover  = theme.ColorAccent
	inkOnAccent  = theme.ColorOnAccent
	focus        = theme.ColorRaised
	warning      = fynetheme.ColorNameError
	shadeColor   = fynetheme.ColorNameShadow
)

// Signs of suits lie on the paper of the cards in every look, or the black ones
// would be lost on a dark table.
var (
	cardPaper = color.NRGBA{0xfa, 0xf4, 0xe6, 0xff}
	cardInk   = color.NRGBA{0x2a, 0x25, 0x22, 0xff}
)
