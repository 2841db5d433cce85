package assets

import (
	"fmt"
	"image"
	"math"

	"golang.org/x/image/vector"
)

// layer is one stroke of the knife: a path that is filled, lined, or both.
type layer struct {
	fill, line tint
	width      float64 // of the line, in design units
	d          string
}

// shape is a drawing in layers, the lowest first.
type shape []layer

// both gives layers and their images in the mirror x = 0.
func both(s ...layer) (out shape) {
	for _, l := range s {
		out = append(out, l)
		l.d = "F" + l.d
		out = append(out, l)
	}
	return out
}

// mirrored gives the image of a shape in the mirror x = 0.
func mirrored(s shape) (out shape) {
	for _, l := range s {
		l.d = "F" + l.d
		out = append(out, l)
	}
	return out
}

// wheel turns a shape into n directions, the first by degrees.
func wheel(n int, degrees float64, s shape) (out shape) {
	for i := range n {
		for _, l := range s {
			l.d = fmt.Sprintf("T%g %s", degrees+360*float64(i)/float64(n), l.d)
			out = append(out, l)
		}
	}
	return out
}

// join puts shapes on top of each other.
func join(shapes ...shape) (out shape) {
	for _, s := range shapes {
		out = append(out, s...)
	}
	return out
}

// pen draws shapes into a picture; it is a value, and its methods give a pen
// moved, scaled or turned. The picture may be part of a larger one: nothing is
// drawn outside its bounds.
type pen struct {
	dst        *image.RGBA
	a, b, c, d float64 // pixels = a*x + c*y + e, b*x + d*y + f
	e, f       float64
	dyes       *dyes
}

// newPen gives a pen that draws scale pixels a unit from the corner of dst.
func newPen(dst *image.RGBA, scale float64, colours *dyes) pen {
	return pen{dst: dst, a: scale, d: scale, dyes: colours}
}

// to gives a pen whose origin is x, y of this one and whose unit is scale.
func (p pen) to(x, y, scale float64) pen {
	q := p.apply(point{x, y})
	p.e, p.f = q.x, q.y
	p.a, p.b, p.c, p.d = p.a*scale, p.b*scale, p.c*scale, p.d*scale
	return p
}

// turned gives a pen turned clockwise about its origin by degrees.
func (p pen) turned(degrees float64) pen {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	p.a, p.b, p.c, p.d = p.a*cos+p.c*sin, p.b*cos+p.d*sin, p.c*cos-p.a*sin, p.d*cos-p.b*sin
	return p
}

// flipped gives a pen that draws mirrored in its upright axis.
func (p pen) flipped() pen {
	p.a, p.b = -p.a, -p.b
	return p
}

// dyed gives a pen with other colours.
func (p pen) dyed(colours *dyes) pen {
	p.dyes = colours
	return p
}

// within gives a pen that draws only inside the pixels r.
func (p pen) within(r image.Rectangle) pen {
	p.dst = p.dst.SubImage(r).(*image.RGBA)
	return p
}

// apply gives the pixel place of a design place.
func (p pen) apply(q point) point {
	return point{p.a*q.x + p.c*q.y + p.e, p.b*q.x + p.d*q.y + p.f}
}

// unit is the number of pixels of a design unit.
func (p pen) unit() float64 { return math.Sqrt(math.Abs(p.a*p.d - p.b*p.c)) }

// draw draws the layers of a shape in order.
func (p pen) draw(s shape) {
	for _, l := range s {
		o := p.transformed(outlineOf(l.d))
		if l.fill != none {
			p.fill(o, l.fill)
		}
		if l.line != none {
			p.fill(o.stroked(l.width*p.unit()/2), l.line)
		}
	}
}

// transformed brings an outline to pixels.
func (p pen) transformed(o outline) outline {
	out := make(outline, len(o))
	for i, c := range o {
		points := make([]point, len(c.points))
		for j, q := range c.points {
			points[j] = p.apply(q)
		}
		out[i] = contour{points, c.closed}
	}
	return out
}

// fill paints the inside of an outline of pixels; the work is bounded by what
// of it lies in the picture.
func (p pen) fill(o outline, t tint) {
	box := o.bounds().Intersect(p.dst.Bounds())
	if box.Empty() {
		return
	}
	z := vector.NewRasterizer(box.Dx(), box.Dy())
	x0, y0 := float64(box.Min.X), float64(box.Min.Y)
	for _, c := range o {
		for i, q := range c.points {
			if x, y := float32(q.x-x0), float32(q.y-y0); i == 0 {
				z.MoveTo(x, y)
			} else {
				z.LineTo(x, y)
			}
		}
		z.ClosePath()
	}
	z.Draw(p.dst, box, image.NewUniform(p.dyes[t]), image.Point{})
}

// bounds is the rectangle of whole pixels around an outline.
func (o outline) bounds() image.Rectangle {
	lo, hi := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, c := range o {
		for _, q := range c.points {
			lo = point{min(lo.x, q.x), min(lo.y, q.y)}
			hi = point{max(hi.x, q.x), max(hi.y, q.y)}
		}
	}
	if lo.x > hi.x {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(lo.x)), int(math.Floor(lo.y)), int(math.Ceil(hi.x)), int(math.Ceil(hi.y)))
}

// pixels gives the whole pixels of an upright rectangle in design units.
func (p pen) pixels(x0, y0, x1, y1 float64) image.Rectangle {
	lo, hi := p.apply(point{x0, y0}), p.apply(point{x1, y1})
	return image.Rect(int(math.Round(lo.x)), int(math.Round(lo.y)), int(math.Round(hi.x)), int(math.Round(hi.y))).Canon()
}
