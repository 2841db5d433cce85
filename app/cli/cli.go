package cli

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"time"

	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/lan"
)

// The exit codes of COMMANDS.md.
const (
	exitOK     = 0
	exitFailed = 1
	exitUsage  = 2
)

// command is one row of the table of commands. run reports bad use as a
// usageError and failed work as any other error; errReported says that what
// went wrong has been told already.
type command struct {
	name, args, does string
	run              func(ctx context.Context, env *env, args []string) error
}

var commands = []command{
	{"simulate", "-game G [flags]", "lets computers play games and writes their records", simulate},
	{"verify", "[FILE ...]", "replays records and checks every move and every derived line", verify},
	{"ask", "", "answers questions about the rules, one JSON line each", ask},
	{"solve", "[-nodes N]", "plays deals with all cards open exactly, one JSON line each", solveDeals},
	{"arena", "-game G [flags]", "measures how much better one level is than another", measure},
	{"host", "-game G [flags]", "hosts a table that others on the network join", host},
	{"join", "-code CODE [flags]", "takes a seat at a table and plays it", join},
	{"watch", "-code CODE [flags]", "shows a table as a screen does, one JSON line an event", watch},
}

// env is what a command may use of the outside.
type env struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	now            func() time.Time
	games          []engine.Game
	lan            lan.System
	discovery      discover.Discovery
}

// usageError is a wrong call: exit code 2. Its usage, if not empty, is shown in
// the place of a pointer to -h.
type usageError struct {
	error
	usage string
}

func (u usageError) Unwrap() error { return u.error }

func misuse(format string, args ...any) error { return usageError{error: fmt.Errorf(format, args...)} }

// errReported is failed work that has said so itself.
var errReported = errors.New("failed")

// Main runs the command that args names, without the program's own name, and
// gives the exit code. An interrupt ends a command with what it has done so far; a
// second one ends it at once.
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop)
	return run(ctx, args, &env{stdin, standard{stdout}, stderr, time.Now, games.All, lan.This, &discover.MDNS{LAN: lan.This}})
}

func run(ctx context.Context, args []string, env *env) int {
	if len(args) == 0 {
		fmt.Fprint(env.stderr, usage())
		return exitUsage
	}
	if slices.Contains([]string{"-h", "-help", "--help", "help"}, args[0]) {
		fmt.Fprint(env.stdout, usage())
		return exitOK
	}
	i := slices.IndexFunc(commands, func(c command) bool { return c.name == args[0] })
	if i < 0 {
		fmt.Fprintf(env.stderr, "krutzjass: there is no command %q\n%s", args[0], usage())
		return exitUsage
	}
	return exitCode(env, args[0], commands[i].run(ctx, env, args[1:]))
}

// exitCode tells the error, if there is one to tell, and gives its code.
func exitCode(env *env, name string, err error) int {
	var wrong usageError
	switch {
	case err == nil || errors.Is(err, flag.ErrHelp):
		return exitOK
	case errors.Is(err, errReported):
		return exitFailed
	case errors.Is(err, context.Canceled):
		err = errors.New("interrupted")
	case errors.As(err, &wrong):
		if wrong.usage == "" {
			wrong.usage = fmt.Sprintf("krutzjass %s -h tells more.\n", name)
		}
		fmt.Fprintf(env.stderr, "krutzjass %s: %v\n%s", name, err, wrong.usage)
		return exitUsage
	}
	fmt.Fprintf(env.stderr, "krutzjass %s: %v\n", name, err)
	return exitFailed
}

func usage() string {
	var b strings.Builder
	b.WriteString("Usage: krutzjass COMMAND [flags]\n\nCommands:\n")
	for _, c := range commands {
		fmt.Fprintf(&b, "  %-9s %-16s %s\n", c.name, c.args, c.does)
	}
	b.WriteString("\nkrutzjass COMMAND -h tells more.\n")
	return b.String()
}

// parse reads the flags of a command. Help that is asked for goes to standard
// output and gives flag.ErrHelp; a wrong flag is a usageError.
func parse(env *env, fs *flag.FlagSet, about string, args []string) error {
	fs.Init(fs.Name(), flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	err := fs.Parse(args)
	if err == nil {
		return nil
	}
	var flags bytes.Buffer
	fs.SetOutput(&flags)
	fs.PrintDefaults()
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprintf(env.stdout, "%s\n%s", about, flags.String())
		return err
	}
	first, _, _ := strings.Cut(about, "\n")
	return usageError{error: err, usage: first + "\n" + flags.String()}
}

// find gives the game with a key, or a sentence that lists those there are.
func (e *env) find(key string) (engine.Game, error) {
	var keys []string
	for _, g := range e.games {
		if g.Info().Key == key {
			return g, nil
		}
		keys = append(keys, g.Info().Key)
	}
	return nil, fmt.Errorf("there is no game %q: expected one of %s", key, strings.Join(keys, ", "))
}
