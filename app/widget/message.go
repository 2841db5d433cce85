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
	m.text.Lines, m.text.Middle, m.text.Fit, m.text.Scale = 4, true, true, 1.1
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
		left := float32(0)
		if m.warning {
			m.text.Color = inkOnPaper
			left = 22
		}
		put(plate, 0, 0, size.Width, size.Height)
		put(bar, 10, 8, 4, max(0, size.Height-16))
		put(m.text, left, 0, max(0, size.Width-left*1.4), size.Height)
		for _, o := range []fyne.CanvasObject{plate, bar, m.text} {
			o.Refresh()
		}
	}
	return &drawn{of: m, place: place, min: func() fyne.Size { return fyne.NewSize(0, 0) },
		parts: []fyne.CanvasObject{plate, bar, m.text}}
}
