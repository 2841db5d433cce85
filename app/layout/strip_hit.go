package layout

// Hit gives the card that is seen at a place while card raised (-1 for none)
// stands up, or -1. Where no card is, one that is at most Tolerance units above
// or below counts: fingers are reported a little too high. A raised card counts
// from its head down to where its foot was, so pointing at it never drops it.
func (s Strip) Hit(x, y float32, raised int) int {
	for _, dy := range [...]float32{0, Tolerance, -Tolerance} {
		if i := s.seenAt(x, y+dy, raised); i >= 0 {
			return i
		}
	}
	return -1
}

// seenAt looks from the topmost card down.
func (s Strip) seenAt(x, y float32, raised int) int {
	for i := len(s.Places) - 1; i >= 0; i-- {
		c := s.Places[i].Card
		c.W = max(c.W, s.Places[i].Seen.W) // the gap beside a card belongs to it
		if i == raised {
			c.Y, c.H = c.Y-s.Raise, c.H+s.Raise
		}
		if c.Contains(x, y) {
			return i
		}
	}
	return -1
}

// Along gives the card in whose column and row a sliding finger is, or -1. It
// does not look at which card stands up, so a slide along the heads of the cards
// goes from one to the next like one along their feet.
func (s Strip) Along(x, y float32) int {
	if len(s.Places) == 0 || !s.reach().Contains(x, y) {
		return -1
	}
	last := len(s.Places) - 1
	row := 0
	if lower := s.Places[last]; y >= lower.Card.Y {
		row = lower.Row
	}
	found := -1
	for i, p := range s.Places {
		if p.Row == row && (found < 0 || x >= p.Card.X) {
			found = i
		}
	}
	return found
}

// reach is where a finger can be over the strip, raised heads included.
func (s Strip) reach() Rect {
	first, last := s.Places[0].Card, s.Places[len(s.Places)-1].Card
	left, right := first.X, first.Right()
	for _, p := range s.Places {
		left, right = min(left, p.Card.X), max(right, p.Card.Right())
	}
	top := first.Y - s.Raise - Tolerance
	return Rect{left, top, right - left, last.Bottom() + Tolerance - top}
}

// Beside gives the card of the other row that is nearest to card i: up is the
// upper row. It is -1 where there is none.
func (s Strip) Beside(i int, up bool) int {
	if i < 0 || i >= len(s.Places) {
		return -1
	}
	row := s.Places[i].Row + 1
	if up {
		row -= 2
	}
	found, away := -1, float32(0)
	for k, p := range s.Places {
		d := max(p.Card.X-s.Places[i].Card.X, s.Places[i].Card.X-p.Card.X)
		if p.Row == row && (found < 0 || d < away) {
			found, away = k, d
		}
	}
	return found
}
