package layer

import (
	"math"
	"math/rand/v2"
)

// Part is two layers that are learned: weights in a list that has those of other parts
// too.
type Part struct {
	inputs                      int
	first, unit, second, middle int // where they are
}

// NewPart is a part with so many inputs, whose weights stand from at on; end is where
// they do.
func NewPart(inputs, at int) (p Part, end int) {
	p = Part{inputs: inputs, first: at, unit: at + inputs*Units}
	p.second = p.unit + Units
	p.middle = p.second + Middles*Units
	return p, p.middle + Middles
}

// Begin fills in weights to start from.
func (p *Part) Begin(w []float64, r *rand.Rand) {
	for i := p.first; i < p.unit; i++ {
		w[i] = 0.08 * r.NormFloat64()
	}
	for i := p.unit; i < p.second; i++ {
		w[i] = 0.3
	}
	for i := p.second; i < p.middle; i++ {
		w[i] = r.NormFloat64() / math.Sqrt(Units)
	}
	for i := range Middles {
		w[p.middle+i] = 0.2
	}
}

// Trace is what comes of inputs.
type Trace struct {
	Yes  []uint16
	Mid  [Middles]float64
	unit [Units]float64
}

// row is the weights of a unit or an input, by unit.
func row(w []float64, from, i int) *[Units]float64 {
	return (*[Units]float64)(w[from+i*Units:])
}

// Run fills in what comes of t.Yes.
func (p *Part) Run(w []float64, t *Trace) {
	t.unit = *row(w, p.unit, 0)
	for _, i := range t.Yes {
		for h, x := range row(w, p.first, int(i)) {
			t.unit[h] += x
		}
	}
	for h, x := range t.unit {
		t.unit[h] = max(0, min(1, x))
	}
	for k := range t.Mid {
		sum := w[p.middle+k]
		for h, x := range row(w, p.second, k) {
			sum += x * t.unit[h]
		}
		t.Mid[k] = max(0, min(1, sum))
	}
}

// Slope adds to grad how what is to become large grows with each weight; by says how it
// grows with each middle of t (backpropagation; Rumelhart, Hinton and Williams 1986).
func (p *Part) Slope(w, grad []float64, t *Trace, by *[Middles]float64) {
	var slope [Units]float64
	for k, e := range by {
		if flat(t.Mid[k]) {
			continue
		}
		grad[p.middle+k] += e
		up, down := row(grad, p.second, k), row(w, p.second, k)
		for h := range slope {
			up[h] += e * t.unit[h]
			slope[h] += e * down[h]
		}
	}
	up := row(grad, p.unit, 0)
	for h, x := range t.unit {
		if flat(x) {
			slope[h] = 0
		}
		up[h] += slope[h]
	}
	for _, i := range t.Yes {
		up := row(grad, p.first, int(i))
		for h, e := range &slope {
			up[h] += e
		}
	}
}

// flat tells whether a unit or a middle is at an end, and does not change.
func flat(x float64) bool { return x <= 0 || x >= 1 }

// Whole is the part as the program has it.
func (p *Part) Whole(w []float64) Body {
	b := Body{First: make([][Units]int32, p.inputs)}
	for i := range b.First {
		Round(b.First[i][:], w[p.first+i*Units:], One)
	}
	for k := range b.Second {
		Round(b.Second[k][:], w[p.second+k*Units:], One)
	}
	Round(b.Unit[:], w[p.unit:], One)
	Round(b.Middle[:], w[p.middle:], One)
	return b
}

// Round fills dst with weights in whole units.
func Round(dst []int32, w []float64, unit float64) {
	for i := range dst {
		dst[i] = int32(math.Round(w[i] * unit))
	}
}
