package prior

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"

	"krutzjass/ai/adam"
	"krutzjass/ai/layer"
	"krutzjass/engine"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/games"
	"krutzjass/engine/trick"
)

// at is a moment of a deal.
type at struct {
	view  engine.View
	pos   trick.Position
	known Public
	lying int32
	laid  uint8 // the card that is laid now
}

// moments plays deals at random, and shows every one in which a card is to be laid.
func moments(t testing.TB, key string, deals int, see func(m *at, open uint64)) {
	t.Helper()
	g, _ := games.Find(key)
	enginetest.AtRandom(t, g, deals, func(st engine.State, by engine.Seat, a engine.Action) {
		p, ok := trick.PositionOf(st, by)
		if !ok || a.Kind != engine.Play {
			return
		}
		m := &at{view: st.View(by), pos: p, laid: p.Slot[a.Card()]}
		m.known.Read(&m.view, p.Board)
		for _, c := range m.view.Trick.Laid() {
			m.lying += int32(p.Points[p.Slot[c]])
		}
		see(m, p.Open())
	})
}

// TestChances: the chances of the open cards sum up to 1, and do not change when the
// cards of the others are dealt among them in another way.
func TestChances(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for _, key := range []string{"krutzjass", "schieber"} {
		p, differ := random(4).Net().Policy(), false
		moments(t, key, 20, func(m *at, open uint64) {
			list := p.Chances(&m.pos, &m.known, open, m.lying, nil)
			sum := 0.0
			for _, x := range list {
				sum += float64(x)
				differ = differ || x != list[0]
			}
			for i := range list {
				if best := p.Likeliest(&m.pos, &m.known, open, m.lying); list[i] > list[count(open&(1<<best-1))] {
					t.Fatalf("the likeliest of %v is %d", list, best)
				}
			}
			if len(list) != int(count(open)) || math.Abs(sum-1) > 1e-5 {
				t.Fatalf("%d cards have %v", count(open), list)
			}
			other := m.pos
			shuffle(&other, r)
			for i, x := range p.Chances(&other, &m.known, open, m.lying, nil) {
				if x != list[i] {
					t.Fatalf("with other hidden cards: %v, not %v", x, list[i])
				}
			}
		})
		if !differ {
			t.Errorf("%s: all cards are always equally likely", key)
		}
	}
}

// shuffle deals the cards of the others afresh, as many to each.
func shuffle(p *trick.Position, r *rand.Rand) {
	var all []uint8
	for x, hand := range p.Hands {
		if uint8(x) != p.Turn {
			for _, c := range p.Cards(hand).Cards() {
				all = append(all, p.Slot[c])
			}
		}
	}
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for x, hand := range p.Hands {
		if uint8(x) == p.Turn {
			continue
		}
		p.Hands[x] = 0
		for range count(hand) {
			p.Hands[x] = p.Add(p.Hands[x], all[0])
			all = all[1:]
		}
	}
}

// TestNote: what is noted card by card is what is read from the view.
func TestNote(t *testing.T) {
	for _, key := range []string{"krutzjass", "schieber"} {
		var now Public
		lacks := false
		moments(t, key, 20, func(m *at, _ uint64) {
			if len(m.view.Past) == 0 && m.pos.N == 0 {
				now = m.known
			}
			if now != m.known {
				t.Fatalf("%s: noted %+v, read %+v", key, now, m.known)
			}
			lacks = lacks || m.known.Lacks != Public{}.Lacks
			now.Note(&m.pos, m.laid)
		})
		if !lacks {
			t.Errorf("%s: nobody ever lacks a lane", key)
		}
	}
}

// random is a pupil that knows nothing.
func random(seed uint64) *Pupil {
	return NewPupil(rand.New(rand.NewPCG(seed, 2)), adam.Steps{Rate: 1e-3})
}

// TestWholeNumbers: a policy says what the pupil says, but for rounding.
func TestWholeNumbers(t *testing.T) {
	pupil := random(2)
	policy := pupil.Net().Policy()
	var g Glance
	moments(t, "krutzjass", 5, func(m *at, open uint64) {
		pupil.Look(&g, &m.pos, &m.known, open, m.lying)
		for i, x := range policy.Chances(&m.pos, &m.known, open, m.lying, nil) {
			if open&(open-1) != 0 && math.Abs(float64(x)-g.Chances[i]) > 0.02 {
				t.Errorf("%.3f, %.3f by whole numbers", g.Chances[i], x)
			}
		}
	})
}

// TestGradient: the gradient is the change of a card's likelihood, in nats, by each weight.
func TestGradient(t *testing.T) {
	pupil := random(3)
	tried := 0
	moments(t, "schieber", 1, func(m *at, open uint64) {
		if tried > 0 || count(open) < 5 || m.pos.N < 2 {
			return
		}
		var g Glance
		likely := func() float64 {
			pupil.Look(&g, &m.pos, &m.known, open, m.lying)
			return math.Log(g.Chances[1])
		}
		likely()
		by, grad := make([]float64, len(g.Chances)), pupil.Grad()
		for k, x := range g.Chances {
			by[k] = -x
		}
		by[1]++
		pupil.Slope(&g, by, grad)
		var err error
		if tried, err = pupil.Compare(grad, 97, likely); err != nil {
			t.Fatal(err)
		}
	})
	if tried < 1000 {
		t.Errorf("only %d weights were tried", tried)
	}
}

// TestWeights: what is written is what the program has, and what does not fit it is told.
func TestWeights(t *testing.T) {
	text, err := layer.Write(Nets())
	if err != nil || !bytes.Equal(text, learned) {
		t.Errorf("weights.json is not what is written (error %v)", err)
	}
	if For("watten") != nil {
		t.Error("Watten has a policy")
	}
	spoil := func(change func(n *Net)) string {
		n := random(1).Net()
		change(n)
		text, _ := layer.Write(map[string]*Net{"jass": n})
		return string(text)
	}
	if _, err := layer.Read([]byte(spoil(func(*Net) {})), (*Net).sound); err != nil {
		t.Error(err)
	}
	for _, bad := range []string{"", "[]", `{"jass":null}`, `{"jass":{}}`, `{"jass":{"Extra":1}}`,
		spoil(func(n *Net) { n.First = n.First[1:] }),
		spoil(func(n *Net) { n.Kind[3][4] = layer.Largest + 1 }),
		spoil(func(n *Net) { n.Always[35] = largest + 1 }),
		spoil(func(n *Net) { n.Straight[0] = -largest - 1 }),
		spoil(func(n *Net) { n.Units[1][2] = largest + 1 }),
		spoil(func(n *Net) { n.Common[1][2] = largest + 1 }),
		spoil(func(n *Net) { n.Bend[15][31] = layer.Largest + 1 }),
		spoil(func(n *Net) { n.Out[15] = largest + 1 }),
	} {
		if _, err := layer.Read([]byte(bad), (*Net).sound); err == nil {
			t.Errorf("no error for %.60q", bad)
		}
	}
}

func BenchmarkChances(b *testing.B) {
	type one struct {
		at
		open uint64
	}
	var all []one
	moments(b, "krutzjass", 20, func(m *at, open uint64) {
		if open&(open-1) != 0 {
			all = append(all, one{*m, open})
		}
	})
	p := random(4).Net().Policy()
	var dst []float32
	for b.Loop() {
		for i := range all {
			dst = p.Chances(&all[i].pos, &all[i].known, all[i].open, all[i].lying, dst[:0])
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(all)), "ns/moment")
}
