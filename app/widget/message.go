package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Message is the line that says in plain words what is awaited, what happened,
// or why something may not be done. A warning has a bar at its left.
type Message struct {
	widget.BaseWidget
	Centred bool // in the middle; set before the next size or Set
	ground  *Ground
	text    *Text
	warning bool
}

// NewMessage makes an empty message.
func NewMessage(g *Ground) *Message {
	m := &Message{ground: g, text: NewText(g, "", inkOnFelt)}
	m.text.Lines, m.text.Middle, m.text.Fit, m.text.Scale = mostLines, true, true, 1.1
	m.ExtendBaseWidget(m)
	return m
}

// Set shows words; a warning stands out.
func (m *Message) Set(words string, warning bool) {
	m.text.Words, m.warning = words, warning
	m.Refresh()
}

// Words is what is shown.
func (m *Message) Words() string { return m.text.Words }

// Warning tells whether the words are a warning.
func (m *Message) Warning() bool { return m.warning }

// mostLines is more than any sentence needs: only room limits how many there are.
const mostLines = 40

// inner is where the words lie within a size.
func (m *Message) inner(size fyne.Size) (left, top float32, words fyne.Size) {
	if !m.warning {
		return 0, 0, size
	}
	left, top = m.ground.Units(22), m.ground.Units(4)
	return left, top, fyne.NewSize(max(0, size.Width-left*1.4), max(0, size.Height-2*top))
}

// HeightFor is the height that the words need at a width without becoming smaller.
func (m *Message) HeightFor(width float32) float32 {
	_, top, words := m.inner(fyne.NewSize(width, 0))
	return m.text.HeightFor(words.Width) + 2*top
}

// Shrinks tells how small the words become in a size: 1 is not at all, and 0 that
// even so some are cut.
func (m *Message) Shrinks(size fyne.Size) float32 {
	_, _, words := m.inner(size)
	before := m.text.shrunk
	defer func() { m.text.shrunk = before }()
	m.text.fit(words)
	if !m.text.fits(words) {
		return 0
	}
	return m.text.shrunk
}

// CreateRenderer is called by Fyne.
func (m *Message) CreateRenderer() fyne.WidgetRenderer {
	m.ExtendBaseWidget(m)
	plate, bar := &canvas.Rectangle{CornerRadius: 12}, &canvas.Rectangle{CornerRadius: 2}
	place := func(size fyne.Size) {
		plate.FillColor, bar.FillColor = themeColor(&m.BaseWidget, paper), themeColor(&m.BaseWidget, warning)
		showIf(plate, m.warning)
		showIf(bar, m.warning)
		m.text.Color, m.text.Align = inkOnFelt, fyne.TextAlignLeading
		if m.Centred {
			m.text.Align = fyne.TextAlignCenter
		}
		left, top, words := m.inner(size)
		if m.warning {
			m.text.Color = inkOnPaper
		}
		put(plate, 0, 0, size.Width, size.Height)
		put(bar, 10, 8, 4, max(0, size.Height-16))
		put(m.text, left, top, words.Width, words.Height)
		for _, o := range []fyne.CanvasObject{plate, bar, m.text} {
			o.Refresh()
		}
	}
	return &drawn{of: m, place: place, min: func() fyne.Size { return fyne.NewSize(0, 0) },
		parts: []fyne.CanvasObject{plate, bar, m.text}}
}
