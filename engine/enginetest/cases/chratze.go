package cases

import (
	_ "embed"
	"encoding/json"
	"testing"
)

//go:embed cases-chratze.json
var chratze []byte

// Chratze is one worked case of Chratze or Zwicken. Which fields are set depends
// on the kind.
type Chratze struct {
	ID          string          `json:"id"`
	Kind        string          `json:"kind"` // legal, winner, money
	Why         string          `json:"why"`
	Options     map[string]any  `json:"options"`
	Trump       string          `json:"trump"`
	Trick       string          `json:"trick"`
	Hand        string          `json:"hand"`
	Players     int             `json:"players"`
	Pot         int             `json:"pot"`
	Chratzer    int             `json:"chratzer"` // -1 in Zwicken
	Tricks      map[int]int     `json:"tricks"`
	Dealer      int             `json:"dealer"`
	DealerTrump bool            `json:"dealertrump"`
	Before      []int           `json:"before"` // chips by seat, the antes of the deal paid; nil: not told
	After       []int           `json:"after"`  // and once those of the next are paid
	Paid        map[int]int     `json:"paid"`
	Rest        int             `json:"rest"`
	Penalty     map[int]int     `json:"penalty"`
	New         int             `json:"new"`
	Expected    json.RawMessage `json:"expected"`
}

// RunChratze runs f as a subtest for every case of a kind. It fails if there is
// none.
func RunChratze(t *testing.T, kind string, f func(t *testing.T, c Chratze)) {
	t.Helper()
	var file struct {
		Tests []Chratze `json:"tests"`
	}
	if err := json.Unmarshal(chratze, &file); err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, c := range file.Tests {
		if c.Kind != kind {
			continue
		}
		if n++; c.Trump == "" {
			c.Trump = "H"
		}
		t.Run(c.ID, func(t *testing.T) { f(t, c) })
	}
	if n == 0 {
		t.Errorf("no case of kind %s", kind)
	}
}

// Want reads what is expected into v.
func (c Chratze) Want(t testing.TB, v any) {
	t.Helper()
	if err := json.Unmarshal(c.Expected, v); err != nil {
		t.Fatalf("%s: %v", c.ID, err)
	}
}
