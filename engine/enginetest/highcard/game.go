// Package highcard is a small game for tests: it keeps the packages that serve
// every game honest. Nobody plays it.
//
// Two or three seats, each for itself, get three cards each of a pack of sixteen
// (hearts and spades, Seven to Ace), one at a time from forehand on; the rest is
// the stock, its first card face up. Everybody predicts, hidden and in any order,
// how many tricks he will take. The highest rank takes a trick, the earlier of
// two equal ones. An exact prediction earns 2 points; whoever has most when the
// target is reached wins.
package highcard

import (
	"fmt"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Game is the rules.
type Game struct{}

// Facts that a view tells.
const (
	FactPredict engine.FactKey = "predict" // Seat has predicted: Value to itself, -1 to the others
	FactStock   engine.FactKey = "stock"   // Value cards lie in the stock
)

const (
	handSize = 3
	packSize = 16
)

var deck = card.Piquet().And(card.SuitBits(card.Hearts) | card.SuitBits(card.Spades))

// Info describes the game; it has no texts.
func (Game) Info() engine.Info {
	return engine.Info{
		Key: "highcard", MinSeats: 2, MaxSeats: 3, Seats: 3,
		Side:  func(s engine.Seat) engine.Side { return engine.Side(s) },
		Sides: func(seats int) int { return seats },
		Deck:  func(engine.Options) card.Set { return deck },
		Options: []engine.Option{
			{Key: "target", Kind: engine.Number, Min: 2, Max: 100, Default: engine.Fixed(6)},
			{Key: "names", Kind: engine.List, Choices: []string{"a", "b"}, Default: engine.Fixed([]string{"a"})},
			{Key: "weights", Kind: engine.Counts, Min: 1, Max: 9, Default: engine.Fixed([]int{1, 2})},
			{Key: "loud", Kind: engine.Flag, Default: engine.Fixed(false)},
		},
	}
}

// New starts a match.
func (g Game) New(setup engine.Setup) (engine.State, error) {
	if err := g.Info().CheckSeats(setup); err != nil {
		return nil, err
	}
	options, err := engine.Complete(g.Info().Options, setup.Options)
	if err != nil {
		return nil, err
	}
	setup.Game, setup.Options = "highcard", options
	return &state{setup: setup, n: len(setup.Seats), dealer: engine.Nobody, trick: engine.Trick{Winner: engine.Nobody}}, nil
}

// Why tells why the viewer may not do a.
func (Game) Why(v engine.View, a engine.Action) error {
	switch {
	case v.Phase == engine.PhaseOver:
		return engine.ErrOver
	case !v.Turn.Has(v.Viewer):
		return engine.ErrTurn
	case slices.Contains(v.Legal, a):
		return nil
	case a.Kind == engine.Play && v.Phase == engine.PhasePlay:
		return &engine.Illegal{Rule: engine.RuleHold, Text: fmt.Sprintf("%v is not in the hand", a.Cards)}
	}
	return &engine.Illegal{Rule: engine.RuleKind, Text: "this is not what is to be done now"}
}
