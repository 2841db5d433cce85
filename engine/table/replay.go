package table

import (
	"fmt"

	"krutzjass/engine"
)

// Replay plays the moves of a match whose players stayed from its start; their
// traces are found again. A move that is not legal is an error that gives its
// place, counted from 1, and wraps the reason.
func Replay(g engine.Game, setup engine.Setup, moves []engine.Move) (*Table, error) {
	t, err := New(g, setup)
	if err != nil {
		return nil, err
	}
	for _, m := range moves {
		if err := t.repeat(m); err != nil {
			return nil, err
		}
	}
	return t, nil
}

func (t *Table) repeat(m engine.Move) error {
	if err := t.Apply(m.By, m.Action, m.Timeout); err != nil {
		return fmt.Errorf("move %d, %v by seat %d: %w", len(t.log)+1, m.Action.Kind, m.By, err)
	}
	return nil
}

// Step is one thing that Retell tells of.
type Step uint8

// The steps.
const (
	Begun    Step = iota // the match was started
	Reseated             // the players changed
	Moved                // a move was made: Last, Effects and Event tell of it
)

// Retell plays the match again on a table of its own and calls each after every
// step. It ends early with the error of each.
func (t *Table) Retell(each func(at *Table, step Step) error) error {
	_, err := t.retell(len(t.log), each)
	return err
}

// Before gives a new table as it stood after the first n moves, changes of
// players included; t is not touched. It undoes what came after them.
func (t *Table) Before(n int) (*Table, error) {
	if n < 0 || n > len(t.log) {
		return nil, fmt.Errorf("the match has %d moves: there is no place %d in it", len(t.log), n)
	}
	return t.retell(n, func(*Table, Step) error { return nil })
}

// InPackets gives a new table as t stands, changes of players included, on which
// the next cards are dealt in packets of so many; t is not touched. A packet that
// the game does not know is an error.
func (t *Table) InPackets(cards int) (*Table, error) {
	as := *t
	as.setup.Packet = cards
	return as.Before(len(as.log))
}

// retell repeats the first n moves.
func (t *Table) retell(n int, each func(*Table, Step) error) (*Table, error) {
	at, err := New(t.game, t.setup)
	if err != nil {
		return nil, err
	}
	if err := each(at, Begun); err != nil {
		return nil, err
	}
	changes := t.changes
	for i := 0; ; i++ {
		for ; len(changes) > 0 && changes[0].before == i; changes = changes[1:] {
			if err := at.Reseat(changes[0].players); err != nil {
				return nil, err
			}
			if err := each(at, Reseated); err != nil {
				return nil, err
			}
		}
		if i == n {
			return at, nil
		}
		if err := at.repeat(t.log[i]); err != nil {
			return nil, err
		}
		if err := each(at, Moved); err != nil {
			return nil, err
		}
	}
}
