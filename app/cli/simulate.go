package cli

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"krutzjass/ai"
	"krutzjass/engine"
	"krutzjass/engine/record"
)

const simulateAbout = `Usage: krutzjass simulate -game G [flags]

Computers play games; their records go to standard output or a file. The same
seed gives the same records, their start time aside (-start fixes that too).
Flags that may stand several times are marked (repeat).
`

// simulation is what a call of simulate asks for, checked.
type simulation struct {
	game    engine.Game
	options engine.Options
	levels  []string // by seat
	games   int
	seed    string
	start   string // RFC 3339
}

// simulateFlags is the call as it was written.
type simulateFlags struct {
	game, level, out, start string
	seed                    *string // nil: a random one
	players                 *int    // nil: what is usual
	games                   int
	seats, set              []string
}

func simulate(ctx context.Context, env *env, args []string) error {
	var f simulateFlags
	fs := f.flags()
	if err := parse(env, fs, simulateAbout, args); err != nil {
		return err
	}
	if fs.NArg() > 0 {
		return misuse("unexpected %q: everything is a flag here", fs.Arg(0))
	}
	sim, err := f.plan(env)
	if err != nil {
		return usageError{error: err}
	}
	if f.seed == nil {
		sim.seed = randomSeed()
		fmt.Fprintf(env.stderr, "seed %s\n", sim.seed)
	}
	// Without this an interrupt would leave half a file beside -out.
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	defer stop()
	bar := newProgress(env.stderr, "games", sim.games)
	defer bar.clear()
	return withOutput(f.out, env.stdout, func(w io.Writer) error { return sim.writeAll(ctx, w, bar) })
}

func (f *simulateFlags) flags() *flag.FlagSet {
	fs := flag.NewFlagSet("simulate", flag.ContinueOnError)
	fs.StringVar(&f.game, "game", "", "the `game`, by its key in records")
	fs.IntVar(&f.games, "games", 1, "how many games")
	fs.Func("players", "`how many` seats (default what is usual in the game)", func(s string) (err error) {
		f.players = new(int)
		*f.players, err = strconv.Atoi(s)
		return err
	})
	fs.Func("seed", "any `text`; the games follow from it (default a random one, which is printed)", func(s string) error {
		f.seed = &s
		return nil
	})
	fs.StringVar(&f.level, "level", "regular", "the `level` of all computers: "+strings.Join(ai.Levels(), ", "))
	fs.Func("seat", "`N=LEVEL`: another level for seat N, from 0 (repeat)", add(&f.seats))
	fs.Func("set", "`KEY=VALUE`: an option of the game, lists with commas (repeat)", add(&f.set))
	fs.StringVar(&f.out, "out", "", "the `file` for the records (default standard output)")
	fs.StringVar(&f.start, "start", "", "the `time` that the records name as their start, such as 2026-03-01T20:15:00Z (default now)")
	return fs
}

func add(list *[]string) func(string) error {
	return func(s string) error { *list = append(*list, s); return nil }
}

// plan checks the call; every error is a sentence about it.
func (f *simulateFlags) plan(env *env) (*simulation, error) {
	if f.game == "" {
		return nil, fmt.Errorf("-game is missing: name a game")
	}
	game, err := env.find(f.game)
	if err != nil {
		return nil, err
	}
	if f.games < 1 {
		return nil, fmt.Errorf("-games cannot be %d: expected 1 or more", f.games)
	}
	sim := &simulation{game: game, games: f.games}
	if f.seed != nil {
		sim.seed = *f.seed
	}
	if sim.levels, err = f.seatLevels(game.Info()); err != nil {
		return nil, err
	}
	if sim.options, err = optionsOf(game.Info(), f.set); err != nil {
		return nil, err
	}
	if ends := game.Info().Ends; ends != nil {
		if err := ends(sim.options); err != nil {
			return nil, err
		}
	}
	if sim.start, err = startTime(f.start, env.now); err != nil {
		return nil, err
	}
	return sim, nil
}

// seatLevels gives the level of each seat.
func (f *simulateFlags) seatLevels(info engine.Info) ([]string, error) {
	n := info.Seats
	if f.players != nil {
		n = *f.players
	}
	if n < 1 || n > engine.MaxSeats {
		return nil, fmt.Errorf("-players cannot be %d: no table is for more than %d", n, engine.MaxSeats)
	}
	if err := info.CheckSeats(engine.Setup{Seats: make([]engine.Player, n)}); err != nil {
		return nil, fmt.Errorf("-players: %w", err)
	}
	levels := slices.Repeat([]string{f.level}, n)
	chosen := make([]bool, n)
	for _, text := range f.seats {
		number, level, ok := strings.Cut(text, "=")
		seat, err := strconv.Atoi(number)
		switch {
		case !ok || err != nil:
			return nil, fmt.Errorf("-seat %s: expected N=LEVEL, such as 2=regular", text)
		case seat < 0 || seat >= n:
			return nil, fmt.Errorf("-seat %s: there is no seat %d: expected 0 to %d", text, seat, n-1)
		case chosen[seat]:
			return nil, fmt.Errorf("-seat %s: seat %d has its level already", text, seat)
		}
		levels[seat], chosen[seat] = level, true
	}
	for _, level := range levels {
		if !slices.Contains(ai.Levels(), level) {
			return nil, fmt.Errorf("there is no level %q: expected one of %s", level, strings.Join(ai.Levels(), ", "))
		}
	}
	return levels, nil
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
