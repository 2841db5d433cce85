package cli

import (
	"testing"

	"krutzjass/engine/games"
)

// A game by computers from deal to record, on one core.
func BenchmarkGame(b *testing.B) {
	f := simulateFlags{callFlags: callFlags{game: "krutzjass", limit: 1}, games: 1, level: "regular"}
	sim, err := f.plan(&env{now: fixedNow, games: games.All})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for n := 1; b.Loop(); n++ {
		if game := sim.play(b.Context(), n); game.err != nil || len(game.text) == 0 {
			b.Fatal(game.err)
		}
	}
}
