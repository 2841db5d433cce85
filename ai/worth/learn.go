package worth

import (
	"math/rand/v2"

	"krutzjass/ai/adam"
	"krutzjass/ai/layer"
)

// scale is how many points a network that learns takes for one.
const scale = 100.0

// body, and what comes after it in the list of weights.
var (
	body, last = layer.NewPart(inputs, 0)
	points     = last + layer.Middles
	size       = points + 1
)

// Pupil is a network that learns.
type Pupil struct{ adam.Pupil }

// NewPupil is one that knows nothing.
func NewPupil(r *rand.Rand, steps adam.Steps) *Pupil {
	w := make([]float64, size)
	body.Begin(w, r)
	for k := range layer.Middles {
		w[last+k] = 0.3 * r.NormFloat64()
	}
	return &Pupil{adam.Pupil{Weights: w, Steps: steps}}
}

// Guess is a moment that a pupil has looked at.
type Guess struct {
	trace  layer.Trace
	Points float64 // to expect, as Judge.Rest says
}

// Look fills in what p makes of a moment.
func (p *Pupil) Look(g *Guess, m *Moment) {
	g.trace.Yes = m.inputs(g.trace.Yes[:0])
	body.Run(p.Weights, &g.trace)
	sum := p.Weights[points]
	for k, x := range g.trace.Mid {
		sum += x * p.Weights[last+k]
	}
	g.Points = scale * sum
}

// Slope adds to grad what brings a guess nearer to one that is so many points higher.
func (p *Pupil) Slope(g *Guess, higher float64, grad []float64) {
	d := higher / scale
	grad[points] += d
	var by [layer.Middles]float64
	for k, x := range g.trace.Mid {
		grad[last+k] += d * x
		by[k] = d * p.Weights[last+k]
	}
	body.Slope(p.Weights, grad, &g.trace, &by)
}

// Net is what was learned.
func (p *Pupil) Net() *Net {
	n := &Net{Body: body.Whole(p.Weights)}
	layer.Round(n.Last[:], p.Weights[last:], scale*layer.One)
	whole := []int32{0}
	layer.Round(whole, p.Weights[points:], scale*layer.One)
	n.Points = whole[0]
	return n
}
