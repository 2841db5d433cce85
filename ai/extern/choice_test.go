package extern

import (
	"encoding/json"
	"testing"
)

// An answer is a choice among those there are, or an error and no choice; what
// is quoted of it stays short and can be shown.
func FuzzChoice(f *testing.F) {
	for _, seed := range []string{`{"choose":0}`, `{"choose":1,"why":"a guess"}`, `{"choose":1.5}`, `{"choose":null}`, `{"choose":99999999999999999999}`, `[]`, "\xff\n", ``} {
		f.Add([]byte(seed), 3)
	}
	f.Fuzz(func(t *testing.T, line []byte, legal int) {
		i, err := parseChoice(line, legal)
		switch {
		case err != nil && i != 0:
			t.Errorf("choice %d and %v", i, err)
		case err == nil && (i < 0 || i >= legal || !json.Valid(line)):
			t.Errorf("%q is choice %d of %d", line, i, legal)
		}
		text := quote(line)
		if len(text) > 400 {
			t.Errorf("%d bytes are quoted", len(text))
		}
		for _, c := range []byte(text) {
			if c < ' ' || c > '~' {
				t.Fatalf("%q is quoted as %q", line, text)
			}
		}
	})
}
