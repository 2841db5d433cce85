package worth

import (
	"math"
	"math/rand/v2"

	"krutzjass/ai/adam"
)

// Lesson is a deal that was played out.
type Lesson struct {
	Yes    []uint16 // the inputs of a moment
	Points float64  // that the side on turn made more from then on
}

// How a network is learned: in batches, with steps of a size that fades.
const (
	batch = 256
	rate  = 2e-3
	scale = 100.0 // points that are about 1
)

// Where a pupil has its weights: as Net, one after the other.
const (
	atUnit   = inputs * units
	atSecond = atUnit + units
	atMiddle = atSecond + middles*units
	atLast   = atMiddle + middles
	atPoints = atLast + middles
	size     = atPoints + 1
)

// pupil is a network while it learns.
type pupil struct {
	weights, grad [size]float64
	unit, slope   [units]float64
	middle        [middles]float64
}

// Learn makes a network that is as near to the points of lessons as it can (least
// squares, backpropagation; Rumelhart, Hinton and Williams 1986). Every lesson is taken
// rounds times, each time with the lanes that are no trump in another order, for none is
// like another by its place.
func Learn(all []Lesson, rounds int, r *rand.Rand) *Net {
	p := &pupil{}
	p.begin(r)
	steps := adam.Steps{Rate: rate, Fades: rounds * (len(all) / batch)}
	var yes []uint16
	for range rounds {
		order := r.Perm(len(all))
		for ; len(order) >= batch; order = order[batch:] {
			clear(p.grad[:])
			for _, i := range order[:batch] {
				yes = turned(append(yes[:0], all[i].Yes...), r)
				p.lesson(yes, all[i].Points/scale)
			}
			for i := range p.grad {
				p.grad[i] /= batch
			}
			steps.Step(p.weights[:], p.grad[:])
		}
	}
	return p.whole()
}

// turned exchanges lanes at random, in place.
func turned(yes []uint16, r *rand.Rand) []uint16 {
	lane := [lanes]uint16{0, 1, 2, 3}
	some := lane[1:]
	if yes[len(yes)-1] != mode { // without trump
		some = lane[:]
	}
	r.Shuffle(len(some), func(i, j int) { some[i], some[j] = some[j], some[i] })
	const inHands, onTable = ranks * chairs * 2, ranks * (chairs - 1)
	for i, x := range yes {
		switch {
		case x < laid:
			yes[i] = lane[x/inHands]*inHands + x%inHands
		case x < number:
			x -= laid
			yes[i] = laid + lane[x/onTable]*onTable + x%onTable
		}
	}
	return yes
}

func (p *pupil) begin(r *rand.Rand) {
	w := p.weights[:]
	for i := range w[:atUnit] {
		w[i] = 0.08 * r.NormFloat64()
	}
	for i := atUnit; i < atSecond; i++ {
		w[i] = 0.3
	}
	for i := atSecond; i < atMiddle; i++ {
		w[i] = r.NormFloat64() / math.Sqrt(units)
	}
	for i := atMiddle; i < atLast; i++ {
		w[i] = 0.2
	}
	for i := atLast; i < atPoints; i++ {
		w[i] = 0.5 * r.NormFloat64()
	}
}

// row is the weights of a unit or of an input.
func row(w []float64, from, i int) []float64 { return w[from+i*units : from+(i+1)*units] }

// guess fills in what units and middles are, and gives the points.
func (p *pupil) guess(yes []uint16) float64 {
	w := p.weights[:]
	copy(p.unit[:], w[atUnit:])
	for _, i := range yes {
		for h, x := range row(w, 0, int(i)) {
			p.unit[h] += x
		}
	}
	points := w[atPoints]
	for k := range p.middle {
		sum := w[atMiddle+k]
		for h, x := range row(w, atSecond, k) {
			sum += x * clip(p.unit[h])
		}
		p.middle[k] = sum
		points += clip(sum) * w[atLast+k]
	}
	return points
}

// lesson adds the gradient that brings the guess nearer to points.
func (p *pupil) lesson(yes []uint16, points float64) {
	d := points - p.guess(yes)
	w, g := p.weights[:], p.grad[:]
	g[atPoints] += d
	p.slope = [units]float64{}
	for k, x := range p.middle {
		g[atLast+k] += d * clip(x)
		if x <= 0 || x >= 1 {
			continue
		}
		e := d * w[atLast+k]
		g[atMiddle+k] += e
		up, down := row(g, atSecond, k), row(w, atSecond, k)
		for h, y := range p.unit {
			up[h] += e * clip(y)
			p.slope[h] += e * down[h]
		}
	}
	for h, y := range p.unit {
		if y <= 0 || y >= 1 {
			p.slope[h] = 0
		}
		g[atUnit+h] += p.slope[h]
	}
	for _, i := range yes {
		up := row(g, 0, int(i))
		for h, e := range p.slope {
			up[h] += e
		}
	}
}

func clip(x float64) float64 { return max(0, min(1, x)) }

// whole is the network as the program has it.
func (p *pupil) whole() *Net {
	n := &Net{}
	whole := func(dst []int32, from int, unit float64) {
		for i := range dst {
			dst[i] = int32(math.Round(p.weights[from+i] * unit))
		}
	}
	for i := range n.First {
		whole(n.First[i][:], i*units, One)
	}
	for k := range n.Second {
		whole(n.Second[k][:], atSecond+k*units, One)
	}
	whole(n.Unit[:], atUnit, One)
	whole(n.Middle[:], atMiddle, One)
	whole(n.Last[:], atLast, scale*One)
	n.Points = int32(math.Round(p.weights[atPoints] * scale * One))
	return n
}
