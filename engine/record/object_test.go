package record

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"
)

// Whatever is taken apart here, encoding/json takes apart in the same way.
func FuzzObject(f *testing.F) {
	for line := range strings.Lines(small) {
		f.Add([]byte(line))
	}
	for _, text := range []string{
		`{}`, ` { } `, `{"":""}`, `{"a":{"b":["}",{"c":"\""}]},"d":-1.5e+3 }`, `{"\u0061":1,"\\":2,"\ud83d\ude00":3}`,
		`{"a":1,"a":2}`, `{"a" : null , "b":true}`, `[]`, `7`, `null`, `"{}"`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if !json.Valid(text) || !utf8.Valid(text) {
			return // lines.next lets none through
		}
		o, err := parseObject(text)
		var want map[string]json.RawMessage
		if wantErr := json.Unmarshal(text, &want); wantErr != nil || want == nil {
			if err == nil {
				t.Fatalf("%s is no object and was read as %v", text, o)
			}
			return
		}
		if err != nil {
			if strings.Contains(err.Error(), "stands twice") || strings.Contains(err.Error(), "more than") {
				return // stricter than encoding/json
			}
			t.Fatalf("%s: %v", text, err)
		}
		if len(o) != len(want) {
			t.Fatalf("%s has %d fields, not %d", text, len(want), len(o))
		}
		for _, f := range o {
			if value, ok := want[f.key]; !ok || !bytes.Equal(value, f.value) {
				t.Errorf("%s: field %q is %s, want %s", text, f.key, f.value, value)
			}
		}
	})
}
