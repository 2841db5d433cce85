package widget

import (
	"fyne.io/fyne/v2/theme"

	"krutzjass/app/layout"
)

// cardRatio is the height of a card by its width.
const cardRatio = layout.CardRatio

// The colours of the table, by what they are for.
const (
	inkOnFelt    = theme.ColorNameForeground
	inkOnPaper   = theme.ColorNameForeground
	inkOnAccent  = theme.ColorNameForegroundOnPrimary
	mutedPaper   = theme.ColorNamePlaceHolder
	paper        = theme.ColorNameMenuBackground
	line         = theme.ColorNameSeparator
	focus        = theme.ColorNameFocus
	gainOnFelt   = theme.ColorNameForeground
	gainOnPaper  = theme.ColorNameForeground
	trackOnFelt  = theme.ColorNameSeparator
	trackOnPaper = theme.ColorNameSeparator
	warning      = theme.ColorNameError
	shadeColor   = theme.ColorNameShadow
	paperHover   = theme.ColorNameHover
	accentHover  = theme.ColorNamePrimary
	feltHover    = theme.ColorNameHover
	mutedFelt    = theme.ColorNamePlaceHolder
	accent       = theme.ColorNamePrimary
)
