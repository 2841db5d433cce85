package cli

import (
	"context"
	"flag"
	"fmt"
	"io"
	"math"
	"time"

	"krutzjass/ai/arena"
)

const arenaAbout = `Usage: krutzjass arena -game G -a LEVEL -b LEVEL [flags]

Measures how much better A is than B: both play the same deals from the same
seats. A sits on seats 0, 2, ..., B on the others, then they change places; with
an odd number of seats every rotation is played.

A deal is the first of a fresh match, and a game is won by who makes more in it.
In Coiffeur, where the chart goes from one deal to the next, whole matches are
played until there are enough deals.

Points are those of a seat of A less those of one of B; positive means that A is
better, also where few points win. The interval holds the truth in 95 of 100
such measurements. A decision is a choice among at least two actions.

The same seed gives the same deals and, times aside, the same result. When it is
interrupted, or a program that plays fails, what was played counts and the
records are kept; the exit code is 1.
Flags that may stand several times are marked (repeat).
`

// contest is what a call of arena asks for, checked.
type contest struct {
	*rules
	levels [2]level
	seats  int
	deals  int
	seed   string
	now    func() time.Time
}

// arenaFlags is the call as it was written.
type arenaFlags struct {
	callFlags
	a, b, records string
	deals         int
}

func measure(ctx context.Context, env *env, args []string) error {
	var f arenaFlags
	fs := f.flags()
	if err := parse(env, fs, arenaAbout, args); err != nil {
		return err
	}
	if fs.NArg() > 0 {
		return misuse("unexpected %q: everything is a flag here", fs.Arg(0))
	}
	c, err := f.plan(env)
	if err != nil {
		return usageError{error: err}
	}
	c.seed = f.seedOf(env)
	tally := arena.NewTally(c.game.Info(), c.seats)
	bar := newProgress(env.stderr, "deals", c.deals)
	err = withOutput(f.records, io.Discard, func(w io.Writer) error {
		defer bar.clear()
		return c.play(ctx, w, tally, bar)
	})
	if report := tally.Report(); report.Games > 0 {
		if _, err := io.WriteString(env.stdout, c.words(report)); err != nil {
			return err
		}
	}
	return err
}

func (f *arenaFlags) flags() *flag.FlagSet {
	fs := flag.NewFlagSet("arena", flag.ContinueOnError)
	f.callFlags.add(fs)
	fs.StringVar(&f.a, "a", "", "the `level` of A: "+levelNames())
	fs.StringVar(&f.b, "b", "", "the `level` of B")
	f.deals = 1000
	fs.Func("deals", "`how many` deals, each played from both sides (default 1000)", number(&f.deals))
	fs.StringVar(&f.records, "records", "", "the `file` for the records (default none)")
	return fs
}

// plan checks the call; every error is a sentence about it.
func (f *arenaFlags) plan(env *env) (*contest, error) {
	rules, err := f.callFlags.plan(env)
	if err != nil {
		return nil, err
	}
	if f.deals < 1 {
		return nil, fmt.Errorf("-deals cannot be %d: expected 1 or more", f.deals)
	}
	c := &contest{rules: rules, deals: f.deals, now: env.now}
	for who, text := range [2]string{f.a, f.b} {
		if text == "" {
			return nil, fmt.Errorf("-%c is missing: expected one of %s", 'a'+who, levelNames())
		}
		if c.levels[who], err = parseLevel(text); err != nil {
			return nil, fmt.Errorf("-%c: %w", 'a'+who, err)
		}
	}
	c.seats, err = f.seats(rules.game.Info())
	return c, err
}

// words puts a report into lines.
func (c *contest) words(r arena.Report) string {
	text := fmt.Sprintf("game       %s, %d seats, seed %s\n", c.game.Info().Key, c.seats, c.seed)
	text += fmt.Sprintf("players    A %s, B %s\n", c.levels[arena.A], c.levels[arena.B])
	text += fmt.Sprintf("deals      %d, in %d games\n", r.Deals, r.Games)
	text += fmt.Sprintf("points     %+.2f a deal, A minus B", hundredths(r.Mean))
	if !math.IsInf(r.Margin, 0) {
		text += fmt.Sprintf("; 95 %% interval %+.2f to %+.2f", hundredths(r.Mean-r.Margin), hundredths(r.Mean+r.Margin))
	}
	text += fmt.Sprintf("\ngames won  A %d, B %d, shared %d\n", r.Won[arena.A], r.Won[arena.B], r.Shared)
	for who, p := range r.Pace {
		text += fmt.Sprintf("%-10s %c %d", "decisions", 'A'+who, p.Decisions)
		text += fmt.Sprintf(", time median %v, 99 %% %v, longest %v\n", brief(p.Median), brief(p.P99), brief(p.Longest))
	}
	return text
}

// hundredths rounds, so that nothing is printed as -0.00.
func hundredths(x float64) float64 { return math.Round(100*x)/100 + 0 }

// brief keeps three digits or so of a duration.
func brief(d time.Duration) time.Duration {
	unit := time.Duration(1)
	for d >= 1000*unit {
		unit *= 10
	}
	return d.Round(unit)
}
