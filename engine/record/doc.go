// Package record writes, reads and checks game records: JSON lines that serve as
// saved games, replays, bug reports and the input of other programs. The format
// is a public interface; RECORD.md describes it.
//
// A [Writer] turns the moves of a table into lines: every move and what it
// caused are one write. [Verify] replays records on a table and compares every
// line with what the Writer would have written; [Load] does the same to go on
// with a saved game. A record that cannot be understood, or a move that was not
// legal, is a [Fault] that names the line and the rule.
//
// The dealt cards of one deal fold into one numbered line, in whatever packets
// the game hands them out. A game needs nothing for its records but the engine's
// contract, and [engine.WeisTexter] if Weis are called in it.
package record

import (
	"fmt"

	"krutzjass/engine"
)

// Version is the version of the format that is written and read.
const Version = 1

// Lookup finds a game by its key.
type Lookup func(key string) (engine.Game, bool)

// Fault is the first thing wrong in a file.
type Fault struct {
	Line   int // from 1
	Reason string
}

// Error gives line and reason, as "LINE: reason".
func (f *Fault) Error() string { return fmt.Sprintf("%d: %s", f.Line, f.Reason) }
