package chratze_test

import (
	"bytes"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/chratze"
	"krutzjass/engine/record"
)

func find(key string) (engine.Game, bool) { return chratze.Game{}, key == chratze.Key }

const header = `{"record":1,"id":"6ba7b810-9dad-41d1-80b4-00c04fd430c8","game":"chratze","options":{"mode":"MODE","start":50,"deals":1,"minutes":5,` +
	`"blind":true,"doubleBlind":true,"redeal":false,"sevenOfDiamonds":true},"seats":[{"name":"a","by":"human"},{"name":"b","by":"random"}],` +
	`"start":"2026-03-01T20:15:00Z","app":"1"}
`

// A deal of Chratze as records tell it: covered cards, a second trump card, a
// late time-up, five drawn for four, the six swapped, and a deal in which nobody
// fails to end with.
const chratzeRecord = header + `{"n":1,"seat":-1,"do":"deal","dealer":1,"hands":["D6 S6 S7 S8","SJ SQ SK SA"],"rest":"H9 DJ C6 C7 C8 C9 DA H6 H7 H8 H10 HJ HQ HK HA D7 D8 D9 D10 DQ DK C10 CJ CQ CK CA S9 S10"}
{"n":2,"seat":1,"do":"doubleblind","yes":false}
{"n":3,"seat":1,"do":"blind","yes":false}
{"n":4,"seat":0,"do":"weg"}
{"n":5,"seat":1,"do":"weg"}
{"n":6,"seat":0,"do":"weg","timeout":true}
{"n":7,"seat":1,"do":"chratze"}
{"n":8,"seat":-1,"do":"timeup"}
{"n":9,"seat":0,"do":"metcho"}
{"n":10,"seat":1,"do":"exchange","cards":"SJ SQ SK SA"}
{"n":11,"seat":1,"do":"lay","cards":"C6"}
{"n":12,"seat":0,"do":"exchange","cards":""}
{"n":13,"seat":0,"do":"six","yes":true}
{"n":14,"seat":1,"do":"play","cards":"DA"}
{"n":15,"seat":0,"do":"play","cards":"DJ"}
{"take":1,"trick":1}
{"n":16,"seat":1,"do":"play","cards":"C7"}
{"n":17,"seat":0,"do":"play","cards":"S6"}
{"take":1,"trick":2}
{"n":18,"seat":1,"do":"play","cards":"C8"}
{"n":19,"seat":0,"do":"play","cards":"S7"}
{"take":1,"trick":3}
{"n":20,"seat":1,"do":"play","cards":"C9"}
{"n":21,"seat":0,"do":"play","cards":"S8"}
{"take":1,"trick":4}
{"score":{"side":1,"points":2,"why":"pot"},"totals":[49,51]}
{"score":{"side":0,"points":-2,"why":"penalty"},"totals":[47,51]}
{"hand":{"sides":[-2,2]},"totals":[47,51]}
{"n":22,"seat":-1,"do":"deal","dealer":0,"hands":["D6 S6 S7 S8","SJ SQ SK SA"],"rest":"H9 DJ C6 C7 C8 C9 DA H6 H7 H8 H10 HJ HQ HK HA D7 D8 D9 D10 DQ DK C10 CJ CQ CK CA S9 S10"}
{"n":23,"seat":0,"do":"doubleblind","yes":true}
{"n":24,"seat":0,"do":"lay","cards":"DJ S6"}
{"n":25,"seat":1,"do":"weg"}
{"score":{"side":0,"points":4,"why":"pot"},"totals":[50,50]}
{"hand":{"sides":[4,0]},"totals":[50,50]}
{"end":{"winners":[0,1]},"totals":[50,50]}
`

// Two deals of Zwicken: the dealer turns the first card of the own hand, and all
// drop before a dealer without a trump, which also ends the match.
const zwickenRecord = header + `{"n":1,"seat":-1,"do":"deal","dealer":0,"hands":["SK CA C7","D7 SA D9"],"rest":"H7 H8 H9 H10 HJ HQ HK HA D8 D10 DJ DQ DK DA C8 C9 C10 CJ CQ CK S7 S8 S9 S10 SJ SQ"}
{"n":2,"seat":0,"do":"turn","from":"hand"}
{"n":3,"seat":1,"do":"play-on"}
{"n":4,"seat":1,"do":"play","cards":"D7"}
{"n":5,"seat":0,"do":"play","cards":"SK"}
{"take":1,"trick":1}
{"n":6,"seat":1,"do":"play","cards":"SA"}
{"n":7,"seat":0,"do":"play","cards":"C7"}
{"take":1,"trick":2}
{"n":8,"seat":1,"do":"play","cards":"D9"}
{"n":9,"seat":0,"do":"play","cards":"CA"}
{"take":1,"trick":3}
{"score":{"side":1,"points":3,"why":"pot"},"totals":[47,53]}
{"score":{"side":0,"points":-3,"why":"penalty"},"totals":[44,53]}
{"hand":{"sides":[-3,3]},"totals":[44,53]}
{"n":10,"seat":-1,"do":"deal","dealer":1,"hands":["SK CA C7","D8 SA D9"],"rest":"H7 H8 H9 H10 HJ HQ HK HA D7 D10 DJ DQ DK DA C8 C9 C10 CJ CQ CK S7 S8 S9 S10 SJ SQ"}
{"n":11,"seat":1,"do":"turn","from":"stock"}
{"n":12,"seat":0,"do":"drop"}
{"n":13,"seat":1,"do":"drop"}
{"hand":{"sides":[0,0]},"totals":[44,50]}
{"end":{"winners":[1]},"totals":[44,50]}
`

// Both verify, and are written again in the same bytes.
func TestRecords(t *testing.T) {
	for mode, text := range map[string]string{"chratze": chratzeRecord, "zwicken": zwickenRecord} {
		t.Run(mode, func(t *testing.T) {
			text = strings.Replace(text, "MODE", mode, 1)
			if _, err := record.Verify(strings.NewReader(text), find); err != nil {
				t.Fatalf("line %v", err)
			}
			saved, err := record.Load(strings.NewReader(text), find)
			if err != nil {
				t.Fatal(err)
			}
			var again bytes.Buffer
			if err := record.Write(&again, saved.Header.Stamp, saved.Table); err != nil {
				t.Fatal(err)
			}
			if again.String() != text {
				t.Errorf("written again:\n%s", again.String())
			}
		})
	}
}

// Faults of the game's own kinds are named with their rule.
func TestRecordFaults(t *testing.T) {
	for _, row := range []struct{ name, old, new, want string }{
		{"a six that is not held", `"seat":0,"do":"six"`, `"seat":1,"do":"six"`, "not this seat's turn"},
		{"three cards laid away of five", `"lay","cards":"C6"`, `"lay","cards":"C6 C7 C8"`, "(rule: lay)"},
		{"a trump not played", `"cards":"DJ"`, `"cards":"S6"`, "(rule: follow)"},
		{"an answer to another question", `"do":"metcho"`, `"do":"chratze"`, "metcho or weg (rule: kind)"},
		{"five exchanged", `"cards":"SJ SQ SK SA"`, `"cards":"SJ SQ SK SA H7"`, "(rule: hold)"},
		{"a wrong penalty", `"points":-2`, `"points":-4`, "wrong points"},
		{"a card missing from the rest", ` S9 S10"}`, ` S9"}`, "the rest has 1 cards too few"},
	} {
		t.Run(row.name, func(t *testing.T) {
			text := strings.Replace(strings.Replace(chratzeRecord, "MODE", "chratze", 1), row.old, row.new, 1)
			if _, err := record.Verify(strings.NewReader(text), find); err == nil || !strings.Contains(err.Error(), row.want) {
				t.Errorf("got %v, want %s", err, row.want)
			}
		})
	}
}
