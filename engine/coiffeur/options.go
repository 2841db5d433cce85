package coiffeur

import (
	"fmt"

	"krutzjass/engine"
)

// options are the rows of RECORD.md, in its order.
var options = []engine.Option{
	{Key: "rows", Kind: engine.List, Choices: rowNames[:], Default: usualRows, Fit: fitRows},
	{Key: "factors", Kind: engine.Counts, Min: 1, Max: 100, Default: usualFactors, Fit: fitFactors},
	{Key: "match", Kind: engine.Number, Numbers: []int{160, 257, 300}, Min: 160, Max: 300, Default: engine.Fixed(160)},
}

func usualRows(engine.Options) any { return append([]string(nil), rowNames[:firstAdded]...) }

func fitRows(_ engine.Options, v any) (any, error) {
	if n := len(v.([]string)); n > maxRows {
		return nil, fmt.Errorf("option \"rows\" cannot have %d rows: a chart has %d at most", n, maxRows)
	}
	return v, nil
}

// usualFactors counts up from 1, also for rows that were added (decision JQ15).
func usualFactors(o engine.Options) any {
	var list []int
	for i := range o["rows"].([]string) {
		list = append(list, i+1)
	}
	return list
}

func fitFactors(o engine.Options, v any) (any, error) {
	rows, known := o["rows"].([]string)
	if n := len(v.([]int)); known && n != len(rows) {
		return nil, fmt.Errorf("option \"factors\" has %d numbers for %d rows: expected one for each row of \"rows\"", n, len(rows))
	}
	return v, nil
}

// rules are the options as the play needs them.
type rules struct {
	rows    []row // in the order of the chart; one may stand several times
	factors []int32
	match   int32 // points for all nine tricks
}

func compile(o engine.Options) *rules {
	r := &rules{match: int32(o.Int("match"))}
	for _, name := range o["rows"].([]string) {
		x, _ := parseRow(name)
		r.rows = append(r.rows, x)
	}
	for _, f := range o["factors"].([]int) {
		r.factors = append(r.factors, int32(f))
	}
	return r
}
