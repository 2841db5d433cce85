//go:build e2e

package e2e

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// recordLine is what is looked at in a line of a record (RECORD.md).
type recordLine struct {
	ID      string
	Options map[string]any
	Seats   []seat
	N       int
	Seat    int
	Do      string
	Row     string
	Mode    string
	Suit    string
	Rank    string
	From    string
	Cards   string
	Points  *int
	Yes     *bool
	End     json.RawMessage
}

// seat is a player of a record.
type seat struct{ Name, By string }

// move is a move in words: what is done, and with what. Cards are in the order
// of the alphabet.
func (l recordLine) move() string {
	cards := strings.Fields(l.Cards)
	slices.Sort(cards)
	words := append([]string{l.Do, l.Row, l.Mode, l.Suit, l.Rank, l.From}, cards...)
	if l.Points != nil {
		words = append(words, strconv.Itoa(*l.Points))
	}
	if l.Yes != nil {
		words = append(words, strconv.FormatBool(*l.Yes))
	}
	return strings.Join(slices.DeleteFunc(words, func(word string) bool { return word == "" }), " ")
}

func (w *window) read(path string) []byte {
	w.t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		w.fail("%v", err)
	}
	return data
}

// whole is the record up to its last whole line.
func whole(record []byte) []byte { return record[:bytes.LastIndexByte(record, '\n')+1] }

func (w *window) lines(record []byte) (list []recordLine) {
	w.t.Helper()
	for line := range bytes.Lines(whole(record)) {
		var l recordLine
		if err := json.Unmarshal(line, &l); err != nil {
			w.fail("a line of the record is not JSON: %s: %v", line, err)
		}
		list = append(list, l)
	}
	if len(list) == 0 {
		w.fail("the record is empty")
	}
	return list
}

// moved gives the moves of all people at the device in a record.
func (w *window) moved(record []byte) (moves []string) {
	w.t.Helper()
	return w.movedBy(record, func(s seat) bool { return s.By == "human" })
}

// movedBy gives the moves of some of the players in a record.
func (w *window) movedBy(record []byte, who func(seat) bool) (moves []string) {
	w.t.Helper()
	lines := w.lines(record)
	for _, l := range lines {
		if l.N > 0 && l.Seat >= 0 && who(lines[0].Seats[l.Seat]) {
			moves = append(moves, l.move())
		}
	}
	return moves
}

// check holds a record against what was clicked, and has the program verify it.
func (p *person) check(path string) []recordLine {
	p.t.Helper()
	record := p.read(path)
	if got := p.moved(record); !slices.Equal(got, p.moves) {
		p.fail("the record has other moves than were clicked:\nrecord  %q\nclicked %q", got, p.moves)
	}
	p.verify(path)
	return p.lines(record)
}

// verify has the program replay a record of one game.
func (w *window) verify(path string) {
	w.t.Helper()
	out, err := exec.Command(binary, "verify", path).CombinedOutput()
	if err != nil || !strings.HasPrefix(string(out), "1 games, ") {
		w.fail("krutzjass verify: %v: %s", err, out)
	}
}

// finished gives the file of the one game that has been put away.
func (w *window) finished() string {
	w.t.Helper()
	list, err := filepath.Glob(filepath.Join(w.data, "games", "*.jsonl"))
	if err != nil || len(list) != 1 {
		w.fail("there is not one finished game but %v (%v)", list, err)
	}
	return list[0]
}

// hands counts the deals of a record.
func hands(lines []recordLine) (n int) {
	for _, l := range lines {
		if l.Do == "deal" {
			n++
		}
	}
	return n
}

// people counts the people of a record.
func people(lines []recordLine) (n int) {
	for _, s := range lines[0].Seats {
		if s.By == "human" {
			n++
		}
	}
	return n
}
