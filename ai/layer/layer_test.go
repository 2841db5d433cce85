package layer

import (
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"krutzjass/ai/adam"
)

const inputs = 20

// random is a part with weights to start from, and inputs for it.
func random(seed uint64) (p Part, w []float64, yes []uint16) {
	r := rand.New(rand.NewPCG(seed, 1))
	p, end := NewPart(inputs, 3)
	w = make([]float64, end)
	p.Begin(w, r)
	for i := range uint16(inputs) {
		if r.IntN(2) == 0 {
			yes = append(yes, i)
		}
	}
	return p, w, yes
}

// The whole numbers say what the part says, but for rounding.
func TestWholeNumbers(t *testing.T) {
	for seed := range uint64(20) {
		p, w, yes := random(seed)
		trace := Trace{Yes: yes}
		p.Run(w, &trace)
		body := p.Whole(w)
		if !body.Sound(inputs) || body.Sound(inputs+1) {
			t.Fatal("it is sound for another number of inputs than it has")
		}
		var mid [Middles]int32
		body.Middles(yes, &mid)
		for k, x := range mid {
			if math.Abs(float64(x)/One-trace.Mid[k]) > 0.01 {
				t.Errorf("middle %d is %d, not %.4f", k, x, trace.Mid[k])
			}
		}
	}
}

// The gradient is the change by each weight.
func TestGradient(t *testing.T) {
	p, w, yes := random(1)
	var by [Middles]float64
	for k := range by {
		by[k] = float64(k%5) - 2
	}
	value := func() (sum float64) {
		trace := Trace{Yes: yes}
		p.Run(w, &trace)
		for k, x := range trace.Mid {
			sum += x * by[k]
		}
		return sum
	}
	grad, trace := make([]float64, len(w)), Trace{Yes: yes}
	p.Run(w, &trace)
	p.Slope(w, grad, &trace, &by)
	pupil := adam.Pupil{Weights: w}
	if _, err := pupil.Compare(grad, 1, value); err != nil {
		t.Fatal(err)
	}
	some := 0
	for _, x := range grad {
		if x != 0 {
			some++
		}
	}
	if some < Units {
		t.Errorf("only %d weights matter", some)
	}
}

// A weight that is too large, anywhere, is found; so is a name that is not known.
func TestSound(t *testing.T) {
	for i, spoil := range []func(b *Body){
		func(b *Body) { b.First[inputs-1][3] = Largest + 1 },
		func(b *Body) { b.Unit[0] = -Largest - 1 },
		func(b *Body) { b.Second[5][6] = Largest + 1 },
		func(b *Body) { b.Middle[Middles-1] = -Largest - 1 },
	} {
		p, w, _ := random(1)
		b := p.Whole(w)
		spoil(&b)
		if b.Sound(inputs) {
			t.Errorf("spoilt in way %d, it is sound", i)
		}
	}
	p, w, _ := random(1)
	b := p.Whole(w)
	text, err := Write(map[string]*Body{"jass": &b})
	if err != nil {
		t.Fatal(err)
	}
	sound := func(b *Body) bool { return b.Sound(inputs) }
	if all, err := Read(text, sound); err != nil || !reflect.DeepEqual(all["jass"], &b) {
		t.Errorf("what is written is not read as it was: %v", err)
	}
	if _, err := Read([]byte(`{"jass":{"Third":[]}}`), sound); err == nil {
		t.Error("an unknown name is read")
	}
}
