package cli

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"krutzjass/engine/games"
	"krutzjass/engine/record"
	"krutzjass/netplay/discover"
)

// A table that is killed before a card was dealt is the same table again: identity,
// code, options, and everybody where the host has put them.
func TestGatheringHostIsKilled(t *testing.T) {
	program, file := itself(t), filepath.Join(t.TempDir(), "game.jsonl")
	call := []string{"host", "-game", "molotow", "-seats", "human,human,exec:while read line; do case $line in *decide*) echo '{\"choose\":0}';; esac; done,human", "-record", file}
	host, said := started(t, program, append(call, "-set", "limit=40", "-port", quietPort(t))...)
	first := said.greeting(t)
	at := fmt.Sprintf("127.0.0.1:%d", first.Port)
	anna := opened(t, nil, "join", "-address", at, "-code", first.Code, "-name", "Anna")
	said.until(t, `"waiting"`)
	ben := opened(t, nil, "join", "-address", at, "-code", first.Code, "-name", "Ben")
	said.until(t, `"waiting"`)
	fmt.Fprintln(said.in, "let in Ben\nlet in Anna\nseat Anna 2")
	anna.until(t, `{"state":"seated","seat":2}`)
	ben.until(t, `{"state":"seated","seat":0}`)
	host.Process.Kill()
	host.Wait()
	for _, row := range []struct{ args, says string }{
		{"-game watten", "goes on with molotow, not watten: name that game"},
		{"-game molotow -set limit=60", "goes on with the options that it began with: leave -set away"},
		{"-game molotow -seats human,human,human", "goes on with 4 seats, not 3: leave -seats away"},
	} {
		if code, _, wrong := runWith(t, "", append([]string{"host", "-record", file}, strings.Fields(row.args)...)...); code != exitUsage || !strings.Contains(wrong, row.says) {
			t.Errorf("%s: exit code %d, %s", row.args, code, wrong)
		}
	}
	host, said = started(t, program, call...)
	if again := said.greeting(t); again.Port != first.Port || again.Code != first.Code || again.Table != first.Table {
		t.Errorf("the host is %+v now, and was %+v", again, first)
	}
	for range 2 {
		said.until(t, `{"people":"back"`)
	}
	fmt.Fprintln(said.in, "start")
	setup := said.until(t, `"seats"`)
	if last := setup[len(setup)-1]; !strings.Contains(last, `"limit":40`) ||
		!strings.Contains(last, `[{"name":"Ben","by":"remote"},{"name":"exec 2","by":"exec"},{"name":"Anna","by":"remote"},{"name":"regular 3","by":"regular"}]`) {
		t.Errorf("the match is %s", last)
	}
	said.until(t, `{"end":`)
	if err := host.Wait(); err != nil {
		t.Error(err)
	}
	anna.rest(t, exitOK)
	ben.rest(t, exitOK)
	verified(t, file)
}

// A host that is killed after the last move ends cleanly when it is started again,
// and whoever comes back is told of the end.
func TestHostIsKilledAtTheEnd(t *testing.T) {
	program, dir := itself(t), t.TempDir()
	file, ticket := filepath.Join(dir, "game.jsonl"), filepath.Join(dir, "ticket")
	call := []string{"host", "-game", "watten", "-seats", "human,human,novice,novice", "-let-in", "all", "-patience", "1ms", "-record", file}
	host, said := started(t, program, append(call, "-port", quietPort(t))...)
	first := said.greeting(t)
	at := fmt.Sprintf("127.0.0.1:%d", first.Port)
	screen := opened(t, nil, "watch", "-address", at, "-code", first.Code)
	said.until(t, `{"people":"letin","name":"Screen"`)
	eve, seen := started(t, program, "join", "-address", at, "-code", first.Code, "-name", "Eve", "-ticket", ticket, "-limit", "1h", "-exec", "while read line; do :; done")
	said.until(t, `{"people":"seated","name":"Eve","seat":0}`)
	ben := opened(t, nil, "join", "-address", at, "-code", first.Code, "-name", "Ben", "-level", "novice")
	seen.until(t, `{"state":"playing","seat":0}`)
	eve.Process.Kill()
	eve.Wait()
	said.until(t, `{"end":`) // and now the host waits for Eve
	host.Process.Kill()
	host.Wait()
	host, said = started(t, program, call...)
	if again := said.greeting(t); again.Table != first.Table {
		t.Errorf("the table is %s, and was %s", again.Table, first.Table)
	}
	back := opened(t, nil, "join", "-address", at, "-ticket", ticket, "-level", "novice")
	if states := back.rest(t, exitOK); !strings.Contains(states[len(states)-1], `{"state":"finished","seat":0}`) {
		t.Errorf("Eve is told %q", states)
	}
	ben.rest(t, exitOK)
	// It has heard of the end, or sees it on its return.
	lines := screen.rest(t, exitOK)
	if last := lines[len(lines)-1]; !strings.HasPrefix(last, `{"end":`) && !strings.Contains(last, `"winners":`) {
		t.Errorf("the last that the screen is told is %s", last)
	}
	for said.lines.Scan() {
	}
	if err := host.Wait(); err != nil {
		t.Error(err)
	}
	verified(t, file)
	if _, err := os.Stat(file + ".table"); !os.IsNotExist(err) {
		t.Errorf("what only a host that goes on needs is still there: %v", err)
	}
	if code, _, wrong := runWith(t, "", call...); code != exitFailed || !strings.Contains(wrong, "one that is over: name another file") {
		t.Errorf("once more: exit code %d, %s", code, wrong)
	}
}

var kills = flag.Int("kills", 6, "how often hosts are killed in the test that kills them anywhere: -kills 1000 is the whole proof")

// Wherever a host is killed and started again, as often as one likes, the match is
// played to its end, everybody is told of it, and the record stands.
func TestHostIsKilledAnywhere(t *testing.T) {
	program, r := itself(t), rand.New(rand.NewPCG(1, uint64(*kills)))
	for killed, match := 0, 0; killed < *kills; match++ {
		file := filepath.Join(t.TempDir(), "game.jsonl")
		call := []string{"host", "-game", "watten", "-seats", "human,novice,human,novice", "-let-in", "all", "-record", file}
		host, said := started(t, program, append(call, "-port", quietPort(t))...)
		g := said.greeting(t)
		at := fmt.Sprintf("127.0.0.1:%d", g.Port)
		var devices []*open
		for _, name := range []string{"Anna", "Ben"} {
			devices = append(devices, opened(t, nil, "join", "-address", at, "-code", g.Code, "-name", name, "-level", "random"))
			said.until(t, `{"people":"seated","name":"`+name+`"`)
			if name == "Anna" {
				devices = append(devices, opened(t, nil, "watch", "-address", at, "-code", g.Code))
				said.until(t, `{"people":"letin","name":"Screen"`)
			}
		}
		for ended := false; !ended; {
			lines := r.IntN(20)
			for ; lines > 0 && said.lines.Scan(); lines-- {
			}
			if lines == 0 {
				host.Process.Kill()
				killed++
			}
			err := host.Wait()
			if _, left := os.Stat(file + ".table"); left != nil { // the host was done with the match
				break
			}
			if ended = err == nil; ended {
				t.Error("the host has ended, and keeps a match that goes on")
			}
			host, said = started(t, program, call...)
			if again := said.greeting(t); again.Table != g.Table || again.Code != g.Code || again.Port != g.Port {
				t.Errorf("the host is %+v now, and was %+v", again, g)
			}
		}
		for _, d := range devices {
			d.rest(t, exitOK)
		}
		verified(t, file)
		if text, err := os.ReadFile(file); err != nil || !bytes.Contains(text, []byte(`{"end":`)) {
			t.Errorf("match %d has no end: %v", match, err)
		}
	}
}

// A record that was cut off anywhere, its first line included, goes on.
func TestTornHostFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.jsonl")
	h := opened(t, &discover.Fake{}, "host", "-game", "watten", "-seats", "novice,novice,novice,novice", "-record", file)
	h.greeting(t)
	beside, err := os.ReadFile(file + ".table")
	if err != nil {
		t.Fatal(err)
	}
	h.rest(t, exitOK)
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file+".table", beside, 0o600); err != nil {
		t.Fatal(err)
	}
	header := bytes.IndexByte(whole, '\n')
	for n := range whole {
		if n > header+300 && n < len(whole)-300 {
			continue
		}
		if err := os.WriteFile(file, whole[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		f, saved, err := openHostFile(file, games.Find)
		if err != nil {
			t.Fatalf("cut off after %d bytes: %v", n, err)
		}
		if begun := n > header; begun != (saved != nil) {
			t.Errorf("cut off after %d bytes the match was begun: %v", n, !begun)
		}
		if _, err := f.open(); err != nil {
			t.Fatal(err)
		}
		good, _ := os.ReadFile(file)
		if sum, err := record.Verify(bytes.NewReader(good), games.Find); saved != nil && (err != nil || sum.Torn) || saved == nil && len(good) > 0 {
			t.Errorf("cut off after %d bytes it goes on from %q: %v", n, good, err)
		}
		if err := f.close(false); err != nil {
			t.Fatal(err)
		}
	}
}
