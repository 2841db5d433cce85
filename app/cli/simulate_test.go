package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"krutzjass/engine"
	"krutzjass/engine/games"
)

func fixedNow() time.Time { return time.Date(2026, 3, 1, 20, 15, 0, 0, time.UTC) }

func TestSimulateTakesStartFromTheClock(t *testing.T) {
	code, out, _ := runWith(t, "", "simulate", "-game", "krutzjass", "-seed", "1", "-set", "target=100")
	if code != exitOK || !strings.Contains(out, `"start":"2026-03-01T20:15:00Z"`) {
		t.Errorf("exit code %d, header %.600q", code, out)
	}
}

// A random seed is told, and gives the same games again.
func TestSimulateTellsItsSeed(t *testing.T) {
	call := []string{"simulate", "-game", "krutzjass", "-set", "target=100"}
	code, first, told := runWith(t, "", call...)
	seed, ok := strings.CutPrefix(strings.TrimSpace(told), "seed ")
	if code != exitOK || !ok {
		t.Fatalf("exit code %d, complaints %q", code, told)
	}
	code, again, told := runWith(t, "", append(call, "-seed", seed)...)
	if code != exitOK || again != first || told != "" {
		t.Errorf("exit code %d, the same games: %v, complaints %q", code, again == first, told)
	}
}

// Every role has its own stream, and every game its own id.
func TestOrigins(t *testing.T) {
	ids, draws := map[string]origin{}, map[uint64]string{}
	for _, seed := range []string{"1", "2", "12", ""} {
		for _, game := range []string{"krutzjass", "watten"} {
			for number := 1; number <= 12; number++ {
				o := origin{"simulate", game, number, seed}
				if twin, ok := ids[o.id("")]; ok {
					t.Errorf("%v and %v have the same id", twin, o)
				}
				ids[o.id("")] = o
				for _, role := range []string{"chance", "seat 0", "seat 1"} {
					n := o.stream(role).Uint64()
					if twin, ok := draws[n]; ok {
						t.Errorf("%v %s draws as %s", o, role, twin)
					}
					draws[n] = o.String() + " " + role
				}
			}
		}
	}
	o := origin{"simulate", "krutzjass", 1, "7"}
	if a, b := o.stream("chance").Uint64(), o.stream("chance").Uint64(); a != b {
		t.Errorf("the same role of the same origin draws %d and %d", a, b)
	}
	// The derivation is part of what a seed promises.
	if got, want := o.id(""), "e6a01427-870c-5416-ae42-a7bc47b4ce40"; got != want {
		t.Errorf("id of %v is %s, want %s", o, got, want)
	}
	if a, b := randomSeed(), randomSeed(); a == b || len(a) != 32 {
		t.Errorf("random seeds %q and %q", a, b)
	}
}

func TestSimulateFailsOnABrokenOutput(t *testing.T) {
	full := errors.New("no room left")
	var complaints strings.Builder
	code := run(t.Context(), []string{"simulate", "-game", "krutzjass", "-seed", "1", "-games", "200", "-level", "random"},
		&env{stdin: strings.NewReader(""), stdout: failingWriter{full}, stderr: &complaints, now: fixedNow, games: games.All})
	if code != exitFailed || !strings.Contains(complaints.String(), full.Error()) {
		t.Errorf("exit code %d, complaints %q", code, complaints.String())
	}
}

// stopping is a game that ends its context when a match is begun too often.
type stopping struct {
	engine.Game
	matches atomic.Int32 // before it
	stop    context.CancelFunc
}

func (g *stopping) New(s engine.Setup) (engine.State, error) {
	if g.matches.Add(-1) < 0 {
		g.stop()
	}
	return g.Game.New(s)
}

// What was played before an interrupt is kept, beside nothing else; where nothing was
// played an older file stands.
func TestSimulateInterrupted(t *testing.T) {
	game, ok := games.Find("watten") // it needs nothing but engine.Game
	if !ok {
		t.Fatal("there is no Watten")
	}
	for _, row := range []struct {
		name    string
		matches int // before the interrupt
		least   int // whole games kept
	}{
		// So many are under way or wait for those before them, at most (inOrder).
		{"after some games", 3*runtime.GOMAXPROCS(0) + 5, 2},
		{"at once", 0, 0},
	} {
		t.Run(row.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "r.jsonl")
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			g := &stopping{Game: game, stop: cancel}
			g.matches.Store(int32(row.matches))
			var complaints strings.Builder
			code := run(ctx, []string{"simulate", "-game", "watten", "-level", "random", "-seed", "1", "-games", "1000000", "-out", path},
				&env{stdin: strings.NewReader(""), stdout: io.Discard, stderr: &complaints, now: fixedNow, games: []engine.Game{g}})
			var whole int
			_, err := fmt.Sscanf(complaints.String(), "krutzjass simulate: interrupted after %d of 1000000 games: what was played is kept\n", &whole)
			if code != exitFailed || err != nil || whole < row.least {
				t.Fatalf("exit code %d, complaints %q", code, complaints.String())
			}
			text, _ := os.ReadFile(path)
			if ends := strings.Count(string(text), `{"end":`); ends != whole {
				t.Errorf("%d whole games are kept, %d are told", ends, whole)
			}
			if code, verdict, _ := runWith(t, string(text), "verify"); code != exitOK {
				t.Errorf("the records: %s", verdict)
			}
			if left, _ := os.ReadDir(filepath.Dir(path)); len(left) > 1 {
				t.Errorf("%d files are left", len(left))
			}
		})
	}
}

func TestOutputFailureLeavesTheOldFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "r.jsonl")
	write := func(text string, fail error) error {
		return withOutput(path, nil, func(w io.Writer) error {
			_, err := io.WriteString(w, text)
			return errors.Join(err, fail)
		})
	}
	broken := errors.New("broken")
	steps := []struct {
		text string
		fail error
		want string
	}{
		{"first", nil, "first"},
		{"half-writ", broken, "first"},
		{"second", nil, "second"},
		{"", cutShort{broken}, "second"},
		{"third", cutShort{broken}, "third"},
	}
	for _, s := range steps {
		if err := write(s.text, s.fail); !errors.Is(err, s.fail) {
			t.Fatalf("writing %q: %v, want %v", s.text, err, s.fail)
		}
		got, err := os.ReadFile(path)
		if err != nil || string(got) != s.want {
			t.Errorf("after %q the file holds %q, %v; want %q", s.text, got, err, s.want)
		}
		if names, _ := os.ReadDir(filepath.Dir(path)); len(names) != 1 {
			t.Errorf("after %q there are %d files, want 1", s.text, len(names))
		}
	}
}

func TestOutputFollowsLinks(t *testing.T) {
	dir := t.TempDir()
	real, link := filepath.Join(dir, "real"), filepath.Join(dir, "link")
	if err := os.WriteFile(real, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("real", link); err != nil {
		t.Fatal(err)
	}
	err := withOutput(link, nil, func(w io.Writer) error { _, err := io.WriteString(w, "text"); return err })
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(real); err != nil || string(got) != "text" {
		t.Errorf("the file behind the link holds %q, %v", got, err)
	}
	if at, err := os.Readlink(link); err != nil || at != "real" {
		t.Errorf("the link has become %q, %v", at, err)
	}
}

func TestProgress(t *testing.T) {
	var b strings.Builder
	p := &progress{to: &b, what: "games", total: 400, shown: -1}
	for n := range 7 {
		p.done(n)
	}
	p.clear()
	want := "\r0 of 400 games, 0 %\r4 of 400 games, 1 %\r\x1b[K"
	if b.String() != want {
		t.Errorf("shown %q, want %q", b.String(), want)
	}
	if p := newProgress(&b, "games", 400); p.to != nil {
		t.Error("progress is shown on what is no terminal")
	}
}

// A seat that follows the coach's tips plays in records as such.
func TestSimulateTips(t *testing.T) {
	code, out, complaints := runWith(t, "", "simulate", "-game", "watten", "-set", "target=11", "-seat", "0=tips", "-seed", "1")
	if code != exitOK || !strings.Contains(out, `"by":"tips"`) || !strings.Contains(out, `"winners"`) {
		t.Errorf("exit code %d, complaints %q", code, complaints)
	}
}
