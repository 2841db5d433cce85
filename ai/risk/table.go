package risk

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
)

// Stake is what the answer is about.
type Stake uint8

// The stakes.
const (
	Call Stake = iota // to chratze
	Come              // to come along
	Stay              // Zwicken: to play on
	stakes
)

var stakeNames = [stakes]string{"call", "come", "stay"}

// Spot is where the table stands when a seat is asked.
type Spot struct {
	Stake  Stake
	Seats  int
	In     int // who play so far
	Left   int // who are asked after this seat
	Turned int // to chratze: trump cards turned in this deal; else 0
	Asked  int // to come along: who left it to the Chratzer; else 0
	Rich   int // 1 if the pot of Chratze has two antes a seat or more; else 0
}

// table tells for each spot and class whether the risk pays.
type table map[Spot]*[classes]bool

//go:embed table.txt
var text string

var answers = mustParse(text)

// Pays tells whether a hand of that class should take the risk; known is false
// where the table has nothing to say.
func Pays(s Spot, c Class) (yes, known bool) {
	row, known := answers[s]
	return known && row[c], known
}

// The signs of a row.
const signs = "-+"

// write puts a table into text: a line for each spot, in order.
func (t table) write() string {
	var lines []string
	for s, row := range t {
		var b strings.Builder
		fmt.Fprintf(&b, "%s %d %d %d %d %d %d ", stakeNames[s.Stake], s.Seats, s.In, s.Left, s.Turned, s.Asked, s.Rich)
		for _, yes := range row {
			if yes {
				b.WriteByte(signs[1])
			} else {
				b.WriteByte(signs[0])
			}
		}
		lines = append(lines, b.String()+"\n")
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// parse reads what write writes.
func parse(text string) (table, error) {
	t := table{}
	for n, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		s, row, err := parseLine(line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n+1, err)
		}
		if t[s] != nil {
			return nil, fmt.Errorf("line %d: the spot stands twice", n+1)
		}
		t[s] = row
	}
	return t, nil
}

func parseLine(line string) (s Spot, row *[classes]bool, err error) {
	var name, marks string
	if _, err := fmt.Sscanf(line, "%s %d %d %d %d %d %d %s", &name, &s.Seats, &s.In, &s.Left, &s.Turned, &s.Asked, &s.Rich, &marks); err != nil {
		return s, nil, fmt.Errorf("expected a stake, six numbers and signs: %w", err)
	}
	stake := slices.Index(stakeNames[:], name)
	if stake < 0 {
		return s, nil, fmt.Errorf("there is no stake %q", name)
	}
	s.Stake = Stake(stake)
	if len(marks) != classes || strings.Trim(marks, signs) != "" {
		return s, nil, fmt.Errorf("expected %d signs of %q, not %q", classes, signs, marks)
	}
	row = new([classes]bool)
	for i := range marks {
		row[i] = marks[i] == signs[1]
	}
	return s, row, nil
}

func mustParse(text string) table {
	t, err := parse(text)
	if err != nil {
		panic("risk: table.txt: " + err.Error()) // it is part of the program
	}
	return t
}
