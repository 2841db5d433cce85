package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"krutzjass/app/widget"
)

// Strip is a line along the top of a screen that tells something, with a button
// if there is something to do about it. It is not seen while it has no words.
type Strip struct {
	Box
	words  *widget.Text
	button *Pill
	sheet  *canvas.Rectangle
}

// NewStrip makes a strip without words.
func NewStrip() *Strip {
	s := &Strip{words: Words("", Ink), sheet: &canvas.Rectangle{}}
	s.button = NewPill("", true, nil)
	s.words.Middle = true
	s.objects = []fyne.CanvasObject{s.sheet, s.words, s.button}
	s.arrange = s.lay
	s.dress = func() { s.sheet.FillColor = themed(Paper); s.sheet.Refresh() }
	s.ExtendBaseWidget(s)
	s.Hide()
	return s
}

func (s *Strip) lay(width float32, put Put) float32 {
	const pad = 8
	room, button := width-2*pad, float32(0)
	if s.button.Visible() {
		button = min(s.button.NaturalWidth(), room*0.45)
		room -= button + gap
	}
	h := max(s.words.HeightFor(room), textSize()*1.5)
	full := h + 2*pad
	if button > 0 {
		full = max(full, HeightOf(s.button, button)+pad)
	}
	put(s.sheet, 0, 0, width, full)
	put(s.words, pad, (full-h)/2, room, h)
	if button > 0 {
		high := HeightOf(s.button, button)
		put(s.button, width-pad-button, (full-high)/2, button, high)
	}
	return full
}

// Set tells something, with a button if do is not nil, and whether that is news;
// without words the strip is not seen.
func (s *Strip) Set(words, label string, do func()) bool {
	s.button.OnTap = do
	if words == s.words.Words && s.Visible() == (words != "") {
		return false
	}
	s.words.Set(words)
	s.button.SetLabel(label)
	if s.button.Show(); do == nil {
		s.button.Hide()
	}
	if s.Show(); words == "" {
		s.Hide()
	}
	s.Refresh()
	return true
}

// Words gives what is told.
func (s *Strip) Words() string { return s.words.Words }
