// Package adam learns weights: steps down a slope with momentum, by the size of the
// slopes before (Adam; Kingma and Ba 2015). The program has what was learned; tests learn
// it, by this package.
package adam

import "math"

// Steps are the steps of some weights.
type Steps struct {
	Rate  float64 // of the first step, about the size of it
	Fades int     // after so many steps they are 0, by a half wave; 0 for never
	Pull  float64 // to 0, of each weight

	done         int
	mean, square []float64
}

// Step changes weights by the gradient of what is to become large, of the same length.
func (s *Steps) Step(weights, grad []float64) {
	if s.mean == nil {
		s.mean, s.square = make([]float64, len(weights)), make([]float64, len(weights))
	}
	s.done++
	rate := s.Rate
	if s.Fades > 0 {
		rate *= (1 + math.Cos(math.Pi*float64(s.done)/float64(s.Fades))) / 2
	}
	m, q := 1-math.Pow(0.9, float64(s.done)), 1-math.Pow(0.999, float64(s.done))
	for i, g := range grad {
		g -= s.Pull * weights[i]
		s.mean[i] = 0.9*s.mean[i] + 0.1*g
		s.square[i] = 0.999*s.square[i] + 0.001*g*g
		weights[i] += rate * (s.mean[i] / m) / (math.Sqrt(s.square[i]/q) + 1e-8)
	}
}
