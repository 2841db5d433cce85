package extern

import (
	"context"
	"fmt"
	"os"
	"time"

	"krutzjass/engine"
)

// Limit is how long a program may take for an answer, if nothing else is said.
const Limit = 10 * time.Second

// grace is how long a program may go on after its input has closed.
const grace = 2 * time.Second

// Words puts what a seat may see into JSON. It serves one seat of one match.
type Words interface {
	// Hello appends the first line, with its end, and so do the others.
	Hello(dst []byte) []byte
	// Event appends a line for each thing that e tells; none is an answer too.
	Event(dst []byte, e engine.Event, v engine.View) ([]byte, error)
	// Decide appends what is still to be told and the question what to do.
	Decide(dst []byte, v engine.View) ([]byte, error)
}

// Config is what a program is started with.
type Config struct {
	Command string // for sh -c
	Words   Words
	Limit   time.Duration // for an answer; 0 is the usual one
	Stderr  *os.File      // gets what the program says on standard error, the first 64 KiB of it; none when nil
	Timer   Timer         // the clock of the system when nil
}

// Timer gives a channel that fires after d and a function that releases it.
type Timer func(d time.Duration) (fired <-chan time.Time, stop func() bool)

// Player is a program as an [engine.Controller]. It serves one seat of one match
// and must be closed. It is for one goroutine at a time, Close aside.
type Player struct {
	Config
	process *process
	err     error // why the program is not asked any more
}

// Start starts the program and greets it. An error names the program.
func Start(c Config) (*Player, error) {
	if c.Limit == 0 {
		c.Limit = Limit
	}
	if c.Timer == nil {
		c.Timer = systemTimer
	}
	p := &Player{Config: c}
	var err error
	if p.process, err = start(c.Command, c.Stderr); err != nil {
		return nil, p.fault("cannot be started: %v", err)
	}
	p.process.send(c.Words.Hello(nil))
	return p, nil
}

func systemTimer(d time.Duration) (<-chan time.Time, func() bool) {
	t := time.NewTimer(d)
	return t.C, t.Stop
}

// fault names the program.
func (p *Player) fault(format string, args ...any) error {
	return fmt.Errorf("the program %q %s", p.Command, fmt.Sprintf(format, args...))
}

// Notify tells the program of an event. It does not wait for it.
func (p *Player) Notify(e engine.Event, v engine.View) {
	if p.err != nil {
		return
	}
	text, err := p.Words.Event(nil, e, v)
	if err != nil {
		p.err = fmt.Errorf("the program %q cannot be told of an event: %w", p.Command, err)
		return
	}
	p.process.send(text)
}

// Decide asks the program. After an error it gives that error whenever it is
// asked, unless that was the end of ctx.
func (p *Player) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	if p.err != nil {
		return engine.Action{}, p.err
	}
	i, err := p.ask(ctx, v)
	if err != nil {
		if ctx.Err() == nil {
			p.err = err
		}
		return engine.Action{}, err
	}
	return v.Legal[i], nil
}

func (p *Player) ask(ctx context.Context, v engine.View) (int, error) {
	select {
	case line, more := <-p.process.lines:
		if !more {
			return 0, p.ended()
		}
		return 0, p.fault("said %s without being asked", quote(line))
	default:
	}
	question, err := p.Words.Decide(nil, v)
	if err != nil {
		return 0, fmt.Errorf("the program %q cannot be asked: %w", p.Command, err)
	}
	fired, stop := p.Timer(p.Limit)
	defer stop()
	p.process.send(question)
	select {
	case line, more := <-p.process.lines:
		if !more {
			return 0, p.ended()
		}
		i, err := parseChoice(line, len(v.Legal))
		if err != nil {
			return 0, p.fault("answered %s: %v", quote(line), err)
		}
		return i, nil
	case <-fired:
		return 0, p.failure("has not answered within %v", p.Limit)
	case <-ctx.Done():
		return 0, ctx.Err()
	}
}

// ended says how a program ended that says no more.
func (p *Player) ended() error {
	if !within(p.Timer, p.process.gone) {
		return p.failure("has closed its standard output before the match was over")
	}
	within(p.Timer, p.process.wrong.ended) // it may have said why
	state := p.process.cmd.ProcessState
	if code := state.ExitCode(); code == 126 || code == 127 { // what a shell says of a command that it cannot run
		return p.failure("cannot be started (%v)", state)
	}
	return p.failure("ended before the match was over (%v)", state)
}

// failure is a fault with what the program has said of it.
func (p *Player) failure(format string, args ...any) error {
	return p.fault("%s%s", fmt.Sprintf(format, args...), p.process.wrong.words())
}

// Close tells the program that the match is over by closing its standard input,
// gives it a moment to end, and then ends it. Afterwards nothing of it is left:
// no process of its group, and no goroutine. It may be called more than once.
func (p *Player) Close() error {
	p.process.close(p.Timer)
	return nil
}
