package schieber_test

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/record"
	"krutzjass/engine/schieber"
	"krutzjass/engine/table"
)

var stamp = record.Stamp{ID: "6ba7b810-9dad-41d1-80b4-00c04fd430c8", Start: "2026-03-01T20:15:00+01:00", App: "1.0"}

func lookup(key string) (engine.Game, bool) { return schieber.Game{}, key == schieber.Key }

// match plays a match by chance and gives its record, written move by move.
func match(t *testing.T, seed uint64, o engine.Options) string {
	t.Helper()
	players := []engine.Player{{Name: "Anna", By: "random"}, {Name: "Beat", By: "random"}, {Name: "Carla", By: "random"}, {Name: "Dora", By: "random"}}
	at, err := table.New(schieber.Game{}, engine.Setup{Options: o, Seats: players})
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
	seen := map[string]bool{}
	want := []string{`"options":{"target":300,"factors":true,"kreuzweis":true,"bergpreis":150,"earlyStoeck":true}`,
		`"do":"push"}`, `"do":"call","mode":"H"}`, `"do":"call","mode":"OBE"}`, `"do":"weis","weis":["`, `"do":"noweis"}`, `,"stoeck":true}`,
		`"why":"trick"}`, `"why":"weis"}`, `"why":"stoeck"}`, `{"bergpreis":{"side":0},"totals":[`, `{"bergpreis":{"side":1},"totals":[`, `{"hand":{"sides":[`, `{"end":{"winners":[0]}`}
	for seed := range uint64(60) {
		text := match(t, seed, engine.Options{"target": 300, "earlyStoeck": true})
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

// What a record tells otherwise than the rules is found, with its line.
func TestRecordFaults(t *testing.T) {
	for _, row := range []struct{ name, old, new, want string }{
		{"a part of the Weis", `"weis":["4x8","S7-S9"]`, `"weis":["4x8"]`, "it declares all it holds"},
		{"a Weis left out", `"do":"noweis"`, `"do":"play","cards":"DK"`, "before the first card"},
		{"another factor", `{"score":{"side":1,"points":42`, `{"score":{"side":1,"points":14`, "wrong points"},
		{"another first dealer", `"do":"deal","dealer":3`, `"do":"deal","dealer":2`, "the dealer is seat 3, not 2"},
		{"no mode", `"do":"call","mode":"UND"`, `"do":"call","mode":"none"`, "is not a mode"},
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
	if sum, err := record.Verify(strings.NewReader(small), lookup); err != nil || sum.Moves != 9 {
		t.Errorf("the record itself: %+v, %v", sum, err)
	}
}

// small is the beginning of a match in which seat 0 holds the Seven of hearts.
const small = `{"record":1,"id":"6ba7b810-9dad-41d1-80b4-00c04fd430c8","game":"schieber","options":{"target":2500,"factors":true,"kreuzweis":true,"bergpreis":1500,"earlyStoeck":false},"seats":[{"name":"Anna","by":"random"},{"name":"Beat","by":"random"},{"name":"Carla","by":"random"},{"name":"Dora","by":"random"}],"start":"2026-03-01T20:15:00+01:00","app":"1.0"}
{"n":1,"seat":-1,"do":"deal","dealer":3,"hands":["H7 H8 D8 C8 S7 S8 S9 DA CA","H6 H9 HJ D6 D9 DJ C6 C9 CJ","H10 HQ HA D7 D10 DQ C7 C10 CQ","HK DK CK S6 S10 SJ SQ SK SA"]}
{"n":2,"seat":0,"do":"push"}
{"n":3,"seat":2,"do":"call","mode":"UND"}
{"n":4,"seat":0,"do":"weis","weis":["4x8","S7-S9"]}
{"n":5,"seat":0,"do":"play","cards":"DA"}
{"n":6,"seat":1,"do":"play","cards":"D9"}
{"n":7,"seat":2,"do":"play","cards":"D10"}
{"n":8,"seat":3,"do":"noweis"}
{"n":9,"seat":3,"do":"play","cards":"DK"}
{"take":1,"trick":1,"points":14}
{"score":{"side":0,"points":360,"why":"weis"},"totals":[360,0]}
{"score":{"side":1,"points":42,"why":"trick"},"totals":[360,42]}
`
