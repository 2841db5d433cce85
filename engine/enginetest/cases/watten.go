package cases

import (
	_ "embed"
	"encoding/json"
	"testing"
)

//go:embed cases-watten.json
var watten []byte

// Watten is one worked case of Watten. Which fields are set depends on the kind.
type Watten struct {
	ID       string          `json:"id"`
	Kind     string          `json:"kind"` // ladder, winner, legal, flow, tense
	Why      string          `json:"why"`
	Options  map[string]any  `json:"options"`
	Schlag   string          `json:"schlag"`
	Trump    string          `json:"trump"`
	Number   int             `json:"number"` // of the trick in its hand, from 1
	Trick    string          `json:"trick"`
	Hand     string          `json:"hand"`
	Hands    []string        `json:"hands"` // by seat; in a ladder cards from high to low, equal ones together
	Totals   [2]int          `json:"totals"`
	Do       string          `json:"do"` // moves in order
	Expected json.RawMessage `json:"expected"`
}

// RunWatten runs f as a subtest for every case of a kind. It fails if there is
// none.
func RunWatten(t *testing.T, kind string, f func(t *testing.T, c Watten)) {
	t.Helper()
	var file struct {
		Tests []Watten `json:"tests"`
	}
	if err := json.Unmarshal(watten, &file); err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, c := range file.Tests {
		if c.Kind != kind {
			continue
		}
		if n++; c.Schlag == "" {
			c.Schlag = "9"
		}
		if c.Trump == "" {
			c.Trump = "H"
		}
		t.Run(c.ID, func(t *testing.T) { f(t, c) })
	}
	if n == 0 {
		t.Errorf("no case of kind %s", kind)
	}
}

// Want reads what is expected into v.
func (c Watten) Want(t testing.TB, v any) {
	t.Helper()
	if err := json.Unmarshal(c.Expected, v); err != nil {
		t.Fatalf("%s: %v", c.ID, err)
	}
}
