package cli

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/netip"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"krutzjass/engine/games"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/lan"
)

// open is a command that runs, with its streams.
type open struct {
	in    io.WriteCloser
	lines *bufio.Scanner
	code  chan int
	wrong *strings.Builder // complaints, to be read after the end
	stop  context.CancelFunc
}

// opened starts a command on a network inside the program.
func opened(t *testing.T, network discover.Discovery, args ...string) *open {
	t.Helper()
	in, write := io.Pipe()
	read, out := io.Pipe()
	ctx, stop := context.WithCancel(t.Context())
	o := &open{in: write, lines: bufio.NewScanner(read), code: make(chan int, 1), wrong: new(strings.Builder), stop: stop}
	go func() {
		o.code <- run(ctx, args, &env{stdin: in, stdout: out, stderr: o.wrong, now: fixedNow, games: games.All, lan: lan.This, discovery: network})
		out.Close()
	}()
	return o
}

// greeting is the first line of a host.
type greeting struct {
	Name, Code, Table string
	Addresses         []string
	Port              int
}

func (o *open) greeting(t *testing.T) (g greeting) {
	t.Helper()
	if !o.lines.Scan() {
		t.Fatalf("the host says nothing: %s", o.wrong)
	}
	if err := json.Unmarshal(o.lines.Bytes(), &g); err != nil || len(g.Addresses) == 0 {
		t.Fatalf("the first line is %q, %v", o.lines.Text(), err)
	}
	return g
}

// until reads lines until one contains text, and gives all.
func (o *open) until(t *testing.T, text string) (all []string) {
	t.Helper()
	for o.lines.Scan() {
		all = append(all, o.lines.Text())
		if strings.Contains(o.lines.Text(), text) {
			return all
		}
	}
	t.Fatalf("no line with %q, but:\n%s", text, strings.Join(all, "\n"))
	return nil
}

// rest reads to the end, and demands an exit code.
func (o *open) rest(t *testing.T, code int) (all []string) {
	t.Helper()
	for o.lines.Scan() {
		all = append(all, o.lines.Text())
	}
	if got := <-o.code; got != code {
		t.Errorf("exit code %d, want %d: %s", got, code, o.wrong)
	}
	return all
}

// A table from its first line to its last: people are let in and seated by what
// is typed, a screen follows, computers fill up, and the record stands.
func TestHostJoinWatch(t *testing.T) {
	network := &discover.Fake{}
	file := filepath.Join(t.TempDir(), "game.jsonl")
	h := opened(t, network, "host", "-game", "differenzler", "-set", "rounds=4", "-seats", "human,human,human,novice", "-name", "Stube", "-record", file)
	g := h.greeting(t)
	at := fmt.Sprintf("127.0.0.1:%d", g.Port)
	screen := opened(t, network, "watch", "-find", "-code", g.Code)
	h.until(t, `{"people":"waiting","name":"Screen","seat":-2}`)
	fmt.Fprintln(h.in, "let in Screen")
	h.until(t, `{"people":"letin","name":"Screen","seat":-2}`)
	anna := opened(t, network, "join", "-address", at, "-code", "-", "-name", "Anna", "-level", "novice")
	fmt.Fprintln(anna.in, strings.ToLower(g.Code[:2])+" "+g.Code[2:])
	ben := opened(t, network, "join", "-find", "-table", "Stube", "-code", g.Code, "-name", "Ben",
		"-exec", `while read line; do case "$line" in *decide*) echo '{"choose":0}';; esac; done`)
	for range 2 {
		h.until(t, `"waiting"`)
	}
	fmt.Fprintln(h.in, "let in Anna")
	h.until(t, `{"people":"seated","name":"Anna","seat":0}`)
	fmt.Fprintln(h.in, "seat Anna 2")
	fmt.Fprintln(h.in, "let in Ben")
	h.until(t, `{"people":"seated","name":"Ben","seat":0}`)
	for _, wrong := range []string{"let in Emil", "seat Anna x", "sing", strings.Repeat("x", 100_000), strings.Repeat("x", 2*maxQuestion)} {
		fmt.Fprintln(h.in, wrong)
	}
	fmt.Fprintln(h.in, "start")
	setup := h.until(t, `"seats"`)
	if last := setup[len(setup)-1]; !strings.Contains(last, `[{"name":"Ben","by":"remote"},{"name":"regular 1","by":"regular"},{"name":"Anna","by":"remote"},{"name":"novice 3","by":"novice"}]`) {
		t.Errorf("the players: %s", last)
	}
	seen := screen.rest(t, exitOK)
	told := h.rest(t, exitOK)
	if strings.Join(seen[1:], "\n") != strings.Join(told, "\n") {
		t.Errorf("the screen was told %d lines, the host printed %d", len(seen)-1, len(told))
	}
	if !strings.Contains(seen[len(seen)-1], `{"end":`) || strings.Contains(strings.Join(seen, ""), `"points":-1`) {
		t.Errorf("the last line is %s", seen[len(seen)-1])
	}
	for _, o := range []*open{anna, ben} {
		if states := o.rest(t, exitOK); !strings.Contains(states[len(states)-1], `"finished"`) {
			t.Errorf("the states are %q", states)
		}
	}
	for _, want := range []string{`nobody here is called "Emil"`, `"x" is no seat`, `"sing" is no command`, `xxx..." is no command`, errLong.Error()} {
		if !strings.Contains(h.wrong.String(), want) {
			t.Errorf("the host complains\n%swithout %q", h.wrong, want)
		}
	}
	verified(t, file)
	if _, err := os.Stat(file + ".table"); !os.IsNotExist(err) {
		t.Errorf("what only a host that goes on needs is still there: %v", err)
	}
}

func verified(t *testing.T, file string) {
	t.Helper()
	if code, out, wrong := runWith(t, "", "verify", file); code != exitOK || !strings.Contains(out, "1 games") {
		t.Errorf("verify: %d, %s%s", code, out, wrong)
	}
}

// itself is the program of the test under the name that makes it krutzjass.
func itself(t *testing.T) string {
	t.Helper()
	self, err := os.Executable()
	program := filepath.Join(t.TempDir(), "krutzjass")
	if err = errors.Join(err, os.Symlink(self, program)); err != nil {
		t.Fatal(err)
	}
	return program
}

// started starts a command as a process, which can be killed.
func started(t *testing.T, program string, args ...string) (*exec.Cmd, *open) {
	t.Helper()
	cmd := exec.Command(program, args...)
	o := &open{wrong: new(strings.Builder)}
	cmd.Stderr = o.wrong
	var err error
	if o.in, err = cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	o.lines = bufio.NewScanner(out)
	if err = errors.Join(err, cmd.Start()); err != nil {
		t.Fatal(err)
	}
	return cmd, o
}

// quietPort is a port that no other host takes by itself, while the one of a test is
// killed and started again.
func quietPort(t *testing.T) string {
	t.Helper()
	for port := 16000 + os.Getpid()%10000; ; port++ {
		if l, err := net.Listen("tcp", fmt.Sprint(":", port)); err == nil {
			l.Close()
			return fmt.Sprint(port)
		}
	}
}

// A host that is killed goes on where it was: same port, same code, same table.
func TestHostIsKilled(t *testing.T) {
	program, file := itself(t), filepath.Join(t.TempDir(), "game.jsonl")
	start := func(more ...string) (*exec.Cmd, *open) {
		return started(t, program, append([]string{"host", "-game", "krutzjass", "-set", "target=500", "-let-in", "all", "-record", file}, more...)...)
	}
	host, lines := start("-port", quietPort(t))
	first := lines.greeting(t)
	var seats []*open
	for range 4 {
		seats = append(seats, opened(t, nil, "join", "-address", fmt.Sprintf("127.0.0.1:%d", first.Port), "-code", first.Code))
	}
	for _, after := range []string{`"n":3,`, `"take"`, `"n":30,`} {
		lines.until(t, after)
		host.Process.Kill()
		host.Wait()
		host, lines = start()
		if g := lines.greeting(t); g.Port != first.Port || g.Code != first.Code || g.Table != first.Table {
			t.Errorf("the host is %+v now, and was %+v", g, first)
		}
	}
	lines.until(t, `{"end":`)
	if err := host.Wait(); err != nil {
		t.Error(err)
	}
	for _, o := range seats {
		o.rest(t, exitOK)
	}
	verified(t, file)
}

// A program that fails is named, and a computer plays on for it.
func TestJoinWithAProgramThatFails(t *testing.T) {
	network := &discover.Fake{}
	h := opened(t, network, "host", "-game", "watten", "-seats", "human,regular,novice,random", "-let-in", "all")
	g := h.greeting(t)
	eve := opened(t, network, "join", "-find", "-code", g.Code, "-name", "Eve", "-exec", "read line; echo nonsense")
	if eve.rest(t, exitFailed); !strings.Contains(eve.wrong.String(), `the program "read line; echo nonsense"`) {
		t.Errorf("the complaint is %q", eve.wrong)
	}
	if all := h.rest(t, exitOK); !strings.Contains(strings.Join(all, "\n"), `{"people":"standin","name":"Eve","seat":0}`) {
		t.Errorf("nobody stands in: %q", all)
	}
}

// What is wrong is said in a sentence.
func TestNetCallsThatFail(t *testing.T) {
	network := &discover.Fake{}
	h := opened(t, network, "host", "-game", "watten")
	g := h.greeting(t)
	at := fmt.Sprintf("127.0.0.1:%d", g.Port)
	wrong := "00000"
	if g.Code == wrong {
		wrong = "00001"
	}
	taken := filepath.Join(t.TempDir(), "taken.jsonl")
	if err := os.WriteFile(taken, []byte("{}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	missing := filepath.Join(t.TempDir(), "no", "ticket")
	for _, row := range []struct {
		args string
		code int
		says string
	}{
		{"host", exitUsage, "-game is missing"},
		{"host -game poker", exitUsage, `there is no game "poker"`},
		{"host -game watten -seats human,genius", exitUsage, `no level "genius": expected one of`},
		{"host -game watten -seats human,human", exitUsage, "-seats: watten is a game for 4 seats, not 2"},
		{"host -game watten -let-in none", exitUsage, "-let-in cannot be"},
		{"host -game watten -port 70000", exitUsage, "-port cannot be 70000"},
		{"host -game watten -patience 0s", exitUsage, "-patience cannot be"},
		{"host -game watten -turn 1.5s", exitUsage, "-turn cannot be 1.5s"},
		{"host -game watten -set x=1", exitUsage, `there is no option "x"`},
		{"host -game watten now", exitUsage, `unexpected "now"`},
		{fmt.Sprintf("host -game watten -port %d", g.Port), exitFailed, "is taken by another program"},
		{"host -game watten -record " + taken, exitFailed, "exists already"},
		{"join -code 12345", exitUsage, "expected either -find or -address"},
		{"join -find -address x -code 12345", exitUsage, "expected either -find or -address"},
		{"join -address " + at + " -table x -code 12345", exitUsage, "-table goes with -find"},
		{"join -address " + at, exitUsage, "there is no code"},
		{"join -address " + at + " -code 123", exitUsage, "too short"},
		{"join -address " + at + " -ticket " + taken, exitUsage, "not the key of an installation"},
		{"join -address " + at + " -ticket " + missing + " -code " + g.Code, exitFailed, "ticket cannot be written: there is no folder"},
		{"join -address " + at + " -code -", exitUsage, "no code on standard input"},
		{"join -address 1.2.3 -code 12345", exitUsage, "no address"},
		{"join -address " + at + " -code 12345 -level genius", exitUsage, `there is no level "genius"`},
		{"join -address " + at + " -code " + wrong, exitFailed, "the code is wrong"},
		{"watch -address " + at + " -code " + wrong, exitFailed, "the code is wrong"},
		{"join -address " + at + " -code 12345 -exec x -limit 0s", exitUsage, "-limit cannot be 0s"},
		{"join -address 127.0.0.1:1 -code 12345", exitFailed, "no table answers there"},
		{"watch -find -table Nebenan -code 12345 now", exitUsage, `unexpected "now"`},
	} {
		var complaints strings.Builder
		code := run(t.Context(), strings.Fields(row.args), &env{stdin: strings.NewReader(""), stdout: io.Discard, stderr: &complaints,
			now: fixedNow, games: games.All, lan: lan.This, discovery: network})
		if code != row.code || !strings.Contains(complaints.String(), row.says) {
			t.Errorf("%s: exit code %d, %q; want %d, %q", row.args, code, complaints.String(), row.code, row.says)
		}
	}
	joined := opened(t, network, "join", "-find", "-code", g.Code, "-name", "Anna")
	h.until(t, "Anna")
	fmt.Fprintln(h.in, "close")
	h.rest(t, exitOK)
	if joined.rest(t, exitFailed); !strings.Contains(joined.wrong.String(), "the host has closed the table") {
		t.Errorf("the one who waits is told %q", joined.wrong)
	}
}

// A host in no network works for this device, and says so.
func TestHostWithoutANetwork(t *testing.T) {
	var out, wrong strings.Builder
	alone := lan.System{Interfaces: func() ([]lan.Interface, error) { return nil, nil }, Outbound: func() []netip.Addr { return nil }}
	code := run(t.Context(), []string{"host", "-game", "watten", "-port", quietPort(t)}, &env{stdin: strings.NewReader("close\n"),
		stdout: &out, stderr: &wrong, now: fixedNow, games: games.All, lan: alone, discovery: &discover.Fake{}})
	if code != exitOK || !strings.Contains(out.String(), `"addresses":["127.0.0.1"]`) || !strings.Contains(wrong.String(), "in no network") {
		t.Errorf("exit code %d, %q, %q", code, &out, &wrong)
	}
}
