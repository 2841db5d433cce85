//go:build unix

package extern

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// plain words: what a program is told does not matter here, only when.
type plain struct{ broken error }

func (plain) Hello(dst []byte) []byte { return append(dst, "hello\n"...) }

func (w plain) Event(dst []byte, e engine.Event, _ engine.View) ([]byte, error) {
	return fmt.Appendf(dst, "event %d\n", e.Seq), w.broken
}

func (plain) Decide(dst []byte, v engine.View) ([]byte, error) {
	return fmt.Appendf(dst, "decide %d\n", len(v.Legal)), nil
}

// question has three answers.
var question = engine.View{Legal: []engine.Action{
	engine.PlayCard(card.Of(card.Hearts, card.Jack)), {Kind: engine.Push}, {Kind: engine.Pass}}}

// fires gives timers that fire at once for the durations listed, else never.
func fires(list ...time.Duration) Timer {
	return func(d time.Duration) (<-chan time.Time, func() bool) {
		at := make(chan time.Time, 1)
		for _, x := range list {
			if x == d {
				at <- time.Time{}
			}
		}
		return at, func() bool { return true }
	}
}

// begin starts a program; at the end of the test it is closed, and no goroutine
// and no process may be left. That the last process is gone shows in the end of
// a pipe that all of them hold.
func begin(t *testing.T, command string, words Words, timer Timer) *Player {
	t.Helper()
	from, to := inherited(t)
	p, err := Start(Config{Command: command, Words: words, Timer: timer})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for range 2 {
			if err := p.Close(); err != nil {
				t.Error(err)
			}
		}
		to.Close()
		if _, err := io.Copy(io.Discard, from); err != nil {
			t.Error(err)
		}
		from.Close()
		stacks := make([]byte, 1<<16)
		stacks = stacks[:runtime.Stack(stacks, true)]
		if bytes.Contains(stacks, []byte("extern.(*process).")) || bytes.Contains(stacks, []byte("extern.start.func")) {
			t.Errorf("a goroutine is left:\n%s", stacks)
		}
	})
	return p
}

// inherited is a pipe whose end for writing every program that is started gets.
func inherited(t *testing.T) (from, to *os.File) {
	t.Helper()
	var ends [2]int
	if err := syscall.Pipe(ends[:]); err != nil { // os.Pipe keeps both ends to itself
		t.Fatal(err)
	}
	syscall.CloseOnExec(ends[0])
	return os.NewFile(uintptr(ends[0]), "from"), os.NewFile(uintptr(ends[1]), "to")
}

const second = `while read -r what x; do case $what in decide) echo '{"choose":1}';; esac; done`

// A program that answers is asked again and again, and ends by itself.
func TestProgramPlays(t *testing.T) {
	p := begin(t, second, plain{}, fires())
	for n := range 50 {
		p.Notify(engine.Event{Seq: n}, engine.View{})
		if a, err := p.Decide(t.Context(), question); err != nil || a != question.Legal[1] {
			t.Fatalf("decision %d: %v, %v", n, a, err)
		}
	}
}

// The program gets hello, events and questions in their order, also those that
// came last.
func TestProgramIsTold(t *testing.T) {
	file := t.TempDir() + "/told"
	p := begin(t, fmt.Sprintf(`while read -r line; do echo "$line" >>%s; case $line in dec*) echo '{"choose":0}';; esac; done`, file), plain{}, fires())
	p.Notify(engine.Event{Seq: 1}, engine.View{})
	if _, err := p.Decide(t.Context(), question); err != nil {
		t.Fatal(err)
	}
	p.Notify(engine.Event{Seq: 2}, engine.View{})
	p.Close()
	if got, err := os.ReadFile(file); err != nil || string(got) != "hello\nevent 1\ndecide 3\nevent 2\n" {
		t.Errorf("told %q, %v", got, err)
	}
}

// Whatever a program does wrong is an error that names it, and stays.
func TestProgramFails(t *testing.T) {
	for _, row := range []struct {
		name, command string
		timer         Timer
		want          string
	}{
		{"nonsense", `read -r a; read -r b; echo pass; read -r c`, fires(), `answered "pass": expected {"choose":i}, i counting from 0`},
		{"no choice", `read -r a; read -r b; echo '{"chose":1}'; read -r c`, fires(), `expected {"choose":i}`},
		{"out of range", `read -r a; read -r b; echo '{"choose":3}'; read -r c`, fires(), "there is no choice 3: expected 0 to 2"},
		{"below zero", `read -r a; read -r b; echo '{"choose":-1}'; read -r c`, fires(), "there is no choice -1: expected 0 to 2"},
		{"too long", `read -r a; read -r b; head -c 200000 /dev/zero | tr '\0' x; read -r c`, fires(), `xxx" and more: expected`},
		{"unasked", `echo '"hi"'; while read -r a; do :; done`, fires(), `"\"hi\""`},
		{"silent", `while read -r a; do :; done`, fires(Limit), "has not answered within 10s"},
		{"hangs", `sleep 1000 & sleep 1000`, fires(Limit, grace), "has not answered within 10s"},
		{"ends", `read -r a; exit 3`, fires(), "ended before the match was over (exit status 3)"},
		{"ends well", `read -r a; exit 0`, fires(), "ended before the match was over (exit status 0)"},
		{"says why", `echo no cards >&2; exit 3`, fires(), `ended before the match was over (exit status 3); it last said on standard error "no cards"`},
		{"says why at length", `head -c 3000000 /dev/zero | tr '\0' x >&2; echo >&2; echo no cards >&2; echo >&2; exit 3`, fires(), `(exit status 3); it last said on standard error "no cards"`},
		{"says nothing else", `head -c 3000000 /dev/zero | tr '\0' x >&2; exit 3`, fires(), `xxx" and more`},
		{"is killed", `kill -9 $$`, fires(), "ended before the match was over (signal: killed)"},
		{"closes its output", `exec >&-; while read -r a; do :; done`, fires(grace), "has closed its standard output"},
		{"does not exist", `no/such/program`, fires(), "cannot be started (exit status 127)"},
		{"is no program", `/dev/null`, fires(), "cannot be started (exit status 126)"},
	} {
		t.Run(row.name, func(t *testing.T) {
			p := begin(t, row.command, plain{}, row.timer)
			_, err := p.Decide(t.Context(), question)
			if err == nil || !strings.Contains(err.Error(), row.want) || !strings.Contains(err.Error(), fmt.Sprintf("the program %q", row.command)) {
				t.Fatalf("got %v, want %s", err, row.want)
			}
			p.Notify(engine.Event{}, engine.View{})
			if _, again := p.Decide(t.Context(), question); again != err {
				t.Errorf("asked again: %v", again)
			}
		})
	}
}

// A program that reads nothing holds up nobody.
func TestNotifyDoesNotBlock(t *testing.T) {
	p := begin(t, `exec sleep 1000`, plain{}, fires(grace))
	for n := range 100000 {
		p.Notify(engine.Event{Seq: n}, engine.View{})
	}
}

func TestDecideEndsWithItsContext(t *testing.T) {
	p := begin(t, `while read -r a; do :; done`, plain{}, fires())
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := p.Decide(ctx, question); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// An event that cannot be put into words is told with the next decision.
func TestWordsFail(t *testing.T) {
	broken := errors.New("no words")
	p := begin(t, second, plain{broken}, fires())
	p.Notify(engine.Event{}, engine.View{})
	if _, err := p.Decide(t.Context(), question); !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
}

func TestNoShell(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if _, err := Start(Config{Command: "bot", Words: plain{}}); err == nil || !strings.Contains(err.Error(), `the program "bot" cannot be started`) {
		t.Errorf("got %v", err)
	}
}

// What a program says on standard error is shown, but not without end.
func TestComplaintsAreBounded(t *testing.T) {
	for _, row := range []struct {
		name, command string
		want          string
	}{
		{"few", `echo no cards >&2; echo and no luck >&2; exit 3`, "no cards\nand no luck\n"},
		{"too many", `while :; do echo no cards; done | head -c 3000000 >&2; exit 3`,
			strings.Repeat("no cards\n", mostComplaints/9+1)[:mostComplaints] +
				"\nA program has said 65536 bytes on standard error; what else it says there is left out.\n"},
	} {
		t.Run(row.name, func(t *testing.T) {
			to, err := os.Create(t.TempDir() + "/complaints")
			if err != nil {
				t.Fatal(err)
			}
			defer to.Close()
			p, err := Start(Config{Command: row.command, Words: plain{}, Timer: fires(), Stderr: to})
			if err != nil {
				t.Fatal(err)
			}
			_, why := p.Decide(t.Context(), question)
			p.Close()
			got, err := os.ReadFile(to.Name())
			if why == nil || err != nil || string(got) != row.want {
				t.Errorf("%v; %d bytes are shown, want %d; %v", why, len(got), len(row.want), err)
			}
		})
	}
}

// A program that says much on standard error, where nobody reads, is not held up, and
// nobody waits for it.
func TestComplaintsNobodyReads(t *testing.T) {
	from, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	p, err := Start(Config{Command: `read hello; head -c 200000 /dev/zero | tr '\0' x >&2; read decide; echo '{"choose":1}'; read end`,
		Words: plain{}, Timer: fires(grace), Stderr: to})
	if err != nil {
		t.Fatal(err)
	}
	if a, err := p.Decide(t.Context(), question); err != nil || a != question.Legal[1] {
		t.Errorf("got %v, %v", a, err)
	}
	p.Close()
	from.Close() // now writing fails, and the last goroutine ends
	<-p.process.wrong.passed
	to.Close()
}
