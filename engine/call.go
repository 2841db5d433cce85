package engine

// CallText is a call as records write it (RECORD.md, Moves): each field that
// says something stands in the line, and an empty one does not.
type CallText struct {
	Row       string
	Mode      string
	Direction string
}

// CallTexter is implemented by a Game whose calls say more than a mode: in
// Coiffeur they name a row of the chart, and a mode or a direction where the row
// leaves it open.
type CallTexter interface {
	// CallText names what a, a Call of this game, says.
	CallText(a Action) CallText
	// ParseCall finds the action. Whether it is allowed is for Apply to say; the
	// error is a sentence about text that names no call.
	ParseCall(t CallText) (Action, error)
}
