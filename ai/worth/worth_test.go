package worth

import (
	"bytes"
	"maps"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"krutzjass/ai/adam"
	"krutzjass/ai/layer"
	"krutzjass/engine"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/games"
	"krutzjass/engine/trick"
)

// moments plays deals of a game at random, and shows every one in which a card is due.
func moments(t testing.TB, key string, deals int, see func(m *Moment)) {
	t.Helper()
	g, _ := games.Find(key)
	r := rand.New(rand.NewPCG(3, 4))
	enginetest.AtRandom(t, g, deals, func(st engine.State, by engine.Seat, _ engine.Action) {
		if p, ok := trick.PositionOf(st, by); ok {
			see(&Moment{Position: &p, Maker: int8(r.IntN(5) - 1), Led: r.IntN(2) == 0})
		}
	})
}

// random is a pupil that knows nothing.
func random(seed uint64, steps int) *Pupil {
	return NewPupil(rand.New(rand.NewPCG(seed, 2)), adam.Steps{Rate: 2e-3, Fades: steps})
}

// The whole numbers say what the network says as it is learned, but for rounding.
func TestWholeNumbers(t *testing.T) {
	p := random(2, 0)
	judge := p.Net().Judge()
	var g Guess
	moments(t, "krutzjass", 5, func(m *Moment) {
		if p.Look(&g, m); math.Abs(judge.Rest(m)-g.Points) > 2 {
			t.Errorf("%.2f points, %.2f by whole numbers", g.Points, judge.Rest(m))
		}
	})
}

// The gradient is the change of a guess by each weight.
func TestGradient(t *testing.T) {
	p := random(5, 0)
	var first *Moment
	moments(t, "schieber", 1, func(m *Moment) { first = m })
	var g Guess
	guess := func() float64 {
		p.Look(&g, first)
		return g.Points / scale
	}
	guess()
	grad := p.Grad()
	p.Slope(&g, scale, grad)
	tried, err := p.Compare(grad, 97, guess)
	if err != nil {
		t.Fatal(err)
	}
	if tried < layer.Units {
		t.Errorf("only %d weights were tried", tried)
	}
}

// A network learns that a deal goes to the side that made trump.
func TestLearn(t *testing.T) {
	goes := func(m *Moment) float64 {
		switch {
		case m.Maker < 0:
			return 0
		case (uint8(m.Maker)+m.Turn)%2 != 0:
			return -40
		}
		return 40
	}
	var all []Moment
	moments(t, "krutzjass", 100, func(m *Moment) { all = append(all, *m) })
	const rounds, batch = 10, 64
	p := random(1, rounds*len(all)/batch)
	var g Guess
	grad := p.Grad()
	for i := range rounds * len(all) {
		m := &all[i%len(all)]
		p.Look(&g, m)
		p.Slope(&g, goes(m)-g.Points, grad)
		if i%batch == 0 {
			p.Step(grad, batch)
			clear(grad)
		}
	}
	judge, off, n := p.Net().Judge(), 0.0, 0.0
	moments(t, "schieber", 20, func(m *Moment) {
		off, n = off+math.Abs(judge.Rest(m)-goes(m)), n+1
	})
	if off/n > 15 {
		t.Errorf("off by %.1f points", off/n)
	}
}

// What is written is what the program has, and is read as it was.
func TestWeights(t *testing.T) {
	text, err := layer.Write(Nets())
	if err != nil || !bytes.Equal(text, learned) {
		t.Errorf("weights.json is not what is written (error %v)", err)
	}
	if all, err := layer.Read(text, (*Net).sound); err != nil || !maps.EqualFunc(all, nets(), func(a, b *Net) bool { return reflect.DeepEqual(a, b) }) {
		t.Errorf("weights are not read as they were (error %v)", err)
	}
	spoil := func(change func(n *Net)) string {
		n := random(1, 0).Net()
		change(n)
		text, _ := layer.Write(map[string]*Net{"jass": n})
		return string(text)
	}
	for _, bad := range []string{"", "[]", `{"jass":null}`, `{"jass":{}}`, `{"jass":{"Extra":1}}`,
		spoil(func(n *Net) { n.First = n.First[1:] }),
		spoil(func(n *Net) { n.Last[3] = -most - 1 }),
		spoil(func(n *Net) { n.Points = most + 1 }),
	} {
		if _, err := layer.Read([]byte(bad), (*Net).sound); err == nil {
			t.Errorf("no error for %.60q", bad)
		}
	}
	if For("watten") != nil || strings.Contains(string(learned), "watten") {
		t.Error("Watten has a judge")
	}
}
