package molotow

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/meld"
)

// TestAccounts follows what a deal has brought from card to card: nothing changes
// but when a trick is taken, and the first trump makes of it what was foretold, with
// the Stoeck in a hand.
func TestAccounts(t *testing.T) {
	born, r := 0, rand.New(rand.NewPCG(3, 4))
	for n := minSeats; n <= maxSeats; n++ {
		for _, o := range []engine.Options{nil, {"handweis": "highest"}, {"stoeck": false, "tischweis": false}} {
			for range 30 {
				s := start(t, o, n)
				for s.turn == engine.Nature {
					a, _ := s.Draw(r)
					apply(t, s, engine.Nature, a)
				}
				for s.phase == engine.PhasePlay {
					legal := s.Legal(nil, s.turn)
					a := legal[0]
					if a.Kind == engine.Play {
						a = legal[r.IntN(len(legal))]
					}
					before, done, trump := s.Accounts(), s.done, s.mode != engine.NoTrump
					apply(t, s, s.turn, a)
					want := before.Now
					if s.mode != engine.NoTrump && !trump {
						want = before.By[s.mode]
						if s.rules.stoeck && s.stoeck != engine.Nobody {
							want[s.stoeck] -= meld.StoeckPoints
						}
						born++
					}
					if got := s.Accounts().Now; s.done == done && got != want {
						t.Fatalf("%v, %d seats: after %v seats have %v, want %v", o, n, a, got, want)
					}
				}
			}
		}
	}
	if born < 300 {
		t.Errorf("trump was born %d times", born)
	}
}
