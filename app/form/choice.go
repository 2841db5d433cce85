package form

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"krutzjass/app/widget"
)

// Choice is a question with a line of explanation and a pill for each answer.
type Choice struct {
	Box
	OnChange func(int)
	pills    []*Pill
	chosen   int
}

// NewChoice makes a choice; help may be empty or of several lines, chosen is an index of answers.
func NewChoice(question, help string, answers []string, chosen int, changed func(int)) *Choice {
	c := &Choice{OnChange: changed, chosen: chosen}
	var flow []fyne.CanvasObject
	for i, answer := range answers {
		pill := NewPill(answer, i == chosen, func() { c.choose(i) })
		c.pills = append(c.pills, pill)
		flow = append(flow, pill)
	}
	box := Column(gap*0.6, append(asking(question, help), Flow(gap*0.6, flow...))...)
	c.objects, c.arrange = box.objects, box.arrange
	c.ExtendBaseWidget(c)
	c.About(question)
	return c
}

// About says to a screen reader what the answers are about: another thing than
// the question, where none is written.
func (c *Choice) About(what string) {
	for _, p := range c.pills {
		p.label = what + ": " + p.Label()
	}
}

// asking is a question and, if there is one, its explanation, of a line or more.
func asking(question, help string) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	if question != "" {
		list = append(list, Title(question, 1))
	}
	for line := range strings.Lines(help) {
		list = append(list, Small(line))
	}
	return list
}

func (c *Choice) choose(i int) {
	if i == c.chosen {
		return
	}
	c.Set(i)
	if c.OnChange != nil {
		c.OnChange(i)
	}
}

// Set marks an answer as chosen, without telling OnChange.
func (c *Choice) Set(i int) {
	c.chosen = i
	for j, p := range c.pills {
		p.Choose(j == i)
	}
}

// Chosen gives the index of the answer.
func (c *Choice) Chosen() int { return c.chosen }

// Pills gives the answers as they can be pressed.
func (c *Choice) Pills() []*Pill { return c.pills }

// Switch is a question that is answered by on or off: the whole line is pressed.
type Switch struct {
	Press
	OnChange   func(bool)
	on         bool
	words      *Box
	track, dot *canvas.Rectangle
}

// NewSwitch makes a switch; help may be empty.
func NewSwitch(question, help string, on bool, changed func(bool)) *Switch {
	s := &Switch{on: on, OnChange: changed, track: &canvas.Rectangle{}, dot: &canvas.Rectangle{},
		words: Column(2, asking(question, help)...)}
	s.press(s, question, s.toggle, s.lay, s.words, s.track, s.dot)
	s.dress = func() { s.dressPlate(); s.colour() }
	return s
}

func (s *Switch) lay(width float32, put Put) float32 {
	const across, high, rim = 52, 30, 4
	w := width - across - gap
	h := s.words.HeightFor(w)
	full := max(widget.Touch, h)
	put(s.words, 0, (full-h)/2, w, h)
	top := (full - high) / 2
	put(s.track, width-across, top, across, high)
	x := width - across + rim
	if s.on {
		x = width - high + rim
	}
	put(s.dot, x, top+rim, high-2*rim, high-2*rim)
	return full
}

func (s *Switch) colour() {
	s.track.CornerRadius, s.dot.CornerRadius = 15, 11
	s.track.StrokeWidth, s.track.StrokeColor = 2, themed(Line)
	s.track.FillColor, s.dot.FillColor = themed(Plate), themed(Muted)
	if s.on {
		s.track.FillColor, s.track.StrokeColor = themed(Main), themed(Main)
		s.dot.FillColor = themed(OnMain)
	}
}

func (s *Switch) toggle() {
	s.Set(!s.on)
	if s.OnChange != nil {
		s.OnChange(s.on)
	}
}

// Set turns the switch, without telling OnChange.
func (s *Switch) Set(on bool) { s.on = on; s.Refresh() }

// On tells whether the switch is on.
func (s *Switch) On() bool { return s.on }
