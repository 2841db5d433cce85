package engine

// WeisTexter is implemented by a Game in which Weis are called. A Weis action
// carries an index into the game's own list of choices, which means nothing
// outside the game; records, and programs that play along, name the Weis
// themselves: a run by its ends, "H9-HA", a four by its rank, "4xK" (RECORD.md,
// Moves).
type WeisTexter interface {
	// WeisText names the Weis that a, a Weis action of by, calls: best first, equal
	// ones in suit order H D C S. st is the state just before a was applied or
	// just after it: by has laid no card since. The list is never empty for an
	// action that is or was in Legal; it is nil for any other.
	WeisText(st State, by Seat, a Action) []string
	// ParseWeis finds the action of st.Legal with which by calls exactly the
	// Weis listed, in any order. Nothing changes. The error is ErrTurn or an
	// *Illegal that says what is wrong: text that is no Weis, a Weis that by
	// does not hold, Weis that need a card twice, or a time at which none may be
	// called.
	ParseWeis(st State, by Seat, list []string) (Action, error)
}
