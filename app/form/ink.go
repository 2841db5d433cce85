package form

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"krutzjass/app/widget"
)

// The colours of pages, by what they are for.
const (
	Ink     = theme.ColorNameForeground          // words on felt and on paper
	Muted   = theme.ColorNamePlaceHolder         // words that explain
	Warning = theme.ColorNameError               // words that warn
	OnMain  = theme.ColorNameForegroundOnPrimary // words on Main
	Main    = theme.ColorNamePrimary             // the next step, the chosen one
	Paper   = theme.ColorNameMenuBackground      // panels
	Plate   = theme.ColorNameInputBackground     // pills and other places to tap
	Hover   = theme.ColorNameHover               // laid over what the pointer is on
	Line    = theme.ColorNameInputBorder         // the edge of a field
	Focus   = theme.ColorNameFocus               // around what the keyboard is at
)

// units that everything on a page shares
const (
	gap    = 12
	radius = 12
)

var ground = widget.NewGround() // pages do not grow with the screen: their text has a size of its own

// Words makes a text of any length that breaks at blanks.
func Words(text string, ink fyne.ThemeColorName) *widget.Text {
	t := widget.NewText(ground, text, ink)
	t.Lines = 1000
	return t
}

// Title makes the name of a page or, smaller than scale 1.3, of a part of it.
func Title(text string, scale float32) *widget.Text {
	t := Words(text, Ink)
	t.Bold, t.Scale = true, scale
	return t
}

// Small makes a line that explains.
func Small(text string) *widget.Text {
	t := Words(text, Muted)
	t.Scale = 0.9
	return t
}

func themed(name fyne.ThemeColorName) color.Color {
	app := fyne.CurrentApp().Settings()
	return app.Theme().Color(name, app.ThemeVariant())
}

func textSize() float32 { return fyne.CurrentApp().Settings().Theme().Size(theme.SizeNameText) }
