package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// flowing is an object whose height follows from its width.
type flowing interface{ HeightFor(width float32) float32 }

// heightFor is the height an object needs at a width.
func heightFor(o fyne.CanvasObject, width float32) float32 {
	if f, ok := o.(flowing); ok {
		return f.HeightFor(width)
	}
	return o.MinSize().Height
}

// Column stacks objects, each as wide as the column and as high as it needs.
type Column struct {
	widget.BaseWidget
	Gap    float32
	Margin float32 // all around
	Right  float32 // more room at the right, for a scroll bar
	items  []fyne.CanvasObject
}

// NewColumn makes a column with a gap between its items, in units.
func NewColumn(gap float32, items ...fyne.CanvasObject) *Column {
	c := &Column{Gap: gap, items: items}
	c.ExtendBaseWidget(c)
	return c
}

// HeightFor is the height of the column at a width.
func (c *Column) HeightFor(width float32) (height float32) {
	width -= 2*c.Margin + c.Right
	for i, o := range c.items {
		if i > 0 {
			height += c.Gap
		}
		height += heightFor(o, width)
	}
	return height + 2*c.Margin
}

// CreateRenderer is called by Fyne.
func (c *Column) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	return &drawn{of: c, parts: c.items, place: c.place,
		min: func() fyne.Size { return fyne.NewSize(0, c.HeightFor(c.Size().Width)) }}
}

func (c *Column) place(size fyne.Size) {
	y, width := c.Margin, size.Width-2*c.Margin-c.Right
	for _, o := range c.items {
		h := heightFor(o, width)
		put(o, c.Margin, y, width, h)
		y += h + c.Gap
	}
}
