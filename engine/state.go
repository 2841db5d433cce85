package engine

import "math/rand/v2"

// State is a match in progress, every hand included. Only the table, the
// tests and searches over guessed states hold one. It is not safe for use by
// two goroutines at once.
type State interface {
	// Turn gives who may act now: seats, or Nature. Empty when the match is over.
	Turn() Seats
	// Legal appends to dst what s may do now; nothing if it is not in Turn. For
	// Nature it lists only choices that are not cards (the first dealer).
	// Each distinct action stands once; twins give one play.
	Legal(dst []Action, s Seat) []Action
	// Draw picks the next chance action; due is false when Turn has no Nature.
	// Nothing changes until it is applied.
	Draw(r *rand.Rand) (a Action, due bool)
	// Apply does a. On error (ErrTurn, ErrOver, an *Illegal) nothing has changed.
	Apply(by Seat, a Action) (Trace, error)
	// Effects gives what the last Apply caused; the slice is reused by the next.
	Effects() []Effect
	// Timeout is the rules' choice for s, who is in Turn, when time runs out.
	Timeout(s Seat) Action
	// View is what s may know; Nobody for an onlooker.
	View(s Seat) View
	// Gain is what each side has made in this deal so far.
	Gain() []int
	// Over tells whether the match is finished.
	Over() bool
	// Clone gives an independent copy.
	Clone() State
}

// Reseater is a State whose rules ask who sits where: in Watten a person answers
// raises for the pair. Where a table changes its players between two deals it
// tells such a state; the number of seats stays.
type Reseater interface {
	Reseat(players []Player)
}
