package search

import "krutzjass/engine"

// spent is what calling a row of Coiffeur costs who calls it: what the row would
// be worth later, seen from the searcher.
func (j *job) spent(by engine.Seat, a engine.Action) float64 {
	if j.texts == nil || a.Kind != engine.Call {
		return 0
	}
	row := j.texts.CallText(a).Row
	cost := later(row) / 10 * j.factor(by, row)
	if j.value.side[by] == j.value.side[j.view.Viewer] {
		return -cost
	}
	return cost
}

// usual is what a side makes in a row that it calls when its time has come, in
// points; other rows make those of "".
var usual = map[string]float64{"": 104, "slalom": 100, "guschti": 102, "joker": 118, "misere": 110, "3x3": 108}

func later(row string) float64 {
	if points, ok := usual[row]; ok {
		return points
	}
	return usual[""]
}

// factor is that of the first open row of that name in the chart of the caller's
// side.
func (j *job) factor(by engine.Seat, name string) float64 {
	rows, _ := j.view.Setup.Options["rows"].([]string)
	factors, _ := j.view.Setup.Options["factors"].([]int)
	side := j.value.side[by]
	for place, row := range rows {
		if row == name && place < len(factors) && !j.view.Sheet[place][side].Set {
			return float64(factors[place])
		}
	}
	return 1
}
