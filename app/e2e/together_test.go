//go:build e2e

package e2e

import (
	"bytes"
	"encoding/json"
	"os/exec"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"krutzjass/app/describe"
)

// newNamed is a person with a name, who sees a short game shown fast.
func newNamed(t *testing.T, seed uint64, name string) *person {
	t.Helper()
	chosen, err := json.Marshal(map[string]any{"pace": "fast", "reducedMotion": true, "name": name, "patience": 180,
		"games": map[string]any{"krutzjass": map[string]any{"options": map[string]any{"target": 250.0}}}})
	if err != nil {
		t.Fatal(err)
	}
	return newPerson(t, seed, chosen...)
}

// openTable opens a table for others and gives its code and port.
func (p *person) openTable() (code, port string) {
	p.t.Helper()
	p.press("Play together", on("Together"))
	p.press("Krutzjass", on("NewGame"))
	p.press("Open the table", on("Host"))
	p.await("the table shows its code and port", func(d describe.Window) bool {
		for _, words := range d.Words {
			if letters := strings.ReplaceAll(words, " ", ""); len(letters) == 5 && len(words) == 9 {
				code = letters
			}
			if _, after, ok := strings.Cut(words, ":"); ok && strings.HasPrefix(after, "157") {
				port = after
			}
		}
		return code != "" && port != ""
	})
	return code, port
}

// join goes to a table by its address; the first code is wrong.
func (p *person) join(code, port string) {
	p.t.Helper()
	p.press("Play together", on("Together"))
	p.press("Join a table", on("Join"))
	p.write("Or its address", "127.0.0.1:"+port)
	p.write("Table code", "22222")
	p.press("Join", func(d describe.Window) bool { return strings.Contains(strings.Join(d.Words, " "), "The code is wrong") })
	p.write("Table code", strings.ToLower(code))
	p.press("Join", on("Room"))
}

// computer joins a table as a program without a window; its error is told when it
// ends.
func computer(t *testing.T, code, port string) (ended chan error) {
	t.Helper()
	var said bytes.Buffer
	program := exec.Command(binary, "join", "-address", "127.0.0.1:"+port, "-code", code, "-name", "Cla", "-level", "novice")
	program.Stderr = &said
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	ended = make(chan error, 1)
	go func() {
		err := program.Wait()
		if err != nil {
			t.Logf("krutzjass join: %s", &said)
		}
		ended <- err
	}()
	t.Cleanup(func() { program.Process.Kill() })
	return ended
}

// letIn lets somebody in who waits.
func (p *person) letIn(name string) {
	p.t.Helper()
	here := func(d describe.Window) bool {
		_, sits := button(d, name+". is here")
		return sits
	}
	p.press("Let in: "+name, here)
}

// together plays at several windows in turn until one of them is in a state.
func together(people []*person, until func(i int, d describe.Window) bool) int {
	late := time.After(5 * patience)
	clock := time.NewTicker(look)
	defer clock.Stop()
	for {
		for i, p := range people {
			d, ok := p.seen()
			switch {
			case ok && until(i, d):
				return i
			case ok && due(d) && !ended(d):
				p.turn(d)
			}
		}
		select {
		case <-clock.C:
		case <-late:
			people[0].fail("the game does not go on")
		}
	}
}

// held is what a window shows of the trick and the hand.
func held(d describe.Window) (held []any) {
	for _, c := range d.Hand {
		held = append(held, c.Card, c.Legal)
	}
	return append(held, d.Table.Tricks, d.Table.Laid, d.Table.Totals, d.Table.Asked)
}

func TestTwoWindowsAndAComputerPlay(t *testing.T) {
	t.Parallel()
	anna, berta := newNamed(t, 50, "Anna"), newNamed(t, 51, "Berta")
	berta.barred = 1 // her window has no record to hold against
	code, port := anna.openTable()
	berta.join(code, port)
	anna.letIn("Berta")
	cla := computer(t, code, port)
	anna.letIn("Cla")
	anna.press("Start", on("Table"))

	together([]*person{anna, berta}, func(i int, d describe.Window) bool {
		return i == 1 && d.Table != nil && d.Table.Asked && d.Table.Phase == "play" && d.Table.Tricks >= 2 && d.Table.Laid > 0
	})
	before := berta.after(glance)
	berta.kill()
	anna.await("Berta is seen to be away", func(d describe.Window) bool { return d.Table != nil && !d.Table.Asked })
	berta.start()
	berta.press("Back to Anna’s table", on("Table"))
	now := berta.await("Berta is asked again", func(d describe.Window) bool { return d.Table != nil && d.Table.Asked })
	if !reflect.DeepEqual(held(now), held(before)) {
		berta.fail("back in another moment: %v, left in %v", held(now), held(before))
	}

	together([]*person{anna, berta}, func(i int, d describe.Window) bool { return i == 0 && ended(d) })
	berta.await("Berta sees the end", func(d describe.Window) bool {
		if due(d) && !ended(d) {
			berta.turn(d)
		}
		return ended(d)
	})
	anna.leave()
	path := anna.finished()
	anna.verify(path)
	record := anna.read(path)
	got := anna.movedBy(record, func(s seat) bool { return s.Name == "Berta" })
	if !slices.Equal(got, berta.moves) {
		anna.fail("the record has other moves of Berta than were clicked:\nrecord  %q\nclicked %q", got, berta.moves)
	}
	if n := len(anna.movedBy(record, func(s seat) bool { return s.Name == "Cla" })); n < 12 {
		anna.fail("the computer that joined made only %d moves", n)
	}
	if err := <-cla; err != nil {
		t.Errorf("the computer that joined: %v", err)
	}
}
