package solve

import "math/bits"

// deep is how many of the highest cards of each suit have a rank that counts. A
// search notes the cards whose rank has decided something; what it found holds in
// all positions in which the same hands hold these cards and all above them, and as
// many below (partition search, Ginsberg 1996).
type deep [words]uint8

// deepOf is how many cards of each suit are not below all used ones.
func (f *shape) deepOf(used uint64) (d deep) {
	for i := range d {
		u, c := uint16(used>>(lane*i)), uint16(f.cards>>(lane*i))
		if u != 0 {
			d[i] = uint8(bits.OnesCount16(c &^ (u&-u - 1)))
		}
	}
	return d
}

// used is the lowest cards that count, a card of each suit.
func (f *shape) used(d deep) (cards uint64) {
	for i, k := range d {
		if k == 0 {
			continue
		}
		c := uint16(f.cards >> (lane * i))
		for ; k > 1; k-- {
			c &^= 1 << (15 - bits.LeadingZeros16(c))
		}
		cards |= 1 << (lane*i + 15 - bits.LeadingZeros16(c))
	}
	return cards
}

// salts are numbers without a pattern, one for each hand.
var salts = [words]uint64{0xd6e8feb86659fd93, 0xa0761d6478bd642f, 0xe7037ed1a0b428db, 0x8ebc6af09c88c6e3}

// signOf tells which hands hold the cards that count, and the trumps, of a key.
func (f *shape) signOf(d deep, trump uint64) (sign uint64) {
	sign = f.key
	mask := trump
	for i, k := range d {
		mask |= uint64(0xffff&^(0xffff>>k)) << (lane * i)
	}
	for i, r := range f.ranks {
		high, low := bits.Mul64(r&mask, salts[i])
		sign += high ^ low
	}
	return sign
}

// lift is the moves, by 1, 2, 4 and 8 places, that push the cards of each lane to
// its top (Warren, Hacker's Delight 7-4).
type lift [4]uint64

func newLift(cards uint64) (l lift) {
	gaps := ^cards >> 1 & 0x7fff7fff7fff7fff
	for i := range l {
		odd := gaps ^ gaps>>1&0x7fff7fff7fff7fff // slots with an odd number of gaps above
		odd ^= odd >> 2 & 0x3fff3fff3fff3fff
		odd ^= odd >> 4 & 0x0fff0fff0fff0fff
		odd ^= odd >> 8 & 0x00ff00ff00ff00ff
		l[i] = odd & cards
		cards = cards ^ l[i] | l[i]<<(1<<i)
		gaps &^= odd
	}
	return l
}

// ranks gives a hand as places among all cards: the top slot of a lane is the
// highest card out, the slot below the next.
func (l *lift) ranks(hand uint64) uint64 {
	move := hand & l[0]
	hand = hand ^ move | move<<1
	move = hand & l[1]
	hand = hand ^ move | move<<2
	move = hand & l[2]
	hand = hand ^ move | move<<4
	move = hand & l[3]
	return hand ^ move | move<<8
}
