package record

import (
	"errors"
	"fmt"
	"io"

	"krutzjass/engine/table"
)

// Summary says what a file holds.
type Summary struct {
	Games int
	Moves int  // numbered lines
	Torn  bool // the last line was torn and has been dropped
}

// Verify replays every game of a file and checks every move and every derived
// line. The first thing wrong is a *Fault; any other error is one of r. A game
// may be unfinished. A file without a line is a record of no game, and no fault:
// it is what a program leaves that stopped before its first line was written.
func Verify(r io.Reader, lookup Lookup) (Summary, error) {
	l, games := newLines(r), newReader(lookup)
	err := games.all(l, func() {})
	if err == nil && len(games.pending) > 0 && !l.torn {
		err = l.fault(fmt.Errorf("the line %s is missing after this one", firstLine(games.pending)))
	}
	return Summary{Games: games.games, Moves: games.moves, Torn: l.torn}, err
}

// Saved is a game that was read back.
type Saved struct {
	Table  *table.Table
	Header Header
	Torn   bool  // something at the end was dropped
	Good   int64 // bytes at the start of the file that hold the table; the rest is to be cut off before more is written
	n      int   // numbered lines
}

// Load reads the record of one game back, to go on with it. A torn end is
// dropped back to the last move that stands with all its derived lines: what was
// not written whole was never shown to anyone. (Verify takes it for a fault if
// derived lines are missing after a whole line; a write may well end there, so
// Load does not.) It is an error if r holds no game or more than one.
func Load(r io.Reader, lookup Lookup) (Saved, error) {
	l, game := newLines(r), newReader(lookup)
	var s Saved
	played := 0 // moves of the table up to s.Good
	err := game.all(l, func() {
		s.Good, s.n, played = l.size, game.writer.n, len(game.table.Log())
	})
	switch {
	case err != nil:
		return Saved{}, err
	case game.games == 0:
		return Saved{}, errors.New("there is no game in this file")
	case game.games > 1:
		return Saved{}, errors.New("there is more than one game in this file: expected one")
	}
	s.Table, s.Header, s.Torn = game.table, game.header, l.torn || len(game.pending) > 0
	if played < len(game.table.Log()) {
		s.Table, err = game.table.Before(played)
	}
	return s, err
}

// Writer goes on with the record: to appends to the first Good bytes.
func (s Saved) Writer(to io.Writer) *Writer {
	w := NewWriter(to)
	w.resume(s.Table, s.n)
	return w
}

// Write writes the whole record of t, from its beginning.
func Write(to io.Writer, s Stamp, t *table.Table) error {
	w := NewWriter(to)
	return t.Retell(func(at *table.Table, step table.Step) error {
		switch step {
		case table.Begun:
			return w.Begin(s, at)
		case table.Reseated:
			return w.Seats(at)
		default:
			return w.Move(at)
		}
	})
}
