package form

import (
	"fyne.io/fyne/v2"

	"krutzjass/app/widget"
)

// Pill is a word or two to press: a button, or one of several to choose from.
type Pill struct {
	Press
	words  *widget.Text
	scale  float32
	chosen bool
}

// NewPill makes a pill; a chosen one stands out.
func NewPill(label string, chosen bool, tapped func()) *Pill {
	p := &Pill{words: Words(label, Ink), scale: 1, chosen: chosen}
	p.words.Align = fyne.TextAlignCenter
	p.press(p, label, tapped, p.lay, p.words)
	p.fill = func() fyne.ThemeColorName {
		if p.chosen {
			return Main
		}
		return Plate
	}
	p.colour()
	return p
}

// NewButton makes the button of a page's next step.
func NewButton(label string, tapped func()) *Pill {
	p := NewPill(label, true, tapped)
	p.scale, p.words.Scale = 1.15, 1.15
	return p
}

func (p *Pill) lay(width float32, put Put) float32 {
	side := min(p.side(), width/6)
	fit(p.words, p.scale, width-2*side)
	h := p.words.HeightFor(width - 2*side)
	full := max(widget.Touch, h+textSize())
	put(p.words, side, (full-h)/2, width-2*side, h)
	return full
}

func (p *Pill) side() float32 { return textSize() * 1.1 }

// NaturalWidth is the width of the words on one line and what is around them.
func (p *Pill) NaturalWidth() float32 {
	p.words.Scale = p.scale // whatever it was shrunk to in less room
	return max(widget.Touch, p.words.NaturalWidth()+2*p.side()+2)
}

// Label gives the words of the pill.
func (p *Pill) Label() string { return p.words.Words }

// SetLabel shows other words.
func (p *Pill) SetLabel(label string) {
	p.label = label
	p.words.Set(label)
	p.Refresh()
}

// Chosen tells whether the pill stands out.
func (p *Pill) Chosen() bool { return p.chosen }

// Choose makes the pill stand out, or not.
func (p *Pill) Choose(chosen bool) {
	if p.chosen != chosen {
		p.chosen = chosen
		p.colour()
		p.Refresh()
	}
}

func (p *Pill) colour() {
	p.words.Color, p.words.Bold = Ink, p.chosen
	if p.chosen {
		p.words.Color = OnMain
	}
}

// Round is a small round drawing to press, such as a face.
type Round struct {
	Press
	size float32
}

// NewRound makes a drawing to press; label is said of it.
func NewRound(label string, picture *Picture, tapped func()) *Round {
	r := &Round{size: picture.NaturalWidth()}
	r.press(r, label, tapped, func(width float32, put Put) float32 {
		put(picture, 0, 0, width, width)
		return width
	}, picture)
	const off = 5 // the ring lies around the drawing, which may have an edge of its own
	r.plate.CornerRadius, r.ring.CornerRadius = r.size/2, r.size/2+off
	r.Box.stretch = func(size fyne.Size) {
		r.plate.Resize(size)
		place(r.ring, -off, -off, size.Width+2*off, size.Height+2*off)
	}
	return r
}

// NaturalWidth is the size of the drawing.
func (r *Round) NaturalWidth() float32 { return r.size }

// Aside puts a small object at the left of another, in the middle of its height.
func Aside(small interface {
	fyne.CanvasObject
	NaturalWidth() float32
}, other fyne.CanvasObject) *Box {
	return NewBox(func(width float32, put Put) float32 {
		side := small.NaturalWidth()
		h := HeightOf(other, width-side-gap)
		full := max(h, side)
		put(small, 0, (full-side)/2, side, side)
		put(other, side+gap, (full-h)/2, width-side-gap, h)
		return full
	}, small, other)
}
