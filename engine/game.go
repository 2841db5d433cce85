package engine

import (
	"fmt"
	"io/fs"
	"math/rand/v2"

	"krutzjass/engine/card"
)

// Game is the rules of one game: a stateless value, safe for all goroutines.
type Game interface {
	Info() Info
	// New starts a match. The setup's options may be partial: they are completed
	// with Complete. An unknown key, a value out of range or a wrong number of
	// seats is an error that says what is expected.
	New(Setup) (State, error)
	// Guess makes a state, uniformly at random as far as the game knows how, that
	// v's seat cannot tell from the truth: its view is v again. An impossible
	// view is an error.
	Guess(v View, r *rand.Rand) (State, error)
	// Why tells from the view alone why its seat may not do a: nil if it may,
	// else an *Illegal, ErrTurn or ErrOver.
	Why(v View, a Action) error
}

// Guesser makes guesses of one view as Game.Guess does, each a state of its own.
// It is not for two goroutines at once.
type Guesser func(r *rand.Rand) (State, error)

// GuesserMaker is a Game that reads a view once for many guesses.
type GuesserMaker interface {
	// Guesser reads v, which must not change while the guesser is used. What it
	// makes does not hang on what it has made before.
	Guesser(v View) (Guesser, error)
}

// NewGuesser makes a guesser of any game.
func NewGuesser(g Game, v View) (Guesser, error) {
	if m, ok := g.(GuesserMaker); ok {
		return m.Guesser(v)
	}
	return func(r *rand.Rand) (State, error) { return g.Guess(v, r) }, nil
}

// GuessOnce is Game.Guess for a game that makes guessers.
func GuessOnce(m GuesserMaker, v View, r *rand.Rand) (State, error) {
	guess, err := m.Guesser(v)
	if err != nil {
		return nil, err
	}
	return guess(r)
}

// Info describes a game to tables, screens and records.
type Info struct {
	Key       string // as in records
	MinSeats  int
	MaxSeats  int
	Seats     int  // usual number
	Clockwise bool // as seen on a screen: play runs to the left
	Side      func(Seat) Side
	Sides     func(seats int) int
	Deck      func(Options) card.Set // what questions and records may name; a table deals Pack
	Options   []Option               // in record order; a default may depend on those before it
	Texts     fs.FS                  // LANG.json: labels by key; LANG.md: the rules
	// Few tells whether the fewest points win (Differenzler, Molotow).
	Few bool
	// Linked tells whether a deal leaves to the next what bears on its play, as
	// the chart of Coiffeur does: strength is measured over whole matches.
	Linked bool
	// Unused, if given, is what a table of so many seats leaves out of the deck (in
	// Molotow one card with five players).
	Unused func(seats int) card.Set
	// ClockwiseIf, if given, decides instead of Clockwise (Zwicken among Chratze).
	ClockwiseIf func(Options) bool
	// Ends, if given, says in a sentence why a match with these complete options
	// has no end of its own; nil if it has. Computers alone do not play such a match.
	Ends func(Options) error
}

// Pack is the cards that a match of a complete setup deals from.
func (i Info) Pack(s Setup) card.Set {
	pack := i.Deck(s.Options)
	if i.Unused != nil {
		pack = pack.Minus(i.Unused(len(s.Seats)))
	}
	return pack
}

// RunsClockwise tells whether play runs to the left on a screen under complete
// options.
func (i Info) RunsClockwise(o Options) bool {
	if i.ClockwiseIf != nil {
		return i.ClockwiseIf(o)
	}
	return i.Clockwise
}

// Player is who sits on a seat.
type Player struct {
	Name string `json:"name"`
	By   string `json:"by"` // human, remote, exec, or a level
}

// Human tells whether a person acts for the seat.
func (p Player) Human() bool { return p.By == "human" || p.By == "remote" }

// Setup is what a match is started with. It is not changed afterwards.
type Setup struct {
	Game    string
	Options Options // complete once the match has started
	Seats   []Player
	Packet  int // cards dealt at a time where the game leaves it open (3 or 4); 0 is the usual number. Not recorded: hands are.
}

// CheckSeats tells, as a sentence, whether the setup has a number of seats the game allows.
func (i Info) CheckSeats(s Setup) error {
	if n := len(s.Seats); n < i.MinSeats || n > i.MaxSeats {
		if i.MinSeats == i.MaxSeats {
			return fmt.Errorf("%s is a game for %d seats, not %d", i.Key, i.MinSeats, n)
		}
		return fmt.Errorf("%s is a game for %d to %d seats, not %d", i.Key, i.MinSeats, i.MaxSeats, n)
	}
	return nil
}
