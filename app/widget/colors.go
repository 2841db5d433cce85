package widget

import (
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
	trackOnFelt  = theme.ColorFeltDeep
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
	focus        = theme.ColorWood
	warning      = fynetheme.ColorNameError
	shadeColor   = fynetheme.ColorNameShadow
)
