package widget

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Text is words in one style, broken at blanks, a long word at its hyphens, into at most Lines lines; what
// does not fit ends in an ellipsis. It asks for no width of its own, so that a
// long name never pushes anything off the screen. Refresh after changing a field.
type Text struct {
	widget.BaseWidget
	Words  string
	Color  fyne.ThemeColorName
	Scale  float32 // of the theme's text size; 0 is 1
	Bold   bool
	Align  fyne.TextAlign
	Lines  int     // 0 is 1
	Middle bool    // in the middle of its height
	Fit    bool    // smaller letters, down to leastFit, before words are cut
	Least  float32 // with Fit: instead of leastFit, where words say less when they are cut than when they are small
	Points float32 // the size of the letters in units, instead of Scale

	ground *Ground
	shrunk float32 // by how much Fit has made the letters smaller; 0 is not
}

// NewText makes a line of text in a colour of the theme.
func NewText(g *Ground, words string, color fyne.ThemeColorName) *Text {
	t := &Text{ground: g, Words: words, Color: color}
	t.ExtendBaseWidget(t)
	return t
}

// NewPaperText makes a line of text for paper.
func NewPaperText(g *Ground, words string) *Text { return NewText(g, words, inkOnPaper) }

// Set shows other words.
func (t *Text) Set(words string) {
	if t.Words != words {
		t.Words = words
		t.Refresh()
	}
}

// points is the size of the letters in units.
func (t *Text) points() float32 {
	size := t.Points
	if size == 0 {
		size = t.ground.text(&t.BaseWidget)
	}
	if t.Scale > 0 {
		size *= t.Scale
	}
	if t.shrunk > 0 {
		size *= t.shrunk
	}
	return size
}

func (t *Text) style() fyne.TextStyle { return fyne.TextStyle{Bold: t.Bold} }

func (t *Text) measure(words string) fyne.Size {
	return Measure(words, t.points(), t.style())
}

// NaturalWidth is what the words need on one line, in units.
func (t *Text) NaturalWidth() float32 {
	defer t.natural()()
	return t.measure(t.Words).Width
}

// natural undoes Fit until the function it returns is called.
func (t *Text) natural() (again func()) {
	shrunk := t.shrunk
	t.shrunk = 0
	return func() { t.shrunk = shrunk }
}

// leastFit is how small Fit makes letters at most, cutFit how small those of a
// line are that even so has no room.
const (
	leastFit = 0.55
	cutFit   = 0.8
)

// fit makes the letters as large as they can be without a word being cut.
func (t *Text) fit(size fyne.Size) {
	least := t.Least
	if least == 0 {
		least = leastFit
	}
	t.shrunk = 1
	for t.Fit && t.shrunk > least && !t.fits(size) {
		t.shrunk -= 0.04
	}
	if t.Fit && t.Lines < 2 && t.shrunk <= least && !t.fits(size) {
		t.shrunk = cutFit // a line that is cut anyway stays legible
	}
}

// fits tells whether all words have room.
func (t *Text) fits(size fyne.Size) bool {
	if t.measure(t.Words).Width <= size.Width { // as most do
		return t.measure("M").Height <= size.Height+1
	}
	for _, word := range strings.Fields(t.Words) {
		for t.measure(word).Width > size.Width {
			_, rest := t.hyphen(word, size.Width)
			if rest == "" {
				return false
			}
			word = rest
		}
	}
	limit := t.Lines
	t.Lines = len(t.Words) + 1
	lines := len(t.breakLines(size.Width))
	t.Lines = limit
	return lines <= max(1, limit) && float32(lines)*t.measure("M").Height <= size.Height+1
}

// HeightFor is the height of the text when it is given a width, in units.
func (t *Text) HeightFor(width float32) float32 {
	defer t.natural()()
	return float32(max(1, len(t.breakLines(width)))) * t.measure("M").Height
}

// MinSize is the height of one line; the width is free.
func (t *Text) MinSize() fyne.Size {
	defer t.natural()()
	return fyne.NewSize(0, t.measure("M").Height)
}

// breakLines fills lines word by word.
func (t *Text) breakLines(width float32) (lines []string) {
	limit := max(1, t.Lines)
	words := strings.Fields(t.Words)
	if all := strings.Join(words, " "); all != "" && t.measure(all).Width <= width {
		return []string{all}
	}
	for len(words) > 0 {
		if len(lines) == limit-1 {
			return append(lines, t.cut(strings.Join(words, " "), width))
		}
		if part, rest := t.hyphen(words[0], width); rest != "" {
			lines, words = append(lines, part), append([]string{rest}, words[1:]...)
			continue
		}
		n := 1
		for n < len(words) && t.measure(strings.Join(words[:n+1], " ")).Width <= width {
			n++
		}
		line := strings.Join(words[:n], " ")
		if n < len(words) {
			line = strings.TrimSuffix(line, " ·") // which parts what stands on one line
		}
		lines = append(lines, t.cut(line, width))
		words = words[n:]
	}
	return lines
}

// hyphen breaks a word that is too long for a line after one of its hyphens;
// rest is empty where it fits or has no hyphen in the right place.
func (t *Text) hyphen(word string, width float32) (part, rest string) {
	part = word
	for t.measure(part).Width > width {
		at := strings.LastIndexByte(strings.TrimSuffix(part, "-"), '-')
		if at < 1 {
			return word, ""
		}
		part = part[:at+1]
	}
	return part, word[len(part):]
}

// Cut tells whether words had to be left out at the present size.
func (t *Text) Cut() bool { return !t.fits(t.Size()) }

// cut shortens a line that is too long and ends it in an ellipsis.
func (t *Text) cut(line string, width float32) string {
	if t.measure(line).Width <= width {
		return line
	}
	letters := []rune(line)
	for n := len(letters) - 1; n > 0; n-- {
		if short := strings.TrimRight(string(letters[:n]), " ") + "…"; t.measure(short).Width <= width {
			return short
		}
	}
	return "…"
}

// AccessibilityLabel gives the words to a screen reader.
func (t *Text) AccessibilityLabel() string { return t.Words }

// AccessibilityRole is that of text.
func (t *Text) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer is called by Fyne.
func (t *Text) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	return &textRenderer{t: t}
}

type textRenderer struct {
	t     *Text
	lines []fyne.CanvasObject // of *canvas.Text
}

func (r *textRenderer) Layout(size fyne.Size) {
	r.t.fit(size)
	broken := r.t.breakLines(size.Width)
	for len(r.lines) < len(broken) {
		r.lines = append(r.lines, canvas.NewText("", color.Transparent))
	}
	r.lines = r.lines[:len(broken)]
	height := r.t.measure("M").Height
	top := float32(0)
	if r.t.Middle {
		top = max(0, (size.Height-height*float32(len(broken)))/2)
	}
	for i, words := range broken {
		line := r.lines[i].(*canvas.Text)
		line.Text, line.TextSize, line.TextStyle, line.Alignment = words, r.t.points(), r.t.style(), r.t.Align
		line.Color = themeColor(&r.t.BaseWidget, r.t.Color)
		line.Move(fyne.NewPos(0, top+height*float32(i)))
		line.Resize(fyne.NewSize(size.Width, height))
		line.Refresh()
	}
}

func (r *textRenderer) MinSize() fyne.Size           { return r.t.MinSize() }
func (r *textRenderer) Refresh()                     { r.Layout(r.t.Size()); repaint(r.t) }
func (r *textRenderer) Objects() []fyne.CanvasObject { return r.lines }
func (r *textRenderer) Destroy()                     {}

// themeColor looks a colour up as it stands for a widget; no name is ink on
// card paper.
func themeColor(w *widget.BaseWidget, name fyne.ThemeColorName) color.Color {
	if name == "" {
		return cardInk
	}
	return w.Theme().Color(name, fyne.CurrentApp().Settings().ThemeVariant())
}
