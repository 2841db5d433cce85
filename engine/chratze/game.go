// Package chratze is the game of Chratze: two to seven players, each alone, four
// cards and four tricks for a pot of chips; and Zwicken, its smaller relative, as
// a mode (chratze.md).
//
// Where to change a rule: the numbers are in tables.go and options.go, dealing
// and turning trump in deal.go, the blind dealer, calling and coming along in
// call.go, the exchange and the six in exchange.go, Zwicken's choices in
// zwicken.go, playing in play.go, who gets what of the pot in pot.go, the end of
// a deal and of the match in score.go, what a seat may know in view.go.
package chratze

import (
	"embed"
	"io/fs"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

//go:embed text
var texts embed.FS

// Game is the rules of Chratze and Zwicken.
type Game struct{}

// Key is the name of the game in records.
const Key = "chratze"

// Info describes the game.
func (Game) Info() engine.Info {
	text, err := fs.Sub(texts, "text")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return engine.Info{
		Key: Key, MinSeats: 2, MaxSeats: engine.MaxSeats, Seats: 4,
		ClockwiseIf: zwicken,
		Side:        func(x engine.Seat) engine.Side { return engine.Side(x) },
		Sides:       func(seats int) int { return seats },
		Deck:        func(o engine.Options) card.Set { return modeOf(o).pack },
		Options:     options,
		Texts:       text,
		Ends:        ends,
	}
}

// New starts a match; the first dealer is drawn (chratze.md 2.1).
func (g Game) New(setup engine.Setup) (engine.State, error) {
	if err := g.Info().CheckSeats(setup); err != nil {
		return nil, err
	}
	full, err := engine.Complete(options, setup.Options)
	if err != nil {
		return nil, err
	}
	setup.Options = full
	s := &state{
		setup: &setup, rules: compile(full), seats: engine.Seat(len(setup.Seats)),
		phase: engine.PhaseDeal, turn: engine.Nature, dealer: engine.Nobody, lead: engine.Nobody,
		trick: engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody},
	}
	s.clearDeal()
	for x := range s.seats {
		s.chips[x] = int64(s.rules.start)
	}
	return s, nil
}
