package layout

// ringGap is the least space between two cards of a trick, as a part of a
// card's width.
const ringGap = 0.06

// roomyCard is the width in units from which a card of a trick is large enough.
const roomyCard = 84

// CardPlaces gives where the cards of a trick lie in an area of w by h units: as
// large as they can be, up to most units wide, towards the players they come
// from and none on another. Place 0 belongs to the seat at the bottom, the
// others follow in the order of play; ratio is a card's height by its width.
func CardPlaces(w, h float32, seats int, clockwise bool, most, ratio float32) []Rect {
	best := largest(w, h, ring(seats), most, ratio)
	// A ring shows better whose card is whose: a row is for where its cards get small.
	if best[0].W < roomyCard {
		if row := largest(w, h, row(seats), most, ratio); row[0].W > best[0].W*1.15 {
			best = row
		}
	}
	if clockwise {
		for i := range best {
			best[i].X = w - best[i].X - best[i].W
		}
	}
	return best
}

// place is where a card lies, from -1 to 1 around the middle.
type place struct{ x, y float32 }

// pattern is where the cards of a trick lie; farX and farY are how far from the
// middle the outermost are at most, in widths and heights of a card.
type pattern struct {
	places     []place
	farX, farY float32
	air        float32 // the part of the height that stays free, for the cards to differ in
}

var rings = map[int]pattern{
	2: {[]place{{0, 1}, {0, -1}}, 0, 0.53, 0},
	3: {[]place{{0, 1}, {1, -0.6}, {-1, -0.6}}, 0.8, 0.7, 0},
	4: {[]place{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}, 1.25, 0.53, 0},
	5: {[]place{{0, 1}, {1, 0.25}, {0.55, -1}, {-0.55, -1}, {-1, 0.25}}, 1.3, 0.9, 0},
	6: {[]place{{0, 1}, {1, 0.7}, {1, -0.7}, {0, -1}, {-1, -0.7}, {-1, 0.7}}, 1.2, 0.8, 0},
	7: {[]place{{0, 1}, {1, 0.8}, {1, -0.5}, {0.35, -1}, {-0.35, -1}, {-1, -0.5}, {-1, 0.8}}, 1.7, 0.9, 0},
}

// ring is the places around a table.
func ring(seats int) pattern { return rings[seats] }

// row keeps the order from left to right for low areas, with the cards of the
// upper seats a little higher than the others.
func row(seats int) pattern {
	var order []int
	for i := seats - 1; i > seats/2; i-- {
		order = append(order, i)
	}
	if seats%2 == 0 {
		order = append(order, seats/2)
	}
	order = append(order, 0)
	for i := (seats - 1) / 2; i > 0; i-- {
		order = append(order, i)
	}
	p := pattern{places: make([]place, seats), farX: 0.58 * float32(seats-1), farY: 0.12, air: 0.14}
	for k, i := range order {
		p.places[i] = place{2*float32(k)/float32(seats-1) - 1, rings[seats].places[i].y}
	}
	return p
}

// largest lays the cards of a pattern as large as the area allows, by halving.
func largest(w, h float32, p pattern, most, ratio float32) []Rect {
	small, large := float32(0), min(most, w, h*(1-p.air)/ratio)
	if fine := p.lay(w, h, large, ratio); apart(fine) {
		return fine
	}
	for range 20 {
		if middle := (small + large) / 2; apart(p.lay(w, h, middle, ratio)) {
			small = middle
		} else {
			large = middle
		}
	}
	return p.lay(w, h, small, ratio)
}

// lay gives the places of cards that are cw units wide.
func (p pattern) lay(w, h, cw, ratio float32) []Rect {
	ch := cw * ratio
	farX, farY := min((w-cw)/2, p.farX*cw), min((h-ch)/2, p.farY*ch)
	list := make([]Rect, len(p.places))
	for i, at := range p.places {
		list[i] = Rect{(w-cw)/2 + at.x*farX, (h-ch)/2 + at.y*farY, cw, ch}
	}
	return list
}

// apart tells whether no two cards lie on each other.
func apart(list []Rect) bool {
	for i, a := range list {
		gap := a.W * ringGap
		for _, b := range list[:i] {
			if a.X < b.X+b.W+gap && b.X < a.X+a.W+gap && a.Y < b.Y+b.H+gap && b.Y < a.Y+a.H+gap {
				return false
			}
		}
	}
	return true
}
