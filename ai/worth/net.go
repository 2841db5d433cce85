package worth

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"sync"
)

// The size of a network: units above the inputs, and middles above the units.
const (
	units   = 64
	middles = 16
)

// One is the unit of weights: they are whole 1024ths, those of Last 1024ths of a point.
const One = 1024

// A weight is no larger, so that what is summed up fits into 32 bits; the last ones are
// points.
const (
	largest = 1 << 15
	most    = 1 << 21
)

// Net gives the points to expect: inputs, weighed, make units from 0 to 1, these make
// middles from 0 to 1, and these the points.
type Net struct {
	First  [inputs][units]int32
	Unit   [units]int32 // added
	Second [middles][units]int32
	Middle [middles]int32
	Last   [middles]int32
	Points int32
}

// Error is how far the network is off in lessons, in points: the root of the mean square.
func (n *Net) Error(all []Lesson) float64 {
	sum := 0.0
	for i := range all {
		d := float64(n.points(all[i].Yes))/One - all[i].Points
		sum += d * d
	}
	return math.Sqrt(sum / float64(len(all)))
}

// points is what a moment with such inputs is worth, in 1024ths.
func (n *Net) points(yes []uint16) int32 {
	unit := n.Unit
	for _, i := range yes {
		for h, w := range &n.First[i] {
			unit[h] += w
		}
	}
	for h, x := range unit {
		unit[h] = max(0, min(One, x))
	}
	sum := int64(n.Points)
	for k := range n.Second {
		x := n.Middle[k] * One
		for h, w := range &n.Second[k] {
			x += unit[h] * w
		}
		sum += int64(max(0, min(One, x/One))) * int64(n.Last[k]) / One
	}
	return int32(sum)
}

// sound tells whether no weight is too large.
func (n *Net) sound() bool {
	ok := within(largest, n.Unit[:]...) && within(largest, n.Middle[:]...) && within(most, n.Last[:]...) && within(most, n.Points)
	for i := range n.First {
		ok = ok && within(largest, n.First[i][:]...)
	}
	for i := range n.Second {
		ok = ok && within(largest, n.Second[i][:]...)
	}
	return ok
}

func within(bound int32, list ...int32) bool {
	return !slices.ContainsFunc(list, func(x int32) bool { return x > bound || x < -bound })
}

// learned is what TestLearnWorth -learn of package search wrote.
//
//go:embed weights.json
var learned []byte

// nets are read when they are first asked for: it takes some milliseconds.
var nets = sync.OnceValue(func() map[string]*Net {
	all, err := parse(learned)
	if err != nil {
		panic("worth: weights.json: " + err.Error()) // it is part of the program
	}
	return all
})

// parse reads what Write writes.
func parse(text []byte) (all map[string]*Net, err error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&all); err != nil {
		return nil, err
	}
	for game, n := range all {
		if n == nil || !n.sound() {
			return nil, fmt.Errorf("%s: there are no weights, or one is too large", game)
		}
	}
	return all, nil
}

// Write gives networks as weights.json has them, an input or a unit a line.
func Write(all map[string]*Net) ([]byte, error) {
	text, err := json.Marshal(all)
	text = bytes.ReplaceAll(text, []byte("],["), []byte("],\n["))
	return append(bytes.ReplaceAll(text, []byte("],\""), []byte("],\n\"")), '\n'), err
}

// Nets gives the networks by game, which must not be changed.
func Nets() map[string]*Net { return maps.Clone(nets()) }

// Judge says what deals of one game are worth. It keeps buffers, no knowledge, and is
// not for two goroutines at once.
type Judge struct {
	net *Net
	yes []uint16
}

// For gives the judge of a game; nil for one of which nothing was learned.
func For(game string) *Judge {
	n, ok := nets()[game]
	if !ok {
		return nil
	}
	return &Judge{net: n}
}

// Rest is how many points more than the others the side on turn may expect to make from
// m on: the open trick whole, the last trick and the bonus for all tricks.
func (j *Judge) Rest(m *Moment) float64 {
	j.yes = m.Inputs(j.yes[:0])
	return float64(j.net.points(j.yes)) / One
}
