package coiffeur

import (
	"krutzjass/engine"
	"krutzjass/engine/trick"
)

// The fixed numbers of the game (schieber-coiffeur-differenzler-molotow.md 4).
const (
	seats     = 4
	tricks    = 9
	maxRows   = 32 // of a chart
	blocks    = 3  // of 3x3
	block     = tricks / blocks
	guschti   = 5 // tricks of Guschti before it turns round
	phaseTurn = engine.PhaseOwn
)

// follow is the rule of following of Schieber (jass-common.md 1.1).
var follow = trick.Schieber

// Facts of this game beside those that games share. The points of a deal are
// card points by the values of the row; only what is written carries the factor.
const (
	factRow     engine.FactKey = "row"                   // Seat has called the row at place Value of the chart, from 0
	factValues  engine.FactKey = "values"                // Value is the mode by which the cards of this trick count
	factFirst   engine.FactKey = "first"                 // Value is the mode or direction that Seat called with the row
	factBlock   engine.FactKey = "block"                 // 3x3: Seat chose the mode Value for a block; blocks in their order
	factPassed  engine.FactKey = "passed"                // Seat has passed in this deal
	factPoints  engine.FactKey = "points"                // side Seat has taken Value card points in this deal
	factWritten engine.FactKey = engine.FactMade + "row" // Seat is the side, Value what it has written for this deal
)
