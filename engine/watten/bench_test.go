package watten

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
)

var playouts = map[string]engine.Options{
	"bavarian": {},
	"tyrolean": {"variant": "tyrolean", "raising": true},
	"all":      {"weli": true, "guate": true, "duty": "rechte", "raising": true},
}

// playout plays random hands through Legal and Apply, over and over, the deals
// not counted.
type playout struct {
	deals [64]*state
	s     *state
	legal []engine.Action
	r     *rand.Rand
}

func newPlayout(t testing.TB, o engine.Options) *playout {
	p := &playout{s: &state{}, legal: make([]engine.Action, 0, 64), r: rand.New(rand.NewPCG(1, 2))}
	for i := range p.deals {
		p.deals[i] = start(t, o)
		for p.deals[i].turn == engine.Nature {
			a, _ := p.deals[i].Draw(p.r)
			if _, err := p.deals[i].Apply(engine.Nature, a); err != nil {
				t.Fatal(err)
			}
		}
	}
	return p
}

// hand plays the hand of deal i to its end and counts the cards laid.
func (p *playout) hand(t testing.TB, i int) (plays int) {
	effects, raises, sheet := p.s.effects, p.s.raises, p.s.sheet
	*p.s = *p.deals[i%len(p.deals)]
	p.s.effects, p.s.raises, p.s.sheet = effects, raises[:0], sheet[:0]
	for p.s.turn >= 0 {
		p.legal = p.s.Legal(p.legal[:0], p.s.turn)
		a := p.legal[p.r.IntN(len(p.legal))]
		if a.Kind == engine.Play {
			plays++
		}
		if _, err := p.s.Apply(p.s.turn, a); err != nil {
			t.Fatal(err)
		}
	}
	return plays
}

// BenchmarkPlayout reports the time for one play, with the calls, the raises and
// the scoring.
func BenchmarkPlayout(b *testing.B) {
	for name, o := range playouts {
		b.Run(name, func(b *testing.B) {
			p := newPlayout(b, o)
			hands, plays := 0, 0
			b.ReportAllocs()
			for b.Loop() {
				plays += p.hand(b, hands)
				hands++
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plays), "ns/play")
		})
	}
}

// Once its buffers have grown a state allocates nothing.
func TestPlayoutAllocatesNothing(t *testing.T) {
	for name, o := range playouts {
		p := newPlayout(t, o)
		for i := range 2000 {
			p.hand(t, i)
		}
		i := 0
		if n := testing.AllocsPerRun(500, func() { p.hand(t, i); i++ }); n != 0 {
			t.Errorf("%s: %v allocations a hand", name, n)
		}
	}
}

func BenchmarkGuess(b *testing.B) {
	p := newPlayout(b, playouts["all"])
	v := p.deals[0].View(1)
	for b.Loop() {
		if _, err := (Game{}).Guess(v, p.r); err != nil {
			b.Fatal(err)
		}
	}
}
