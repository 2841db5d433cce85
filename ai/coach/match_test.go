package coach

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
)

// asks is the first seat with something to decide, and its view.
func asks(st engine.State) (engine.Seat, engine.View) {
	for _, s := range st.Turn().List() {
		if s != engine.Nature {
			if v := st.View(s); len(v.Legal) > 0 {
				return s, v
			}
		}
	}
	return engine.Nobody, engine.View{}
}

// taker is who took a trick with the last move.
func taker(st engine.State) engine.Seat {
	for _, e := range st.Effects() {
		if e.Kind == engine.Take {
			return e.Seat
		}
	}
	return engine.Nobody
}

// over tells whether the last move ended the deal.
func over(st engine.State) bool {
	for _, e := range st.Effects() {
		if e.Kind == engine.HandEnd || e.Kind == engine.MatchEnd {
			return true
		}
	}
	return false
}

// step does one random move.
func step(t testing.TB, st engine.State, r *rand.Rand) {
	t.Helper()
	if a, due := st.Draw(r); due {
		if _, err := st.Apply(engine.Nature, a); err != nil {
			t.Fatal(err)
		}
		return
	}
	for _, s := range st.Turn().List() {
		if legal := st.Legal(nil, s); len(legal) > 0 {
			if _, err := st.Apply(s, legal[r.IntN(len(legal))]); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatal("nobody can move")
}
