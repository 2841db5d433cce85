package form

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fyneui "fyne.io/fyne/v2/widget"

	"krutzjass/app/widget"
)

// Run is a stretch of words in one style.
type Run struct {
	Text   string
	Strong bool
	Marked bool // stands out as found
}

// Prose is text in several styles that breaks at blanks.
type Prose struct {
	fyneui.BaseWidget
	words []Run // single words; those without a blank between them are one
	glue  []bool
}

// NewProse makes a text of runs.
func NewProse(runs []Run) *Prose {
	p := &Prose{}
	blank := false
	for _, r := range runs {
		for i, word := range strings.Split(r.Text, " ") {
			blank = blank || i > 0
			if word == "" {
				continue
			}
			p.words = append(p.words, Run{word, r.Strong, r.Marked})
			p.glue = append(p.glue, !blank && len(p.words) > 1)
			blank = false
		}
	}
	p.ExtendBaseWidget(p)
	return p
}

func (p *Prose) measure(r Run) fyne.Size {
	return widget.Measure(r.Text, textSize(), fyne.TextStyle{Bold: r.Strong})
}

// lay places word by word; put gets the place of each.
func (p *Prose) lay(width float32, put func(i int, at fyne.Position, size fyne.Size)) float32 {
	high := p.measure(Run{Text: "M"}).Height
	blank := p.measure(Run{Text: "n n"}).Width - p.measure(Run{Text: "nn"}).Width
	step := high * 1.12
	x, y := float32(0), float32(0)
	for i := 0; i < len(p.words); {
		end, w := i+1, p.measure(p.words[i]).Width
		for end < len(p.words) && p.glue[end] { // what sticks together stays together
			w += p.measure(p.words[end]).Width
			end++
		}
		if x > 0 && x+w > width {
			x, y = 0, y+step
		}
		for ; i < end; i++ {
			size := p.measure(p.words[i])
			put(i, fyne.NewPos(x, y), size)
			x += size.Width
		}
		x += blank
	}
	return y + high
}

// HeightFor is the height of the text at a width.
func (p *Prose) HeightFor(width float32) float32 {
	return p.lay(width, func(int, fyne.Position, fyne.Size) {})
}

// MinSize asks for no width.
func (p *Prose) MinSize() fyne.Size { return fyne.NewSize(0, p.HeightFor(p.Size().Width)) }

// AccessibilityLabel gives the words to a screen reader.
func (p *Prose) AccessibilityLabel() string {
	var b strings.Builder
	for i, r := range p.words {
		if i > 0 && !p.glue[i] {
			b.WriteByte(' ')
		}
		b.WriteString(r.Text)
	}
	return b.String()
}

// AccessibilityRole is that of text.
func (p *Prose) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer is called by Fyne.
func (p *Prose) CreateRenderer() fyne.WidgetRenderer { return &proseRenderer{p: p} }

type proseRenderer struct {
	p       *Prose
	objects []fyne.CanvasObject
}

// Layout joins the words of a line that share a style into one drawn text.
func (r *proseRenderer) Layout(size fyne.Size) {
	r.objects = nil
	var last *canvas.Text
	var style Run
	r.p.lay(size.Width, func(i int, at fyne.Position, size fyne.Size) {
		word := r.p.words[i]
		if word.Marked {
			mark := &canvas.Rectangle{FillColor: themed(Found), CornerRadius: 3}
			place(mark, at.X-2, at.Y, size.Width+4, size.Height)
			r.objects = append(r.objects, mark)
		}
		if last != nil && last.Position().Y == at.Y && !r.p.glue[i] && style.Strong == word.Strong && !word.Marked {
			last.Text += " " + word.Text
			return
		}
		last = canvas.NewText(word.Text, color.Transparent)
		last.Color, last.TextSize, last.TextStyle = themed(Ink), textSize(), fyne.TextStyle{Bold: word.Strong}
		place(last, at.X, at.Y, size.Width, size.Height)
		style = word
		r.objects = append(r.objects, last)
	})
}

func (r *proseRenderer) MinSize() fyne.Size           { return r.p.MinSize() }
func (r *proseRenderer) Refresh()                     { r.Layout(r.p.Size()) }
func (r *proseRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *proseRenderer) Destroy()                     {}

// Listed puts a mark such as a bullet before an object.
func Listed(mark string, o fyne.CanvasObject) *Box {
	m := Words(mark, Ink)
	return NewBox(func(width float32, put Put) float32 {
		x := textSize() * 1.6
		h := HeightOf(o, width-x)
		put(m, 2, 0, x, m.MinSize().Height)
		put(o, x, 0, width-x, h)
		return h
	}, m, o)
}

// Row puts objects beside each other in columns of one width each, with a line
// below; where they would be too narrow they stand one under the other.
func Row(cells ...fyne.CanvasObject) *Box {
	line := &canvas.Rectangle{}
	b := NewBox(func(width float32, put Put) float32 {
		n := float32(max(1, len(cells)))
		w := (width - gap*(n-1)) / n
		stacked := w < textSize()*6
		x, y, high := float32(0), float32(0), float32(0)
		for _, o := range cells {
			if stacked {
				h := HeightOf(o, width)
				put(o, 0, y, width, h)
				y += h
				high = y
				continue
			}
			h := HeightOf(o, w)
			put(o, x, 0, w, h)
			x, high = x+w+gap, max(high, h)
		}
		put(line, 0, high+gap-1, width, 1)
		return high + gap
	}, append([]fyne.CanvasObject{line}, cells...)...)
	b.dress = func() { line.FillColor = themed(Edge) }
	return b
}
