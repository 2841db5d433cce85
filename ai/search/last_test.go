package search

import (
	"math"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/games"
)

// TestLastWorlds looks at worlds of the last cards: none comes twice, each weighs as
// often as it was made, and what is drawn of too many weighs the same.
func TestLastWorlds(t *testing.T) {
	for _, key := range []string{"krutzjass", "schieber", "coiffeur"} {
		t.Run(key, func(t *testing.T) {
			g, _ := games.Find(key)
			const some, n = 4, 50
			s := New(g, Budget{Worlds: some, Plays: 1}, noneKeep, follow)
			once, drawn := 0, 0
			walk(t, g, nil, 3, 9, func(st engine.State) {
				v := st.View(st.Turn().First())
				if v.Phase != engine.PhasePlay || v.Hand.Len() > few {
					return
				}
				worlds, err := s.lastWorlds(t.Context(), &v, n, &watch{}, 1)
				if err != nil {
					t.Fatal(err)
				}
				weights := map[[4]card.Set]float64{}
				sum := 0.0
				for _, w := range worlds {
					var hands [4]card.Set
					for x := range hands {
						hands[x] = w.State.(holder).Hand(engine.Seat(x))
					}
					sum += w.Weight
					weights[hands] += w.Weight
				}
				if math.Abs(sum-1) > 1e-9 || len(worlds) > n {
					t.Fatalf("%d worlds weigh %v together", len(worlds), sum)
				}
				if len(worlds) == n && worlds[0].Weight == worlds[n-1].Weight {
					drawn++
					return
				}
				once++
				for _, w := range worlds {
					if times := w.Weight * imagined * some; math.Abs(times-math.Round(times)) > 1e-9 {
						t.Fatalf("a world was made %v times", times)
					}
				}
				if len(weights) != len(worlds) {
					t.Fatalf("%d worlds, but %d different ones", len(worlds), len(weights))
				}
				if hand := v.Hand.Len(); hand == 1 && v.Trick.N == 3 && len(worlds) != 1 {
					t.Fatalf("nothing is hidden, but there are %d worlds", len(worlds))
				}
			})
			if once < 20 || drawn < 2 {
				t.Errorf("each world came once at %d moments, and so many that they were drawn at %d", once, drawn)
			}
		})
	}
}
