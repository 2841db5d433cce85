package differenzler

import (
	"krutzjass/engine/jass"
	"krutzjass/engine/trick"
)

// The fixed numbers of the game (schieber-coiffeur-differenzler-molotow.md 5).
const (
	seats      = 4
	tricks     = 9
	mostPoints = jass.AllTricks       // all tricks, without a bonus for them
	fairShare  = mostPoints / seats   // what a seat predicts when its time runs out
	cellCount  = seats * len(cells{}) // of a row of the sheet
)

// roundNumbers are the lengths of a match: everybody deals equally often.
var roundNumbers = []int{4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48}

// follow is the rule of following, diff in jass-common.md 1.1.
var follow = trick.Differenzler

// cells is what the sheet tells of a seat in one deal: the prediction, the
// points made, and what was written.
type cells [3]int32
