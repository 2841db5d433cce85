package widget

import (
	"slices"
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

// Grid is rows of a label and numbers, the numbers in columns of one width where there is room.
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

// columns gives the width of the label and of each number column: all alike, or
// each as its words ask where a word of a head has no room so.
func (w *Grid) columns(width float32) (label float32, numbers []float32) {
	var needs []float32 // of the heads
	n, equal, longest := 0, float32(0), float32(0)
	for i, row := range w.texts {
		n = max(n, len(row)-1)
		for k, cell := range row[min(1, len(row)):] {
			wide := cell.NaturalWidth()
			if cell.Scale > 0 { // of a head that was made smaller before
				wide /= cell.Scale
			}
			equal = max(equal, wide)
			if i == 0 {
				needs = append(needs, headScale*w.longest(cell))
				longest = max(longest, w.longest(cell))
			} else if k < len(needs) {
				needs[k] = max(needs[k], wide)
			}
		}
	}
	if n == 0 {
		return width, nil
	}
	equal = min(equal+w.ground.Units(14), width*min(0.76, 0.5+0.05*float32(n))/float32(n))
	numbers = slices.Repeat([]float32{equal}, n)
	sum := float32(0)
	for k := range needs {
		needs[k] += w.ground.Units(10)
		sum += needs[k]
	}
	if len(needs) == n && n >= crowd && longest*leastHead > equal-w.ground.Units(7) {
		for k := range needs {
			numbers[k] = needs[k] * min(1, width*0.78/sum)
		}
	}
	for _, number := range numbers {
		width -= number
	}
	return width, numbers
}

// crowd is how many columns of numbers are many: their heads are smaller, of
// headScale, and in columns of one width of leastHead at least.
const (
	crowd     = 3
	headScale = 0.85
	leastHead = 0.65
)

// longest is the width of the longest word of a head at the usual size of letters.
func (w *Grid) longest(head *Text) (wide float32) {
	for _, word := range strings.Fields(head.Words) {
		wide = max(wide, Measure(word, w.ground.text(&w.BaseWidget), head.style()).Width)
	}
	return wide
}

func (w *Grid) rowHeight(cells []*Text, label float32, numbers []float32) float32 {
	high := cells[0].HeightFor(label)
	for k, cell := range cells[1:] {
		high = max(high, cell.HeightFor(numbers[k]))
	}
	return high + w.ground.Units(8)
}

// HeightFor is the height of all rows at a width.
func (w *Grid) HeightFor(width float32) (height float32) {
	label, numbers := w.columns(width)
	w.heads(numbers)
	for _, cells := range w.texts {
		height += w.rowHeight(cells, label, numbers)
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

// heads makes the heads of many columns smaller, all alike, until their longest
// word has room.
func (w *Grid) heads(numbers []float32) {
	if len(w.texts) == 0 || len(w.texts[0]) <= crowd {
		return
	}
	heads, scale := w.texts[0][1:], float32(headScale)
	for k, head := range heads {
		if wide := w.longest(head); wide > 0 {
			scale = min(scale, (numbers[k]-w.ground.Units(7))/wide)
		}
	}
	for _, head := range heads {
		head.Scale = max(scale, leastFit*headScale)
	}
}

func (w *Grid) place(size fyne.Size) {
	label, numbers := w.columns(size.Width)
	w.heads(numbers)
	y := float32(0)
	for i, cells := range w.texts {
		height := w.rowHeight(cells, label, numbers)
		w.rules[i].FillColor = themeColor(&w.BaseWidget, line)
		showIf(w.rules[i], w.rows[i].Ruled)
		put(w.rules[i], 0, y, size.Width, 1.5)
		put(cells[0], 0, y, label, height)
		x := label
		for k, cell := range cells[1:] {
			gap := w.ground.Units(6)
			put(cell, x+gap, y, numbers[k]-gap, height)
			cell.Refresh() // a head may have got other letters at the same place
			x += numbers[k]
		}
		y += height
	}
}
