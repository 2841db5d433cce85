package prior

import (
	"math"
	"math/rand/v2"

	"krutzjass/ai/adam"
	"krutzjass/ai/chart"
	"krutzjass/ai/layer"
	"krutzjass/engine/trick"
)

// Where a pupil has its weights: the body, and then as Net has them.
var (
	body, atKind = layer.NewPart(inputs, 0)
	atAlways     = atKind + chart.Kinds*layer.Middles
	atStraight   = atAlways + chart.Kinds
	atUnits      = atStraight + int(features)
	atCommon     = atUnits + hidden*int(features)
	atBend       = atCommon + hidden*int(commons)
	atOut        = atBend + hidden*layer.Middles
	size         = atOut + hidden
)

// Pupil is a network that learns.
type Pupil struct{ adam.Pupil }

// NewPupil is one that knows nothing.
func NewPupil(r *rand.Rand, steps adam.Steps) *Pupil {
	w := make([]float64, size)
	body.Begin(w, r)
	for i := atUnits; i < atBend; i++ {
		w[i] = r.NormFloat64() / math.Sqrt(float64(features)+float64(commons))
	}
	for i := atOut; i < size; i++ {
		w[i] = 0.3 * r.NormFloat64()
	}
	return &Pupil{adam.Pupil{Weights: w, Steps: steps}}
}

// part is so many weights from a place on.
func part(w []float64, from, i, n int) []float64 { return w[from+i*n:][:n] }

// Glance is a moment that a pupil has looked at.
type Glance struct {
	Chances []float64 // of the open cards, as Policy.Chances
	look    look
	trace   layer.Trace
	rows    [most][features]float64
	common  [commons]float64
	units   [most][hidden]float64
}

// Look fills in what p makes of a moment, which is told as to Policy.Chances.
func (p *Pupil) Look(g *Glance, at *trick.Position, known *Public, open uint64, lying int32) {
	g.read(at, known, open, lying)
	w := p.Weights
	body.Run(w, &g.trace)
	var base [hidden]float64
	for h := range base {
		base[h] = dot(part(w, atCommon, h, int(commons)), g.common[:]) + dot(part(w, atBend, h, layer.Middles), g.trace.Mid[:])
	}
	top := math.Inf(-1)
	g.Chances = g.Chances[:0]
	for i := range g.look.kinds {
		kind, f := int(g.look.kinds[i]), g.rows[i][:]
		u := w[atAlways+kind] + dot(part(w, atKind, kind, layer.Middles), g.trace.Mid[:]) + dot(part(w, atStraight, 0, int(features)), f)
		for h := range hidden {
			a := max(0, base[h]+dot(part(w, atUnits, h, int(features)), f))
			g.units[i][h] = a
			u += a * w[atOut+h]
		}
		g.Chances = append(g.Chances, u)
		top = max(top, u)
	}
	sum := 0.0
	for i, u := range g.Chances {
		g.Chances[i] = math.Exp(u - top)
		sum += g.Chances[i]
	}
	for i := range g.Chances {
		g.Chances[i] /= sum
	}
}

// read takes a moment in, in numbers of one size.
func (g *Glance) read(at *trick.Position, known *Public, open uint64, lying int32) {
	g.look.read(at, known, open, lying)
	g.trace.Yes = g.look.yes
	for k := range g.look.kinds {
		for i, v := range &g.look.rows[k] {
			g.rows[k][i] = float64(v) / about[i]
		}
	}
	for i, v := range &g.look.common {
		g.common[i] = float64(v) / aboutAll[i]
	}
}

// Slope adds to grad how what is to become large grows with each weight; by says how it
// grows with the utility of each open card.
func (p *Pupil) Slope(g *Glance, by, grad []float64) {
	w := p.Weights
	var mid [layer.Middles]float64
	var base [hidden]float64
	for i, d := range by {
		kind, f := int(g.look.kinds[i]), g.rows[i][:]
		grad[atAlways+kind] += d
		add(part(grad, atKind, kind, layer.Middles), d, g.trace.Mid[:])
		add(mid[:], d, part(w, atKind, kind, layer.Middles))
		add(part(grad, atStraight, 0, int(features)), d, f)
		for h, a := range g.units[i] {
			if a == 0 {
				continue
			}
			grad[atOut+h] += d * a
			e := d * w[atOut+h]
			base[h] += e
			add(part(grad, atUnits, h, int(features)), e, f)
		}
	}
	for h, e := range base {
		add(part(grad, atCommon, h, int(commons)), e, g.common[:])
		add(part(grad, atBend, h, layer.Middles), e, g.trace.Mid[:])
		add(mid[:], e, part(w, atBend, h, layer.Middles))
	}
	body.Slope(w, grad, &g.trace, &mid)
}

func dot(a, b []float64) (sum float64) {
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}

// add adds times b to a.
func add(a []float64, times float64, b []float64) {
	for i, x := range b {
		a[i] += times * x
	}
}

// Net is what was learned.
func (p *Pupil) Net() *Net {
	w := p.Weights
	n := &Net{Body: body.Whole(w)}
	for k := range n.Kind {
		layer.Round(n.Kind[k][:], part(w, atKind, k, layer.Middles), layer.One)
	}
	layer.Round(n.Always[:], w[atAlways:], layer.One)
	shrunk(n.Straight[:], w[atStraight:], about[:])
	for h := range hidden {
		shrunk(n.Units[h][:], part(w, atUnits, h, int(features)), about[:])
		shrunk(n.Common[h][:], part(w, atCommon, h, int(commons)), aboutAll[:])
		layer.Round(n.Bend[h][:], part(w, atBend, h, layer.Middles), layer.One)
	}
	layer.Round(n.Out[:], w[atOut:], layer.One)
	return n
}

// shrunk is Round for weights of numbers that were made smaller.
func shrunk(dst []int32, w, about []float64) {
	for i := range dst {
		dst[i] = int32(math.Round(w[i] * layer.One / about[i]))
	}
}
