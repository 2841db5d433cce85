// Package schieber is the game of Schieber: 36 cards, four players in two
// partnerships, six modes with factors, Weis and Stöck, to 2500
// (schieber-coiffeur-differenzler-molotow.md 3).
//
// Where to change a rule: the numbers are in tables.go and options.go and, where
// the Jass games share them, in engine/jass; choosing the mode is in call.go,
// playing and Weis in play.go, what scores and in which order in score.go, what
// a seat may know in view.go.
package schieber

import (
	"embed"
	"io/fs"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

//go:embed text
var texts embed.FS

// Game is the rules of Schieber.
type Game struct{}

// Key is the name of the game in records.
const Key = "schieber"

// Info describes the game.
func (Game) Info() engine.Info {
	text, err := fs.Sub(texts, "text")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return engine.Info{
		Key: Key, MinSeats: seats, MaxSeats: seats, Seats: seats,
		Side:    engine.PartnersSide,
		Sides:   func(int) int { return 2 },
		Deck:    func(engine.Options) card.Set { return jass.Pack },
		Options: options,
		Texts:   text,
	}
}

// New starts a match. The first dealer follows from the cards: the holder of the
// Seven of hearts is forehand.
func (g Game) New(setup engine.Setup) (engine.State, error) {
	if err := g.Info().CheckSeats(setup); err != nil {
		return nil, err
	}
	full, err := engine.Complete(options, setup.Options)
	if err != nil {
		return nil, err
	}
	setup.Game, setup.Options = Key, full
	return &state{
		setup: &setup, rules: compile(full), dealing: jass.NoDeal,
		phase: engine.PhaseDeal, turn: engine.Nature, lead: engine.Nobody,
		maker: engine.Nobody, pushed: engine.Nobody, mode: engine.NoMode, best: engine.Nobody, peak: noSide,
		trick: engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody},
	}, nil
}
