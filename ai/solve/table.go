package solve

import "math/bits"

// entry is what is known of a position between two tricks: the points still to
// come lie from low to high. An entry of an earlier search has another age.
type entry struct {
	key       uint64
	cards     uint64
	low, high int16
	move      uint8 // the place of the card to try first
	tricks    uint8
	age       uint16
}

const entrySize = 24

// ways is how many entries share a place.
const ways = 4

// store is a table of entries of fixed size.
type store struct {
	entries []entry
	age     uint16
}

func newStore(bytes int) store {
	return store{entries: make([]entry, max(bytes/entrySize/ways, 1)*ways)}
}

// renew forgets everything.
func (t *store) renew() {
	if t.age++; t.age == 0 {
		clear(t.entries)
		t.age = 1
	}
}

// set is the entries among which those of a key are.
func (t *store) set(key uint64) []entry {
	at, _ := bits.Mul64(key, uint64(len(t.entries)/ways))
	return t.entries[at*ways : at*ways+ways : at*ways+ways]
}

// place gives an entry for a position that has none: one of an earlier search, else
// that of the position with the fewest tricks to come.
func (t *store) place(key uint64) *entry {
	set := t.set(key)
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

// find gives the entry of a position, nil if there is none.
func (t *store) find(f *shape) *entry {
	set := t.set(f.key)
	for i := range set {
		if e := &set[i]; e.key == f.key && e.cards == f.cards && e.age == t.age {
			return e
		}
	}
	return nil
}

// look narrows bounds by what the table knows of positions of the same shape, until
// they settle whether need points come, and gives the card to try first.
func (s *Solver) look(f *shape, low, high, need int) (int, int, uint8) {
	t, place := s.known(), none
	set := t.set(f.key)
	for i := range set {
		e := &set[i]
		if e.key != f.key || e.age != t.age || s.off.apart && e.cards != f.cards {
			continue
		}
		up, down := s.apart(f, e.cards)
		low, high = max(low, int(e.low)-down), min(high, int(e.high)+up)
		if settled(low, high, need) {
			return low, high, none
		}
		if place == none || e.cards == f.cards {
			place = e.move
		}
	}
	if place == none {
		return low, high, none
	}
	return low, high, f.slot(place)
}

// known is the table for positions with as many tricks to come. The many with two
// have a small one of their own, which stays in the cache of a core.
func (s *Solver) known() *store {
	if s.tricks == 2 {
		return &s.late
	}
	return &s.early
}

// keep notes what was found of a position.
func (s *Solver) keep(f *shape, low, high int) {
	t := s.known()
	e := t.find(f)
	if e == nil {
		e = t.place(f.key)
		*e = entry{key: f.key, cards: f.cards, tricks: uint8(s.tricks), age: t.age, move: none}
	}
	e.low, e.high = int16(low), int16(high)
	if s.move != none {
		e.move = uint8(f.place(1 << s.move))
	}
}
