package schieber

import (
	"krutzjass/engine"
	"krutzjass/engine/trick"
)

// The fixed numbers of the game (schieber-coiffeur-differenzler-molotow.md 3).
const (
	seats  = 4
	tricks = 9
)

// follow is the rule of following of Schieber (jass-common.md 1.1).
var follow = trick.Schieber

// noSide is who has the Bergpreis while nobody has.
const noSide engine.Side = -1

// What a side made a hand's points from; the order is that of the facts. All
// carry the factor.
const (
	madeTrick = iota
	madeLast
	madeWeis
	madeStoeck
	madeMatch
	madeKinds
)

var madeKeys = [madeKinds]engine.FactKey{
	engine.FactMade + "trick", engine.FactMade + "last", engine.FactMade + "weis",
	engine.FactMade + "stoeck", engine.FactMade + "match",
}

// Facts of this game beside those that games share.
const (
	factFactor    engine.FactKey = "factor"    // Value multiplies everything of this hand; Seat is the maker
	factBergpreis engine.FactKey = "bergpreis" // Seat is the side that has reached the mark, Value the mark
	factSilent    engine.FactKey = "noweis"    // viewer only: the viewer has kept its Weis back in this hand
)
