package molotow

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/trick"
)

// The fixed numbers of the game (schieber-coiffeur-differenzler-molotow.md 6).
const (
	minSeats   = 3
	usualSeats = 4
	maxSeats   = jass.MaxSeats
	maxTricks  = 12   // at a table of three
	matchScore = -257 // in place of the trick points for who takes every trick
	mostWeis   = 2000 // more points for Weis than any deal has
)

// unused is the card that is left out where the pack cannot be dealt evenly: the
// Seven of diamonds with five players.
func unused(seats int) card.Set {
	if jass.Pack.Len()%seats == 0 {
		return card.Set{}
	}
	return card.SetOf(card.Of(card.Diamonds, card.Seven))
}

// follow is the rule of following once there is trump, diff in jass-common.md
// 1.1; before that there is nothing but the led suit.
var follow = trick.Differenzler

// What a seat made a deal's score from; the order is that of the facts.
const (
	madeTrick = iota
	madeTable
	madeWeis
	madeStoeck
	madeMatch
	madeKinds
)

var madeKeys = [madeKinds]engine.FactKey{
	engine.FactMade + "trick", engine.FactMade + "tischweis", engine.FactMade + "weis",
	engine.FactMade + "stoeck", engine.FactMade + "match",
}

// written is a deal's score in tens, halves away from zero: one writes the
// magnitude, and a five goes up (decision JQ10).
func written(score int32) int32 {
	if score < 0 {
		return -written(-score)
	}
	return (score + 5) / 10
}
