package adam

import (
	"fmt"
	"math"
)

// Pupil is weights that are learned. They only change with Step: before, any number of
// goroutines may look at them.
type Pupil struct {
	Weights []float64
	Steps   Steps
}

// Grad is room for a gradient.
func (p *Pupil) Grad() []float64 { return make([]float64, len(p.Weights)) }

// Step goes a step along a gradient that was summed up over n lessons, and divides it by
// them, in place; without a lesson it is 0.
func (p *Pupil) Step(grad []float64, n int) {
	for i := range grad {
		grad[i] /= float64(max(1, n))
	}
	p.Steps.Step(p.Weights, grad)
}

// Compare gives an error where grad is not the slope of value by a weight. It tries the
// weights in turn, of those whose gradient is 0 one in so many, and gives how many it tried.
// It is for tests.
func (p *Pupil) Compare(grad []float64, oneIn int, value func() float64) (tried int, err error) {
	const step = 1e-5
	for i := range p.Weights {
		if grad[i] == 0 && i%oneIn != 0 {
			continue
		}
		tried++
		w := p.Weights[i]
		p.Weights[i] = w + step
		up := value()
		p.Weights[i] = w - step
		slope := (up - value()) / (2 * step)
		p.Weights[i] = w
		if math.Abs(slope-grad[i]) > 1e-5 {
			return tried, fmt.Errorf("weight %d: gradient %g, slope %g", i, grad[i], slope)
		}
	}
	return tried, nil
}
