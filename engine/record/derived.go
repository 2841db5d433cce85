package record

import (
	"encoding/json"
	"fmt"
	"reflect"

	"krutzjass/engine"
)

// appendDerived writes the derived line of an effect at a table of so many
// sides; effects that are shown but not recorded (an open Weis) write nothing.
func appendDerived(b []byte, e *engine.Effect, sides int) []byte {
	totals := true
	switch e.Kind {
	case engine.Take:
		totals = false
		b = appendInt(append(b, `{"take":`...), e.Seat)
		b = appendInt(append(b, `,"trick":`...), e.Trick)
		if e.Points >= 0 {
			b = appendInt(append(b, `,"points":`...), e.Points)
		}
	case engine.Score:
		b = appendInt(append(b, `{"score":{"side":`...), e.Side)
		b = appendInt(append(b, `,"points":`...), e.Points)
		b = append(appendText(append(b, `,"why":`...), e.Why.String()), '}')
	case engine.Bergpreis:
		b = append(appendInt(append(b, `{"bergpreis":{"side":`...), e.Side), '}')
	case engine.HandEnd:
		b = append(appendList(append(b, `{"hand":{"sides":`...), e.Sums[:sides], appendInt[int32]), '}')
	case engine.MatchEnd:
		b = append(appendList(append(b, `{"end":{"winners":`...), e.Winners.List(), appendInt[engine.Side]), '}')
	default:
		return b
	}
	if totals {
		b = appendList(append(b, `,"totals":`...), e.Totals[:sides], appendInt[int32])
	}
	return append(b, '}', '\n')
}

// derivedKeys name the derived lines.
var derivedKeys = []string{"take", "score", "bergpreis", "hand", "end"}

func (o object) derived() (key string, ok bool) {
	for _, key := range derivedKeys {
		if _, ok := o.find(key); ok {
			return key, true
		}
	}
	return "", false
}

// labels say in words what a key of a derived line stands for.
var labels = map[string]string{
	"take": "winner of the trick", "trick": "number of the trick", "points": "points", "totals": "totals",
	"side": "side", "why": "reason", "sides": "points of the hand", "winners": "winners of the match",
}

// compare tells, as a sentence, where got, a derived line, differs from want,
// the line that follows from the moves. Fields that want has not are ignored.
func compare(want, got object) error {
	kind, _ := want.derived()
	if found, _ := got.derived(); found != kind {
		return fmt.Errorf("expected a %q line, found a %q line", kind, found)
	}
	return compareFields(want, got)
}

func compareFields(want, got object) error {
	for _, w := range want {
		g, ok := got.find(w.key)
		if !ok {
			return fmt.Errorf("%q is missing", w.key)
		}
		if inner, err := parseObject(w.value); err == nil {
			found, err := parseObject(g)
			if err != nil {
				return fmt.Errorf("%q: %w", w.key, err)
			}
			if err := compareFields(inner, found); err != nil {
				return err
			}
		} else if !sameJSON(w.value, g) {
			return fmt.Errorf("wrong %s: it should be %s, not %s", labels[w.key], w.value, g)
		}
	}
	return nil
}

// sameJSON tells whether two valid JSON texts mean the same.
func sameJSON(a, b []byte) bool {
	if string(a) == string(b) {
		return true
	}
	var x, y any
	return json.Unmarshal(a, &x) == nil && json.Unmarshal(b, &y) == nil && reflect.DeepEqual(x, y)
}
