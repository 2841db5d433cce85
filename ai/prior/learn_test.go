package prior

import (
	"bytes"
	"encoding/json"
	"math"
	"math/bits"
	"math/rand/v2"

	"krutzjass/ai/adam"
	"krutzjass/ai/nat"
	"krutzjass/engine/trick"
)

// What the test that plays with computers, and so stands outside, needs of the
// inside.
type (
	Net    = net
	Lesson = lesson
)

// Nets are those that the program has.
func Nets() map[string]*Net { return nets }

// lesson is a choice that was made.
type lesson struct {
	chosen int
	common common
	rows   []row
}

// LessonOf is that of laying s; ok is false where there was no choice.
func LessonOf(at *trick.Position, known *Public, open uint64, lying int32, s uint8) (l Lesson, ok bool) {
	if open&(open-1) == 0 || open>>s&1 == 0 {
		return l, false
	}
	m := moment{Position: at, Public: known, open: open, lying: lying}
	m.see()
	var k look
	k.read(&m)
	l.chosen = bits.OnesCount64(open & (1<<s - 1))
	l.common = k.common
	l.rows = append(l.rows, k.rows[:bits.OnesCount64(open)]...)
	return l, true
}

// Score is how likely a network makes lessons, in nats, and how often the card laid
// is the likeliest.
func Score(all []Lesson, n *Net) (nats, share float64) {
	var list [most]int32
	for i := range all {
		l := &all[i]
		base := n.begin(&l.common)
		top := int32(math.MinInt32)
		for k := range l.rows {
			list[k] = n.utility(&l.rows[k], &base)
			top = max(top, list[k])
		}
		sum := 0.0
		for k := range l.rows {
			sum += math.Exp(float64(list[k]-top) / nat.One)
		}
		own := list[l.chosen]
		nats += float64(own-top)/nat.One - math.Log(sum)
		if own == top {
			share++
		}
	}
	return nats / float64(len(all)), share / float64(len(all))
}

// inputs are what the network is told of a card, and size is its weights: straight
// ones, those of the units, and what these add.
const (
	inputs = int(features) + commons
	size   = inputs + hidden*inputs + hidden
)

// pupil is a network while it learns, on numbers of about equal size.
type pupil struct {
	scale   [inputs]float64
	weights [size]float64
	// Of the lesson at hand, by card.
	x      [most][inputs]float64
	act    [most][hidden]float64
	chance [most]float64
}

// unit is where the weights of a unit are.
func unit(h int) int { return inputs + h*inputs }

// out is where the weight of what it adds is.
func out(h int) int { return inputs + hidden*inputs + h }

func newPupil(all []Lesson, r *rand.Rand) *pupil {
	p := &pupil{}
	for i := range p.scale {
		p.scale[i] = 1
	}
	count := 0.0
	var squares [inputs]float64
	for i := range all {
		p.read(&all[i])
		for k := range all[i].rows {
			count++
			for j, x := range p.x[k] {
				squares[j] += x * x
			}
		}
	}
	for j := range squares {
		p.scale[j] = 1 / math.Sqrt(squares[j]/count+1e-3)
	}
	for i := range hidden * inputs {
		p.weights[inputs+i] = r.NormFloat64() / math.Sqrt(float64(inputs))
	}
	for h := range hidden {
		p.weights[out(h)] = 0.3 * r.NormFloat64()
	}
	return p
}

func (p *pupil) read(l *Lesson) {
	for k := range l.rows {
		for i, x := range l.rows[k] {
			p.x[k][i] = float64(x) * p.scale[i]
		}
		for i, x := range l.common {
			p.x[k][int(features)+i] = float64(x) * p.scale[int(features)+i]
		}
	}
}

// utility is that of card k.
func (p *pupil) utility(k int) (u float64) {
	for i, x := range p.x[k] {
		u += x * p.weights[i]
	}
	for h := range hidden {
		a := 0.0
		w := p.weights[unit(h):unit(h+1)]
		for i, x := range p.x[k] {
			a += x * w[i]
		}
		p.act[k][h] = max(a, 0)
		u += p.act[k][h] * p.weights[out(h)]
	}
	return u
}

// slope adds the gradient of a lesson.
func (p *pupil) slope(l *Lesson, grad *[size]float64) {
	p.read(l)
	top, sum := math.Inf(-1), 0.0
	for k := range l.rows {
		p.chance[k] = p.utility(k)
		top = max(top, p.chance[k])
	}
	for k := range l.rows {
		p.chance[k] = math.Exp(p.chance[k] - top)
		sum += p.chance[k]
	}
	for k := range l.rows {
		d := -p.chance[k] / sum
		if k == l.chosen {
			d++
		}
		for i, x := range p.x[k] {
			grad[i] += d * x
		}
		for h, a := range p.act[k] {
			if a > 0 {
				grad[out(h)] += d * a
				w, d := grad[unit(h):unit(h+1)], d*p.weights[out(h)]
				for i, x := range p.x[k] {
					w[i] += d * x
				}
			}
		}
	}
}

// Learn makes the lessons likely: in small batches, with steps that fade, and a small
// pull to 0.
func Learn(all []Lesson, rounds int) *Net {
	r := rand.New(rand.NewPCG(1, 3))
	p := newPupil(all, r)
	const batch = 64
	steps := adam.Steps{Rate: 4e-3, Fades: rounds * (len(all) / batch), Pull: 1e-4}
	var grad [size]float64
	for range rounds {
		order := r.Perm(len(all))
		for ; len(order) >= batch; order = order[batch:] {
			clear(grad[:])
			for _, i := range order[:batch] {
				p.slope(&all[i], &grad)
			}
			for i := range grad {
				grad[i] /= batch
			}
			steps.Step(p.weights[:], grad[:])
		}
	}
	return p.whole()
}

// whole is the network as the program has it.
func (p *pupil) whole() *Net {
	n := &net{}
	whole := func(x float64) int32 { return int32(math.Round(max(-largest, min(largest, x*nat.One)))) }
	for i := range inputs {
		scale := p.scale[i]
		for h := range hidden {
			w := whole(p.weights[unit(h)+i] * scale)
			if i < int(features) {
				n.Units[h][i] = w
			} else {
				n.Common[h][i-int(features)] = w
			}
		}
		if i < int(features) {
			n.Straight[i] = whole(p.weights[i] * scale)
		}
	}
	for h := range hidden {
		n.Out[h] = whole(p.weights[out(h)])
	}
	return n
}

// Write gives networks as weights.json has them, a unit a line.
func Write(all map[string]*Net) ([]byte, error) {
	text, err := json.Marshal(all)
	for _, at := range []string{"],[", `"units":`, `"common":`, `"out":`, `"straight":`} {
		text = bytes.ReplaceAll(text, []byte(at), []byte(at[:len(at)-1]+at[len(at)-1:]+"\n"))
	}
	return append(text, '\n'), err
}
