package coiffeur

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
)

// dealt deals many hands ready for the call.
func dealt(tb testing.TB) (list [64]*state) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range list {
		list[i] = start(tb, engine.Options{"rows": names{"D", "S", "OBE", "slalom", "joker", "3x3"}})
		for list[i].turn == engine.Nature {
			a, _ := list[i].Draw(r)
			if _, err := list[i].Apply(engine.Nature, a); err != nil {
				tb.Fatal(err)
			}
		}
	}
	return list
}

// again sets s, keeping its buffers, to a hand that was dealt.
func (s *state) again(from *state) {
	effects := s.effects
	*s = *from
	s.effects = effects
}

// playHand plays a hand by chance and tells the plays in it.
func playHand(tb testing.TB, s *state, legal []engine.Action, r *rand.Rand) (plays int) {
	for s.turn != engine.Nature {
		legal = s.Legal(legal[:0], s.turn)
		a := legal[r.IntN(len(legal))]
		if a.Kind == engine.Play {
			plays++
		}
		if _, err := s.Apply(s.turn, a); err != nil {
			tb.Fatal(err)
		}
	}
	return plays
}

// BenchmarkPlayout plays random hands through Legal and Apply. It reports the
// time for one play (36 a hand, with the calls and all scoring), the
// deals not counted.
func BenchmarkPlayout(b *testing.B) {
	deals, s, legal := dealt(b), &state{}, make([]engine.Action, 0, 64)
	r, plays, n := rand.New(rand.NewPCG(1, 2)), 0, 0
	b.ReportAllocs()
	for b.Loop() {
		s.again(deals[n%len(deals)])
		plays += playHand(b, s, legal, r)
		n++
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plays), "ns/play")
}

// Legal and Apply allocate nothing once the buffers are there.
func TestNoAllocation(t *testing.T) {
	deals, s, legal, r := dealt(t), &state{}, make([]engine.Action, 0, 64), rand.New(rand.NewPCG(3, 4))
	for _, d := range deals { // fills the buffers
		s.again(d)
		playHand(t, s, legal, r)
	}
	n := 0
	if got := testing.AllocsPerRun(100, func() {
		s.again(deals[n%len(deals)])
		playHand(t, s, legal, r)
		n++
	}); got != 0 {
		t.Errorf("%v allocations a hand", got)
	}
}
