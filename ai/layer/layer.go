// Package layer is what the networks of packages prior and worth have in common: two
// layers above inputs that are so or not. Inputs, weighed, make units from 0 to 1, and
// these, weighed, middles from 0 to 1. What comes of the middles is theirs.
//
// The program reckons in whole numbers, so that the same inputs give the same on every
// machine; a network that learns does not ([Part]).
package layer

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"sync"
)

// The size of a network.
const (
	Units   = 64
	Middles = 32
)

// One is the unit of what is from 0 to 1, and of weights.
const One = 1024

// Largest is that of a weight, so that what is summed up fits into 32 bits.
const Largest = 1 << 14

// Body is two layers as the program has them; weights are 1024ths.
type Body struct {
	First  [][Units]int32 // by input
	Unit   [Units]int32   // added
	Second [Middles][Units]int32
	Middle [Middles]int32 // added
}

// Middles are those that come of the inputs which are so, in 1024ths.
func (b *Body) Middles(yes []uint16, mid *[Middles]int32) {
	unit := b.Unit
	for _, i := range yes {
		for h, w := range &b.First[i] {
			unit[h] += w
		}
	}
	for h, x := range unit {
		unit[h] = max(0, min(One, x))
	}
	for k := range b.Second {
		x := b.Middle[k] * One
		for h, w := range &b.Second[k] {
			x += unit[h] * w
		}
		mid[k] = max(0, min(One, x/One))
	}
}

// Sound tells whether there are weights for so many inputs, and none is too large.
func (b *Body) Sound(inputs int) bool {
	ok := len(b.First) == inputs && Within(Largest, b.Unit[:]...) && Within(Largest, b.Middle[:]...)
	for i := range b.First {
		ok = ok && Within(Largest, b.First[i][:]...)
	}
	for i := range b.Second {
		ok = ok && Within(Largest, b.Second[i][:]...)
	}
	return ok
}

// Within tells whether no number of a list is larger than bound, either way.
func Within(bound int32, list ...int32) bool {
	return !slices.ContainsFunc(list, func(x int32) bool { return x > bound || x < -bound })
}

// Write gives networks as files of weights have them, a row a line.
func Write(nets any) ([]byte, error) {
	text, err := json.Marshal(nets)
	text = bytes.ReplaceAll(text, []byte("],["), []byte("],\n["))
	return append(bytes.ReplaceAll(text, []byte("],\""), []byte("],\n\"")), '\n'), err
}

// Read reads networks by game, as Write gives them, of which each must be sound; a name
// that they do not have is an error.
func Read[N any](text []byte, sound func(*N) bool) (all map[string]*N, err error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&all); err != nil {
		return nil, err
	}
	for game, n := range all {
		if n == nil || !sound(n) {
			return nil, fmt.Errorf("%s: weights are missing, or one is too large", game)
		}
	}
	return all, nil
}

// Learned gives the networks of a package, which are part of the program. They are read
// when they are first asked for: it takes some milliseconds.
func Learned[N any](name string, text []byte, sound func(*N) bool) func() map[string]*N {
	return sync.OnceValue(func() map[string]*N {
		all, err := Read(text, sound)
		if err != nil {
			panic(name + ": weights.json: " + err.Error())
		}
		return all
	})
}
