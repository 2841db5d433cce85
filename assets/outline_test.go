package assets

import (
	"image"
	"math"
	"strings"
	"testing"
)

func TestPathsAreRead(t *testing.T) {
	for _, c := range []struct {
		d     string
		sizes []int // points of each contour
		first point
		last  point
	}{
		{"M1 2 L3 4", []int{2}, point{1, 2}, point{3, 4}},
		{"M1 2 l3 4 h5 v-6", []int{4}, point{1, 2}, point{9, 0}},
		{"M1 2 3 4 5 6", []int{3}, point{1, 2}, point{5, 6}},
		{"M0 0 H10 V10 X", []int{5}, point{0, 0}, point{-10, 0}},
		{"FM1 2 L3 4", []int{2}, point{-1, 2}, point{-3, 4}},
		{"T90 M1 0 L2 0", []int{2}, point{0, 1}, point{0, 2}},
		{"M0 0 H4 V4 Z m1 1 h2", []int{3, 2}, point{0, 0}, point{3, 1}},
		{"", nil, point{}, point{}},
	} {
		o, err := parseOutline(c.d)
		if err != nil {
			t.Errorf("%q: %v", c.d, err)
			continue
		}
		if len(o) != len(c.sizes) {
			t.Errorf("%q: %d contours, want %d", c.d, len(o), len(c.sizes))
			continue
		}
		for i, n := range c.sizes {
			if len(o[i].points) != n {
				t.Errorf("%q: contour %d has %d points, want %d: %v", c.d, i, len(o[i].points), n, o[i].points)
			}
		}
		if len(o) == 0 {
			continue
		}
		points := o[len(o)-1].points
		if first, last := o[0].points[0], points[len(points)-1]; dist(first, c.first) > 1e-9 || dist(last, c.last) > 1e-9 {
			t.Errorf("%q: from %v to %v, want %v to %v", c.d, first, last, c.first, c.last)
		}
	}
}

func TestBadPathsAreRefused(t *testing.T) {
	for d, want := range map[string]string{
		"M1":         "1 numbers",
		"M":          "0 numbers",
		"M1 2 L3":    "1 numbers",
		"K1 2":       "not a command",
		"5 6":        "not a command",
		"M1 2 é":     "not a command",
		"M1 2 Z 3":   "1 numbers",
		"M1 --2":     "not a number",
		"M1 1000000": "not a number",
	} {
		if o, err := parseOutline(d); err == nil || o != nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, %v; want an error with %q", d, o, err, want)
		}
	}
}

// FuzzOutline holds that whatever is read can be drawn, and no error leaves
// anything behind.
func FuzzOutline(f *testing.F) {
	for _, s := range signShapes {
		for _, l := range s {
			f.Add(l.d)
		}
	}
	f.Add("M1 2 Q3 4 5 6 S7 8 9 10 T45 X")
	colours := house
	f.Fuzz(func(t *testing.T, d string) {
		o, err := parseOutline(d)
		if err != nil {
			if o != nil {
				t.Errorf("an error and an outline: %v", o)
			}
			return
		}
		for _, c := range o {
			for _, p := range c.points {
				if math.IsNaN(p.x) || math.IsNaN(p.y) {
					t.Errorf("%q: a point that is no number", d)
				}
			}
		}
		p := newPen(image.NewRGBA(image.Rect(0, 0, 40, 40)), 0.4, &colours)
		placed := p.transformed(o)
		p.fill(placed, red)
		p.fill(placed.stroked(1), ink)
	})
}

// TestStrokesAreAsWideAsAsked measures the area of strokes.
func TestStrokesAreAsWideAsAsked(t *testing.T) {
	for _, c := range []struct {
		d    string
		want float64 // pixels covered, the line 10 wide
	}{
		{"M20 50 H80", 60*10 + math.Pi*25},
		{"M20 50 H50 V80", 60*10 - 25 + math.Pi*25*1.25},
		{"O50 50 30 30", math.Pi * (35*35 - 25*25)},
		{"M20 20 H80 V80 H20 Z", 240*10 - 4*25 + math.Pi*25},
		{"M80 80 H20 V20 H80 Z", 240*10 - 4*25 + math.Pi*25},
	} {
		colours := house
		dst := image.NewRGBA(image.Rect(0, 0, 100, 100))
		newPen(dst, 1, &colours).draw(shape{{none, ink, 10, c.d}})
		sum := 0.0
		for i := 3; i < len(dst.Pix); i += 4 {
			sum += float64(dst.Pix[i]) / 255
		}
		if math.Abs(sum-c.want) > c.want*0.02 {
			t.Errorf("%q covers %.1f pixels, want %.1f", c.d, sum, c.want)
		}
	}
}
