package cli

import (
	"encoding/json"
	"fmt"
	"net"
	"path/filepath"
	"strings"
	"testing"

	"krutzjass/engine/games"
	"krutzjass/netplay/discover"
)

// Somebody whose program was killed is known again by the ticket on the disk: the
// same seat in the same match, without the code.
func TestJoinIsKilled(t *testing.T) {
	network, dir := &discover.Fake{}, t.TempDir()
	file, ticket := filepath.Join(dir, "game.jsonl"), filepath.Join(dir, "ticket")
	h := opened(t, network, "host", "-game", "watten", "-seats", "human,novice,novice,novice", "-let-in", "all", "-patience", "1h", "-record", file)
	g := h.greeting(t)
	at := fmt.Sprintf("127.0.0.1:%d", g.Port)
	eve, said := started(t, itself(t), "join", "-address", at, "-code", g.Code, "-name", "Eve", "-ticket", ticket,
		"-limit", "1h", "-exec", "while read line; do :; done")
	said.until(t, `{"state":"playing","seat":0}`)
	eve.Process.Kill()
	eve.Wait()
	h.until(t, `{"people":"away","name":"Eve","seat":0}`)
	again := opened(t, network, "join", "-address", at, "-ticket", ticket, "-level", "novice")
	h.until(t, `{"people":"back","name":"Eve","seat":0}`)
	if told := strings.Join(h.rest(t, exitOK), "\n"); strings.Contains(told, "standin") || !strings.Contains(told, `{"end":`) {
		t.Errorf("after Eve was back: %s", told)
	}
	again.rest(t, exitOK)
	verified(t, file)
	// The next table is another one: the code is needed once more, and works.
	h = opened(t, network, "host", "-game", "watten", "-let-in", "all")
	g = h.greeting(t)
	at = fmt.Sprintf("127.0.0.1:%d", g.Port)
	stuck := opened(t, network, "join", "-address", at, "-ticket", ticket)
	if stuck.rest(t, exitFailed); !strings.Contains(stuck.wrong.String(), "enter") {
		t.Errorf("another table: %s", stuck.wrong)
	}
	opened(t, network, "join", "-address", at, "-ticket", ticket, "-code", g.Code, "-name", "Eve")
	h.until(t, `{"people":"seated","name":"Eve","seat":0}`)
	fmt.Fprintln(h.in, "close")
	h.rest(t, exitOK)
}

// Two hosts never write one record.
func TestOneHostARecord(t *testing.T) {
	network, file := &discover.Fake{}, filepath.Join(t.TempDir(), "game.jsonl")
	h := opened(t, network, "host", "-game", "watten", "-record", file)
	g := h.greeting(t)
	for _, port := range []string{"0", fmt.Sprint(g.Port + 100)} {
		second := opened(t, network, "host", "-game", "watten", "-record", file, "-port", port)
		if second.rest(t, exitFailed); !strings.Contains(second.wrong.String(), fmt.Sprintf("is open already, at port %d", g.Port)) {
			t.Errorf("a second host at port %s: %s", port, second.wrong)
		}
	}
	h.stop()
	h.rest(t, exitFailed)
	h = opened(t, network, "host", "-game", "watten", "-record", file)
	if again := h.greeting(t); again.Table != g.Table {
		t.Errorf("the table is %s, and was %s", again.Table, g.Table)
	}
	fmt.Fprintln(h.in, " close ")
	h.rest(t, exitOK)
}

// A table whose port another program has taken meanwhile opens at another one.
func TestPortIsTakenMeanwhile(t *testing.T) {
	file, port := filepath.Join(t.TempDir(), "game.jsonl"), quietPort(t)
	h := opened(t, &discover.Fake{}, "host", "-game", "watten", "-record", file, "-port", port)
	first := h.greeting(t)
	h.stop()
	h.rest(t, exitFailed)
	other, err := net.Listen("tcp", ":"+port)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	go func() {
		for conn, err := other.Accept(); err == nil; conn, err = other.Accept() {
			conn.Close() // it is no table
		}
	}()
	h = opened(t, &discover.Fake{}, "host", "-game", "watten", "-record", file)
	if again := h.greeting(t); again.Port == first.Port || again.Table != first.Table || again.Code != first.Code {
		t.Errorf("the host is %+v, and was %+v", again, first)
	}
	fmt.Fprintln(h.in, "close")
	h.rest(t, exitOK)
}

// A code that was guessed too often is replaced by what is typed.
func TestNewCode(t *testing.T) {
	network := &discover.Fake{}
	h := opened(t, network, "host", "-game", "watten", "-let-in", "all")
	g := h.greeting(t)
	fmt.Fprintln(h.in, "new code")
	var fresh struct{ Code string }
	lines := h.until(t, `{"code":`)
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &fresh); err != nil || fresh.Code == g.Code {
		t.Fatalf("%q: %v", lines, err)
	}
	old := opened(t, network, "join", "-find", "-code", g.Code)
	if old.rest(t, exitFailed); !strings.Contains(old.wrong.String(), "the code is wrong") {
		t.Errorf("the old code: %s", old.wrong)
	}
	opened(t, network, "join", "-find", "-code", fresh.Code, "-name", "Eve")
	h.until(t, `{"people":"seated","name":"Eve","seat":0}`)
	fmt.Fprintln(h.in, "close")
	h.rest(t, exitOK)
}

// Who sits where is one line of CSV.
func TestSeatsOf(t *testing.T) {
	watten, ok := games.Find("watten")
	if !ok {
		t.Fatal("there is no Watten")
	}
	for _, row := range []struct {
		list string
		want []level
	}{
		{"", []level{"", "", "", ""}},
		{"human,novice,regular,human", []level{"", "novice", "regular", ""}},
		{"human, novice, regular, human", []level{"", "novice", "regular", ""}},
		{`human,"exec:bot --order a,b",exec:bot "x y",novice`, []level{"", "exec:bot --order a,b", `exec:bot "x y"`, "novice"}},
	} {
		if _, got, err := seatsOf(watten.Info(), row.list); err != nil || fmt.Sprint(got) != fmt.Sprint(row.want) {
			t.Errorf("%q: %q, %v; want %q", row.list, got, err, row.want)
		}
	}
}
