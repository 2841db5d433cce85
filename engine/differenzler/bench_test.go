package differenzler

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
)

// BenchmarkPlayout plays random deals through Legal and Apply. It reports the
// time for one play (36 a deal, with the predictions and all scoring), the
// dealing not counted.
func BenchmarkPlayout(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	var deals [64]*state
	for i := range deals {
		deals[i] = start(b, engine.Options{"rounds": 48})
		for deals[i].turn.Has(engine.Nature) {
			a, _ := deals[i].Draw(r)
			apply(b, deals[i], engine.Nature, a)
		}
	}
	s := &state{}
	legal := make([]engine.Action, 0, mostPoints+1)
	plays := 0
	b.ReportAllocs()
	for b.Loop() {
		effects, sheet := s.effects, s.sheet
		*s = *deals[plays/36%len(deals)]
		s.effects, s.sheet = effects, sheet[:0]
		for !s.turn.Has(engine.Nature) {
			by := s.turn.First()
			legal = s.Legal(legal[:0], by)
			a := legal[r.IntN(len(legal))]
			if a.Kind == engine.Play {
				plays++
			}
			if _, err := s.Apply(by, a); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plays), "ns/play")
}

// BenchmarkGuess guesses in the middle of a deal, predictions included.
func BenchmarkGuess(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	s := dealt(b, nil, whole...)
	predict(b, s, 0, 1, 2, 3, 4)
	for range 10 {
		legal := s.Legal(nil, s.turn.First())
		apply(b, s, s.turn.First(), legal[r.IntN(len(legal))])
	}
	v := s.View(2)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := (Game{}).Guess(v, r); err != nil {
			b.Fatal(err)
		}
	}
}
