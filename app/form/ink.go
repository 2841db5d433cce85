package form

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"krutzjass/app/widget"
	"krutzjass/theme"
)

// The colours of pages, by what they are for.
const (
	Ink       = fynetheme.ColorNameForeground          // words on a page and on paper
	Muted     = fynetheme.ColorNamePlaceHolder         // words that explain
	FeltInk   = theme.ColorTableText                   // words on felt
	FeltMuted = theme.ColorTableMuted                  // lesser words on felt
	Warning   = fynetheme.ColorNameError               // words that warn
	OnMain    = fynetheme.ColorNameForegroundOnPrimary // words on Main
	Main      = fynetheme.ColorNamePrimary             // the next step, the chosen one
	Gold      = theme.ColorAccent                      // the next step on felt
	OnGold    = theme.ColorOnAccent                    // words on Gold
	Paper     = theme.ColorPaper                       // panels
	Plate     = fynetheme.ColorNameInputBackground     // pills and other places to tap
	Hover     = fynetheme.ColorNameHover               // laid over what the pointer is on
	Line      = fynetheme.ColorNameInputBorder         // the edge of a plate
	Edge      = fynetheme.ColorNameSeparator           // the edge of a panel
	Found     = fynetheme.ColorNameSelection           // behind words that were searched for
	Desk      = fynetheme.ColorNameBackground          // the ground of a page of words
	Felt      = theme.ColorFelt                        // the ground of a page of places to go to
)

// units that everything on a page shares
const (
	gap    = 12
	radius = 12
)

// ground is one for all: pages do not grow with the screen, their text has a size of its own.
var ground = widget.NewGround()

// Words makes a text of any length that breaks at blanks.
func Words(text string, ink fyne.ThemeColorName) *widget.Text {
	t := widget.NewText(ground, text, ink)
	t.Lines = 1000
	return t
}

// Title makes the name of a page or, smaller than scale 1.3, of a part of it.
func Title(text string, scale float32) *Snug {
	t := Words(text, Ink)
	t.Bold, t.Scale = true, scale
	return NewSnug(t)
}

// Snug is a text whose letters become smaller where its longest word would not
// fit the width.
type Snug struct {
	Box
	text  *widget.Text
	scale float32
}

// NewSnug makes a text snug; its scale is the largest it gets.
func NewSnug(t *widget.Text) *Snug {
	s := &Snug{text: t, scale: t.Scale}
	s.objects = []fyne.CanvasObject{t}
	s.arrange = func(width float32, put Put) float32 {
		fit(t, s.scale, width)
		h := t.HeightFor(width)
		put(t, 0, 0, width, h)
		return h
	}
	s.ExtendBaseWidget(s)
	return s
}

// fit gives a text a scale at which its longest word is at most width units wide.
func fit(t *widget.Text, scale, width float32) {
	t.Scale = scale
	if width <= 0 { // not placed yet
		return
	}
	if longest := longestWord(t); longest > width {
		t.Scale *= width / longest * 0.99
	}
	for longestWord(t) > width && t.Scale > 0.1 { // letters are rounded to pixels
		t.Scale *= 0.98
	}
}

// longestWord is the width of the longest word of a text at its scale.
func longestWord(t *widget.Text) (longest float32) {
	for word := range strings.FieldsSeq(t.Words) {
		longest = max(longest, widget.Measure(word, textSize()*t.Scale, fyne.TextStyle{Bold: t.Bold}).Width)
	}
	return longest
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

func textSize() float32 { return fyne.CurrentApp().Settings().Theme().Size(fynetheme.SizeNameText) }
