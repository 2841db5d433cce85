// Package games is the one list of all games, in the order in which people see
// them. A new game is a folder of its own and one line here.
package games

import (
	"krutzjass/engine"
	"krutzjass/engine/chratze"
	"krutzjass/engine/coiffeur"
	"krutzjass/engine/differenzler"
	"krutzjass/engine/krutzjass"
	"krutzjass/engine/molotow"
	"krutzjass/engine/schieber"
	"krutzjass/engine/watten"
)

// All lists the games.
var All = []engine.Game{
	krutzjass.Game{},
	schieber.Game{},
	coiffeur.Game{},
	differenzler.Game{},
	molotow.Game{},
	chratze.Game{},
	watten.Game{},
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
