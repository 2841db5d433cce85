package cli

import (
	"context"
	"encoding/csv"
	"flag"
	"fmt"
	"slices"
	"strings"
	"time"

	"krutzjass/engine"
	"krutzjass/netplay"
	"krutzjass/netplay/wire"
)

const hostAbout = `Usage: krutzjass host -game G [flags]

Hosts a table without a window. Prints one JSON line with the addresses, the port
and the table code; then one line for each thing that everybody may see, as in a
record, and one for each thing that happens with the people:
{"people":"waiting","name":"Anna","seat":-2}. On standard input it reads:

  let in NAME     lets somebody in who waits
  refuse NAME     sends somebody away
  seat NAME N     gives somebody seat N, from 0; in a match, before the next deal
  start           begins; computers take the seats that are open
  new code        replaces the code, as when it was guessed wrongly too often;
                  the new one is printed: {"code":"K7Q2M"}
  close           closes the table

The match begins by itself when every seat is taken, and the program ends with
it. With -record, a host that was stopped, before the match or in it, goes on when
it is started again with the same file: same code, same port, and everybody comes
back to their seats.
`

// hostFlags is the call as it was written.
type hostFlags struct {
	game, name, seats, letIn, record string
	port                             int
	patience, limit, turn            time.Duration
	set                              []string
}

func (f *hostFlags) flags() *flag.FlagSet {
	fs := flag.NewFlagSet("host", flag.ContinueOnError)
	fs.StringVar(&f.game, "game", "", "the `game`, by its key in records")
	fs.StringVar(&f.name, "name", "Krutzjass", "the `name` of the table")
	fs.Func("port", "the `port` to listen at (default 15700, or the next that is free)", number(&f.port))
	fs.StringVar(&f.seats, "seats", "", "who sits where, such as human,human,regular,novice: human is somebody who joins (default all human); a command with commas in quotes, as in CSV")
	fs.StringVar(&f.letIn, "let-in", "ask", "`ask` for each newcomer, or let all in who know the code")
	f.patience = time.Minute
	fs.Func("patience", "`how long` a seat waits for somebody who dropped out before a computer plays for them (default 1m)", span(&f.patience))
	fs.Func("turn", "`how long` somebody who joined may take for a turn before the rules choose, whole seconds; 0 for as long as it takes (default 0)", span(&f.turn))
	addLimit(fs, &f.limit)
	fs.Func("set", "`KEY=VALUE`: an option of the game, lists with commas (repeat)", add(&f.set))
	fs.StringVar(&f.record, "record", "", "the `file` for the record; a match in it that was not finished goes on")
	return fs
}

func host(ctx context.Context, env *env, args []string) error {
	var f hostFlags
	fs := f.flags()
	if err := parse(env, fs, hostAbout, args); err != nil {
		return err
	}
	if fs.NArg() > 0 {
		return misuse("unexpected %q: everything is a flag here", fs.Arg(0))
	}
	plan, err := f.plan(env)
	if err != nil {
		return usageError{error: err}
	}
	h, err := plan.open(env)
	if err != nil {
		return err
	}
	return h.run(ctx)
}

// hostPlan is what a call of host asks for, checked.
type hostPlan struct {
	hostFlags
	rules   engine.Game
	options engine.Options
	players []engine.Player
	levels  []level // by seat; of those who join none
}

// plan checks the call; every error is a sentence about it.
func (f *hostFlags) plan(env *env) (*hostPlan, error) {
	if f.game == "" {
		return nil, fmt.Errorf("-game is missing: name a game")
	}
	rules, err := env.find(f.game)
	if err != nil {
		return nil, err
	}
	p := &hostPlan{hostFlags: *f, rules: rules}
	if p.players, p.levels, err = seatsOf(rules.Info(), f.seats); err != nil {
		return nil, err
	}
	if p.options, err = optionsOf(rules.Info(), f.set); err != nil {
		return nil, err
	}
	switch {
	case f.letIn != "ask" && f.letIn != "all":
		return nil, fmt.Errorf("-let-in cannot be %q: expected ask or all", f.letIn)
	case f.port < 0 || f.port > 65535:
		return nil, fmt.Errorf("-port cannot be %d: expected 1 to 65535", f.port)
	case f.patience <= 0:
		return nil, fmt.Errorf("-patience cannot be %v: expected a time such as 30s", f.patience)
	case f.turn < 0 || f.turn%time.Second != 0:
		return nil, fmt.Errorf("-turn cannot be %v: expected whole seconds such as 60s, or 0 for no limit", f.turn)
	case f.limit <= 0:
		return nil, fmt.Errorf("-limit cannot be %v: expected a time such as 10s", f.limit)
	}
	if p.name = wire.CleanName(f.name); p.name == "" {
		return nil, fmt.Errorf("-name cannot be %q: expected something that can be shown", f.name)
	}
	return p, nil
}

// seatsOf reads a list of who sits where: one line of CSV (RFC 4180), so that the
// command of a program on it may hold commas.
func seatsOf(info engine.Info, list string) (players []engine.Player, levels []level, err error) {
	words := slices.Repeat([]string{"human"}, info.Seats)
	if list != "" {
		line := csv.NewReader(strings.NewReader(list))
		line.TrimLeadingSpace = true
		line.LazyQuotes = true // a command may hold quotes of its own
		if words, err = line.Read(); err != nil {
			return nil, nil, fmt.Errorf("-seats cannot be %q: expected a list with commas, such as human,human,regular,novice (%w)", list, err)
		}
	}
	for i, word := range words {
		if word == "human" {
			players, levels = append(players, engine.Player{By: netplay.Remote}), append(levels, "")
			continue
		}
		l, err := parseLevel(word)
		if err != nil {
			return nil, nil, fmt.Errorf("-seats: %w; or human", err)
		}
		players, levels = append(players, engine.Player{Name: fmt.Sprintf("%s %d", l.by(), i), By: l.by()}), append(levels, l)
	}
	if err := info.CheckSeats(engine.Setup{Seats: players}); err != nil {
		return nil, nil, fmt.Errorf("-seats: %w", err)
	}
	return players, levels, nil
}
