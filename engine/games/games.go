// Package games is the one list of all games, in the order in which people see
// them. A new game is a folder of its own and one line here.
package games

import (
	"krutzjass/engine"
	"krutzjass/engine/krutzjass"
)

// All lists the games.
var All = []engine.Game{
	krutzjass.Game{},
}

// Find gives the game with a key, as in records.
func Find(key string) (engine.Game, bool) {
	for _, g := range All {
		if g.Info().Key == key {
			return g, true
		}
	}
	return nil, false
}
