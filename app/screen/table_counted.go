package screen

import (
	"fmt"

	"krutzjass/app/session"
	"krutzjass/engine"
)

// counted gives the effects of the last event that the steps have shown so far,
// cut where the steps are: a trick that the Weis follow, the Weis with their
// score, and what is counted after them. Whatever the order in which a game
// counts, no step shows points before what they were made with.
func (t *Table) counted() (parts [][]engine.Effect) {
	all := t.last.Effects
	first, after, taken := -1, 0, false
	for i, e := range all {
		taken = taken || e.Kind == engine.Take
		switch {
		case taken && e.Kind == engine.WeisShown && first < 0:
			first, after = i, i+1
		case first >= 0 && (e.Kind == engine.WeisShown || e.Why == engine.WhyWeis):
			after = i + 1
		}
	}
	switch {
	case first < 0:
		return [][]engine.Effect{all}
	case t.step.Pause == session.TrickPause:
		return [][]engine.Effect{all[:first]}
	case t.step.Pause == session.WeisPause:
		return [][]engine.Effect{all[:first], all[first:after]}
	}
	return [][]engine.Effect{all[:first], all[first:after], all[after:]}
}

// totals are the sides' points as they stand after what the step shows.
func (t *Table) totals() []int {
	shown := 0
	parts := t.counted()
	for _, part := range parts {
		shown += len(part)
	}
	if shown == len(t.last.Effects) {
		return t.view().Totals
	}
	last := parts[len(parts)-1]
	list := make([]int, len(t.view().Totals))
	for side := range list {
		list[side] = int(last[len(last)-1].Totals[side])
	}
	return list
}

// total is the points of one side in totals.
func (t *Table) total(side engine.Side) int { return t.totals()[side] }

// gains names what a side made in the newest step that gave it something:
// "+20 Stöck"; several scores at once are added up.
func (t *Table) gains(side engine.Side) (words string) {
	for _, part := range t.counted() {
		if made := t.made(side, part); made != "" {
			words = made
		}
	}
	return words
}

func (t *Table) made(side engine.Side, effects []engine.Effect) string {
	sum, count, why := int32(0), 0, engine.WhyNone
	for _, e := range effects {
		if e.Kind == engine.Score && e.Side == side && e.Points != 0 {
			sum, count, why = sum+e.Points, count+1, e.Why
		}
	}
	switch {
	case count == 0:
		return ""
	case count == 1 && why != engine.WhyTrick:
		return fmt.Sprintf("%+d %s", sum, t.label("why."+why.String(), "table.points"))
	}
	return fmt.Sprintf("%+d", sum)
}
