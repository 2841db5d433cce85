package cli

import (
	"context"
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"krutzjass/engine"
)

const simulateAbout = `Usage: krutzjass simulate -game G [flags]

Computers play games; their records go to standard output or a file. The same
seed gives the same records, their start time aside (-start fixes that too).
A level exec:COMMAND is a program that plays along. When it fails, and after an
interrupt, the games so far and what was played of the last one are kept; the exit
code is 1.
Flags that may stand several times are marked (repeat).
`

// simulation is what a call of simulate asks for, checked.
type simulation struct {
	*rules
	levels []level // by seat
	games  int
	seed   string
}

// simulateFlags is the call as it was written.
type simulateFlags struct {
	callFlags
	level, out string
	games      int
	seatLevels []string
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
	sim.seed = f.seedOf(env)
	bar := newProgress(env.stderr, "games", sim.games)
	defer bar.clear()
	return withOutput(f.out, env.stdout, func(w io.Writer) error { return sim.writeAll(ctx, w, bar) })
}

func (f *simulateFlags) flags() *flag.FlagSet {
	fs := flag.NewFlagSet("simulate", flag.ContinueOnError)
	f.callFlags.add(fs)
	f.games = 1
	fs.Func("games", "`how many` games (default 1)", number(&f.games))
	fs.StringVar(&f.level, "level", "regular", "the `level` of all computers: "+levelNames())
	fs.Func("seat", "`N=LEVEL`: another level for seat N, from 0 (repeat)", add(&f.seatLevels))
	fs.StringVar(&f.out, "out", "", "the `file` for the records (default standard output)")
	return fs
}

// plan checks the call; every error is a sentence about it.
func (f *simulateFlags) plan(env *env) (*simulation, error) {
	if f.games < 1 {
		return nil, fmt.Errorf("-games cannot be %d: expected 1 or more", f.games)
	}
	rules, err := f.callFlags.plan(env)
	if err != nil {
		return nil, err
	}
	sim := &simulation{rules: rules, games: f.games}
	sim.levels, err = f.levels(rules.game.Info())
	return sim, err
}

// levels gives the level of each seat.
func (f *simulateFlags) levels(info engine.Info) ([]level, error) {
	n, err := f.seats(info)
	if err != nil {
		return nil, err
	}
	all, err := parseLevel(f.level)
	if err != nil {
		return nil, err
	}
	levels := slices.Repeat([]level{all}, n)
	chosen := make([]bool, n)
	for _, text := range f.seatLevels {
		number, name, ok := strings.Cut(text, "=")
		seat, err := strconv.Atoi(number)
		switch {
		case !ok || err != nil:
			return nil, fmt.Errorf("-seat %s: expected N=LEVEL, such as 2=regular", text)
		case seat < 0 || seat >= n:
			return nil, fmt.Errorf("-seat %s: there is no seat %d: expected 0 to %d", text, seat, n-1)
		case chosen[seat]:
			return nil, fmt.Errorf("-seat %s: seat %d has its level already", text, seat)
		}
		if levels[seat], err = parseLevel(name); err != nil {
			return nil, err
		}
		chosen[seat] = true
	}
	return levels, nil
}
