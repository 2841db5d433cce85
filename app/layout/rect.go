// Package layout is the geometry of the screens and nothing else: where things
// lie, in device-independent units, and what lies at a point. It knows neither
// windows nor cards, so every rule of UX.md about sizes can be a table of tests.
package layout

// Target is the least height of anything that a finger is to hit (UX.md, Look).
const Target = 48

// Gap is the room between neighbours.
const Gap = 8

// Rect is an upright rectangle in units; X and Y are its top left corner.
type Rect struct{ X, Y, W, H float32 }

// Right gives the x of the right edge.
func (r Rect) Right() float32 { return r.X + r.W }

// Bottom gives the y of the lower edge.
func (r Rect) Bottom() float32 { return r.Y + r.H }

// Empty tells whether r has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains tells whether a point lies in r; the right and lower edges do not
// belong to it.
func (r Rect) Contains(x, y float32) bool {
	return x >= r.X && x < r.Right() && y >= r.Y && y < r.Bottom()
}

// Overlaps tells whether r and o share area.
func (r Rect) Overlaps(o Rect) bool {
	return !r.Empty() && !o.Empty() && r.X < o.Right() && o.X < r.Right() && r.Y < o.Bottom() && o.Y < r.Bottom()
}

// Within tells whether all of r lies in o; an empty r does.
func (r Rect) Within(o Rect) bool {
	return r.Empty() || r.X >= o.X && r.Y >= o.Y && r.Right() <= o.Right() && r.Bottom() <= o.Bottom()
}

// CutTop splits off the upper h units of r and, below a gap, what is left.
func (r Rect) CutTop(h float32) (top, rest Rect) {
	h = min(h, r.H)
	top = Rect{r.X, r.Y, r.W, h}
	rest = Rect{r.X, r.Y + h + Gap, r.W, max(0, r.H-h-Gap)}
	return top, rest
}

// CutBottom splits off the lower h units of r and, above a gap, what is left.
func (r Rect) CutBottom(h float32) (bottom, rest Rect) {
	h = min(h, r.H)
	bottom = Rect{r.X, r.Bottom() - h, r.W, h}
	rest = Rect{r.X, r.Y, r.W, max(0, r.H-h-Gap)}
	return bottom, rest
}

// CutLeft splits off the left w units of r and, beside a gap, what is left.
func (r Rect) CutLeft(w float32) (left, rest Rect) {
	w = min(w, r.W)
	left = Rect{r.X, r.Y, w, r.H}
	rest = Rect{r.X + w + Gap, r.Y, max(0, r.W-w-Gap), r.H}
	return left, rest
}

// CutRight splits off the right w units of r and, beside a gap, what is left.
func (r Rect) CutRight(w float32) (right, rest Rect) {
	w = min(w, r.W)
	right = Rect{r.Right() - w, r.Y, w, r.H}
	rest = Rect{r.X, r.Y, max(0, r.W-w-Gap), r.H}
	return right, rest
}

// Centre gives the rectangle of w by h in the middle of r.
func (r Rect) Centre(w, h float32) Rect {
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}
