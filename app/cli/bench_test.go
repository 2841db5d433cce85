package cli

import (
	"io"
	"testing"

	"krutzjass/engine/games"
)

// A game by computers from deal to record, on one core.
func BenchmarkGame(b *testing.B) {
	f := simulateFlags{game: "krutzjass", games: 1, level: "regular"}
	sim, err := f.plan(&env{now: fixedNow, games: games.All})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for n := 1; b.Loop(); n++ {
		text, err := sim.play(b.Context(), n)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := io.Discard.Write(text); err != nil {
			b.Fatal(err)
		}
	}
}
