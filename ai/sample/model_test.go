package sample

import (
	"math"
	"strings"
	"testing"

	"krutzjass/ai/nat"
)

// TestLikelihood: a choice is as likely as the softmax of its features says.
func TestLikelihood(t *testing.T) {
	w := weights{nat.One, -nat.One / 2, 2 * nat.One}
	for _, row := range []struct {
		name   string
		list   []features
		chosen int
		want   float64 // chance
	}{
		{"two alike", []features{{1}, {1}}, 0, 0.5},
		{"one better", []features{{1}, {0}}, 0, 1 / (1 + math.Exp(-1))},
		{"one worse", []features{{1}, {0}}, 1, 1 / (1 + math.Exp(1))},
		{"two features", []features{{1, 2}, {0}, {0, 0, 1}}, 2, math.Exp(2) / (2 + math.Exp(2))},
		{"nothing to choose", []features{{1}}, 0, 1},
		{"as unlikely as it gets", []features{{0, 0, 9}, {0}}, 1, math.Exp(-16)},
	} {
		var c choice
		c.begin(0)
		for i, f := range row.list {
			*c.add(i == row.chosen) = f
		}
		if got, want := float64(c.likelihood(&w))/nat.One, math.Log(row.want); math.Abs(got-want) > 0.01 {
			t.Errorf("%s: %.3f, want %.3f", row.name, got, want)
		}
	}
}

// TestParseModels: what does not fit the program is told.
func TestParseModels(t *testing.T) {
	row := "[" + strings.TrimSuffix(strings.Repeat("0,", width), ",") + "]"
	rows := strings.TrimSuffix(strings.Repeat(row+",", tables), ",")
	for _, c := range []struct{ name, text, want string }{
		{"good", `{"x":{"temper":5,"tables":[` + rows + `]}}`, ""},
		{"no text", `x`, "invalid"},
		{"too few tables", `{"x":{"temper":5,"tables":[` + row + `]}}`, "expected 21 tables"},
		{"too hot", `{"x":{"temper":5000,"tables":[` + rows + `]}}`, "temper from 0 to 2048"},
		{"none", `{"x":null}`, "expected 21 tables"},
		{"too few weights", `{"x":{"temper":5,"tables":[[1],` + rows[len(row)+1:] + `]}}`, "table 0 has 1 weights, not 20"},
	} {
		m, err := parseModels([]byte(c.text))
		if (err == nil) != (c.want == "") || err != nil && (m != nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
