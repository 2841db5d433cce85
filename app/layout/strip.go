package layout

// Sizes of a hand, in units.
const (
	Edge       = 30   // the least a card shows of its width (UX.md, Look)
	FingerEdge = 44   // cards that show less lie in two rows where they need not be smaller for it
	Tolerance  = 8    // how far above or below a card a finger may be (a phone shifts touches up by as much)
	leastCard  = 64   // cards narrower than this go to two rows first
	mostCard   = 320  // cards do not get wider
	lowWindow  = 500  // lower than any tablet
	share      = 0.42 // what a card shows of its width before cards get narrower than their height allows
	ample      = 0.75 // who shows that much of its width is large enough
)

// StripOptions is what a person may wish of the hand.
type StripOptions struct {
	Large    bool // two rows, unless one row shows most of every card
	LeftHand bool // free room is on the right, the cards near the left thumb
}

// Strip is a hand laid out: where each card lies and what of it can be seen.
// Later cards lie on earlier ones, and the lower row on the upper.
type Strip struct {
	CardW, CardH float32
	Raise        float32 // how far up a raised card stands
	Rows         int
	Places       []Place
}

// Place is one card of a strip, lying down. Seen is the part that neighbours
// leave uncovered, and the gap beside it: its left edge, in an upper row without
// the covered foot.
type Place struct {
	Card, Seen Rect
	Row        int
}

// LayStrip lays n cards into width by height units. From 320 units of width,
// for up to 13 cards and the height HandHeight asks for, every card shows at
// least Edge by Target units. There is room for a raised card above and for half
// a Gap at the other sides.
func LayStrip(n int, width, height float32, o StripOptions) Strip {
	one, two := measure(n, 1, width, height), measure(n, 2, width, height)
	switch {
	case n < 2:
		two = one
	case o.Large && one.step < one.w*ample:
	case one.fits && (one.step >= FingerEdge || two.w < one.w):
		two = one
	}
	return two.lay(n, width, height, o.LeftHand)
}

// HandHeight gives the height a hand of n cards should have in a window of
// width by height units.
func HandHeight(n int, width, height float32, large bool) float32 {
	part := float32(0.27)
	switch {
	case large:
		part = 0.36
	case height < lowWindow && height < width:
		part = 0.33 // a phone on its side is wide enough for one row of larger cards
	}
	return fitHand(n, width, height*part, large)
}

// fitHand gives the height nearest to wish at which every card can be hit.
func fitHand(n int, width, wish float32, large bool) float32 {
	least := raiseOf(leastCard) + leastCard*CardRatio + Gap/2
	most := raiseOf(mostCard) + mostCard*CardRatio*1.5
	wish = min(max(wish, least), most)
	if LayStrip(n, width, wish, StripOptions{Large: large}).Rows == 2 {
		wish = max(wish, least+Target)
	}
	return wish
}

// measures are the sizes of a strip of some number of rows.
type measures struct {
	rows, perRow int
	w, h, raise  float32
	step         float32 // from one card to the next
	drop         float32 // from the upper row to the lower
	fits         bool    // every card shows Edge units without getting too narrow
}

func raiseOf(cardW float32) float32 { return min(max(cardW/5, 12), 32) }

func measure(n, rows int, width, height float32) measures {
	m := measures{rows: rows, perRow: (n + rows - 1) / rows}
	width, height = width-Gap, height-Gap/2
	tall := cardWidth(height, rows)
	covered := float32(max(0, m.perRow-1))
	wide := min(width-Edge*covered, max(leastCard, width/(1+share*covered)))
	m.w = min(tall, max(wide, min(width, Edge)))
	m.fits = m.w >= min(tall, leastCard)
	m.h, m.raise = m.w*CardRatio, raiseOf(m.w)
	m.step = m.w + Gap/2
	if m.perRow > 1 {
		m.step = min(m.step, (width-m.w)/float32(m.perRow-1))
	}
	if rows == 2 {
		m.drop = max(Target, m.h/2)
	}
	return m
}

// cardWidth gives the width of the card that fills height: one row is raise and
// card, two are raise, the upper row's head (Target or half a card) and a card.
func cardWidth(height float32, rows int) float32 {
	w := float32(mostCard)
	for range 40 { // the sizes depend on each other; halving the error converges
		h := w * CardRatio
		need := raiseOf(w) + h
		if rows == 2 {
			need += max(Target, h/2)
		}
		if need <= height {
			break
		}
		w -= max(0.5, (need-height)/CardRatio/2)
	}
	return max(w, 1)
}

func (m measures) lay(n int, width, height float32, left bool) Strip {
	s := Strip{CardW: m.w, CardH: m.h, Raise: m.raise, Rows: m.rows, Places: make([]Place, n)}
	y := m.raise + max(0, height-Gap/2-m.raise-m.h-m.drop)/2
	for i := range s.Places {
		row := i / max(1, m.perRow)
		in, of := i%max(1, m.perRow), min(m.perRow, n-row*m.perRow)
		x := max(Gap/2, (width-float32(of-1)*m.step-m.w)/2)
		if left {
			x = Gap / 2
		}
		c := Rect{x + float32(in)*m.step, y + float32(row)*m.drop, m.w, m.h}
		seen := c
		if in < of-1 {
			seen.W = m.step
		}
		if row < m.rows-1 {
			seen.H = min(m.h, m.drop)
		}
		s.Places[i] = Place{Card: c, Seen: seen, Row: row}
	}
	return s
}
