package engine_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"krutzjass/engine"
)

var rows = []engine.Option{
	{Key: "house", Kind: engine.Choice, Choices: []string{"A", "B"}, Preset: true, Default: engine.Fixed("A")},
	{Key: "target", Kind: engine.Number, Min: 1, Max: 5000, Default: engine.Fixed(1500)},
	{Key: "last", Kind: engine.Number, Numbers: []int{6, 10}, Default: engine.ByChoice("house", map[string]any{"A": 10, "B": 6})},
	{Key: "early", Kind: engine.Flag, Default: engine.ByChoice("house", map[string]any{"A": true, "B": false})},
	{Key: "rows", Kind: engine.List, Choices: []string{"D", "H"}, Default: engine.Fixed([]string{"D"})},
	{Key: "factors", Kind: engine.Counts, Min: 1, Max: 9, Default: engine.Fixed([]int{1})},
}

func TestComplete(t *testing.T) {
	for _, row := range []struct {
		name  string
		given engine.Options
		want  engine.Options
		err   string
	}{
		{"nothing given", nil,
			engine.Options{"house": "A", "target": 1500, "last": 10, "early": true, "rows": []string{"D"}, "factors": []int{1}}, ""},
		{"a preset moves the defaults after it", engine.Options{"house": "B"},
			engine.Options{"house": "B", "target": 1500, "last": 6, "early": false, "rows": []string{"D"}, "factors": []int{1}}, ""},
		{"numbers and lists as JSON gives them", engine.Options{"target": 300.0, "rows": []any{"H", "H"}, "factors": []any{2.0, 3.0}},
			engine.Options{"house": "A", "target": 300, "last": 10, "early": true, "rows": []string{"H", "H"}, "factors": []int{2, 3}}, ""},
		{"unknown key", engine.Options{"hose": "B"}, nil, `no option "hose": expected one of house, target`},
		{"not a choice", engine.Options{"house": "C"}, nil, "expected one of A, B"},
		{"below the range", engine.Options{"target": 0}, nil, "expected a number from 1 to 5000"},
		{"half a point", engine.Options{"target": 1.5}, nil, "expected a number from 1 to 5000"},
		{"not one of the numbers", engine.Options{"last": 7}, nil, "expected one of 6 10"},
		{"a word for a flag", engine.Options{"early": "true"}, nil, "expected true or false"},
		{"a strange row", engine.Options{"rows": []any{"X"}}, nil, "expected a list of D, H"},
		{"an empty list", engine.Options{"factors": []any{}}, nil, "expected a list, each a number from 1 to 9"},
	} {
		got, err := engine.Complete(rows, row.given)
		if row.err == "" && (err != nil || !reflect.DeepEqual(got, row.want)) ||
			row.err != "" && (err == nil || got != nil || !strings.Contains(err.Error(), row.err)) {
			t.Errorf("%s: %v, %v", row.name, got, err)
		}
	}
}

// An option may depend on one that is listed after it, and a value may have to
// agree with another.
func TestCompleteTogether(t *testing.T) {
	rows := []engine.Option{
		{Key: "target", Kind: engine.Number, Min: 1, Max: 5000, Needs: []string{"factors"}, Default: func(o engine.Options) any {
			if o.Flag("factors") {
				return 2500
			}
			return 1000
		}},
		{Key: "factors", Kind: engine.Flag, Default: engine.Fixed(true)},
		{Key: "mark", Kind: engine.Number, Min: 0, Max: 5000, Default: engine.Fixed(0), Fit: func(o engine.Options, v any) (any, error) {
			if v.(int) == 13 {
				return nil, errors.New("thirteen is unlucky")
			}
			return min(v.(int), o.Int("target")), nil
		}},
	}
	for _, row := range []struct {
		name  string
		given engine.Options
		want  engine.Options
	}{
		{"nothing given", nil, engine.Options{"target": 2500, "factors": true, "mark": 0}},
		{"the later one decides", engine.Options{"factors": false}, engine.Options{"target": 1000, "factors": false, "mark": 0}},
		{"made to fit", engine.Options{"factors": false, "mark": 1500}, engine.Options{"target": 1000, "factors": false, "mark": 1000}},
		{"cannot fit", engine.Options{"mark": 13}, nil},
	} {
		got, err := engine.Complete(rows, row.given)
		if !reflect.DeepEqual(got, row.want) || (err == nil) != (row.want != nil) {
			t.Errorf("%s: %v, %v", row.name, got, err)
		}
	}
}

func TestParseOption(t *testing.T) {
	for _, row := range []struct {
		key, text string
		want      any // nil for an error
	}{
		{"house", "B", "B"}, {"target", "200", 200}, {"early", "false", false}, {"rows", "D,H", []string{"D", "H"}}, {"factors", "2,3", []int{2, 3}},
		{"house", "b", nil}, {"target", "x", nil}, {"target", "99999", nil}, {"early", "yes", nil}, {"rows", "", nil}, {"factors", "2,x", nil}, {"nothing", "1", nil},
	} {
		if got, err := engine.ParseOption(rows, row.key, row.text); !reflect.DeepEqual(got, row.want) || (err == nil) != (row.want != nil) {
			t.Errorf("%s=%s: %v, %v", row.key, row.text, got, err)
		}
	}
}

func TestSeats(t *testing.T) {
	set := engine.SeatsOf(2, engine.Nature, 0)
	if !set.Has(engine.Nature) || !set.Has(2) || set.Has(1) || set.Has(engine.Nobody) || set.Len() != 3 || set.First() != engine.Nature {
		t.Errorf("%b", set)
	}
	if got := set.List(); !reflect.DeepEqual(got, []engine.Seat{engine.Nature, 0, 2}) {
		t.Errorf("%v", got)
	}
	if engine.Seats(0).First() != engine.Nobody || engine.AllSeats(4).Len() != 4 || engine.AllSeats(4).Has(engine.Nature) {
		t.Error("the empty set, and a full table")
	}
}

// Every kind and mode that records know is read back as what it was written from.
func TestNames(t *testing.T) {
	for k := engine.Dealer; k.String() != "?"; k++ {
		if got, ok := engine.ParseKind(k.String()); !ok || got != k && k != engine.WeisHeard {
			t.Errorf("%v is read as %v", k, got)
		}
	}
	for m := engine.TrumpHearts; m <= engine.NoTrump; m++ {
		if got, ok := engine.ParseMode(m.String()); !ok || got != m {
			t.Errorf("%v is read as %v", m, got)
		}
	}
}
