package differenzler_test

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/differenzler"
	"krutzjass/engine/record"
	"krutzjass/engine/table"
)

func lookup(key string) (engine.Game, bool) { return differenzler.Game{}, key == differenzler.Key }

var stamp = record.Stamp{ID: "6ba7b810-9dad-41d1-80b4-00c04fd430c8", Start: "2026-03-01T20:15:00+01:00", App: "1.0"}

// match plays a random match and records it move by move; now and then the clock
// plays.
func match(t *testing.T, seed uint64, seats int, o engine.Options) (string, *table.Table) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 3))
	setup := engine.Setup{Options: o}
	for i := range seats {
		setup.Seats = append(setup.Seats, engine.Player{Name: fmt.Sprint("P", i), By: "random"})
	}
	at, err := table.New(differenzler.Game{}, setup)
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
		if due, err := at.Draw(r); due {
			check(err)
		} else {
			list := at.Turn().List()
			by, late := list[r.IntN(len(list))], r.IntN(9) == 0
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

// What is written is read back; a difference that is a point off is found.
func TestRecords(t *testing.T) {
	for i, o := range sets {
		text, at := match(t, uint64(i), 4, o)
		if sum, err := record.Verify(strings.NewReader(text), lookup); err != nil || sum.Games != 1 {
			t.Errorf("%v: %+v, %v", o, sum, err)
		}
		saved, err := record.Load(strings.NewReader(text), lookup)
		if err != nil || !slices.Equal(saved.Table.View(0).Totals, at.View(0).Totals) {
			t.Errorf("%v: read back with an error %v", o, err)
		}
		wrong := strings.Replace(text, `,"why":"difference"`, `0,"why":"difference"`, 1)
		if _, err := record.Verify(strings.NewReader(wrong), lookup); err == nil || wrong == text {
			t.Errorf("%v: a wrong difference verifies", o)
		}
	}
}

var remake = flag.Bool("remake", false, "write the recorded match of testdata anew")

// A recorded match stands as it was read through: a change of the rules shows as
// a change of this file.
func TestRecordedMatch(t *testing.T) {
	const file = "testdata/match.jsonl"
	text, _ := match(t, 31, 4, engine.Options{"rounds": 4, "exact": 10})
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

// The lines of a deal as RECORD.md has them.
func TestLines(t *testing.T) {
	text := `{"record":1,"id":"6ba7b810-9dad-41d1-80b4-00c04fd430c8","game":"differenzler","options":{"rounds":4,"open":false,"exact":10},` +
		`"seats":[{"name":"P0","by":"random"},{"name":"P1","by":"random"},{"name":"P2","by":"random"},{"name":"P3","by":"random"}],` +
		`"start":"2026-03-01T20:15:00+01:00","app":"1.0"}
{"n":1,"seat":-1,"do":"deal","dealer":0,"hands":["S6 S7 S8 S9 S10 SJ SQ SK SA","H6 H7 H8 H9 H10 HJ HQ HK HA","D6 D7 D8 D9 D10 DJ DQ DK DA","C6 C7 C8 C9 C10 CJ CQ CK CA"]}
{"n":2,"seat":-1,"do":"trump","suit":"H"}
{"n":3,"seat":3,"do":"predict","points":5}
{"n":4,"seat":0,"do":"predict","points":0}
{"n":5,"seat":1,"do":"predict","points":157}
{"n":6,"seat":2,"do":"predict","points":39,"timeout":true}
`
	n := 6
	play := func(by int, c string) {
		n++
		text += fmt.Sprintf(`{"n":%d,"seat":%d,"do":"play","cards":"%s"}`+"\n", n, by, c)
	}
	points := []int{0, 0, 0, 14, 10 + 30, 20 + 6, 3 + 9, 4 + 12, 11 + 33 + 5}
	for i, rank := range strings.Fields("6 7 8 9 10 J Q K A") {
		for j, suit := range []string{"H", "D", "C", "S"} {
			play((j+1)%4, suit+rank)
		}
		text += fmt.Sprintf(`{"take":1,"trick":%d,"points":%d}`+"\n", i+1, points[i])
	}
	text += `{"score":{"side":0,"points":0,"why":"difference"},"totals":[0,0,0,0]}
{"score":{"side":1,"points":-10,"why":"difference"},"totals":[0,-10,0,0]}
{"score":{"side":2,"points":39,"why":"difference"},"totals":[0,-10,39,0]}
{"score":{"side":3,"points":5,"why":"difference"},"totals":[0,-10,39,5]}
{"hand":{"sides":[0,-10,39,5]},"totals":[0,-10,39,5]}
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
