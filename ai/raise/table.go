package raise

import (
	_ "embed"
	"fmt"
	"strings"
)

// What the games are told apart by.
const (
	lacks   = 10 // points to the target, more count as so many
	stages  = 3  // tricks played, more count as the last
	starts  = 3  // raises before, more count as the last
	classes = 8  // of the chance to win the hand
	numbers = 3  // to raise; to look; to raise again
	tense   = 2  // who lacks so few may not raise
	steps   = 35 // of a probability
	base    = 2  // what a hand is worth before the first raise
)

// Spot is a point of a hand of Watten as the seat to decide sees it.
type Spot struct {
	Odds        float64 // the chance that its pair wins the hand
	Own, Theirs int     // points that the pairs lack to the target
	Tricks      int     // played
	Raises      int     // so far in this hand, an open one too
}

// policy is the probabilities by class, in steps.
type policy [classes][numbers]uint8

// table is the policies of all games.
type table [lacks][lacks][stages][starts]policy

//go:embed table.txt
var text string

var strategy = mustParse(text)

// Raises gives the probability to raise before a card.
func Raises(s Spot) float64 {
	if s.Raises >= most || base+s.Raises >= s.Own {
		return 0
	}
	return float64(strategy.at(s, s.Raises)[class(s.Odds)][0]) / steps
}

// Answers gives the probabilities to look and to raise again when asked; who does
// neither gives up.
func Answers(s Spot) (look, again float64) {
	// The game is that of the pair which asks.
	s.Own, s.Theirs = s.Theirs, s.Own
	p := strategy.at(s, s.Raises-1)[class(s.Odds)]
	look, again = float64(p[1])/steps, float64(p[2])/steps
	if s.Raises >= most || base+s.Raises >= s.Theirs { // enough: two who are both sure would raise for ever
		return look + again, 0
	}
	return look, again
}

func (t *table) at(s Spot, raises int) *policy {
	return &t[lack(s.Own)][lack(s.Theirs)][min(max(s.Tricks, 0), stages-1)][min(max(raises, 0), starts-1)]
}

func lack(points int) int { return min(max(points, 1), lacks) - 1 }

func class(odds float64) int { return min(max(int(odds*classes), 0), classes-1) }

const digits = "0123456789abcdefghijklmnopqrstuvwxyz"

// write puts a table into text: a line for the points that the pairs lack.
func (t *table) write() string {
	var b strings.Builder
	for i := range t {
		for k := range t[i] {
			for _, stage := range t[i][k] {
				for _, start := range stage {
					for _, p := range start {
						for _, n := range p {
							b.WriteByte(digits[n])
						}
					}
				}
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// parse reads what write writes.
func parse(text string) (t *table, err error) {
	const width = stages * starts * classes * numbers
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if len(lines) != lacks*lacks {
		return nil, fmt.Errorf("the table has %d lines, not %d", len(lines), lacks*lacks)
	}
	t = &table{}
	for i, line := range lines {
		if len(line) != width {
			return nil, fmt.Errorf("line %d has %d digits, not %d", i+1, len(line), width)
		}
		for k := range width {
			n := strings.IndexByte(digits, line[k])
			if n < 0 {
				return nil, fmt.Errorf("line %d: %q is no digit", i+1, line[k])
			}
			p := k / (classes * numbers)
			t[i/lacks][i%lacks][p/starts][p%starts][k/numbers%classes][k%numbers] = uint8(n)
		}
	}
	return t, nil
}

func mustParse(text string) *table {
	t, err := parse(text)
	if err != nil {
		panic("raise: table.txt: " + err.Error()) // it is part of the program
	}
	return t
}
