// Package krutzjass is the game of Krutzjass: 48 cards of a doubled deck, four
// players in two partnerships, Weis and Stöck, to 1500 (krutzjass.md).
//
// Where to change a rule: the numbers are in tables.go and options.go, choosing
// trump in call.go, playing and Weis in play.go, what scores and in which order
// in score.go, what a seat may know in view.go.
package krutzjass

import (
	"embed"
	"fmt"
	"io/fs"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

//go:embed text
var texts embed.FS

// Game is the rules of Krutzjass.
type Game struct{}

// Key is the name of the game in records.
const Key = "krutzjass"

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
		Deck:    func(engine.Options) card.Set { return pack },
		Options: options,
		Texts:   text,
	}
}

// New starts a match; the first dealer is drawn (decision JQ18).
func (g Game) New(setup engine.Setup) (engine.State, error) {
	if setup.Packet != 0 && setup.Packet != 3 && setup.Packet != 4 {
		return nil, fmt.Errorf("cards are dealt 3 or 4 at a time, not %d", setup.Packet)
	}
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
		maker: engine.Nobody, pushed: engine.Nobody, mode: engine.NoMode, best: engine.Nobody,
		trick: engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody},
	}, nil
}
