package craft

import (
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// prospect is the chance of a hand of Chratze or Zwicken to make enough tricks,
// in 1024ths: what each thing adds, found by fitting many deals.
type prospect struct {
	base  int32
	high  [4]int32 // Ace, King, Queen and Jack of trump
	low   int32    // any other trump
	ace   int32    // a side Ace
	long  int32    // each trump above fewTrumps
	crowd [4]int32 // against one opponent, two, three, and more
}

var (
	toCall = prospect{base: 490, high: [4]int32{336, 257, 184, 161}, low: 42, ace: 50, long: 135, crowd: [4]int32{0, -230, -358, -407}}
	toCome = prospect{base: 670, high: [4]int32{391, 275, 208, 130}, low: 66, ace: 38, crowd: [4]int32{0, -102, -169, -257}}
	toStay = prospect{base: 415, high: [4]int32{544, 425, 325, 287}, low: 288, ace: 166, long: -297, crowd: [4]int32{0, -129, -219, -288}}
)

// fewTrumps is how many trumps count for themselves alone.
const fewTrumps = 2

// kept is what a card must add to be kept rather than exchanged.
const kept = 20

// card is what c adds.
func (p *prospect) card(o *trick.Order, c card.Card) int32 {
	switch above := place(o, c); {
	case o.IsTrump(c) && above < len(p.high):
		return p.high[above]
	case o.IsTrump(c):
		return p.low
	case c.Rank() == card.Ace:
		return p.ace
	}
	return 0
}

// against is what so many opponents, in 1024ths, take off.
func (p *prospect) against(opponents int32) int32 {
	last := int32(len(p.crowd)-1) * certain
	beyond := min(max(opponents-certain, 0), last)
	i, part := beyond/certain, beyond%certain
	if part == 0 {
		return p.crowd[i]
	}
	return both(p.crowd[i], certain-part) + both(p.crowd[i+1], part)
}
