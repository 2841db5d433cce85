package record

import "krutzjass/engine"

// callKeys are the fields of a call that names a row, in the order in which they
// are written (RECORD.md, Coiffeur call).
var callKeys = []struct {
	key  string
	text func(*engine.CallText) *string
}{
	{"row", func(t *engine.CallText) *string { return &t.Row }},
	{"mode", func(t *engine.CallText) *string { return &t.Mode }},
	{"direction", func(t *engine.CallText) *string { return &t.Direction }},
}

// appendCall writes the fields that say something.
func appendCall(b []byte, t engine.CallText) []byte {
	for _, f := range callKeys {
		if text := *f.text(&t); text != "" {
			b = append(appendText(append(b, ','), f.key), ':')
			b = appendText(b, text)
		}
	}
	return b
}

// parseCall reads what appendCall writes. The row must be there.
func parseCall(o object, g engine.CallTexter) (engine.Action, error) {
	if _, err := o.text("row"); err != nil {
		return engine.Action{}, err
	}
	var t engine.CallText
	for _, f := range callKeys {
		text, err := o.optionalText(f.key)
		if err != nil {
			return engine.Action{}, err
		}
		*f.text(&t) = text
	}
	return g.ParseCall(t)
}
