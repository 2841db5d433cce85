package coiffeur

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
)

// What Complete makes of rows and factors.
func TestOptions(t *testing.T) {
	for _, row := range []struct {
		given engine.Options
		want  string // factors, or part of the error
	}{
		{nil, "[1 2 3 4 5 6]"},
		{engine.Options{"rows": names{"joker", "joker", "D"}}, "[1 2 3]"},
		{engine.Options{"rows": names{"D"}, "factors": []int{9}}, "[9]"},
		{engine.Options{"factors": []int{9}}, "has 1 numbers for 6 rows"},
		{engine.Options{"rows": names{"D"}, "factors": []int{1, 2}}, "has 2 numbers for 1 rows"},
		{engine.Options{"rows": slices.Repeat(names{"joker"}, maxRows+1)}, "a chart has 32 at most"},
		{engine.Options{"match": 200}, "expected one of 160 257 300"},
		{engine.Options{"rows": names{"schieber"}}, "expected a list of D, H, C, S, UND, OBE, slalom"},
	} {
		full, err := engine.Complete(options, row.given)
		if got := fmt.Sprint(full["factors"]); got != row.want && (err == nil || !strings.Contains(err.Error(), row.want)) {
			t.Errorf("%v: %v, %v", row.given, got, err)
		}
	}
	s := start(t, engine.Options{"rows": slices.Repeat(names{"joker"}, maxRows)})
	if fill(s, 0); !s.chart.finished(0, maxRows) || s.chart.finished(1, maxRows) {
		t.Error("a full chart of the most rows is not finished")
	}
}

// Every call is read from what it is written as, and nothing else is.
func TestCallTexts(t *testing.T) {
	for x, modes := range rowModes {
		for _, m := range modes {
			a := callAction(row(x), m)
			text := Game{}.CallText(a)
			if got, err := (Game{}).ParseCall(text); got != a || err != nil {
				t.Errorf("%+v is read as %v, %v", text, got, err)
			}
		}
	}
	for _, row := range []struct {
		text engine.CallText
		want string
	}{
		{engine.CallText{Row: "X"}, `"X" is not a row`},
		{engine.CallText{Row: "D", Mode: "D"}, `the row D is called with neither "mode" nor "direction"`},
		{engine.CallText{Row: "slalom"}, `a "direction", one of OBE UND`},
		{engine.CallText{Row: "slalom", Mode: "OBE"}, `a "direction", one of OBE UND`},
		{engine.CallText{Row: "joker", Mode: "none"}, `a "mode", one of H D C S OBE UND`},
		{engine.CallText{Row: "3x3", Mode: "H", Direction: "OBE"}, `a "mode", one of H D C S OBE UND`},
	} {
		if a, err := (Game{}).ParseCall(row.text); err == nil || !strings.Contains(err.Error(), row.want) || a != (engine.Action{}) {
			t.Errorf("%+v is read as %v, %v", row.text, a, err)
		}
	}
}

// What parses prints the same again, and an error gives nothing.
func FuzzParseCall(f *testing.F) {
	f.Add("D", "", "")
	f.Add("slalom", "", "OBE")
	f.Add("joker", "H", "")
	f.Add("3x3", "UND", "UND")
	f.Fuzz(func(t *testing.T, row, mode, direction string) {
		text := engine.CallText{Row: row, Mode: mode, Direction: direction}
		a, err := Game{}.ParseCall(text)
		if err != nil {
			if a != (engine.Action{}) {
				t.Errorf("%+v: %v beside an error", text, a)
			}
			return
		}
		if got := (Game{}).CallText(a); got != text {
			t.Errorf("%+v prints as %+v", text, got)
		}
	})
}
