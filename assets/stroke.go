package assets

import "math"

// stroked gives the outline of a line of the given half width along o, with
// round joints and round ends.
func (o outline) stroked(half float64) outline {
	var out outline
	for _, c := range o {
		points := distinct(c.points, c.closed)
		switch {
		case len(points) < 2:
		case c.closed:
			// Two rings of opposite sense: the inside of the inner one is empty.
			out = append(out, contour{side(points, half, true), true},
				contour{side(reversed(points), half, true), true})
		default:
			there, back := side(points, half, false), side(reversed(points), half, false)
			ring := append(there, arc(nil, points[len(points)-1], heading(points[len(points)-2], points[len(points)-1]), half)...)
			ring = append(ring, back...)
			ring = append(ring, arc(nil, points[0], heading(points[1], points[0]), half)...)
			out = append(out, contour{ring, true})
		}
	}
	return out
}

// distinct drops points that repeat the one before.
func distinct(points []point, closed bool) []point {
	var out []point
	for _, p := range points {
		if len(out) == 0 || dist(out[len(out)-1], p) > 1e-6 {
			out = append(out, p)
		}
	}
	if closed && len(out) > 1 && dist(out[0], out[len(out)-1]) < 1e-6 {
		out = out[:len(out)-1]
	}
	return out
}

// reversed gives the points backwards.
func reversed(points []point) []point {
	out := make([]point, len(points))
	for i, p := range points {
		out[len(points)-1-i] = p
	}
	return out
}

// heading is the direction from a to b as an angle.
func heading(a, b point) float64 { return math.Atan2(b.y-a.y, b.x-a.x) }

// polar is the point at distance r from p in the direction of angle.
func polar(p point, angle, r float64) point {
	sin, cos := math.Sincos(angle)
	return point{p.x + r*cos, p.y + r*sin}
}

// side gives the left-hand border of a line along points: on the outside of a
// bend a round joint, on the inside the way through the middle, which the
// filling rule swallows.
func side(points []point, half float64, closed bool) []point {
	n := len(points)
	pieces := n - 1
	if closed {
		pieces = n
	}
	var out []point
	for i := range pieces {
		a, b := points[i], points[(i+1)%n]
		h := heading(a, b)
		out = append(out, polar(a, h-math.Pi/2, half), polar(b, h-math.Pi/2, half))
		if i == pieces-1 && !closed {
			break
		}
		bend := math.Remainder(heading(b, points[(i+2)%n])-h, 2*math.Pi)
		switch {
		case bend > 0.3:
			out = bow(out, b, h-math.Pi/2, bend, half)
		case bend < -0.3:
			out = append(out, b)
		}
	}
	return out
}

// bow adds the points of a bow around m that starts at an angle and sweeps.
func bow(out []point, m point, start, sweep, r float64) []point {
	pieces := 2 + int(math.Abs(sweep)*math.Sqrt(r))
	for i := 1; i < pieces; i++ {
		out = append(out, polar(m, start+sweep*float64(i)/float64(pieces), r))
	}
	return out
}

// arc adds the half circle that ends a line which came to m with heading h.
func arc(out []point, m point, h, r float64) []point {
	return bow(out, m, h-math.Pi/2, math.Pi, r)
}
