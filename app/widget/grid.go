package widget

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Row is a line of a grid on paper: a label and numbers.
type Row struct {
	Cells []string
	Bold  bool
	Ruled bool // a line above it
}

// Grid is rows of a label and numbers, the numbers in columns of one width.
type Grid struct {
	widget.BaseWidget
	ground *Ground
	rows   []Row
	texts  [][]*Text
	rules  []*canvas.Rectangle
}

// NewGrid makes a grid; it stays as it is made.
func NewGrid(g *Ground, rows []Row) *Grid {
	w := &Grid{ground: g, rows: rows}
	for _, row := range rows {
		cells := make([]*Text, len(row.Cells))
		for i, words := range row.Cells {
			cells[i] = NewText(g, minus(words), inkOnPaper)
			cells[i].Bold, cells[i].Middle, cells[i].Lines, cells[i].Fit = row.Bold, true, 1, true
			if i > 0 {
				cells[i].Align = fyne.TextAlignTrailing
				cells[i].Lines = len(strings.Fields(words))
			} else {
				cells[i].Lines = 2
			}
		}
		w.texts = append(w.texts, cells)
		w.rules = append(w.rules, &canvas.Rectangle{})
	}
	w.ExtendBaseWidget(w)
	return w
}

// minus writes a negative number with a dash, which is longer than a hyphen; the
// letters have no minus sign.
func minus(words string) string {
	if _, err := strconv.Atoi(words); err == nil {
		return strings.Replace(words, "-", "–", 1)
	}
	return words
}

// columns gives the width of the label and of each number column.
func (w *Grid) columns(width float32) (label, number float32) {
	n := 0
	for _, row := range w.texts {
		n = max(n, len(row)-1)
		for _, cell := range row[min(1, len(row)):] {
			wide := cell.NaturalWidth()
			if cell.Scale > 0 { // of a head that was made smaller before
				wide /= cell.Scale
			}
			number = max(number, wide)
		}
	}
	number += w.ground.Units(14)
	if n > 0 {
		number = min(number, width*min(0.76, 0.5+0.05*float32(n))/float32(n))
	}
	return width - number*float32(n), number
}

func (w *Grid) rowHeight(cells []*Text, label, number float32) float32 {
	high := cells[0].HeightFor(label)
	for _, cell := range cells[1:] {
		high = max(high, cell.HeightFor(number))
	}
	return high + w.ground.Units(8)
}

// HeightFor is the height of all rows at a width.
func (w *Grid) HeightFor(width float32) (height float32) {
	label, number := w.columns(width)
	w.heads(number)
	for _, cells := range w.texts {
		height += w.rowHeight(cells, label, number)
	}
	return height
}

// CreateRenderer is called by Fyne.
func (w *Grid) CreateRenderer() fyne.WidgetRenderer {
	w.ExtendBaseWidget(w)
	d := &drawn{of: w, place: w.place, min: func() fyne.Size { return fyne.NewSize(0, w.HeightFor(w.Size().Width)) }}
	for i, cells := range w.texts {
		d.parts = append(d.parts, w.rules[i])
		for _, cell := range cells {
			d.parts = append(d.parts, cell)
		}
	}
	return d
}

// heads makes the heads of many narrow columns smaller, all alike, until their
// longest word has room.
func (w *Grid) heads(number float32) {
	if len(w.texts) == 0 || len(w.texts[0]) < 4 {
		return
	}
	const usual = 0.85
	heads, scale := w.texts[0][1:], float32(usual)
	for _, head := range heads {
		for _, word := range strings.Fields(head.Words) {
			if wide := Measure(word, w.ground.text(&w.BaseWidget), head.style()).Width; wide > 0 {
				scale = min(scale, (number-w.ground.Units(7))/wide)
			}
		}
	}
	for _, head := range heads {
		head.Scale = max(scale, leastFit*usual)
	}
}

func (w *Grid) place(size fyne.Size) {
	label, number := w.columns(size.Width)
	w.heads(number)
	y := float32(0)
	for i, cells := range w.texts {
		height := w.rowHeight(cells, label, number)
		w.rules[i].FillColor = themeColor(&w.BaseWidget, line)
		showIf(w.rules[i], w.rows[i].Ruled)
		put(w.rules[i], 0, y, size.Width, 1.5)
		put(cells[0], 0, y, label, height)
		for k, cell := range cells[1:] {
			gap := w.ground.Units(6)
			put(cell, label+number*float32(k)+gap, y, number-gap, height)
			cell.Refresh() // a head may have got other letters at the same place
		}
		y += height
	}
}
