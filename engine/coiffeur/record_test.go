package coiffeur_test

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/coiffeur"
	"krutzjass/engine/record"
	"krutzjass/engine/table"
)

var stamp = record.Stamp{ID: "6ba7b810-9dad-41d1-80b4-00c04fd430c8", Start: "2026-03-01T20:15:00+01:00", App: "1.0"}

func lookup(key string) (engine.Game, bool) { return coiffeur.Game{}, key == coiffeur.Key }

// match plays a match by chance and gives its record, written move by move.
func match(t *testing.T, seed uint64, o engine.Options) string {
	t.Helper()
	players := []engine.Player{{Name: "Anna", By: "random"}, {Name: "Beat", By: "random"}, {Name: "Carla", By: "random"}, {Name: "Dora", By: "random"}}
	at, err := table.New(coiffeur.Game{}, engine.Setup{Options: o, Seats: players})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	r, w := rand.New(rand.NewPCG(seed, 5)), record.NewWriter(&out)
	if err := w.Begin(stamp, at); err != nil {
		t.Fatal(err)
	}
	for !at.Over() {
		due, err := at.Draw(r)
		if !due {
			by := at.Turn().First()
			legal := at.Legal(nil, by)
			err = at.Apply(by, legal[r.IntN(len(legal))], false)
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := w.Move(at); err != nil {
			t.Fatal(err)
		}
	}
	return out.String()
}

// Records have the names and the order of RECORD.md, and verify.
func TestRecord(t *testing.T) {
	rows := names{"D", "UND", "slalom", "guschti", "joker", "misere", "3x3", "joker"}
	want := []string{`"options":{"rows":["D","UND","slalom","guschti","joker","misere","3x3","joker"],"factors":[1,2,3,4,5,6,7,8],"match":160}`,
		`"do":"pass"}`, `"do":"call","row":"D"}`, `"do":"call","row":"slalom","direction":"OBE"}`, `"do":"call","row":"guschti","direction":"UND"}`,
		`"do":"call","row":"joker","mode":"H"}`, `"do":"call","row":"misere"}`, `"do":"call","row":"3x3","mode":"`, `"do":"direction","mode":"`,
		`"why":"row"},"totals":[`, `{"hand":{"sides":[0,`, `{"end":{"winners":[1]}`, `"trick":9,"points":`}
	seen := map[string]bool{}
	for seed := range uint64(12) {
		text := match(t, seed, engine.Options{"rows": rows})
		if sum, err := record.Verify(strings.NewReader(text), lookup); err != nil || sum.Games != 1 {
			t.Fatalf("seed %d: %+v, %v\n%s", seed, sum, err, text)
		}
		for _, part := range want {
			seen[part] = seen[part] || strings.Contains(text, part)
		}
	}
	for _, part := range want {
		if !seen[part] {
			t.Errorf("no record has %s", part)
		}
	}
}

// What a record tells otherwise than the rules is found.
func TestRecordFaults(t *testing.T) {
	if sum, err := record.Verify(strings.NewReader(small), lookup); err != nil || sum.Moves != 8 {
		t.Fatalf("the record itself: %+v, %v", sum, err)
	}
	for _, row := range []struct{ name, old, new, want string }{
		{"no row", `"row":"slalom","direction":"OBE"`, `"mode":"OBE"`, `"row" is missing`},
		{"a row of another chart", `"row":"slalom","direction":"OBE"`, `"row":"H"`, "not open"},
		{"no direction", `"row":"slalom","direction":"OBE"`, `"row":"slalom"`, `"direction", one of OBE UND`},
		{"a number for a direction", `"row":"slalom","direction":"OBE"`, `"row":"slalom","direction":1`, `"direction" must be text`},
		{"the other direction's points", `"take":3,"trick":1,"points":15`, `"take":3,"trick":1,"points":6`, "wrong points"},
		{"fewer factors than rows", `"factors":[1,2]`, `"factors":[1]`, "has 1 numbers for 2 rows"},
	} {
		t.Run(row.name, func(t *testing.T) {
			if !strings.Contains(small, row.old) {
				t.Fatalf("the record has no %s", row.old)
			}
			_, err := record.Verify(strings.NewReader(strings.Replace(small, row.old, row.new, 1)), lookup)
			if err == nil || !strings.Contains(err.Error(), row.want) {
				t.Errorf("got %v, want %q", err, row.want)
			}
		})
	}
}

// small is the beginning of a match in which seat 0 holds the Seven of hearts
// and passes, and seat 1 calls.
const small = `{"record":1,"id":"6ba7b810-9dad-41d1-80b4-00c04fd430c8","game":"coiffeur","options":{"rows":["D","slalom"],"factors":[1,2],"match":160},"seats":[{"name":"Anna","by":"random"},{"name":"Beat","by":"random"},{"name":"Carla","by":"random"},{"name":"Dora","by":"random"}],"start":"2026-03-01T20:15:00+01:00","app":"1.0"}
{"n":1,"seat":-1,"do":"deal","dealer":3,"hands":["H7 H8 D8 C8 S7 S8 S9 DA CA","H6 H9 HJ D6 D9 DJ C6 C9 CJ","H10 HQ HA D7 D10 DQ C7 C10 CQ","HK DK CK S6 S10 SJ SQ SK SA"]}
{"n":2,"seat":0,"do":"pass"}
{"n":3,"seat":1,"do":"call","row":"slalom","direction":"OBE"}
{"n":4,"seat":1,"do":"play","cards":"D6"}
{"n":5,"seat":2,"do":"play","cards":"DQ"}
{"n":6,"seat":3,"do":"play","cards":"DK"}
{"n":7,"seat":0,"do":"play","cards":"D8"}
{"take":3,"trick":1,"points":15}
{"n":8,"seat":3,"do":"play","cards":"S6"}
`
