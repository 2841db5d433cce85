package enginetest

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
)

// AtRandom plays deals of g, each the first of a match, by random actions, the same ones
// every time. see is shown each action before it is done, by the seat that does it.
func AtRandom(t testing.TB, g engine.Game, deals int, see func(st engine.State, by engine.Seat, a engine.Action)) {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 4))
	for range deals {
		st, err := g.New(engine.Setup{Seats: make([]engine.Player, g.Info().Seats)})
		if err != nil {
			t.Fatal(err)
		}
		for over := false; !over; {
			by := engine.Nature
			a, due := st.Draw(r)
			if !due {
				by = st.Turn().First()
				legal := st.Legal(nil, by)
				a = legal[r.IntN(len(legal))]
				see(st, by, a)
			}
			if _, err := st.Apply(by, a); err != nil {
				t.Fatal(err)
			}
			for _, e := range st.Effects() {
				over = over || e.Kind == engine.HandEnd
			}
		}
	}
}
