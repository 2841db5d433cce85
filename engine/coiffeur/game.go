// Package coiffeur is the game of Coiffeur: 36 cards, four players in two
// partnerships, and a chart in which each side plays every row once
// (schieber-coiffeur-differenzler-molotow.md 4).
//
// Where to change a rule: the rows of the chart, what they are played and
// counted by, and what is written are in sheet.go, the options in options.go,
// asking and calling in call.go, playing and the blocks of 3x3 in play.go, the
// end of a deal in score.go, what a seat may know in view.go.
package coiffeur

import (
	"embed"
	"io/fs"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

//go:embed text
var texts embed.FS

// Game is the rules of Coiffeur.
type Game struct{}

// Key is the name of the game in records.
const Key = "coiffeur"

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
		Linked:  true,
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
	s := &state{setup: &setup, rules: compile(full), dealing: jass.NoDeal, phase: engine.PhaseDeal, turn: engine.Nature}
	s.newHand()
	return s, nil
}
