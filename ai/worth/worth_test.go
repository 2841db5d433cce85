package worth

import (
	"bytes"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
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

// Every card is told once, a pair of copies in one hand together, and each card of the
// open trick.
func TestInputsTellAllCards(t *testing.T) {
	for key := range nets() {
		moments(t, key, 20, func(m *Moment) {
			yes := m.Inputs(nil)
			sorted := slices.Clone(yes)
			slices.Sort(sorted)
			if sorted[len(sorted)-1] >= inputs || len(slices.Compact(sorted)) != len(yes) && m.Twin == 0 {
				t.Fatalf("%s: inputs %v", key, yes)
			}
			cards, table := 0, 0
			for _, x := range yes {
				switch {
				case x < laid:
					cards += 1 + int(x%2)
				case x < number:
					table++
				}
			}
			want := 0
			for _, hand := range m.Hands {
				want += card.FromBits(hand, 0).Len()
			}
			if cards != want || table != int(m.N) {
				t.Fatalf("%s: %d cards in hands and %d on the table, want %d and %d", key, cards, table, want, m.N)
			}
		})
	}
}

// Where the seats have moved round the table by one, everything is told as before.
func TestInputsAreFromTheSeatOnTurn(t *testing.T) {
	for key := range nets() {
		moments(t, key, 20, func(m *Moment) {
			p := *m.Position
			for x := range chairs {
				p.Hands[(x+1)%chairs] = m.Hands[x]
			}
			next := func(x uint8) uint8 { return (x + 1) % chairs }
			p.Turn, p.Winner = next(m.Turn), next(m.Winner)
			p.Took = (m.Took<<1 | m.Took>>(chairs-1)) & (1<<chairs - 1)
			moved := Moment{Position: &p, Maker: m.Maker, Led: m.Led}
			if m.Maker >= 0 {
				moved.Maker = int8(next(uint8(m.Maker)))
			}
			if a, b := m.Inputs(nil), moved.Inputs(nil); !slices.Equal(a, b) {
				t.Fatalf("%s: %v, moved by one %v", key, a, b)
			}
		})
	}
}

// A deal in which plain suits have changed names is told as the turned lesson is.
func TestTurnedExchangesSuits(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	kinds := map[bool]int{}
	for key := range nets() {
		moments(t, key, 6, func(m *Moment) {
			yes := m.Inputs(nil)
			slices.Sort(yes)
			var all []([]uint16)
			for range 400 {
				x := turned(m.Inputs(nil), r)
				slices.Sort(x)
				if !slices.ContainsFunc(all, func(y []uint16) bool { return slices.Equal(x, y) }) {
					all = append(all, x)
				}
			}
			trump := m.Trump != 0
			kinds[trump]++
			if most := map[bool]int{true: 6, false: 24}[trump]; len(all) > most || !slices.ContainsFunc(all, func(y []uint16) bool { return slices.Equal(yes, y) }) {
				t.Fatalf("%s: %d ways to name the suits, want at most %d, the true one among them", key, len(all), most)
			}
		})
	}
	if kinds[true] == 0 || kinds[false] == 0 {
		t.Errorf("no deals with, or none without trump: %v", kinds)
	}
}

// random is a network of small weights, as lessons make them.
func random(r *rand.Rand) *pupil {
	p := &pupil{}
	p.begin(r)
	return p
}

// The whole numbers say what the network says as it is learned, but for rounding.
func TestWholeNumbers(t *testing.T) {
	p := random(rand.New(rand.NewPCG(2, 2)))
	n := p.whole()
	moments(t, "krutzjass", 5, func(m *Moment) {
		yes := m.Inputs(nil)
		want, got := scale*p.guess(yes), float64(n.points(yes))/One
		if math.Abs(want-got) > 2 {
			t.Errorf("%.2f points, %.2f by whole numbers", want, got)
		}
	})
}

// The gradient of a lesson is the change of its squared error, halved, by each weight.
func TestGradient(t *testing.T) {
	p := random(rand.New(rand.NewPCG(5, 5)))
	var yes []uint16
	moments(t, "schieber", 1, func(m *Moment) { yes = m.Inputs(nil) })
	const points, step = 0.7, 1e-5
	p.lesson(yes, points)
	loss := func() float64 { d := points - p.guess(yes); return -d * d / 2 }
	tried := 0
	for i := range p.weights {
		if p.grad[i] == 0 && i%97 != 0 {
			continue
		}
		tried++
		w := p.weights[i]
		p.weights[i] = w + step
		up := loss()
		p.weights[i] = w - step
		slope := (up - loss()) / (2 * step)
		p.weights[i] = w
		if math.Abs(slope-p.grad[i]) > 1e-5 {
			t.Fatalf("weight %d: gradient %g, slope %g", i, p.grad[i], slope)
		}
	}
	if tried < units {
		t.Errorf("only %d weights were tried", tried)
	}
}

// A network learns that a deal goes to the side that made trump.
func TestLearn(t *testing.T) {
	var all []Lesson
	moments(t, "krutzjass", 250, func(m *Moment) {
		l := Lesson{Yes: m.Inputs(nil), Points: 40}
		switch {
		case m.Maker < 0:
			l.Points = 0
		case (uint8(m.Maker)+m.Turn)%2 != 0:
			l.Points = -40
		}
		all = append(all, l)
	})
	test := all[len(all)*9/10:]
	n := Learn(all[:len(all)*9/10], 10, rand.New(rand.NewPCG(1, 1)))
	if off, chance := n.Error(test), (&Net{}).Error(test); off > 0.3*chance {
		t.Errorf("off by %.1f points, without a network %.1f", off, chance)
	}
}

// What is written is what the program has, and is read as it was.
func TestWeights(t *testing.T) {
	text, err := Write(Nets())
	if err != nil || !bytes.Equal(text, learned) {
		t.Errorf("weights.json is not what Write makes of it (error %v)", err)
	}
	if all, err := parse(text); err != nil || !maps.EqualFunc(all, nets(), func(a, b *Net) bool { return *a == *b }) {
		t.Errorf("weights are not read as they were (error %v)", err)
	}
	for _, bad := range []string{"", "[]", `{"jass":null}`, `{"jass":{"Points":9999999}}`, `{"jass":{"Unit":[40000]}}`, `{"jass":{"First":[[-40000]]}}`,
		`{"jass":{"Second":[[40000]]}}`, `{"jass":{"Middle":[40000]}}`, `{"jass":{"Last":[-9999999]}}`, `{"jass":{"Extra":1}}`} {
		if _, err := parse([]byte(bad)); err == nil {
			t.Errorf("no error for %q", bad)
		}
	}
	if For("watten") != nil || strings.Contains(string(learned), "watten") {
		t.Error("Watten has a judge")
	}
}
