package form

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fyneui "fyne.io/fyne/v2/widget"

	"krutzjass/app/widget"
)

// TurnClock is a line along the top of the table that becomes shorter while the
// time for a turn runs; the last seconds are counted in figures. It only shows.
type TurnClock struct {
	fyneui.BaseWidget
	words       func(seconds int) string
	left, limit time.Duration
	line        *canvas.Rectangle
	plate       *canvas.Rectangle
	figures     *widget.Text
}

// lastSeconds is when the line is joined by figures.
const lastSeconds = 10 * time.Second

// NewTurnClock makes a clock that stands still and is not seen; words says how
// many seconds are left.
func NewTurnClock(words func(seconds int) string) *TurnClock {
	c := &TurnClock{words: words, line: &canvas.Rectangle{}, plate: &canvas.Rectangle{CornerRadius: 12},
		figures: Words("", OnGold)}
	c.figures.Align, c.figures.Bold = fyne.TextAlignCenter, true
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
	c.figures.Set(fmt.Sprint(int(left / time.Second)))
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
	const thick, wide, high = 5, 52, 28
	c := r.c
	c.line.FillColor, c.plate.FillColor = themed(Gold), themed(Gold)
	width := float32(0)
	if c.limit > 0 {
		width = size.Width * float32(c.left) / float32(c.limit)
	}
	c.line.Resize(fyne.NewSize(width, thick))
	c.plate.Resize(fyne.NewSize(wide, high))
	c.plate.Move(fyne.NewPos((size.Width-wide)/2, thick+2))
	h := c.figures.HeightFor(wide)
	c.figures.Resize(fyne.NewSize(wide, h))
	c.figures.Move(fyne.NewPos((size.Width-wide)/2, thick+2+(high-h)/2))
	if c.left <= lastSeconds {
		c.plate.Show()
		c.figures.Show()
	} else {
		c.plate.Hide()
		c.figures.Hide()
	}
}

func (r *turnClockRenderer) MinSize() fyne.Size { return fyne.Size{} }
func (r *turnClockRenderer) Refresh() {
	r.Layout(r.c.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
}

func (r *turnClockRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.c.line, r.c.plate, r.c.figures}
}
func (r *turnClockRenderer) Destroy() {}
