package assets

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"sync"
)

// point is a place in design units.
type point struct{ x, y float64 }

// contour is a curve broken into short straight pieces.
type contour struct {
	points []point
	closed bool
}

// outline is a path ready to be filled or stroked.
type outline []contour

// outlines remembers every path that was read: paths are constants, so it is
// as large as the source.
var outlines sync.Map

// outlineOf reads a path once. A path that cannot be read is a bug in the
// tables, which a test reads in full.
func outlineOf(d string) outline {
	if o, ok := outlines.Load(d); ok {
		return o.(outline)
	}
	o, err := parseOutline(d)
	if err != nil {
		panic(err)
	}
	outlines.Store(d, o)
	return o
}

// arity is the number of numbers that a command takes. Commands are as in SVG:
// M move, L line, H and V level and upright line, Q and C curves, S smooth
// curve, Z close; small letters count from the last point. Four are our own:
// O is an ellipse (middle and two radii); X closes the contour with its own
// mirror image in the upright axis x = 0; at the head of a path, F mirrors all
// of it in that axis and then T turns it clockwise about the origin by degrees.
var arity = map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'Q': 4, 'C': 6, 'S': 4, 'Z': 0,
	'O': 4, 'X': 0, 'F': 0, 'T': 1}

// parseOutline reads a path. It returns nothing on error.
func parseOutline(d string) (outline, error) {
	var t tracer
	rest := strings.TrimSpace(d)
	for rest != "" {
		letter := rest[0]
		n, known := arity[upper(letter)]
		if !known {
			return nil, fmt.Errorf("path %q: %q is not a command: use one of M L H V Q C S Z O X F T", d, letter)
		}
		end := strings.IndexFunc(rest[1:], func(r rune) bool { return r >= 'A' }) + 1
		if end == 0 {
			end = len(rest)
		}
		args, err := numbers(rest[1:end])
		if err != nil {
			return nil, fmt.Errorf("path %q: %w", d, err)
		}
		if n == 0 && len(args) != 0 || n > 0 && (len(args) == 0 || len(args)%n != 0) {
			return nil, fmt.Errorf("path %q: %c has %d numbers: it takes %d at a time", d, letter, len(args), n)
		}
		for first := true; first || len(args) > 0; first = false {
			t.command(letter, args[:n])
			args = args[n:]
			letter = next(letter)
		}
		rest = rest[end:]
	}
	t.finish(false)
	return t.placed(), nil
}

// next gives the command for further numbers: after a move they are lines.
func next(letter byte) byte {
	switch letter {
	case 'M':
		return 'L'
	case 'm':
		return 'l'
	}
	return letter
}

// upper gives the capital of an ASCII letter.
func upper(c byte) byte {
	if 'a' <= c && c <= 'z' {
		return c - 'a' + 'A'
	}
	return c
}

// numbers reads numbers separated by blanks or commas.
func numbers(text string) ([]float64, error) {
	words := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '\n' || r == '\t' })
	list := make([]float64, len(words))
	for i, w := range words {
		f, err := strconv.ParseFloat(w, 64)
		if err != nil || math.IsNaN(f) || math.Abs(f) > 1e4 {
			return nil, fmt.Errorf("%q is not a number up to 10000", w)
		}
		list[i] = f
	}
	return list, nil
}

// tracer follows a path and collects its contours.
type tracer struct {
	done    outline
	open    contour
	at, via point // the last point, and the last handle of a curve for S
	flip    bool
	turn    float64
}

// command carries out one command with its numbers.
func (t *tracer) command(letter byte, n []float64) {
	base := point{}
	if letter >= 'a' {
		base = t.at
	}
	p := func(i int) point { return point{base.x + n[i], base.y + n[i+1]} }
	switch upper(letter) {
	case 'M':
		t.finish(false)
		t.line(p(0))
	case 'L':
		t.line(p(0))
	case 'H':
		t.line(point{base.x + n[0], t.at.y})
	case 'V':
		t.line(point{t.at.x, base.y + n[0]})
	case 'Q':
		a, q, b := t.at, p(0), p(2)
		t.curve(mix(a, q, 2.0/3), mix(b, q, 2.0/3), b)
	case 'C':
		t.curve(p(0), p(2), p(4))
	case 'S':
		t.curve(point{2*t.at.x - t.via.x, 2*t.at.y - t.via.y}, p(0), p(2))
	case 'O':
		t.ellipse(p(0), n[2], n[3])
	case 'X':
		t.mirror()
	case 'Z':
		t.finish(true)
	case 'F':
		t.flip = !t.flip
	case 'T':
		t.turn = n[0]
	}
}

// line goes straight to b.
func (t *tracer) line(b point) {
	t.open.points = append(t.open.points, b)
	t.at, t.via = b, b
}

// curve goes to d by a cubic curve in pieces of about two units.
func (t *tracer) curve(b, c, d point) {
	a := t.at
	length := dist(a, b) + dist(b, c) + dist(c, d)
	pieces := min(40, 4+int(length/2))
	for i := 1; i <= pieces; i++ {
		u := float64(i) / float64(pieces)
		ab, bc, cd := mix(a, b, u), mix(b, c, u), mix(c, d, u)
		t.open.points = append(t.open.points, mix(mix(ab, bc, u), mix(bc, cd, u), u))
	}
	t.at, t.via = d, c
}

// ellipse adds a closed contour around m.
func (t *tracer) ellipse(m point, rx, ry float64) {
	t.finish(false)
	pieces := min(96, 16+int(4*max(rx, ry)))
	for i := range pieces {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(pieces))
		t.open.points = append(t.open.points, point{m.x + rx*cos, m.y + ry*sin})
	}
	t.finish(true)
	t.at = m
}

// mirror closes the contour with its image in the axis x = 0.
func (t *tracer) mirror() {
	half := t.open.points
	for i := len(half) - 1; i >= 0; i-- {
		if half[i].x != 0 {
			t.open.points = append(t.open.points, point{-half[i].x, half[i].y})
		}
	}
	t.finish(true)
}

// finish ends the contour that is being traced; one point alone is none.
func (t *tracer) finish(closed bool) {
	if len(t.open.points) > 1 {
		t.open.closed = closed
		t.done = append(t.done, t.open)
		t.at = t.open.points[0]
	}
	t.open = contour{}
}

// placed gives what was traced, mirrored and turned.
func (t *tracer) placed() outline {
	p := pen{a: 1, d: 1}.turned(t.turn)
	if t.flip {
		p = p.flipped()
	}
	return p.transformed(t.done)
}

// mix is the point u of the way from a to b.
func mix(a, b point, u float64) point { return point{a.x + (b.x-a.x)*u, a.y + (b.y-a.y)*u} }

// dist is the distance of two points.
func dist(a, b point) float64 { return math.Hypot(b.x-a.x, b.y-a.y) }
