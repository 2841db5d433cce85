package widget

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Mark is a sign on a paper disc with its name below: what is trump.
type Mark struct {
	widget.BaseWidget
	ground  *Ground
	sign    Picture
	caption *Text
}

// NewMark makes an empty mark.
func NewMark(g *Ground) *Mark {
	m := &Mark{ground: g, caption: NewText(g, "", inkOnFelt)}
	m.caption.Scale, m.caption.Fit, m.caption.Middle = 0.85, true, true
	m.ExtendBaseWidget(m)
	return m
}

// Set shows a sign and its name; without a sign only the name.
func (m *Mark) Set(sign Picture, caption string) {
	m.sign, m.caption.Words = sign, caption
	m.Refresh()
}

// Caption is the name that is shown.
func (m *Mark) Caption() string { return m.caption.Words }

// CreateRenderer is called by Fyne.
func (m *Mark) CreateRenderer() fyne.WidgetRenderer {
	m.ExtendBaseWidget(m)
	disc, sign := &canvas.Circle{}, newPicture()
	place := func(size fyne.Size) {
		disc.FillColor = cardPaper
		disc.Refresh()
		showIf(disc, m.sign != nil)
		if m.sign != nil && size.Width > 1.8*size.Height {
			m.caption.Align, m.caption.Lines = fyne.TextAlignLeading, 2
			d := size.Height - 6
			put(disc, 0, 3, d, d)
			sign.show(m.sign, fyne.NewPos(d*0.15, 3+d*0.15), fyne.NewSquareSize(d*0.7))
			put(m.caption, d+8, 0, max(0, size.Width-d-8), size.Height)
			m.caption.Refresh()
			return
		}
		m.caption.Align = fyne.TextAlignCenter
		line := m.caption.MinSize().Height
		caption := min(line, size.Height*0.38)
		if m.caption.Lines = 1; m.caption.NaturalWidth() > size.Width*1.1 && strings.Contains(m.caption.Words, " ") {
			m.caption.Lines, caption = 2, min(2*line, size.Height*0.5)
		}
		d := min(size.Width, size.Height-caption-2)
		top := max(0, (size.Height-d-caption-2)/2)
		put(disc, (size.Width-d)/2, top, d, d)
		inner := d * 0.7
		sign.show(m.sign, fyne.NewPos((size.Width-inner)/2, top+(d-inner)/2), fyne.NewSquareSize(inner))
		y := top + d + 2
		if m.sign == nil {
			y = (size.Height - caption) / 2
		}
		put(m.caption, 0, y, size.Width, caption)
		m.caption.Refresh()
	}
	return &drawn{of: m, place: place, min: func() fyne.Size { return fyne.NewSize(0, 0) },
		parts: []fyne.CanvasObject{disc, sign.Image, m.caption}}
}
