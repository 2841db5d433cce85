package cli

import (
	"bytes"
	"encoding/json"

	"krutzjass/engine"
	"krutzjass/engine/record"
	"krutzjass/netplay/wire"
)

// words tells a program what its seat may see: events and moves as lines of
// records, views as they go over the network, with their setup.
type words struct {
	chair
	seen *record.Seen
}

func newWords(c chair) *words { return &words{chair: c, seen: record.NewSeen(c.game)} }

// Hello is described by extern.Words.
func (w *words) Hello(dst []byte) []byte {
	return appendLine(dst, struct {
		Hello   int            `json:"hello"`
		Game    string         `json:"game"`
		Options engine.Options `json:"options"`
		Seat    engine.Seat    `json:"seat"`
	}{1, w.setup.Game, w.setup.Options, w.seat})
}

// Event is described by extern.Words.
func (w *words) Event(dst []byte, e engine.Event, v engine.View) ([]byte, error) {
	lines, err := w.seen.Event(nil, e, v)
	return appendEvents(dst, lines), err
}

// Decide is described by extern.Words.
func (w *words) Decide(dst []byte, v engine.View) ([]byte, error) {
	dst = appendEvents(dst, w.seen.Flush(nil))
	legal, err := record.AppendMoves(nil, w.game, v)
	if err != nil {
		return dst, err
	}
	type view struct {
		Setup wire.Setup `json:"setup"`
		wire.View
	}
	type question struct {
		View  view            `json:"view"`
		Legal json.RawMessage `json:"legal"`
	}
	seen := wire.FromView(v)
	seen.Legal = nil // they stand beside the view, as moves
	return appendLine(dst, struct {
		Decide question `json:"decide"`
	}{question{view{wire.FromSetup(v.Setup), seen}, legal}}), nil
}

// appendEvents wraps each line.
func appendEvents(dst, lines []byte) []byte {
	for line := range bytes.Lines(lines) {
		dst = append(append(dst, `{"event":`...), bytes.TrimSuffix(line, []byte("\n"))...)
		dst = append(dst, '}', '\n')
	}
	return dst
}

func appendLine(dst []byte, v any) []byte {
	line, err := json.Marshal(v)
	if err != nil {
		panic(err) // plain data, always JSON
	}
	return append(append(dst, line...), '\n')
}
