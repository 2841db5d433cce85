package enginetest_test

import (
	"fmt"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/enginetest/highcard"
	"krutzjass/engine/games"
)

func TestHighcard(t *testing.T) {
	for seats := 2; seats <= 3; seats++ {
		t.Run(fmt.Sprintf("%d seats", seats), func(t *testing.T) {
			enginetest.Run(t, highcard.Game{}, []engine.Options{nil, {"target": 20}}, enginetest.Config{Matches: 60, Deep: 20, Seats: seats})
		})
	}
}

// Every game of the house with its defaults; its own tests play many more.
func TestGames(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Info().Key, func(t *testing.T) {
			enginetest.Run(t, g, nil, enginetest.Config{Matches: 20, Deep: 20})
		})
	}
}
