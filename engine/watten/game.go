// Package watten is the game of Watten, Bavarian and Tyrolean: 32 or 33 cards,
// four players in two partnerships, five cards each. Forehand names a rank, the
// Schlag, and the dealer a trump suit; the pair with three tricks scores the
// stake, which may be raised (watten.md).
//
// Where to change a rule: the numbers are in tables.go and options.go, how the
// cards rank and which may be played in schlag.go, naming in call.go, playing in
// play.go, raising in raise.go, what scores in score.go, what a seat may know in
// view.go.
package watten

import (
	"embed"
	"io/fs"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

//go:embed text
var texts embed.FS

// Game is the rules of Watten.
type Game struct{}

// Key is the name of the game in records.
const Key = "watten"

// Info describes the game.
func (Game) Info() engine.Info {
	text, err := fs.Sub(texts, "text")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return engine.Info{
		Key: Key, MinSeats: seats, MaxSeats: seats, Seats: seats, Clockwise: true,
		Side:    engine.PartnersSide,
		Sides:   func(int) int { return 2 },
		Deck:    func(o engine.Options) card.Set { return packs[o.Flag("weli")] },
		Options: options,
		Texts:   text,
	}
}

// New starts a match; the first dealer is drawn (watten.md 3.2).
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
		setup: &setup, rules: compile(full),
		phase: engine.PhaseDeal, dealer: engine.Nobody, lead: engine.Nobody, turn: engine.Nature,
		mode: engine.NoMode, trick: engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody},
	}, nil
}
