package engine

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// OptionKind is the type of an option's value.
type OptionKind uint8

// The kinds, with the Go type that Options holds.
const (
	Flag   OptionKind = iota // bool
	Number                   // int, Min to Max, or only Numbers if given
	Choice                   // string, one of Choices
	List                     // []string of Choices
	Counts                   // []int, each Min to Max
)

// Option is one row of a game's options: the numbers of the rules are data.
type Option struct {
	Key      string
	Kind     OptionKind
	Choices  []string
	Numbers  []int // the only numbers allowed, if given; a form shows them as choices
	Min, Max int
	Preset   bool // choosing it resets the options after it (house, variant)
	// Needs names later options that are settled before this one.
	Needs []string
	// Default depends only on options settled before this one: those before it and
	// those it needs, which are all set.
	Default func(before Options) any
	// Fit, if given, makes a valid value agree with the options settled before, or
	// says in a sentence why it cannot. It must bear that some are missing: a row
	// may be tried alone.
	Fit func(before Options, value any) (any, error)
	// Idle, if given, tells that the row matters nothing under these complete
	// options: it is written all the same, and a form hides it.
	Idle func(Options) bool
}

// Options holds values by key: bool, int, string, []string or []int.
type Options map[string]any

// Flag gives a bool option, Int a number, Text a choice; zero if absent.
func (o Options) Flag(key string) bool { v, _ := o[key].(bool); return v }

// Int gives a number option; zero if absent.
func (o Options) Int(key string) int { v, _ := o[key].(int); return v }

// Text gives a choice option; empty if absent.
func (o Options) Text(key string) string { v, _ := o[key].(string); return v }

// Fixed is a default that depends on nothing.
func Fixed(v any) func(Options) any { return func(Options) any { return v } }

// ByChoice is a default that depends on the choice made at an earlier key.
func ByChoice(key string, by map[string]any) func(Options) any {
	return func(o Options) any { return by[o.Text(key)] }
}

// Complete checks given values against the rows and fills in the defaults. The
// result is new; given is not changed. Numbers may come as float64 (from JSON).
func Complete(rows []Option, given Options) (Options, error) {
	full := Options{}
	for _, row := range settling(rows) {
		value, ok := given[row.Key]
		if !ok {
			full[row.Key] = row.Default(full)
			continue
		}
		clean, err := row.clean(value)
		if err == nil && row.Fit != nil {
			clean, err = row.Fit(full, clean)
		}
		if err != nil {
			return nil, err
		}
		full[row.Key] = clean
	}
	for _, key := range slices.Sorted(maps.Keys(given)) {
		if _, ok := full[key]; !ok {
			return nil, fmt.Errorf("there is no option %q: expected one of %s", key, strings.Join(keys(rows), ", "))
		}
	}
	return full, nil
}

// settling gives the rows in the order in which they are settled: their own, but
// what a row needs goes before it.
func settling(rows []Option) []Option {
	order := make([]Option, 0, len(rows))
	at := func(list []Option, key string) int {
		return slices.IndexFunc(list, func(r Option) bool { return r.Key == key })
	}
	for _, row := range rows {
		for _, key := range row.Needs {
			if i := at(rows, key); i >= 0 && at(order, key) < 0 {
				order = append(order, rows[i])
			}
		}
		if at(order, row.Key) < 0 {
			order = append(order, row)
		}
	}
	return order
}

func keys(rows []Option) (list []string) {
	for _, row := range rows {
		list = append(list, row.Key)
	}
	return list
}

// ParseOption reads a value as written on a command line (key=value; lists with
// commas) and checks it.
func ParseOption(rows []Option, key, text string) (any, error) {
	i := slices.IndexFunc(rows, func(r Option) bool { return r.Key == key })
	if i < 0 {
		return nil, fmt.Errorf("there is no option %q: expected one of %s", key, strings.Join(keys(rows), ", "))
	}
	row := rows[i]
	switch row.Kind {
	case Flag:
		if text == "true" || text == "false" {
			return text == "true", nil
		}
	case Number:
		if n, err := strconv.Atoi(text); err == nil {
			return row.clean(n)
		}
	case Choice:
		return row.clean(text)
	case List:
		return row.clean(strings.Split(text, ","))
	case Counts:
		var list []int
		for word := range strings.SplitSeq(text, ",") {
			n, err := strconv.Atoi(word)
			if err != nil {
				return nil, row.bad(text)
			}
			list = append(list, n)
		}
		return row.clean(list)
	}
	return nil, row.bad(text)
}

func (row Option) bad(v any) error {
	want := ""
	switch row.Kind {
	case Flag:
		want = "true or false"
	case Number, Counts:
		want = fmt.Sprintf("a number from %d to %d", row.Min, row.Max)
		if row.Numbers != nil {
			want = "one of " + strings.Trim(fmt.Sprint(row.Numbers), "[]")
		}
		if row.Kind == Counts {
			want = "a list, each " + want
		}
	case Choice:
		want = "one of " + strings.Join(row.Choices, ", ")
	case List:
		want = "a list of " + strings.Join(row.Choices, ", ")
	}
	return fmt.Errorf("option %q cannot be %v: expected %s", row.Key, v, want)
}

// clean gives the value in the type of the row, or an error.
func (row Option) clean(v any) (any, error) {
	switch row.Kind {
	case Flag:
		if b, ok := v.(bool); ok {
			return b, nil
		}
	case Number:
		if n, ok := whole(v); ok && row.holds(n) {
			return n, nil
		}
	case Choice:
		if s, ok := v.(string); ok && slices.Contains(row.Choices, s) {
			return s, nil
		}
	case List:
		list, ok := all(v, func(x any) (string, bool) { s, ok := x.(string); return s, ok && slices.Contains(row.Choices, s) })
		if ok && len(list) > 0 {
			return list, nil
		}
	case Counts:
		list, ok := all(v, func(x any) (int, bool) { n, ok := whole(x); return n, ok && row.holds(n) })
		if ok && len(list) > 0 {
			return list, nil
		}
	}
	return nil, row.bad(v)
}

func (row Option) holds(n int) bool {
	if row.Numbers != nil {
		return slices.Contains(row.Numbers, n)
	}
	return n >= row.Min && n <= row.Max
}

func whole(v any) (int, bool) {
	switch n := v.(type) {
	case int:
		return n, true
	case float64:
		return int(n), n == float64(int(n))
	}
	return 0, false
}

// all reads a list of any element type, each element through read.
func all[T any](v any, read func(any) (T, bool)) ([]T, bool) {
	var in []any
	switch l := v.(type) {
	case []any:
		in = l
	case []string:
		for _, x := range l {
			in = append(in, x)
		}
	case []int:
		for _, x := range l {
			in = append(in, x)
		}
	default:
		return nil, false
	}
	out := make([]T, 0, len(in))
	for _, x := range in {
		t, ok := read(x)
		if !ok {
			return nil, false
		}
		out = append(out, t)
	}
	return out, true
}
