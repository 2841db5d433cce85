package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"krutzjass/engine"
)

// told plays some hands of a match by chance and gives its record, and what each
// seat, an onlooker last, was told of it.
func told(t *testing.T, key string, hands int, options engine.Options) (lines []string, seen [][]string) {
	t.Helper()
	var out bytes.Buffer
	r := rand.New(rand.NewPCG(7, 7))
	at, w := newTable(t, key, options), NewWriter(&out)
	if err := w.Begin(stamp, at); err != nil {
		t.Fatal(err)
	}
	n := len(at.Players())
	texts, tellers := make([][]byte, n+1), make([]*Seen, n+1)
	for i := range tellers {
		tellers[i] = NewSeen(at.Game())
	}
	for !at.Over() && hands > 0 {
		step(t, at, r)
		if err := w.Move(at); err != nil {
			t.Fatal(err)
		}
		for i := range tellers {
			seat := engine.Seat(i)
			if i == n {
				seat = engine.Nobody
			}
			if e, ok := at.Event(seat); ok {
				var err error
				if texts[i], err = tellers[i].Event(texts[i], e, at.View(seat)); err != nil {
					t.Fatal(err)
				}
			}
			if i < n && len(at.Legal(nil, seat)) > 0 {
				texts[i] = tellers[i].Flush(texts[i])
				checkMoves(t, at.Game(), at.View(seat))
			}
		}
		for _, e := range at.Effects() {
			if e.Kind == engine.HandEnd {
				hands--
			}
		}
	}
	for _, text := range texts {
		seen = append(seen, split(string(text)))
	}
	return split(out.String())[1:], seen
}

// checkMoves demands one object for each legal action, no two alike.
func checkMoves(t *testing.T, g engine.Game, v engine.View) {
	t.Helper()
	text, err := AppendMoves(nil, g, v)
	if err != nil {
		t.Fatal(err)
	}
	var list []json.RawMessage
	if err := json.Unmarshal(text, &list); err != nil || len(list) != len(v.Legal) {
		t.Fatalf("%d moves, %v: want %d\n%s", len(list), err, len(v.Legal), text)
	}
	known := map[string]bool{}
	for i, m := range list {
		if known[string(m)] || !strings.Contains(string(m), fmt.Sprintf(`"do":"%v"`, v.Legal[i].Kind)) {
			t.Fatalf("%s stands for %v among %s", m, v.Legal[i], text)
		}
		known[string(m)] = true
	}
}

func values(t *testing.T, line string) map[string]any {
	t.Helper()
	var m map[string]any
	if err := json.Unmarshal([]byte(line), &m); err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return m
}

// What a seat is told is the record, in its order, less what the seat may not know.
func TestSeen(t *testing.T) {
	for _, row := range []struct {
		game    string
		hands   int
		options engine.Options
	}{
		{"krutzjass", 6, nil}, {"schieber", 6, nil}, {"coiffeur", 6, nil}, {"differenzler", 4, nil}, {"differenzler", 4, engine.Options{"open": true}},
		{"molotow", 6, nil}, {"chratze", 12, nil}, {"chratze", 12, engine.Options{"blind": true, "doubleBlind": true}},
		{"chratze", 12, engine.Options{"mode": "zwicken"}}, {"watten", 6, engine.Options{"raising": true}},
	} {
		t.Run(fmt.Sprint(row.game, row.options), func(t *testing.T) {
			record, seen := told(t, row.game, row.hands, row.options)
			for seat, lines := range seen {
				compareSeen(t, seat, record, lines)
			}
		})
	}
}

// compareSeen walks the record along what a seat was told.
func compareSeen(t *testing.T, seat int, record, lines []string) {
	t.Helper()
	n := 0
	for _, line := range lines {
		got := values(t, line)
		if got["turned"] != nil || got["shown"] != nil {
			continue
		}
		for ; len(record) > 0 && secret(values(t, record[0])) && !sameMove(values(t, record[0]), got); record = record[1:] {
		}
		if len(record) == 0 {
			t.Fatalf("seat %d is told what is not in the record: %s", seat, line)
		}
		want := values(t, record[0])
		if got["n"] != nil {
			n++
			if got["n"] != float64(n) {
				t.Fatalf("seat %d: %s is line %d", seat, line, n)
			}
			delete(got, "n")
			delete(want, "n")
			cover(want, got, seat)
		}
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("seat %d is told\n%s\nof\n%s", seat, line, record[0])
		}
		record = record[1:]
	}
	if len(record) > 0 && !secret(values(t, record[0])) {
		t.Errorf("seat %d is not told of %s", seat, record[0])
	}
}

func sameMove(a, b map[string]any) bool { return a["seat"] == b["seat"] && a["do"] == b["do"] }

// secret moves may be told to nobody but who made them.
func secret(m map[string]any) bool {
	return m["do"] == "noweis" || m["do"] == "six" && m["yes"] == false
}

// cover makes of a line of the record what a seat may be told of it, as far as
// got shows that it was: cards by their number, a Weis by its points.
func cover(want, got map[string]any, seat int) {
	mine := want["seat"] == float64(seat)
	switch want["do"] {
	case "deal":
		delete(want, "rest")
		if rest, ok := got["rest"]; ok {
			want["rest"] = rest
		}
		for i, hand := range want["hands"].([]any) {
			told := got["hands"].([]any)[i].(string)
			if i != seat || strings.Contains(told, "?") {
				want["hands"].([]any)[i] = hide(hand.(string))
			}
		}
	case "weis":
		if points := got["points"]; points != nil && !mine {
			delete(want, "weis")
			want["points"] = points
		}
	case "exchange", "lay":
		if !mine {
			want["cards"] = hide(want["cards"].(string))
		}
	case "predict":
		if got["points"] == nil && !mine {
			delete(want, "points")
		}
	}
}

func hide(cards string) string {
	return strings.TrimSpace(strings.Repeat("?? ", len(strings.Fields(cards))))
}
