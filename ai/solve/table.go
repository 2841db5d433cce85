package solve

import "math/bits"

// entry is what is known of a position between two tricks: the points still to
// come lie from low to high. An entry of an earlier search has another age.
type entry struct {
	key       uint64
	low, high int16
	move      uint8
	tricks    uint8
	age       uint16
}

const entrySize = 16

// ways is how many entries share a place.
const ways = 4

// store is a table of entries of fixed size.
type store struct {
	entries []entry
	mask    uint64
	age     uint16
}

func newStore(bytes int) store {
	n := max(bytes/entrySize, ways)
	n = 1 << (bits.Len(uint(n)) - 1)
	return store{entries: make([]entry, n), mask: uint64(n - 1)}
}

// renew forgets everything.
func (t *store) renew() {
	if t.age++; t.age == 0 {
		clear(t.entries)
		t.age = 1
	}
}

// find gives the entry of a key, nil if there is none.
func (t *store) find(key uint64) *entry {
	at := key & t.mask &^ (ways - 1)
	set := t.entries[at : at+ways : at+ways]
	for i := range set {
		if e := &set[i]; e.key == key && e.age == t.age {
			return e
		}
	}
	return nil
}

// place gives an entry for a key that has none: one of an earlier search, else
// that of the position with the fewest tricks to come.
func (t *store) place(key uint64) *entry {
	at := key & t.mask &^ (ways - 1)
	set := t.entries[at : at+ways : at+ways]
	best := &set[0]
	for i := range set {
		e := &set[i]
		if e.age != t.age {
			return e
		}
		if e.tricks < best.tricks {
			best = e
		}
	}
	return best
}
