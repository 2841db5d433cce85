package widget

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// barGap is the room between buttons, in units.
const barGap float32 = 8

// ActionBar lays buttons out in as few rows as they need, in the middle, all of
// one height. Buttons with a drawing become tiles when all of them fit in a row.
type ActionBar struct {
	widget.BaseWidget
	Trailing bool             // against the right edge instead of the middle
	Now      func() time.Time // the clock by which taps wait until new buttons have settled; nil: they never wait
	ground   *Ground
	buttons  []*Button
	changed  time.Time // when buttons were last replaced or taken away
}

// settle is how long taps are ignored after buttons were replaced or taken
// away: the second tap of two was meant for the old ones.
const settle = 350 * time.Millisecond

// NewActionBar makes an empty bar.
func NewActionBar(g *Ground) *ActionBar {
	b := &ActionBar{ground: g}
	b.ExtendBaseWidget(b)
	return b
}

// Set shows buttons, in order. Where other ones lay, taps are ignored for a
// moment; the same buttons made anew work at once, and so do the first ones.
func (b *ActionBar) Set(buttons []*Button) {
	if b.Now != nil {
		if len(b.buttons) > 0 && !slices.EqualFunc(b.buttons, buttons, alike) {
			b.changed = b.Now()
		}
	}
	b.Follow(buttons)
}

// Follow shows buttons that the person has just changed from elsewhere, as by
// marking a card: nobody means the old ones any more, and taps do not wait.
func (b *ActionBar) Follow(buttons []*Button) {
	if b.Now != nil {
		for _, x := range buttons {
			x.settled = func() bool { return b.Now().Sub(b.changed) >= settle }
		}
	}
	before := b.buttons
	b.buttons = buttons
	b.Refresh()
	b.bequeath(before)
}

// bequeath gives the keyboard from a button that is gone to the one with the same
// words, or to the screen.
func (b *ActionBar) bequeath(gone []*Button) {
	i := slices.IndexFunc(gone, func(x *Button) bool { return x.focused })
	if i < 0 || slices.Contains(b.buttons, gone[i]) {
		return
	}
	c := fyne.CurrentApp().Driver().CanvasForObject(b)
	if c == nil || c.Focused() != fyne.Focusable(gone[i]) {
		return
	}
	c.Unfocus()
	if heir := slices.IndexFunc(b.buttons, func(x *Button) bool { return alike(x, gone[i]) }); heir >= 0 {
		c.Focus(b.buttons[heir])
	}
}

// alike tells whether two buttons offer the same to the eye.
func alike(a, b *Button) bool { return a.Label == b.Label && a.Weight == b.Weight }

// Buttons is what was set last.
func (b *ActionBar) Buttons() []*Button { return b.buttons }

// HeightFor is the height that the bar needs at a width.
func (b *ActionBar) HeightFor(width float32) float32 {
	rows, heights := b.rows(width)
	total := float32(0)
	for _, h := range heights {
		total += h
	}
	return total + barGap*float32(max(0, len(rows)-1))
}

// squeezed is the buttons in as many rows as a low place has height for: the
// words get smaller there, and drawings go where they would leave words no room.
func (b *ActionBar) squeezed(width, height float32) (rows [][]*Button, heights []float32) {
	count := max(1, int((height+barGap)/(Touch+barGap)))
	each := (len(b.buttons) + count - 1) / count
	for left := b.buttons; len(left) > 0; {
		n := min(each, len(left))
		rows = append(rows, left[:n])
		left = left[n:]
	}
	high := (height+barGap)/float32(len(rows)) - barGap
	for range rows {
		heights = append(heights, min(high, max(Touch, 2*tallest(b.buttons))))
	}
	wide := (width+barGap)/float32(each) - barGap
	for _, x := range b.buttons {
		x.Tile, x.Large = x.Picture != nil && high > 1.5*Touch, false
		x.Wordy = !x.Tile && wide < x.MinSize().Width*0.8
	}
	return rows, heights
}

// rows groups the buttons and gives each row's height.
func (b *ActionBar) rows(width float32) (rows [][]*Button, heights []float32) {
	pictured, plain := b.split()
	for _, group := range [][]*Button{pictured, plain} {
		if len(group) == 0 {
			continue
		}
		for _, row := range b.fill(group, width) {
			rows = append(rows, row)
			heights = append(heights, tallest(row))
		}
	}
	return rows, heights
}

// split separates buttons with drawings from those with words only.
func (b *ActionBar) split() (pictured, plain []*Button) {
	for _, x := range b.buttons {
		if x.Picture != nil {
			pictured = append(pictured, x)
		} else {
			plain = append(plain, x)
		}
	}
	return pictured, plain
}

// fill breaks a group into rows of about equal length.
func (b *ActionBar) fill(group []*Button, width float32) (rows [][]*Button) {
	b.tile(group, width)
	widest := float32(0)
	for _, x := range group {
		widest = max(widest, x.MinSize().Width)
	}
	if b.across(group) <= width {
		return [][]*Button{group}
	}
	if group[0].Picture != nil && len(group) > 4 {
		widest = b.tiles(group)
	}
	columns := max(1, min(len(group), int((width+barGap)/(widest+barGap))))
	count := (len(group) + columns - 1) / columns
	columns = (len(group) + count - 1) / count
	for len(group) > 0 {
		n := min(columns, len(group))
		rows = append(rows, group[:n])
		group = group[n:]
	}
	return rows
}

// tile stands the drawings above the words where one row of tiles has room.
func (b *ActionBar) tile(group []*Button, width float32) {
	for _, x := range group {
		x.Tile, x.Wordy = x.Picture != nil && len(group) > 2, false
		x.Large = x.Tile && width > b.ground.Units(540) && b.Size().Height > b.ground.Units(200)
	}
	if b.even(group) <= width {
		return
	}
	for _, x := range group {
		x.Tile = false
	}
}

// tiles stands the drawings of many buttons above their words and gives the width
// of the widest.
func (b *ActionBar) tiles(group []*Button) (widest float32) {
	for _, x := range group {
		x.Tile = true
		widest = max(widest, x.MinSize().Width)
	}
	return widest
}

// even is the width of a row in which all buttons are as wide as the widest.
func (b *ActionBar) even(group []*Button) float32 {
	widest := float32(0)
	for _, x := range group {
		widest = max(widest, x.MinSize().Width)
	}
	return widest*float32(len(group)) + barGap*float32(len(group)-1)
}

// across is the width of a row in which each button has its own width; drawings
// are always of one width.
func (b *ActionBar) across(group []*Button) float32 {
	if group[0].Picture != nil {
		return b.even(group)
	}
	total := barGap * float32(len(group)-1)
	for _, x := range group {
		total += x.MinSize().Width
	}
	return total
}

func tallest(row []*Button) (height float32) {
	for _, x := range row {
		height = max(height, x.MinSize().Height)
	}
	return height
}

// CreateRenderer is called by Fyne.
func (b *ActionBar) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	return &barFace{b}
}
