package watten

import (
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// What cannot be answered gets a sentence that says what is wrong.
func TestAskRefuses(t *testing.T) {
	full := func(o engine.Options) engine.Options {
		all, err := engine.Complete(options, o)
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	good := func() engine.Question {
		return engine.Question{Options: full(engine.Options{"duty": "rechte"}), Mode: engine.TrumpHearts, Values: engine.TrumpHearts, Schlag: card.Nine, Number: 1,
			Trick: list(t, "H9"), Hand: list(t, "H7 CA")}
	}
	for _, row := range []struct {
		name  string
		spoil func(q *engine.Question)
		want  string // of the legal cards; empty for an answer
		trick string // of the trick
	}{
		{"nothing wrong", func(*engine.Question) {}, "", ""},
		{"no trump", func(q *engine.Question) { q.Mode = engine.Obenabe }, "mode must be one of H D C S", "mode must be one of H D C S"},
		{"other values", func(q *engine.Question) { q.Values = engine.Undenufe }, "without other values", "without other values"},
		{"no Schlag", func(q *engine.Question) { q.Schlag = 0 }, "schlag must be a rank of the pack, 7 to A", "schlag must be a rank"},
		{"a Six without the Weli", func(q *engine.Question) { q.Schlag = card.Six }, "7 to A", "7 to A"},
		{"a full trick", func(q *engine.Question) { q.Trick = list(t, "H9 H8 HA HQ") }, "the trick is full", ""},
		{"a trick of five", func(q *engine.Question) { q.Trick = list(t, "H9 H8 HA HQ CK") }, "the trick is full", "a trick has 4 cards, not 5"},
		{"a hand of six", func(q *engine.Question) { q.Hand = list(t, "H7 CA CK CQ CJ C10") }, "nobody holds more than 5", ""},
		{"a sixth trick", func(q *engine.Question) { q.Number = 6 }, "tricknumber must be 1 to 5", ""},
		{"no number", func(q *engine.Question) { q.Number = 0 }, "tricknumber must be 1 to 5", ""},
		{"no number needed for a lead", func(q *engine.Question) { q.Number, q.Trick = 0, nil }, "", "-"},
		{"no number needed for another duty", func(q *engine.Question) { q.Number, q.Options = 0, full(nil) }, "", ""},
	} {
		t.Run(row.name, func(t *testing.T) {
			q := good()
			row.spoil(&q)
			_, err := Game{}.AskLegal(q)
			if (err != nil) != (row.want != "") || err != nil && !strings.Contains(err.Error(), row.want) {
				t.Errorf("legal: %v, want %q", err, row.want)
			}
			if row.trick == "-" {
				return // no trick to ask about
			}
			_, err = Game{}.AskTrick(q)
			if (err != nil) != (row.trick != "") || err != nil && !strings.Contains(err.Error(), row.trick) {
				t.Errorf("trick: %v, want %q", err, row.trick)
			}
		})
	}
}

// A match does not start with what it cannot be played with.
func TestNewRefuses(t *testing.T) {
	for _, row := range []struct {
		o     engine.Options
		seats int
		want  string
	}{
		{nil, 3, "watten is a game for 4 seats, not 3"},
		{engine.Options{"target": 12}, 4, "expected one of 11 13 15 18"},
		{engine.Options{"duty": "both"}, 4, "expected one of none, rechte, trump"},
		{engine.Options{"schoener": true}, 4, `there is no option "schoener"`},
	} {
		st, err := Game{}.New(engine.Setup{Options: row.o, Seats: four[:row.seats]})
		if st != nil || err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%v at %d seats: %v, want %q", row.o, row.seats, err, row.want)
		}
	}
}

// The variants set the options that follow (RECORD.md, option keys).
func TestPresets(t *testing.T) {
	for _, row := range []struct {
		variant string
		want    engine.Options
	}{
		{"bavarian", engine.Options{"target": 15, "weli": false, "guate": false, "duty": "none", "raising": false}},
		{"tyrolean", engine.Options{"target": 15, "weli": true, "guate": true, "duty": "trump", "raising": false}},
	} {
		got, err := engine.Complete(options, engine.Options{"variant": row.variant})
		if err != nil {
			t.Fatal(err)
		}
		for key, want := range row.want {
			if got[key] != want {
				t.Errorf("%s: %s is %v, want %v", row.variant, key, got[key], want)
			}
		}
		if pack := (Game{}).Info().Deck(got); pack.Len() != 32+index(got.Flag("weli")) {
			t.Errorf("%s: the pack has %d cards", row.variant, pack.Len())
		}
	}
}
