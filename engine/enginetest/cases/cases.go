// Package cases holds the worked cases of the rules as data: given positions
// with the answer that the rules require. Each game and each shared part runs
// those that concern it, under the ids given there.
package cases

import (
	_ "embed"
	"encoding/json"
	"strings"
	"testing"
)

//go:embed cases-jass.json
var jass []byte

// Case is one worked case. Which fields are set depends on the kind; Expected
// is read with [Case.Want].
type Case struct {
	ID       string          `json:"id"`
	Kind     string          `json:"kind"`
	Line     string          `json:"line"` // the case as a person writes it
	Rule     string          `json:"rule"` // kA, kB, k, schieber, sch, diff, mol
	Mode     string          `json:"mode"` // tH, tD, tC, tS, OBE, UND, MOL0
	Trick    string          `json:"trick"`
	Hand     string          `json:"hand"`
	Last     int             `json:"last"`  // last-trick bonus
	Order    string          `json:"order"` // calls, "a:S10-SQ, b:DJ-DK"
	Cross    bool            `json:"cross"` // Kreuzweis
	Ext      bool            `json:"ext"`   // long runs count more
	Seq      []string        `json:"seq"`
	Expected json.RawMessage `json:"expected"`
}

// FullHand is a whole hand played out.
type FullHand struct {
	Name   string   `json:"name"`
	Mode   string   `json:"mode"`
	Hands  []string `json:"hands"`
	Tricks []struct {
		Lead   string   `json:"lead"`
		Cards  []string `json:"cards"`
		Win    string   `json:"win"`
		Points int      `json:"points"`
	} `json:"tricks"`
	Points []int          `json:"points"`
	Final  map[string]any `json:"final"`
}

type file struct {
	Tests     []Case     `json:"tests"`
	FullHands []FullHand `json:"full_hands"`
}

func read(t testing.TB) file {
	t.Helper()
	var f file
	if err := json.Unmarshal(jass, &f); err != nil {
		t.Fatal(err)
	}
	return f
}

// Run runs f as a subtest for every case of a kind that one of the rules names;
// no rules means all. It fails if there is none.
func Run(t *testing.T, kind string, rules []string, f func(t *testing.T, c Case)) {
	t.Helper()
	n := 0
	for _, c := range read(t).Tests {
		if c.Kind != kind || len(rules) > 0 && !contains(rules, c.Rule) {
			continue
		}
		n++
		t.Run(c.ID, func(t *testing.T) { f(t, c) })
	}
	if n == 0 {
		t.Errorf("no case of kind %s for %v", kind, rules)
	}
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// Find gives the case with an id.
func Find(t testing.TB, id string) Case {
	t.Helper()
	for _, c := range read(t).Tests {
		if c.ID == id {
			return c
		}
	}
	t.Fatalf("no case %s", id)
	return Case{}
}

// StoeckOrders are the cases in which one player lays Kings and Queens of trump
// in the order of Seq; they expect the places at which Stöck counts in house set
// A, in B, and with a second pair counting.
var StoeckOrders = []string{"J:S01", "J:S03", "J:S04", "J:S06"}

// Hand gives the full hand whose name starts with prefix.
func Hand(t testing.TB, prefix string) FullHand {
	t.Helper()
	for _, h := range read(t).FullHands {
		if strings.HasPrefix(h.Name, prefix) {
			return h
		}
	}
	t.Fatalf("no full hand %s", prefix)
	return FullHand{}
}

// Want reads what is expected into v.
func (c Case) Want(t testing.TB, v any) {
	t.Helper()
	if err := json.Unmarshal(c.Expected, v); err != nil {
		t.Fatalf("%s: %v", c.Line, err)
	}
}

// ModeName gives the mode as records write it: H, OBE, none.
func (c Case) ModeName() string { return modeName(c.Mode) }

// ModeName gives the mode as records write it.
func (h FullHand) ModeName() string { return modeName(h.Mode) }

func modeName(m string) string {
	if m == "MOL0" {
		return "none"
	}
	return strings.TrimPrefix(m, "t")
}

// Seat reads a seat letter: a is 0.
func Seat(letter string) int { return int(letter[0] - 'a') }
