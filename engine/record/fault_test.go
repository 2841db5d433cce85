package record

import (
	_ "embed"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// Every kind of thing that can be wrong with a record, with the line that is
// blamed and words of the reason.
var faults = []struct {
	name string
	edit func(t *testing.T, lines []string) ([]string, int) // the changed record and the line to blame, from 1
	want string
}{
	{"wrong card", swap(`{"n":7,`, `"cards":"D9"`, `"cards":"D10"`), "seat 3, play D10: seat 3 does not hold D10 (rule: hold)"},
	{"suit not followed", swap(`{"n":11,`, `"cards":"H9"`, `"cards":"S10"`), "seat 1, play S10: S10 does not follow the led suit H (rule: follow)"},
	{"no card", swap(`{"n":7,`, `"cards":"D9"`, `"cards":"X9"`), `seat 3, play: "X9" is not a card`},
	{"two cards", swap(`{"n":7,`, `"cards":"D9"`, `"cards":"D9 C9"`), `seat 3, play: "D9 C9" is not a card`},
	{"cards missing", swap(`{"n":7,`, `,"cards":"D9"`, ``), `seat 3, play: "cards" is missing`},
	{"card hidden", swap(`{"n":7,`, `"D9"`, `"??"`), `"??" is not a card`},
	{"wrong seat", swap(`{"n":7,`, `"seat":3`, `"seat":2`), "seat 2, play D9: it is not this seat's turn"},
	{"no such seat", swap(`{"n":7,`, `"seat":3`, `"seat":4`), "there is no seat 4: expected 0 to 3, or -1 for chance"},
	{"chance plays", swap(`{"n":7,`, `"seat":3`, `"seat":-1`), "it is not this seat's turn"},
	{"onlooker plays", swap(`{"n":7,`, `"seat":3`, `"seat":-2`), "there is no seat -2"},
	{"seat is text", swap(`{"n":7,`, `"seat":3`, `"seat":"3"`), `"seat" must be a whole number`},
	{"seat missing", swap(`{"n":7,`, `"seat":3,`, ``), `"seat" is missing`},
	{"number skipped", swap(`{"n":7,`, `"n":7`, `"n":8`), "the number of this move is 7, not 8"},
	{"number twice", swap(`{"n":7,`, `"n":7`, `"n":6`), "the number of this move is 7, not 6"},
	{"number with a fraction", swap(`{"n":7,`, `"n":7`, `"n":7.5`), `"n" must be a whole number`},
	{"no such action", swap(`{"n":7,`, `"play"`, `"throw"`), `"throw" is nothing that can be done`},
	{"an inner action", swap(`{"n":7,`, `"play"`, `"dealer"`), `"dealer" is nothing that can be done`},
	{"an action of another game", swap(`{"n":7,`, `"play"`, `"chratze"`), "seat 3, chratze: "},
	{"timeout is text", swap(`{"n":7,`, `"D9"`, `"D9","timeout":"yes"`), `"timeout" must be true or false`},
	{"early Stoeck", swap(`{"n":22,`, `"DK"`, `"DK","stoeck":true`), "(rule: stoeck-early)"},
	{"Boech in house set A", swap(`{"n":10,`, `"H10"`, `"H10","boech":true`), "(rule: boech)"},
	{"trump without suit", swap(`{"n":2,`, `"suit":"D"`, `"suit":"X"`), `seat 1, trump: "X" is not a suit`},
	{"pushed twice", insert(`{"n":2,`, `{"n":2,"seat":1,"do":"push"}`, `{"n":3,"seat":3,"do":"push"}`), "(rule: push-once)"},

	{"Weis not held", swap(`{"n":3,`, `"D10-DQ"`, `"D10-DK"`), "seat 1, weis: seat 1 does not hold the Weis [D10-DK] (rule: weis-held)"},
	{"no Weis", swap(`{"n":3,`, `"D10-DQ"`, `"D10-DJ"`), "(rule: weis-held)"},
	{"empty Weis", swap(`{"n":3,`, `"D10-DQ"`, ``), "(rule: weis-held)"},
	{"Weis is no list", swap(`{"n":3,`, `["D10-DQ"]`, `"D10-DQ"`), `"weis" must be a list of texts`},
	{"Weis of null", swap(`{"n":3,`, `"D10-DQ"`, `null`), `"weis" must be a list of texts`},
	{"Weis called late", insert(`{"n":10,`, `{"n":10,"seat":0,"do":"weis","weis":["4xA"]}`), "(rule: weis-time)"},
	{"Weis called twice", insert(`{"n":4,`, `{"n":4,"seat":1,"do":"weis","weis":["D10-DQ"]}`), "(rule: weis-once)"},

	{"wrong winner", swap(`{"take":0,"trick":1,`, `"take":0`, `"take":1`), "wrong winner of the trick: it should be 0, not 1"},
	{"wrong trick", swap(`{"take":0,"trick":1,`, `"trick":1`, `"trick":2`), "wrong number of the trick: it should be 1, not 2"},
	{"points of a trick", swap(`{"take":0,"trick":1,`, `"points":33`, `"points":34`), "wrong points: it should be 33, not 34"},
	{"points of a trick are missing", swap(`{"take":0,"trick":1,`, `,"points":33`, ``), `"points" is missing`},
	{"points of a score", swap(`{"score":{"side":0,"points":160,`, `160`, `159`), "wrong points: it should be 160, not 159"},
	{"side of a score", swap(`{"score":{"side":0,"points":160,`, `"side":0`, `"side":1`), "wrong side: it should be 0, not 1"},
	{"reason of a score", swap(`{"score":{"side":0,"points":160,`, `"weis"`, `"match"`), `wrong reason: it should be "weis", not "match"`},
	{"score is no object", swap(`{"score":{"side":0,"points":160,`, `{"side":0,"points":160,"why":"weis"}`, `160`), `"score": expected a JSON object`},
	{"totals", swap(`{"score":{"side":0,"points":160,`, `[193,0]`, `[193,1]`), "wrong totals: it should be [193,0], not [193,1]"},
	{"totals are missing", swap(`{"score":{"side":0,"points":160,`, `,"totals":[193,0]`, ``), `"totals" is missing`},
	{"points of the hand", swap(`{"hand":`, `461,33`, `460,33`), "wrong points of the hand: it should be [461,33], not [460,33]"},
	{"winners", swap(`{"end":`, `"winners":[`, `"winners":[3,`), "wrong winners of the match: "},

	{"score order", func(t *testing.T, lines []string) ([]string, int) {
		i := find(t, lines, `{"take":0,"trick":1,`, 1)
		lines[i+1], lines[i+2] = lines[i+2], lines[i+1]
		return lines, i + 2
	}, "wrong points: it should be 33, not 160"},
	{"take after its score", func(t *testing.T, lines []string) ([]string, int) {
		i := find(t, lines, `{"take":0,"trick":1,`, 1)
		lines[i], lines[i+1] = lines[i+1], lines[i]
		return lines, i + 1
	}, `expected a "take" line, found a "score" line`},
	{"a derived line is missing", remove(`{"score":{"side":0,"points":160,`), `the line {"score":{"side":0,"points":160,"why":"weis"},"totals":[193,0]} is missing before this one`},
	{"a derived line is missing at the end", func(_ *testing.T, lines []string) ([]string, int) {
		return lines[:len(lines)-1], len(lines) - 1
	}, `the line {"end":`},
	{"a derived line too many", insert(`{"n":10,`, `{"score":{"side":0,"points":20,"why":"stoeck"},"totals":[213,0]}`), `nothing that happened causes this "score" line`},
	{"a derived line before its move", insert(`{"n":9,`, `{"take":0,"trick":1,"points":33}`), `nothing that happened causes this "take" line`},
	{"a header between a move and its lines", insert(`{"take":0,"trick":1,`, small[:strings.IndexByte(small, '\n')]), "is missing before this one"},

	{"a move after the end", add(`{"n":%N,"seat":0,"do":"play","cards":"H9"}`), "the match is over: nothing follows its end"},
	{"a deal after the end", add(`{"n":%N,"seat":-1,"do":"deal","dealer":0,"hands":["","","",""]}`), "the match is over"},
	{"a derived line after the end", add(`{"end":{"winners":[0]},"totals":[1,2]}`), "nothing that happened causes"},
	{"seats after the end", add(`{"seats":[{"name":"A","by":"human"},{"name":"B","by":"human"},{"name":"C","by":"human"},{"name":"D","by":"human"}]}`), "people change only before a deal"},

	{"three of a card", swap(`{"n":1,`, `"H10 HA `, `"H9 HA `), "the deal does not fit: H9 is dealt 3 times, the pack has it 2 times"},
	{"a card of another pack", swap(`{"n":1,`, `"H10 HA `, `"H6 HA `), "the deal does not fit: the pack has no H6"},
	{"a card too few", swap(`{"n":1,`, `["H10 HA `, `["HA `), "the deal does not fit: seat 0 gets 1 cards too few"},
	{"hands of unequal size", func(t *testing.T, lines []string) ([]string, int) {
		i := find(t, lines, `{"n":1,`, 1)
		lines[i] = strings.Replace(strings.Replace(lines[i], `["H10 HA `, `["HA `, 1), `"H9 H9 `, `"H10 H9 H9 `, 1)
		return lines, i + 1
	}, "seat 0 gets 1 cards too few"},
	{"a rest where there is none", swap(`{"n":1,`, `"hands"`, `"rest":"H9","hands"`), "H9 is dealt 3 times"},
	{"a hand missing", swap(`{"n":1,`, `["`, `["","`), `"hands" lists 5 hands: expected 4`},
	{"hands of null", swap(`{"n":1,`, `["`, `[null,"`), `"hands" must be a list of texts`},
	{"hands missing", swap(`{"n":1,`, `"hands"`, `"hand_s"`), `"hands" is missing`},
	{"two blanks in a hand", swap(`{"n":1,`, `"H10 HA `, `"H10  HA `), `hand of seat 0: "" is not a card`},
	{"no such dealer", swap(`{"n":1,`, `"dealer":0`, `"dealer":4`), "there is no dealer 4: expected 0 to 3"},
	{"the deal does not pass on", swap(`{"n":54,`, `"dealer":1`, `"dealer":2`), "the dealer is seat 1, not 2"},
	{"a seat deals", swap(`{"n":1,`, `"seat":-1`, `"seat":0`), "chance deals, seat -1, not seat 0"},
	{"a deal in the middle of a hand", func(t *testing.T, lines []string) ([]string, int) {
		i := find(t, lines, `{"n":2,`, 1)
		return slices.Insert(lines, i, strings.Replace(lines[i-1], `"n":1`, `"n":2`, 1)), i + 1
	}, "no cards are dealt now"},
	{"no deal", remove(`{"n":1,`), "the number of this move is 1, not 2"},
	{"seats in the middle of a hand", insert(`{"n":10,`, `{"seats":[{"name":"A","by":"human"},{"name":"B","by":"human"},{"name":"C","by":"human"},{"name":"D","by":"human"}]}`), "people change only before a deal"},
	{"too few seats before a deal", insert(`{"n":1,`, `{"seats":[{"name":"A","by":"human"}]}`), "the table has 4 seats, not 1"},
	{"unknown player before a deal", insert(`{"n":1,`, `{"seats":[{"name":"A","by":"cat"},{"name":"B","by":"human"},{"name":"C","by":"human"},{"name":"D","by":"human"}]}`), `seat 0 is played by "cat"`},

	{"not JSON", insert(`{"n":10,`, `{"n":10`), "this line is not JSON"},
	{"blank line", insert(`{"n":10,`, ``), "this line is not JSON"},
	{"a list", insert(`{"n":10,`, `[1,2]`), "expected a JSON object"},
	{"a number", insert(`{"n":10,`, `12`), "expected a JSON object"},
	{"an unknown line", insert(`{"n":10,`, `{"comment":"hello"}`), "this is no line of a record"},
	{"an empty object", insert(`{"n":10,`, `{}`), "this is no line of a record"},
	{"a field twice", swap(`{"n":7,`, `"D9"`, `"D9","cards":"C9"`), `"cards" stands twice in one object`},
	{"very many fields", insert(`{"n":10,`, manyFields(201)), "more than 200 fields in one object"},
	{"not UTF-8", swap(`{"n":7,`, `"D9"`, "\"D9\",\"x\":\"\xff\""), "this line is not UTF-8"},

	{"no header", func(_ *testing.T, lines []string) ([]string, int) { return lines[1:], 1 }, "a game starts with a header"},
	{"another version", swap(`{"record":`, `"record":1`, `"record":2`), "this is version 2 of the record format; version 1 can be read"},
	{"version is text", swap(`{"record":`, `"record":1`, `"record":"1"`), `"record" must be a whole number`},
	{"no UUID", swap(`{"record":`, `6ba7b810-`, `6ba7b81-`), "is not a UUID"},
	{"id missing", swap(`{"record":`, `"id":`, `"ID":`), `"id" is missing`},
	{"unknown game", swap(`{"record":`, `"krutzjass"`, `"skat"`), `there is no game "skat"`},
	{"game of null", swap(`{"record":`, `"krutzjass"`, `null`), `"game" must be text`},
	{"option missing", swap(`{"record":`, `"target":500,`, ``), `option "target" is missing: a header lists every option`},
	{"option unknown", swap(`{"record":`, `"target":500,`, `"target":500,"jokers":2,`), `there is no option "jokers"`},
	{"option twice", swap(`{"record":`, `"target":500,`, `"target":500,"target":1000,`), `"target" stands twice in one object`},
	{"option out of range", swap(`{"record":`, `"house":"A"`, `"house":"C"`), `option "house" cannot be C: expected one of A, B`},
	{"option of another type", swap(`{"record":`, `"target":500`, `"target":"500"`), `option "target" cannot be 500`},
	{"options are a list", swap(`{"record":`, `"options":{`, `"options":[],"x":{`), "options: expected a JSON object"},
	{"too few seats", swap(`{"record":`, `{"name":"Anna","by":"random"},`, ``), "krutzjass is a game for 4 seats, not 3"},
	{"unknown player", swap(`{"record":`, `"by":"random"`, `"by":"exec:gtp"`), `seat 0 is played by "exec:gtp": expected one of human,`},
	{"player without name", swap(`{"record":`, `"name":"Anna",`, ``), `seat 0: "name" is missing`},
	{"seats are texts", swap(`{"record":`, `{"name":"Anna","by":"random"}`, `"Anna"`), `"seats" must be a list of objects`},
	{"no time", swap(`{"record":`, `2026-03-01T20:15:00+01:00`, `1.3.2026`), "is not a time of RFC 3339"},
	{"no such day", swap(`{"record":`, `2026-03-01`, `2026-02-29`), "is not a time of RFC 3339"},
	{"app missing", swap(`{"record":`, `,"app":"1.0"`, ``), `"app" is missing`},
}

// recorded is a match of two hands to 500 points.
//
//go:embed testdata/krutzjass.jsonl
var recorded string

func TestRecordedMatch(t *testing.T) {
	if sum := verify(t, recorded); sum != (Summary{Games: 1, Moves: 73}) {
		t.Errorf("%+v", sum)
	}
	if rewrite(t, recorded) != recorded {
		t.Error("the record was written again in other bytes")
	}
}

func TestFaults(t *testing.T) {
	for _, c := range faults {
		t.Run(c.name, func(t *testing.T) {
			lines, line := c.edit(t, split(recorded))
			_, err := Verify(strings.NewReader(join(lines)), lookup)
			var fault *Fault
			if !errors.As(err, &fault) {
				t.Fatalf("got %v, want a fault in line %d", err, line)
			}
			if fault.Line != line || !strings.Contains(fault.Reason, c.want) {
				t.Errorf("got  %v\nwant %d: … %s", fault, line, c.want)
			}
		})
	}
}

type edit = func(t *testing.T, lines []string) ([]string, int)

// swap changes a text in the first line that starts so; that line is to blame.
func swap(start, from, to string) edit {
	return func(t *testing.T, lines []string) ([]string, int) {
		t.Helper()
		i := find(t, lines, start, 1)
		if !strings.Contains(lines[i], from) {
			t.Fatalf("%s has no %s", lines[i], from)
		}
		lines[i] = strings.Replace(lines[i], from, to, 1)
		return lines, i + 1
	}
}

// insert puts lines before the first that starts so; the last of them is to blame.
func insert(start string, more ...string) edit {
	return func(t *testing.T, lines []string) ([]string, int) {
		t.Helper()
		i := find(t, lines, start, 1)
		return slices.Insert(lines, i, more...), i + len(more)
	}
}

// remove takes out the first line that starts so; the next one is to blame.
func remove(start string) edit {
	return func(t *testing.T, lines []string) ([]string, int) {
		t.Helper()
		i := find(t, lines, start, 1)
		return slices.Delete(lines, i, i+1), i + 1
	}
}

// add appends a line, %N standing for the next number; it is to blame.
func add(line string) edit {
	return func(_ *testing.T, lines []string) ([]string, int) {
		n := numbered(lines) + 1
		return append(lines, strings.Replace(line, "%N", strings.TrimSuffix(strings.TrimPrefix(moveStart(n), `{"n":`), ","), 1)), len(lines) + 1
	}
}

// manyFields is an object with so many fields.
func manyFields(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `,"x%d":0`, i)
	}
	return "{" + b.String()[1:] + "}"
}

func TestTimes(t *testing.T) {
	for text, want := range map[string]bool{
		"2026-03-01T20:15:00Z": true, "2026-03-01T20:15:00.123456789-00:00": true, "2024-02-29T00:00:00+14:00": true, "2000-02-29T00:00:00Z": true,
		"2026-03-01": false, "2026-03-01 20:15:00Z": false, "2026-03-01T20:15:00": false, "2026-13-01T20:15:00Z": false,
		"2026-04-31T20:15:00Z": false, "1900-02-29T00:00:00Z": false, "2026-03-01T24:00:00Z": false, "2026-03-01T20:60:00Z": false,
		"2026-03-01T20:15:00+24:00": false, "2026-03-01T20:15:00.Z": false, "": false,
	} {
		if err := (Stamp{ID: stamp.ID, Start: text}).check(); (err == nil) != want {
			t.Errorf("%q: %v", text, err)
		}
	}
}
