package cli

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	"krutzjass/ai/extern"
	"krutzjass/engine"
	"krutzjass/engine/record"
)

// callFlags is what a call says of the matches to be played.
type callFlags struct {
	game, start string
	seed        *string // nil: a random one
	players     *int    // nil: what is usual
	limit       time.Duration
	set         []string
}

func (f *callFlags) add(fs *flag.FlagSet) {
	fs.StringVar(&f.game, "game", "", "the `game`, by its key in records")
	fs.Func("players", "`how many` seats (default what is usual in the game)", func(s string) error {
		f.players = new(int)
		return number(f.players)(s)
	})
	fs.Func("seed", "any `text`; the deals follow from it (default a random one, which is printed)", func(s string) error {
		f.seed = &s
		return nil
	})
	fs.Func("set", "`KEY=VALUE`: an option of the game, lists with commas (repeat)", add(&f.set))
	fs.StringVar(&f.start, "start", "", "the `time` that the records name as their start, such as 2026-03-01T20:15:00Z (default now)")
	addLimit(fs, &f.limit)
}

// addLimit is the flag for programs on a seat.
func addLimit(fs *flag.FlagSet, limit *time.Duration) {
	*limit = extern.Limit
	fs.Func("limit", fmt.Sprintf("`how long` a program may take for an answer, such as 500ms or 2m (default %v)", extern.Limit), span(limit))
}

func add(list *[]string) func(string) error {
	return func(s string) error { *list = append(*list, s); return nil }
}

// plan checks the call; every error is a sentence about it.
func (f *callFlags) plan(env *env) (*rules, error) {
	if f.game == "" {
		return nil, errors.New("-game is missing: name a game")
	}
	game, err := env.find(f.game)
	if err != nil {
		return nil, err
	}
	if f.limit <= 0 {
		return nil, fmt.Errorf("-limit cannot be %v: expected a time such as 10s", f.limit)
	}
	r := &rules{game: game, limit: f.limit}
	r.stderr, _ = env.stderr.(*os.File)
	if r.options, err = optionsOf(game.Info(), f.set); err != nil {
		return nil, err
	}
	if ends := game.Info().Ends; ends != nil {
		if err := ends(r.options); err != nil {
			return nil, err
		}
	}
	r.start, err = startTime(f.start, env.now)
	return r, err
}

// seats gives the number of seats.
func (f *callFlags) seats(info engine.Info) (int, error) {
	n := info.Seats
	if f.players != nil {
		n = *f.players
	}
	switch few, most := info.MinSeats, info.MaxSeats; {
	case n >= few && n <= most:
		return n, nil
	case few == most:
		return 0, fmt.Errorf("-players cannot be %d: %s is a game for %d seats: leave -players away", n, info.Key, most)
	default:
		return 0, fmt.Errorf("-players cannot be %d: %s is a game for %d to %d seats", n, info.Key, few, most)
	}
}

// seedOf gives the seed of the call, or tells a random one.
func (f *callFlags) seedOf(env *env) string {
	if f.seed != nil {
		return *f.seed
	}
	seed := randomSeed()
	fmt.Fprintf(env.stderr, "seed %s\n", seed)
	return seed
}

// optionsOf reads key=value pairs and completes them.
func optionsOf(info engine.Info, set []string) (engine.Options, error) {
	given := engine.Options{}
	for _, text := range set {
		key, value, ok := strings.Cut(text, "=")
		if !ok {
			return nil, fmt.Errorf("-set %s: expected KEY=VALUE", text)
		}
		if _, twice := given[key]; twice {
			return nil, fmt.Errorf("-set %s: %s is set already", text, key)
		}
		v, err := engine.ParseOption(info.Options, key, value)
		if err != nil {
			return nil, fmt.Errorf("-set %s: %w", text, err)
		}
		given[key] = v
	}
	return engine.Complete(info.Options, given)
}

// startTime checks a time and keeps it as it is written; without one it is now.
func startTime(text string, now func() time.Time) (string, error) {
	if text == "" {
		return now().Format(time.RFC3339), nil
	}
	return text, record.CheckStart(text)
}
