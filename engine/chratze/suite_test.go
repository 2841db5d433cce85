package chratze

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/enginetest"
)

// Every option stands in these sets with every value, for tables of every size;
// many have few deals, so that the ends are met often.
var sets = map[int][]engine.Options{
	2: {{"deals": 4}, {"deals": 1, "blind": true, "doubleBlind": true}, {"deals": 2, "redeal": true}, {"mode": "zwicken", "deals": 4}},
	3: {{"deals": 3, "doubleBlind": true}, {"mode": "zwicken", "deals": 3, "sevenOfDiamonds": false}},
	4: {{}, {"blind": true, "deals": 2}, {"redeal": true, "blind": true, "doubleBlind": true, "deals": 2}, {"mode": "zwicken", "deals": 2}},
	5: {{"deals": 2, "redeal": true, "start": 1}},
	6: {{"deals": 1, "blind": true}},
	7: {{"deals": 1}, {"deals": 1, "blind": true, "doubleBlind": true}, {"mode": "zwicken", "deals": 2, "minutes": 10}},
}

// TestSuite plays 300 random matches of each set.
func TestSuite(t *testing.T) {
	for seats, list := range sets {
		t.Run(fmt.Sprintf("%d seats", seats), func(t *testing.T) {
			enginetest.Run(t, Game{}, list, enginetest.Config{Matches: 300, Deep: 100, Seats: seats, Check: checkDeal})
		})
	}
}

// checkDeal reckons a finished deal again from its moves: who was in and took
// which tricks, and what the pot, found from the chips that are missing, gives
// and takes.
func checkDeal(h enginetest.Hand) error {
	n := len(h.Setup.Seats)
	end := h.Effects[len(h.Effects)-1]
	if end.Kind != engine.HandEnd { // the match is over
		end = h.Effects[len(h.Effects)-2]
	}
	var tricks [engine.MaxSeats]int8
	for _, e := range h.Effects {
		if e.Kind == engine.Take {
			tricks[e.Seat]++
		}
	}
	chratzer, in := whoPlays(h)
	rest := int64(n * h.Setup.Options.Int("start")) // after the deal
	pot := rest                                     // before it
	for x := range n {
		rest -= int64(end.Totals[x])
		pot -= int64(end.Totals[x] - end.Sums[x])
	}
	if in == 0 {
		return nil // TestZwicken has these
	}
	for x := range engine.Seat(n) {
		want := int64(0)
		if in.Has(x) {
			paid, penalty := reckon(pot, chratzer, x, in, tricks)
			want = paid - penalty
		}
		if int64(end.Sums[x]) != want {
			return fmt.Errorf("pot %d, chratzer %d, in %v, tricks %v: seat %d makes %d, want %d", pot, chratzer, in.List(), tricks, x, end.Sums[x], want)
		}
	}
	if rest < 0 {
		return fmt.Errorf("the pot is %d", rest)
	}
	return nil
}

// whoPlays finds the Chratzer and the seats in play in the moves of the last deal.
func whoPlays(h enginetest.Hand) (chratzer engine.Seat, in engine.Seats) {
	chratzer = engine.Nobody
	for _, m := range h.Moves {
		switch a := m.Action; {
		case a.Kind == engine.Deal:
			chratzer, in = engine.Nobody, 0
		case a.Kind == engine.Chratze, a.Arg == 1 && (a.Kind == engine.Blind || a.Kind == engine.DoubleBlind):
			chratzer, in = m.By, in.With(m.By)
		case a.Kind == engine.Metcho, a.Kind == engine.PlayOn, a.Kind == engine.Turn && a.Arg == 1:
			in = in.With(m.By)
		}
	}
	return chratzer, in
}

// At every step of every match, the chips of all and those in the pot are what
// the match began with; with a clock, which the suite leaves alone.
func TestChipsNeverChange(t *testing.T) {
	for seats, list := range sets {
		for _, o := range list {
			r := rand.New(rand.NewPCG(uint64(seats), 7))
			for range 50 {
				s := start(t, seats, o)
				all := int64(seats * s.rules.start)
				for moves := 0; !s.Over(); moves++ {
					randomMove(t, s, r, moves > 200)
					if sum(s) != all {
						t.Fatalf("%d seats, %v: %d chips became %d", seats, o, all, sum(s))
					}
				}
			}
		}
	}
}

// randomMove lets whoever is on turn do something, or the clock.
func randomMove(t testing.TB, s *state, r *rand.Rand, late bool) {
	t.Helper()
	if s.rules.clock && !s.timeUp && s.dealt == 0 && late {
		if _, err := s.Apply(engine.Nature, engine.Action{Kind: engine.TimeUp}); err != nil {
			t.Fatal(err)
		}
	}
	a, due := s.Draw(r)
	if !due {
		legal := s.Legal(nil, s.turn)
		a = legal[r.IntN(len(legal))]
	}
	apply(t, s, a)
}
