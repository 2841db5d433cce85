// Package molotow is the game of Molotow: 3 to 6 players each alone, who want
// few points. Nobody chooses trump: the first card that does not follow makes
// its suit trump, and the points of the whole deal are counted by it
// (schieber-coiffeur-differenzler-molotow.md 6).
//
// Where to change a rule: the numbers are in tables.go and options.go, how trump
// comes about in trump.go, playing and declaring Weis in play.go, what is
// written in score.go, what a seat may know in view.go.
package molotow

import (
	"embed"
	"io/fs"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

//go:embed text
var texts embed.FS

// Game is the rules of Molotow.
type Game struct{}

// Key is the name of the game in records.
const Key = "molotow"

// Info describes the game.
func (Game) Info() engine.Info {
	text, err := fs.Sub(texts, "text")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return engine.Info{
		Key: Key, MinSeats: minSeats, MaxSeats: maxSeats, Seats: usualSeats,
		Side:    func(s engine.Seat) engine.Side { return engine.Side(s) },
		Sides:   func(seats int) int { return seats },
		Deck:    func(engine.Options) card.Set { return jass.Pack },
		Unused:  unused,
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
		setup: &setup, rules: compile(full, len(setup.Seats)), Dealing: jass.NoDeal,
		phase: engine.PhaseDeal, turn: engine.Nature, lead: engine.Nobody, mode: engine.NoMode,
		maker: engine.Nobody, stoeck: engine.Nobody, best: engine.Nobody,
		trick: engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody},
	}, nil
}
