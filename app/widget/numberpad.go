package widget

import (
	"strconv"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// NumberPad is ten digits and a key that takes the last one back. It holds a
// number, or none, and refuses digits that would make one above Most.
type NumberPad struct {
	widget.BaseWidget
	Most     int
	OnChange func()

	ground *Ground
	shown  *Text
	keys   []*Button // 1 to 9, 0, back
	number int       // -1 is none
}

// NewNumberPad makes a pad without a number; back is what a screen reader calls
// the key that takes a digit back, and typed gets keys that focused buttons have
// no use for.
func NewNumberPad(g *Ground, back string, typed func(*fyne.KeyEvent)) *NumberPad {
	p := &NumberPad{ground: g, shown: NewText(g, "", inkOnFelt), number: -1}
	p.shown.Bold, p.shown.Align, p.shown.Middle, p.shown.Scale = true, fyne.TextAlignCenter, true, 2
	for _, digit := range []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 0} {
		p.keys = append(p.keys, NewButton(g, strconv.Itoa(digit), Plain, func() { p.Digit(digit) }))
	}
	undo := NewButton(g, "", Quiet, p.Back)
	undo.Icon, undo.Spoken = fynetheme.NavigateBackIcon(), back
	p.keys = append(p.keys, undo)
	for _, k := range p.keys {
		k.OnKey = typed
	}
	p.ExtendBaseWidget(p)
	return p
}

// Number is the number; ok is false for none.
func (p *NumberPad) Number() (n int, ok bool) { return max(0, p.number), p.number >= 0 }

// Keys gives the buttons: 1 to 9, 0, back.
func (p *NumberPad) Keys() []*Button { return p.keys }

// Clear forgets the number.
func (p *NumberPad) Clear() { p.set(-1) }

// Digit writes a digit behind the others; a number that would be too large stays
// as it is.
func (p *NumberPad) Digit(d int) {
	if n := max(0, p.number)*10 + d; n <= p.Most {
		p.set(n)
	}
}

// Back takes the last digit away.
func (p *NumberPad) Back() {
	if p.number < 10 {
		p.set(-1)
		return
	}
	p.set(p.number / 10)
}

func (p *NumberPad) set(n int) {
	if n == p.number {
		return
	}
	p.number = n
	p.Refresh()
	if p.OnChange != nil {
		p.OnChange()
	}
}

// padKeys are the keys that write digits.
var padKeys = map[fyne.KeyName]int{fyne.Key0: 0, fyne.Key1: 1, fyne.Key2: 2, fyne.Key3: 3, fyne.Key4: 4,
	fyne.Key5: 5, fyne.Key6: 6, fyne.Key7: 7, fyne.Key8: 8, fyne.Key9: 9}

// Key takes digits and Backspace and tells whether it did.
func (p *NumberPad) Key(e *fyne.KeyEvent) bool {
	if d, ok := padKeys[e.Name]; ok {
		p.Digit(d)
		return true
	}
	if e.Name == fyne.KeyBackspace || e.Name == fyne.KeyDelete {
		p.Back()
		return true
	}
	return false
}

// padShapes are the columns of keys to choose from, tall pads first.
var padShapes = []int{3, 4, 6, 11}

// CreateRenderer is called by Fyne.
func (p *NumberPad) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	d := &drawn{of: p, place: p.place, parts: []fyne.CanvasObject{p.shown}, min: func() fyne.Size { return fyne.NewSize(0, 0) }}
	for _, k := range p.keys {
		d.parts = append(d.parts, k)
	}
	return d
}

func (p *NumberPad) place(size fyne.Size) {
	p.shown.Words = ""
	if n, ok := p.Number(); ok {
		p.shown.Words = strconv.Itoa(n)
	}
	head := p.shown.MinSize().Height
	columns := padShapes[len(padShapes)-1]
	for _, c := range padShapes {
		if size.Height-head >= p.high(c, Touch) {
			columns = c
			break
		}
		if size.Height >= p.high(c, Touch) { // the number stands on the button that confirms it
			columns, head = c, 0
			break
		}
	}
	showIf(p.shown, head > 0)
	rows := (len(p.keys) + columns - 1) / columns
	key := min(p.ground.Units(72), (size.Height-head+barGap)/float32(rows)-barGap)
	wide := min(p.ground.Units(96), (size.Width+barGap)/float32(columns)-barGap)
	x0 := (size.Width - (wide+barGap)*float32(columns) + barGap) / 2
	y0 := max(0, (size.Height-head-p.high(columns, key))/2)
	put(p.shown, 0, y0, size.Width, head)
	for i, k := range p.keys {
		if columns == 3 && i >= 9 { // the last row: nothing, 0, back
			i++
		}
		put(k, x0+float32(i%columns)*(wide+barGap), y0+head+float32(i/columns)*(key+barGap), wide, key)
	}
	p.shown.Refresh()
}

// high is the height of so many columns of keys of a height.
func (p *NumberPad) high(columns int, key float32) float32 {
	rows := (len(p.keys) + columns - 1) / columns
	return float32(rows)*(key+barGap) - barGap
}

// Inside gives the keys.
func (p *NumberPad) Inside() []fyne.CanvasObject {
	list := make([]fyne.CanvasObject, len(p.keys))
	for i, k := range p.keys {
		list[i] = k
	}
	return list
}
