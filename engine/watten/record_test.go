package watten_test

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/record"
	"krutzjass/engine/table"
	"krutzjass/engine/watten"
)

func lookup(key string) (engine.Game, bool) { return watten.Game{}, key == watten.Key }

var stamp = record.Stamp{ID: "6ba7b810-9dad-41d1-80b4-00c04fd430c8", Start: "2026-03-01T20:15:00+01:00", App: "1.0"}

// sitting gives players: h is a person, r one at another device, anything else a
// computer.
func sitting(kinds string) (list []engine.Player) {
	by := map[rune]string{'h': "human", 'r': "remote"}
	for i, k := range kinds {
		p := engine.Player{Name: fmt.Sprint("P", i), By: by[k]}
		if p.By == "" {
			p.By = "regular"
		}
		list = append(list, p)
	}
	return list
}

// match plays a random match and records it move by move; before every deal the
// players change.
func match(t *testing.T, seed uint64, o engine.Options) (string, *table.Table) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 3))
	people := []string{"hhhh", "hcch", "chrc", "cccc", "rccr"}
	at, err := table.New(watten.Game{}, engine.Setup{Options: o, Seats: sitting("hccc")})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w := record.NewWriter(&out)
	check := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	check(w.Begin(stamp, at))
	for !at.Over() {
		if last, ok := at.Last(); at.DealDue() && ok && !table.Dealing(last.Action.Kind) {
			check(at.Reseat(sitting(people[r.IntN(len(people))])))
			check(w.Seats(at))
		}
		if due, err := at.Draw(r); due {
			check(err)
		} else {
			by, late := at.Turn().First(), r.IntN(9) == 0
			legal := at.Legal(nil, by)
			a := legal[r.IntN(len(legal))]
			if late {
				a = at.Timeout(by)
			}
			check(at.Apply(by, a, late))
		}
		check(w.Move(at))
	}
	return out.String(), at
}

var restField = regexp.MustCompile(`,"rest":"[^"]*"`)

// What is written is read back, with the rest of the pack and without, and a
// stake that is a point too high is found.
func TestRecords(t *testing.T) {
	for i, o := range sets {
		text, at := match(t, uint64(i), o)
		if n := strings.Count(text, `"rest":`); n == 0 || n != strings.Count(text, `"do":"deal"`) {
			t.Errorf("%v: %d of the deals name the rest", o, n)
		}
		for what, text := range map[string]string{"whole": text, "without the rest": restField.ReplaceAllString(text, "")} {
			if sum, err := record.Verify(strings.NewReader(text), lookup); err != nil || sum.Games != 1 {
				t.Errorf("%v, %s: %+v, %v", o, what, sum, err)
			}
			saved, err := record.Load(strings.NewReader(text), lookup)
			if err != nil || !slices.Equal(saved.Table.View(0).Totals, at.View(0).Totals) {
				t.Errorf("%v, %s: read back with an error %v", o, what, err)
			}
		}
		wrong := strings.Replace(text, `"points":2,"why":"stake"`, `"points":3,"why":"stake"`, 1)
		if _, err := record.Verify(strings.NewReader(wrong), lookup); err == nil || wrong == text {
			t.Errorf("%v: a wrong stake verifies", o)
		}
	}
}

var remake = flag.Bool("remake", false, "write the recorded match of testdata anew")

// A recorded match with all that can happen stands as it was read through: a
// change of the rules shows as a change of this file.
func TestRecordedMatch(t *testing.T) {
	const file = "testdata/match.jsonl"
	text, _ := match(t, 31, engine.Options{"weli": true, "guate": true, "duty": "rechte", "raising": true, "target": 11})
	if *remake {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if text != string(want) {
		t.Errorf("the match is played and written otherwise than in %s; -remake writes it anew:\n%s", file, text)
	}
}

// The lines of a hand as RECORD.md has them.
func TestLines(t *testing.T) {
	text := `{"record":1,"id":"6ba7b810-9dad-41d1-80b4-00c04fd430c8","game":"watten","options":` +
		`{"variant":"bavarian","target":15,"weli":false,"guate":false,"duty":"none","raising":true},"seats":[{"name":"P0","by":"regular"},` +
		`{"name":"P1","by":"regular"},{"name":"P2","by":"regular"},{"name":"P3","by":"regular"}],"start":"2026-03-01T20:15:00+01:00","app":"1.0"}
{"n":1,"seat":-1,"do":"deal","dealer":3,"hands":["HA DQ C8 S9 SJ","H7 D9 C7 CK SA","H9 HQ DA CJ S8","H10 HK D8 C9 SK"],"rest":"H8 HJ D7 D10 DJ DK C10 CQ CA S7 S10 SQ"}
{"n":2,"seat":0,"do":"schlag","rank":"9"}
{"n":3,"seat":3,"do":"trump","suit":"H"}
{"n":4,"seat":0,"do":"play","cards":"SJ"}
{"n":5,"seat":1,"do":"play","cards":"SA"}
{"n":6,"seat":2,"do":"play","cards":"HQ"}
{"n":7,"seat":3,"do":"play","cards":"H10"}
{"take":2,"trick":1}
{"n":8,"seat":2,"do":"raise"}
{"n":9,"seat":3,"do":"raise"}
{"n":10,"seat":0,"do":"giveup","timeout":true}
{"score":{"side":1,"points":3,"why":"stake"},"totals":[0,3]}
{"hand":{"sides":[0,3]},"totals":[0,3]}
`
	saved, err := record.Load(strings.NewReader(text), lookup)
	if err != nil || saved.Torn {
		t.Fatalf("%v", err)
	}
	var again strings.Builder
	if err := record.Write(&again, stamp, saved.Table); err != nil || again.String() != text {
		t.Errorf("written again with %v as\n%s", err, again.String())
	}
}

// Who answers for a pair: its one human, at this or another device, else the
// opponent to the raiser's left (watten.md 3.6); players who change count from
// the next deal on.
func TestWhoAnswers(t *testing.T) {
	for _, c := range []struct {
		seats  string
		answer engine.Seat // to a raise of seat 0
	}{{"cccc", 1}, {"hccc", 1}, {"chcc", 1}, {"ccch", 3}, {"hcch", 3}, {"cccr", 3}, {"chch", 1}, {"crch", 1}, {"chcr", 1}} {
		t.Run(c.seats, func(t *testing.T) {
			for _, from := range []string{c.seats, "hhhh", "ccch", "chcc"} {
				at, err := table.New(watten.Game{}, engine.Setup{Options: engine.Options{"raising": true}, Seats: sitting(from)})
				if err != nil {
					t.Fatal(err)
				}
				if err := at.Reseat(sitting(c.seats)); err != nil {
					t.Fatal(err)
				}
				toRaise(t, at)
				if got := at.Turn().First(); got != c.answer {
					t.Errorf("first %s: seat %d answers, want %d", from, got, c.answer)
				}
				back, err := at.Before(len(at.Log()))
				if err != nil || back.Turn() != at.Turn() {
					t.Errorf("told again: %v, %v", back.Turn().List(), err)
				}
			}
		})
	}
}

// toRaise plays with seat 3 as dealer up to a raise of seat 0.
func toRaise(t *testing.T, at *table.Table) {
	t.Helper()
	if err := at.Apply(engine.Nature, engine.Action{Kind: engine.Dealer, Arg: 3}, false); err != nil {
		t.Fatal(err)
	}
	for at.Turn().Has(engine.Nature) {
		if _, err := at.Draw(rand.New(rand.NewPCG(1, 1))); err != nil {
			t.Fatal(err)
		}
	}
	for _, a := range []engine.Action{{Kind: engine.Schlag, Arg: 9}, {Kind: engine.Trump}, {Kind: engine.Raise}} {
		if err := at.Apply(at.Turn().First(), a, false); err != nil {
			t.Fatal(err)
		}
	}
}
