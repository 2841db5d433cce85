package ai_test

import (
	"bytes"
	"fmt"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/engine/record"
	"krutzjass/engine/table"
)

// rowsOfAll are all kinds of rows of Coiffeur.
var rowsOfAll = []string{"D", "H", "C", "S", "UND", "OBE", "slalom", "guschti", "joker", "misere", "3x3"}

// TestWholeMatches plays matches of every game over its options between mixed
// levels to their end, and reads back what was recorded.
func TestWholeMatches(t *testing.T) {
	for _, row := range []struct {
		game    string
		seats   int
		options []engine.Options
	}{
		{"krutzjass", 4, []engine.Options{nil, {"house": "B"}}},
		{"schieber", 4, []engine.Options{nil, {"factors": false}, {"earlyStoeck": true, "kreuzweis": false}}},
		{"coiffeur", 4, []engine.Options{nil, {"rows": rowsOfAll, "match": 257}, {"rows": []string{"3x3", "slalom", "misere"}}}},
		{"differenzler", 4, []engine.Options{{"rounds": 4}, {"rounds": 4, "open": true, "exact": 10}}},
		{"molotow", 3, []engine.Options{nil}},
		{"molotow", 4, []engine.Options{nil, {"handweis": "highest"}, {"handweis": "off", "tischweis": false, "stoeck": false}}},
		{"molotow", 5, []engine.Options{nil, {"kreuzweis": false}}},
		{"molotow", 6, []engine.Options{nil}},
		{"chratze", 2, []engine.Options{nil, {"redeal": true}}},
		{"chratze", 4, []engine.Options{nil, {"redeal": true}, {"blind": true, "doubleBlind": true}, zwicken}},
		{"chratze", 7, []engine.Options{nil, {"blind": true}, {"mode": "zwicken", "sevenOfDiamonds": false}}},
		{"watten", 4, []engine.Options{nil, raising, {"variant": "tyrolean", "raising": true},
			{"duty": "rechte", "weli": true, "raising": true, "target": 18}, {"variant": "tyrolean", "duty": "none", "guate": false}}},
	} {
		for _, pair := range [][2]string{{"regular", "novice"}, {"regular", "regular"}, {"novice", "random"}} {
			for _, o := range row.options {
				t.Run(fmt.Sprint(row.game, row.seats, o, pair), func(t *testing.T) {
					d := duel{game: row.game, a: pair[0], b: pair[1], seats: row.seats, options: o, matches: 2, seed: 11}
					d.done = func(m *table.Table) { reread(t, m) }
					d.play(t)
				})
			}
		}
	}
}

// reread writes a finished match and verifies the record.
func reread(t *testing.T, m *table.Table) {
	t.Helper()
	if !m.Over() {
		t.Error("the match has no end")
	}
	var file bytes.Buffer
	if err := record.Write(&file, record.Stamp{ID: "6ba7b810-9dad-41d1-80b4-00c04fd430c8", Start: "2026-01-02T15:04:05Z", App: "1.0.0"}, m); err != nil {
		t.Fatal(err)
	}
	if _, err := record.Verify(&file, games.Find); err != nil {
		t.Error(err)
	}
}
