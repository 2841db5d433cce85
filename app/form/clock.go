package form

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// TurnClock is a line along the top of the table that becomes shorter while the
// time for a turn runs, and is thicker in the last seconds. It only shows.
type TurnClock struct {
	widget.BaseWidget
	words       func(seconds int) string
	left, limit time.Duration
	line        *canvas.Rectangle
}

// hurry is the time at the end in which the line is thicker.
const hurry = 10 * time.Second

// NewTurnClock makes a clock that stands still and is not seen; words says how
// many seconds are left.
func NewTurnClock(words func(seconds int) string) *TurnClock {
	c := &TurnClock{words: words, line: &canvas.Rectangle{}}
	c.ExtendBaseWidget(c)
	c.Hide()
	return c
}

// Set shows what is left; without a limit the clock is not seen.
func (c *TurnClock) Set(left, limit time.Duration) {
	c.left, c.limit = left, limit
	if limit <= 0 {
		c.Hide()
		return
	}
	c.Show()
	c.Refresh()
}

// AccessibilityLabel gives the words to a screen reader.
func (c *TurnClock) AccessibilityLabel() string {
	return c.words(int(c.left / time.Second))
}

// AccessibilityRole is that of text.
func (c *TurnClock) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer is called by Fyne.
func (c *TurnClock) CreateRenderer() fyne.WidgetRenderer { return &turnClockRenderer{c} }

type turnClockRenderer struct{ c *TurnClock }

func (r *turnClockRenderer) Layout(size fyne.Size) {
	c, width, thick := r.c, float32(0), float32(5)
	if c.limit > 0 {
		width = size.Width * float32(c.left) / float32(c.limit)
	}
	if c.left <= hurry {
		thick = 12
	}
	c.line.FillColor = themed(Gold)
	c.line.Resize(fyne.NewSize(width, thick))
}

func (r *turnClockRenderer) MinSize() fyne.Size           { return fyne.Size{} }
func (r *turnClockRenderer) Refresh()                     { r.Layout(r.c.Size()); r.c.line.Refresh() }
func (r *turnClockRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.c.line} }
func (r *turnClockRenderer) Destroy()                     {}
