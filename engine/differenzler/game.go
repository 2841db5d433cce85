// Package differenzler is the game of Differenzler: 36 cards, four players each
// alone, a trump suit drawn by chance. Everybody predicts the own points of the
// deal, and what the prediction misses by is written; fewest wins
// (schieber-coiffeur-differenzler-molotow.md 5).
//
// Where to change a rule: the numbers are in tables.go and options.go, drawing
// trump and predicting in predict.go, playing in play.go, what is written in
// score.go, what a seat may know in view.go.
package differenzler

import (
	"embed"
	"io/fs"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

//go:embed text
var texts embed.FS

// Game is the rules of Differenzler.
type Game struct{}

// Key is the name of the game in records.
const Key = "differenzler"

// Info describes the game.
func (Game) Info() engine.Info {
	text, err := fs.Sub(texts, "text")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return engine.Info{
		Key: Key, MinSeats: seats, MaxSeats: seats, Seats: seats,
		Side:    func(s engine.Seat) engine.Side { return engine.Side(s) },
		Sides:   func(int) int { return seats },
		Deck:    func(engine.Options) card.Set { return jass.Pack },
		Options: options,
		Texts:   text,
		Few:     true,
	}
}

// New starts a match. The first forehand is the holder of the Seven of hearts.
func (g Game) New(setup engine.Setup) (engine.State, error) {
	if err := g.Info().CheckSeats(setup); err != nil {
		return nil, err
	}
	full, err := engine.Complete(options, setup.Options)
	if err != nil {
		return nil, err
	}
	setup.Options = full
	return &state{
		setup: &setup, rules: compile(full), Dealing: jass.NoDeal,
		phase: engine.PhaseDeal, turn: engine.SeatsOf(engine.Nature), lead: engine.Nobody, mode: engine.NoMode,
		trick: engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody},
	}, nil
}
