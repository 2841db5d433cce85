package widget

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// countdownSteps is in how many steps a countdown shrinks: a thin line that
// moves all the time would keep the whole screen being drawn.
const countdownSteps = 60

// Countdown is a thin line that shrinks while a pause lasts. It only shows: who
// times the pause ends it.
type Countdown struct {
	widget.BaseWidget
	left    int // steps
	running *fyne.Animation
}

// NewCountdown makes a line at rest, which is not seen.
func NewCountdown() *Countdown {
	c := &Countdown{}
	c.ExtendBaseWidget(c)
	c.Hide()
	return c
}

// Start shows the line and lets it shrink; a line that runs goes on.
func (c *Countdown) Start(length time.Duration) {
	if c.running != nil {
		return
	}
	c.Show()
	c.running = fyne.NewAnimation(length, func(done float32) {
		if left := countdownSteps - int(done*countdownSteps); left != c.left {
			c.left = left
			c.Refresh()
		}
	})
	c.running.Curve = fyne.AnimationLinear
	c.running.Start()
}

// Stop hides the line.
func (c *Countdown) Stop() {
	if c.running != nil {
		c.running.Stop()
		c.running = nil
	}
	c.Hide()
}

// CreateRenderer is called by Fyne.
func (c *Countdown) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	line := &canvas.Rectangle{}
	place := func(size fyne.Size) {
		line.FillColor, line.CornerRadius = themeColor(&c.BaseWidget, accent), size.Height/2
		width := size.Width * float32(c.left) / countdownSteps
		put(line, (size.Width-width)/2, 0, width, size.Height)
		line.Refresh()
	}
	return &drawn{of: c, place: place, parts: []fyne.CanvasObject{line}, min: func() fyne.Size { return fyne.NewSize(0, 3) }}
}
