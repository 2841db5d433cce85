package widget

import (
	"sync"

	"fyne.io/fyne/v2"
)

// Measure is how large words are on one line, in units: what fyne.MeasureText says.
// The sizes are kept, since every step of a match measures a few thousand times what
// was measured before, and Fyne's own memory of them is slow to ask and short.
func Measure(words string, points float32, style fyne.TextStyle) fyne.Size {
	key := measured{words, points, style}
	sizes.Lock()
	defer sizes.Unlock()
	size, known := sizes.of[key]
	if !known {
		size = fyne.MeasureText(words, points, style)
		if len(sizes.of) >= mostSizes {
			clear(sizes.of)
		}
		sizes.of[key] = size
	}
	return size
}

type measured struct {
	words  string
	points float32
	style  fyne.TextStyle
}

// mostSizes is some megabyte of short words.
const mostSizes = 20000

// The fonts are the same in every theme, so that no size changes.
var sizes = struct {
	sync.Mutex
	of map[measured]fyne.Size
}{of: map[measured]fyne.Size{}}
