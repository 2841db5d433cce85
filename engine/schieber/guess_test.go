package schieber

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

// checkGuesses checks what the suite does not know: in every guess the forehand
// of the first deal was dealt the Seven of hearts, and whoever declared holds a
// Weis of just that value.
func checkGuesses(t *testing.T, s *state, to engine.Seat) {
	t.Helper()
	v, r := s.View(to), rand.New(rand.NewPCG(7, uint64(to+1)))
	dealt := func(g *state, x engine.Seat) card.Set {
		hand := g.hands[x]
		for i := range v.Past {
			for j, c := range v.Past[i].Laid() {
				if v.Past[i].Seat(j, seats) == x {
					hand = hand.With(c)
				}
			}
		}
		return hand
	}
	for range 200 {
		st, err := Game{}.Guess(v, r)
		if err != nil {
			t.Fatalf("seat %d: %v", to, err)
		}
		g := st.(*state)
		if !reflect.DeepEqual(g.View(to), v) {
			t.Fatalf("seat %d: the guess shows another view", to)
		}
		if forehand := s.dealing.Forehand(seats); len(s.sheet) == 0 && !dealt(g, forehand).Has(jass.Seven) {
			t.Fatalf("seat %d: the first forehand was dealt %v, without the Seven of hearts", to, dealt(g, forehand))
		}
		for x := range engine.Seat(seats) {
			if best := meld.Best(dealt(g, x), g.rules.melds); s.said[x] != 0 && best.Highest() != int(s.said[x]) {
				t.Fatalf("seat %d: seat %d said %d and holds %v", to, x, s.said[x], best.List())
			}
		}
	}
}

func TestGuessOfFirstDeal(t *testing.T) {
	s := start(t, nil)
	dealAll(t, s, []string{"H6 HA C7 C8 S6 S7 S8 SQ SA", "H8 HK D6 D7 D8 DJ C6 CQ CA", "HJ H7 D9 DK C10 CK S9 SJ SK", "H9 H10 HQ D10 DQ DA C9 CJ S10"})
	for _, to := range []engine.Seat{engine.Nobody, 0, 2} {
		checkGuesses(t, s, to)
	}
}
