package gesture

import "time"

// How far and how long things may be and still be meant as a tap.
const (
	Shake     = 12                     // units that a tap may tremble, on whatever cards
	ShortDrag = 24                     // units that a tap may travel on its own card
	Lost      = 5 * time.Second        // a press without news for so long has lost its end
	DoubleTap = 350 * time.Millisecond // after a play, taps are not new ones
	Settle    = 250 * time.Millisecond // after the hand changed, taps were meant for the old one
)

// device is what a press is made with.
type device uint8

const (
	finger device = iota
	mouse
	drag // only Drags are reported
)

// press is what is known of a press that has not ended.
type press struct {
	on     bool
	by     device
	finger int
	x, y   float32   // where it began
	card   int       // the card seen there, or -1
	column int       // the card whose column that is, or -1
	raised bool      // that card stood up before
	shy    bool      // another finger was down: it may only raise
	dead   bool      // it began before the hand was ready: it may not play
	far    float32   // how far away it has been
	left   bool      // it has been on another card's column
	drag   bool      // Drags belong to it
	last   time.Time // of the last news
}

// slid tells whether the press has become a slide along the hand.
func (p *press) slid() bool { return p.far > ShortDrag || p.far > Shake && p.left }

// second tells whether it is made with a finger of which no Drags are reported:
// only the first one's are.
func (p *press) second() bool { return p.by == finger && p.finger != 0 }

// travel notes a new place, in the column of a card or outside (-1).
func (p *press) travel(e Event, column int) {
	dx, dy := e.X-p.x, e.Y-p.y
	p.far = max(p.far, dx, -dx, dy, -dy)
	p.left = p.left || column >= 0 && column != p.column
	p.last = e.At
}

// fingers is a set of touch ids.
type fingers uint64

func (f fingers) has(id int) bool { return f>>(uint(id)&63)&1 != 0 }

func (f *fingers) set(id int, down bool) {
	*f &^= 1 << (uint(id) & 63)
	if down {
		*f |= 1 << (uint(id) & 63)
	}
}
