package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"time"

	"krutzjass/engine"
	"krutzjass/netplay"
	"krutzjass/netplay/wire"
)

const joinAbout = `Usage: krutzjass join (-find [-table NAME] | -address HOST:PORT) -code CODE [flags]

Takes a seat at a table and plays it with a computer, until the table closes. A
broken connection is made again; with -ticket, also by a program that was killed and
is started again. Prints one JSON line for each change:
{"state":"waiting"}, {"state":"seated","seat":2}, {"state":"playing","seat":2},
{"state":"away"}, {"state":"finished"}.
`

// joining is a device that plays.
type joining struct {
	env    *env
	level  level
	limit  time.Duration // for an answer of a program
	out    *printer
	said   joinState
	full   bool                // it was said that there is no seat
	player []engine.Controller // of the match that runs
}

// joinState is a line that join prints.
type joinState struct {
	State string `json:"state"`
	Seat  *int8  `json:"seat,omitempty"`
}

func join(ctx context.Context, env *env, args []string) error {
	var r reach
	j := &joining{env: env}
	fs := flag.NewFlagSet("join", flag.ContinueOnError)
	r.flags(fs)
	who := fs.String("level", "regular", "the `level` that plays: "+levelNames())
	program := fs.String("exec", "", "the `command` of a program that plays instead, as exec:COMMAND")
	addLimit(fs, &j.limit)
	if err := parse(env, fs, joinAbout, args); err != nil {
		return err
	}
	if fs.NArg() > 0 {
		return misuse("unexpected %q: everything is a flag here", fs.Arg(0))
	}
	if j.limit <= 0 {
		return misuse("-limit cannot be %v: expected a time such as 10s", j.limit)
	}
	if *program != "" {
		*who = execPrefix + *program
	}
	var err error
	if j.level, err = parseLevel(*who); err != nil {
		return usageError{error: err}
	}
	cfg, err := r.config(ctx, env)
	if err != nil {
		return err
	}
	defer func() { leave(j.player) }()
	j.out = newPrinter(env.stdout)
	stands := &standing{to: env.stderr, command: "join"}
	cfg.State = func(s netplay.ClientState) {
		j.state(s)
		stands.hear(s)
	}
	cfg.Begin = j.begin
	return attend(ctx, cfg, j.out)
}

// attend stays at a table until it closes. That is an error unless the match was
// over.
func attend(ctx context.Context, cfg netplay.ClientConfig, out *printer) error {
	err := netplay.Join(ctx, cfg)
	if errors.Is(err, netplay.ErrEnded) {
		err = nil
	}
	return errors.Join(err, out.close())
}

// begin makes who plays a match.
func (j *joining) begin(v engine.View) (engine.Controller, error) {
	game, err := j.env.find(v.Setup.Game)
	if err != nil {
		return nil, fmt.Errorf("this table plays a game that this version does not know: update the program on this device (%w)", err)
	}
	leave(j.player)
	j.player = nil
	stderr, _ := j.env.stderr.(*os.File)
	at := chair{game: game, setup: v.Setup, seat: v.Viewer, limit: j.limit, stderr: stderr, live: true}
	c, err := j.level.sit(at, origin{seed: randomSeed(), game: v.Setup.Game}.stream("join"))
	if err != nil {
		return nil, err
	}
	j.player = []engine.Controller{c}
	return c, nil
}

// state prints what has changed.
func (j *joining) state(s netplay.ClientState) {
	now := joinState{State: "away"}
	if s.Connected {
		switch {
		case s.Table.Seats == nil:
			return // the table is told next
		case s.Table.Waiting:
			now.State = "waiting"
		case s.Table.Phase == wire.Gathering:
			now.State = "inside"
			if s.Table.You >= 0 {
				now.State = "seated"
			}
		default:
			now.State = string(s.Table.Phase)
		}
		if s.Table.You >= 0 {
			now.Seat = &s.Table.You
		}
		j.seatless(s.Table)
	}
	if !now.is(j.said) {
		j.said = now
		j.out.json(now)
	}
}

// seatless says once that there is no seat for somebody who was let in.
func (j *joining) seatless(t wire.Table) {
	open := slices.ContainsFunc(t.Seats, func(s wire.Seat) bool { return s.State == wire.Open })
	full := !t.Waiting && t.You < 0 && !open
	if full && !j.full {
		fmt.Fprintln(j.env.stderr, "krutzjass join: every seat of this table is taken: wait until the host gives you one, or follow the game with krutzjass watch")
	}
	j.full = full
}

func (s joinState) is(o joinState) bool {
	return s.State == o.State && (s.Seat == nil) == (o.Seat == nil) && (s.Seat == nil || *s.Seat == *o.Seat)
}
