package craft

import (
	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// Facts of Coiffeur that its views tell.
const (
	factRow    engine.FactKey = "row"    // Value is the place of the row that is played
	factValues engine.FactKey = "values" // Value is the mode by which cards count
)

// What the rows are called in the options, where a rule hangs on it
// (schieber-coiffeur-differenzler-molotow.md 4).
const (
	rowSlalom  = "slalom"
	rowGuschti = "guschti"
	rowMisere  = "misere"
	rowBlocks  = "3x3"
)

// Tricks of Coiffeur: how many a deal has, in which one Guschti turns round, and
// how many a block of 3x3 has.
const (
	dealTricks  = 9
	guschtiTurn = 5
	blockTricks = 3
)

// usualPoints are what a side that waits for a fair hand makes in a row, in
// tenths of a point; other rows make those of "".
var usualPoints = map[string]int32{"": 930, rowSlalom: 880, rowGuschti: 900, "joker": 1110, rowMisere: 940, rowBlocks: 960}

// passBelow is what a call must bring more than the row would bring later, in
// tenths of a point times the factor, to be made and not passed.
const passBelow = 200

func coiffeur(j *Judge, actions []engine.Action) engine.Action {
	switch {
	case actions[0].Kind == engine.Play:
		return j.card(actions)
	case actions[0].Kind == engine.Direction:
		// Who leads a block chooses the own best, whoever called: the others score nothing.
		return best(actions, func(a engine.Action) int32 { return modeWorth(j.s.View.Hand, engine.Mode(a.Arg)) })
	}
	return best(actions, func(a engine.Action) int32 {
		if a.Kind != engine.Call {
			return passBelow
		}
		name := j.rowName(a)
		return (rowWorth(j.s.View.Hand, name, modeOf(a)) - usual(name)) * j.factor(name)
	})
}

func usual(row string) int32 {
	if points, ok := usualPoints[row]; ok {
		return points
	}
	return usualPoints[""]
}

// rowName is the row that a call names.
func (j *Judge) rowName(a engine.Action) string {
	if j.calls == nil {
		return ""
	}
	return j.calls.CallText(a).Row
}

// factor is that of the first open row of that name in the chart of the
// viewer's side.
func (j *Judge) factor(name string) int32 {
	v := j.s.View
	rows, _ := v.Setup.Options["rows"].([]string)
	factors, _ := v.Setup.Options["factors"].([]int)
	side := j.s.Side(v.Viewer)
	for place, row := range rows {
		if row == name && place < len(factors) && !v.Sheet[place][side].Set {
			return int32(factors[place])
		}
	}
	return 1
}

// rowWorth estimates the points that the side of a hand makes, or in Misère
// leaves to the others, if it calls a row with a mode; tenths of a point.
func rowWorth(hand card.Set, row string, m engine.Mode) int32 {
	first := modeWorth(hand, m)
	switch row {
	case rowSlalom:
		return (5*first + 4*modeWorth(hand, turned(m))) / dealTricks
	case rowGuschti:
		return (6*first + 3*modeWorth(hand, turned(m))) / dealTricks
	case rowMisere:
		return allPoints - first
	case rowBlocks:
		return (first + 2*usualPoints[rowBlocks]) / blockTricks
	}
	return first
}

// turned is the other of the two directions.
func turned(m engine.Mode) engine.Mode { return engine.Obenabe + engine.Undenufe - m }

// inRow adapts the judgement to the row that is played.
func inRow(w *weigher) {
	v := w.s.View
	done := int32(len(v.Past))
	switch rowOf(v) {
	case rowSlalom:
		// Half of the tricks to come go the other way.
		w.other, w.share = trick.ForMode(turned(w.s.Order.Mode)), certain/2
	case rowGuschti:
		if done < guschtiTurn {
			w.other = trick.ForMode(turned(w.s.Order.Mode))
			w.share = certain * (dealTricks - guschtiTurn) / (dealTricks - 1 - done)
		}
	case rowMisere:
		w.weights, w.few = &misere, true
	}
}

// rowOf names the row that is played; empty before a call.
func rowOf(v *engine.View) string {
	rows, _ := v.Setup.Options["rows"].([]string)
	if f, ok := v.Fact(factRow); ok && f.Value < len(rows) {
		return rows[f.Value]
	}
	return ""
}

// coiffeurLook lets the cards count by the values of the row, and voids of an
// earlier block tell nothing in 3x3.
func coiffeurLook(s *style.Sight) {
	if s.Order == nil {
		return
	}
	if f, ok := s.View.Fact(factValues); ok {
		s.By(s.Order, trick.ForMode(engine.Mode(f.Value)))
	}
	if rowOf(s.View) == rowBlocks {
		s.Since = len(s.View.Past) / blockTricks * blockTricks
	}
}
