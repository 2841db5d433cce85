package solve

import "math/bits"

// entry is a position between two tricks and the cards that a bound of it counts. It
// stands for all positions in which the same hands hold the cards whose rank counts.
type entry struct {
	words        [words]uint64
	always, ever uint64
}

// ways is how many entries share a place.
const ways = 16

// bucket is the entries of one place. What tells whether an entry is of use lies side
// by side.
type bucket struct {
	keys    [ways]uint32 // the lower half, for the signs tell them whole
	deeps   [ways]deep
	signs   [ways]uint64
	stamps  [ways]uint32 // the store's clock when an entry was made or last settled a question
	bounds  [ways]int16  // of the points still to come
	least   [ways]bool   // it is the lower bound
	moves   [ways]uint8  // which card of the leader's hand to try first
	entries [ways]entry
}

const bucketSize = ways * (3*4 + 8 + 2 + 1 + 1 + 48)

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

// look asks the table whether need points come. If it cannot tell, ok is false and
// move is the card to try first.
func (s *Solver) look(f *shape, need int) (value int, why ground, move uint8, ok bool) {
	b := s.known.at(f.key)
	for i, key := range b.keys[:] {
		if key != uint32(f.key) {
			continue
		}
		if d := b.deeps[i]; d != f.deep {
			f.deep, f.sign = d, f.signOf(d, s.trump)
		}
		e := &b.entries[i]
		if b.signs[i] != f.sign || s.off.apart && e.words != f.words {
			continue
		}
		value, why = s.carry(e, int(b.bounds[i]), b.least[i], &f.words)
		if b.least[i] == (value >= need) {
			b.stamps[i] = s.known.clock
			why.used = f.used(f.deep)
			return value, why, none, true
		}
	}
	return 0, why, b.hint(f), false
}

// hint is the card that was last found best by who leads: where it was good enough, if
// there is such an entry, for entries of what failed know little of moves.
func (b *bucket) hint(f *shape) uint8 {
	place, good, last := none, false, uint32(0)
	for i, key := range b.keys[:] {
		if key != uint32(f.key) || b.moves[i] == none {
			continue
		}
		if enough := b.least[i] == f.many; place == none || enough && !good || enough == good && b.stamps[i] > last {
			place, good, last = b.moves[i], enough, b.stamps[i]
		}
	}
	if place == none {
		return none
	}
	return nth(f.lead, place)
}

// nth is a card of a hand by its place from the lowest on.
func nth(hand uint64, place uint8) uint8 {
	for ; place > 0; place-- {
		hand &= hand - 1
	}
	return uint8(bits.TrailingZeros64(hand))
}

// keep notes the answer to whether need points come, and what it rests on.
func (s *Solver) keep(f *shape, value, need int, why ground) {
	var d deep
	switch {
	case s.loose && s.off.deep:
		d = f.deepOf(f.cards &^ s.trump)
	case s.loose:
		d = f.deepOf(why.used &^ s.trump) // the key tells who holds the trumps
	}
	b, e := s.known.at(f.key), entry{f.words, why.always, why.ever}
	sign, least := f.signOf(d, s.trump), value >= need
	i := b.oldest()
	for j, key := range b.keys[:] {
		if key == uint32(f.key) && b.signs[j] == sign && b.deeps[j] == d && b.least[j] == least && s.covers(&e, value, b, j) {
			i = j
			break
		}
	}
	s.known.clock++
	b.keys[i], b.deeps[i], b.signs[i], b.stamps[i] = uint32(f.key), d, sign, s.known.clock
	b.bounds[i], b.least[i], b.moves[i], b.entries[i] = int16(value), least, none, e
	if s.move != none {
		b.moves[i] = uint8(bits.OnesCount64(f.lead & (1<<s.move - 1)))
	}
}

// oldest is the entry that has been of no use for longest.
func (b *bucket) oldest() (oldest int) {
	for i, stamp := range b.stamps[:] {
		if stamp < b.stamps[oldest] {
			oldest = i
		}
	}
	return oldest
}

// covers tells whether an entry of the same shape says all that entry i does.
func (s *search) covers(e *entry, bound int, b *bucket, i int) bool {
	least, known := b.least[i], int(b.bounds[i])
	bound, _ = s.carry(e, bound, least, &b.entries[i].words)
	return bound == known || bound > known == least
}
