package form

import (
	"strconv"

	"fyne.io/fyne/v2"

	"krutzjass/app/widget"
)

// Stepper is a small number between two buttons that make it smaller and larger.
type Stepper struct {
	Box
	OnChange    func(int)
	now         int
	least, most int
	number      *widget.Text
	less, more  *Pill
}

// NewStepper makes a stepper for the numbers from least to most; what the number
// is of is said by its buttons.
func NewStepper(of string, now, least, most int, changed func(int)) *Stepper {
	s := &Stepper{OnChange: changed, now: now, least: least, most: most, number: Words(strconv.Itoa(now), Ink)}
	s.number.Align, s.number.Bold = fyne.TextAlignCenter, true
	s.less = NewPill("–", false, func() { s.step(-1) })
	s.more = NewPill("+", false, func() { s.step(1) })
	s.less.label, s.more.label = of+" –", of+" +"
	s.objects = []fyne.CanvasObject{s.less, s.number, s.more}
	s.arrange = func(width float32, put Put) float32 {
		button := s.button()
		h := s.number.HeightFor(width - 2*button)
		put(s.less, 0, 0, button, button)
		put(s.number, button, (button-h)/2, width-2*button, h)
		put(s.more, width-button, 0, button, button)
		return button
	}
	s.ExtendBaseWidget(s)
	return s
}

// button is the side of a button.
func (s *Stepper) button() float32 { return max(widget.Touch, HeightOf(s.more, widget.Touch)) }

// NaturalWidth has room for three digits between the buttons.
func (s *Stepper) NaturalWidth() float32 { return 2*s.button() + 3*textSize() }

func (s *Stepper) step(by int) {
	if now := s.now + by; now >= s.least && now <= s.most {
		s.now = now
		s.number.Set(strconv.Itoa(now))
		s.OnChange(now)
	}
}

// Value gives the number.
func (s *Stepper) Value() int { return s.now }

// Buttons gives the two buttons, the one for less first.
func (s *Stepper) Buttons() (less, more *Pill) { return s.less, s.more }
