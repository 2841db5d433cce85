package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"krutzjass/engine"
	"krutzjass/engine/record"
)

const verifyAbout = `Usage: krutzjass verify [FILE ...]

Replays records and checks every move and every derived line. Without FILE, or
where FILE is -, standard input is read. Prints one line a file:
  N games, M moves: ok
  FILE:LINE: reason
the reason being the first fault; line 0 stands for a file that cannot be read.
An unfinished game is ok. The exit code is 1 if any file failed.
`

// stdinName is what standard input is called.
const stdinName = "-"

func verify(ctx context.Context, env *env, args []string) error {
	fs := flag.NewFlagSet("verify", flag.ContinueOnError)
	if err := parse(env, fs, verifyAbout, args); err != nil {
		return err
	}
	names := fs.Args()
	if len(names) == 0 {
		names = []string{stdinName}
	}
	var failed error
	for _, name := range names {
		sum, err := verifyFile(ctx, env, name)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if sum.Torn {
			fmt.Fprintf(env.stderr, "%s: the last line is torn and was left out\n", name)
		}
		if err != nil {
			failed = errReported
		}
		if _, err := io.WriteString(env.stdout, verdict(name, sum, err)); err != nil {
			return err
		}
	}
	return failed
}

// verdict is the line that a file gets.
func verdict(name string, sum record.Summary, err error) string {
	var fault *record.Fault
	switch {
	case err == nil:
		return fmt.Sprintf("%d games, %d moves: ok\n", sum.Games, sum.Moves)
	case errors.As(err, &fault):
		return fmt.Sprintf("%s:%d: %s\n", name, fault.Line, fault.Reason)
	}
	return fmt.Sprintf("%s:0: cannot be read: %v\n", name, err)
}

// verifyFile verifies one file, or standard input.
func verifyFile(ctx context.Context, env *env, name string) (record.Summary, error) {
	lookup := func(key string) (engine.Game, bool) {
		g, err := env.find(key)
		return g, err == nil
	}
	if name == stdinName {
		return record.Verify(until(ctx, env.stdin), lookup)
	}
	f, err := os.Open(name)
	if err != nil {
		return record.Summary{}, bare(err)
	}
	defer f.Close()
	size := 0
	if info, err := f.Stat(); err == nil {
		size = int(info.Size())
	}
	bar := newProgress(env.stderr, "bytes of "+name, size)
	defer bar.clear()
	sum, err := record.Verify(&watched{ctx: ctx, from: f, bar: bar}, lookup)
	return sum, bare(err)
}

// bare leaves away the file's name where the system put it into the error: the
// line starts with it.
func bare(err error) error {
	if why, ok := reason(err); ok {
		return why
	}
	return err
}

// watched tells how far reading has come, and ends with ctx.
type watched struct {
	ctx  context.Context
	from io.Reader
	bar  *progress
	n    int
}

func (w *watched) Read(p []byte) (int, error) {
	if w.ctx.Err() != nil {
		return 0, w.ctx.Err()
	}
	n, err := w.from.Read(p)
	w.n += n
	w.bar.done(w.n)
	return n, err
}
