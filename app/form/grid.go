package form

import "fyne.io/fyne/v2"

// Grid puts objects in columns of one width, at least least units wide where
// there is room and at most most of them; those of a line are of one height.
func Grid(least, gap float32, most int, objects ...fyne.CanvasObject) *Box {
	return NewBox(func(width float32, put Put) float32 {
		n := max(1, min(most, int((width+gap)/(least+gap))))
		w := (width - gap*float32(n-1)) / float32(n)
		y := float32(0)
		for i := 0; i < len(objects); i += n {
			line, high := objects[i:min(i+n, len(objects))], float32(0)
			for _, o := range line {
				high = max(high, HeightOf(o, w))
			}
			if i > 0 {
				y += gap
			}
			for j, o := range line {
				put(o, float32(j)*(w+gap), y, w, high)
			}
			y += high
		}
		return y
	}, objects...)
}

// Trailing puts an object of a width of its own at the right of another, or
// below it where that would be left with less than least units. Hidden it keeps
// its place at the right, and takes none below.
func Trailing(least float32, first fyne.CanvasObject, second interface {
	fyne.CanvasObject
	NaturalWidth() float32
}) *Box {
	return NewBox(func(width float32, put Put) float32 {
		w := min(second.NaturalWidth(), width)
		high, low := HeightOf(first, width-w-gap), HeightOf(second, w)
		if width-w-gap < least {
			high = HeightOf(first, width)
			put(first, 0, 0, width, high)
			if !second.Visible() {
				return high
			}
			put(second, width-w, high+gap/2, w, low)
			return high + gap/2 + low
		}
		full := max(high, low)
		put(first, 0, (full-high)/2, width-w-gap, high)
		put(second, width-w, (full-low)/2, w, low)
		return full
	}, first, second)
}
