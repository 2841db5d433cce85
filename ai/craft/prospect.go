package craft

import (
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// prospect is what a hand of Chratze or Zwicken promises, as about the chance to
// make enough tricks, in 1024ths: what each thing adds. Found by fitting what
// taking the risk brought more than leaving it in many deals, at tables of 2 to
// 7, so that many opponents also tell that the pot is shared by more.
type prospect struct {
	base  int32
	high  [4]int32 // Ace, King, Queen and Jack of trump
	low   int32    // any other trump
	ace   int32    // a side Ace
	long  int32    // each trump above fewTrumps
	crowd [4]int32 // against one opponent, two, three, and more
}

var (
	toCall = prospect{base: 446, high: [4]int32{349, 259, 209, 165}, low: 114, ace: -9, long: 112, crowd: [4]int32{0, -423, -600, -700}}
	toCome = prospect{base: 500, high: [4]int32{764, 516, 371, 276}, low: 200, ace: 42, long: 152, crowd: [4]int32{0, -25, -242, -392}}
	toStay = prospect{base: 371, high: [4]int32{951, 659, 481, 399}, low: 303, ace: 187, long: -68, crowd: [4]int32{0, -365, -385, -483}}
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
