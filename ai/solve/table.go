package solve

import "math/bits"

// entry is what is known of a position between two tricks, and of all in which the
// same hands hold the cards that count: the points still to come lie from low to high.
type entry struct {
	words     [words]uint64
	sign      uint64
	deep      deep
	low, high int16
	move      uint8 // which card of the leader's hand to try first
}

// ways is how many entries share a place.
const ways = 8

// bucket is the entries of one place, their keys side by side.
type bucket struct {
	keys    [ways]uint64
	stamps  [ways]uint32 // the store's clock when an entry was made or last settled a question
	entries [ways]entry
}

const bucketSize = ways * (8 + 4 + 56)

// store is a table of entries of fixed size. Keys of earlier searches are never met
// again.
type store struct {
	buckets []bucket
	clock   uint32 // entries made so far
}

func newStore(bytes int) store {
	return store{buckets: make([]bucket, max(bytes/bucketSize, 1))}
}

// at is where the entries of a key are.
func (t *store) at(key uint64) *bucket {
	i, _ := bits.Mul64(key, uint64(len(t.buckets)))
	return &t.buckets[i]
}

// place is that of the entry that has been of no use for longest.
func (b *bucket) place() (oldest int) {
	for i, stamp := range b.stamps {
		if stamp < b.stamps[oldest] {
			oldest = i
		}
	}
	return oldest
}

// find gives the entry of a position with as many cards that count, nil if there is
// none.
func (b *bucket) find(f *shape, d deep) *entry {
	for i, key := range b.keys {
		if e := &b.entries[i]; key == f.key && e.deep == d && e.words == f.words {
			return e
		}
	}
	return nil
}

// look asks the table whether need points come. If it cannot tell, ok is false and
// move is the card to try first.
func (s *Solver) look(f *shape, need int) (value int, used uint64, move uint8, ok bool) {
	t, place := &s.known, none
	b := t.at(f.key)
	for i, key := range b.keys {
		if key != f.key {
			continue
		}
		e := &b.entries[i]
		place = e.move
		if e.deep != f.deep {
			f.deep, f.sign = e.deep, f.signOf(e.deep, s.trump)
		}
		if e.sign != f.sign || s.off.apart && e.words != f.words {
			continue
		}
		up, down := s.apart(f, e)
		if low, high := int(e.low)-down, int(e.high)+up; settled(low, high, need) {
			b.stamps[i] = t.clock
			return bound(low, high, need), f.used(e.deep), none, true
		}
	}
	if place == none {
		return 0, 0, none, false
	}
	return 0, 0, nth(f.lead, place), false
}

// nth is a card of a hand by its place from the lowest on.
func nth(hand uint64, place uint8) uint8 {
	for ; place > 0; place-- {
		hand &= hand - 1
	}
	return uint8(bits.TrailingZeros64(hand))
}

// keep notes the answer to whether need points come.
func (s *Solver) keep(f *shape, value, need int, used uint64) {
	var d deep
	switch {
	case s.loose && s.off.deep:
		d = f.deepOf(f.cards &^ s.trump)
	case s.loose:
		d = f.deepOf(used &^ s.trump) // the key tells who holds the trumps
	}
	t := &s.known
	b := t.at(f.key)
	e := b.find(f, d)
	if e == nil {
		t.clock++
		i := b.place()
		b.keys[i], b.stamps[i] = f.key, t.clock
		e = &b.entries[i]
		*e = entry{words: f.words, sign: f.signOf(d, s.trump), deep: d, low: -far, high: far, move: none}
	}
	if value >= need {
		e.low = max(e.low, int16(value))
	} else {
		e.high = min(e.high, int16(value))
	}
	if s.move != none {
		e.move = uint8(bits.OnesCount64(f.lead & (1<<s.move - 1)))
	}
}
