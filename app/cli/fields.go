package cli

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// fields is a JSON object by its keys, the values unread. A null stands for a
// field that is missing.
type fields map[string]json.RawMessage

// read reads a field and tells whether it is there; want says in words what it
// must be.
func read[T any](f fields, key, want string) (value T, there bool, err error) {
	raw, ok := f[key]
	if !ok || string(raw) == "null" {
		return value, false, nil
	}
	if json.Unmarshal(raw, &value) != nil {
		return *new(T), true, fmt.Errorf("%q cannot be %s: expected %s", key, shorten(raw), want)
	}
	return value, true, nil
}

// need is read for a field that must be there.
func need[T any](f fields, key, want string) (T, error) {
	value, there, err := read[T](f, key, want)
	if err == nil && !there {
		err = fmt.Errorf("the field %q is missing: expected %s", key, want)
	}
	return value, err
}

// only tells, as a sentence, of a field that is not among the known ones.
func (f fields) only(known []string) error {
	for _, key := range slices.Sorted(maps.Keys(f)) {
		if !slices.Contains(known, key) {
			return fmt.Errorf("there is no field %q: expected some of %s", shorten([]byte(key)), strings.Join(known, ", "))
		}
	}
	return nil
}

// shorten keeps a value readable in a sentence.
func shorten(raw []byte) string {
	const most = 60
	text := []rune(strings.ToValidUTF8(string(raw), "?"))
	if len(text) > most {
		return string(text[:most]) + "..."
	}
	return string(text)
}
