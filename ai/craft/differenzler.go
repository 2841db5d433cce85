package craft

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Facts of Differenzler that its views tell.
const (
	factPredicted engine.FactKey = "predicted" // Seat has predicted Value points
	factPoints    engine.FactKey = "points"    // Seat has made Value points
)

// nearMiss is how far off the prediction, in 64ths of a point, a player begins to
// mind in full: so much can still be steered.
const nearMiss = 8 * point

// A strong hand makes more than its cards one by one, and a poor one less: an
// outlook is stretched by boldly, in 1024ths, and lowered by meekly, in points.
const (
	boldly = 1150
	meekly = 5
)

// differenzler predicts what the hand can be expected to make, and then takes
// while it lacks points and ducks when it has them.
func differenzler(j *Judge, actions []engine.Action) engine.Action {
	if actions[0].Kind != engine.Play {
		want := j.prediction()
		return best(actions, func(a engine.Action) int32 {
			if a.Kind != engine.Predict {
				return -allPoints
			}
			return -abs(int32(a.Arg) - want)
		})
	}
	w, need := j.weigh(), j.lacks()*point
	return best(actions, func(a engine.Action) int32 { return w.aim(a.Card(), need) })
}

// prediction is what the viewer expects to make. Who does not look ahead counts
// by the rule of thumb: twice the trump points and 11 for every other Ace.
func (j *Judge) prediction() (points int32) {
	hand, o := j.s.View.Hand, j.s.Order
	if j.mind.Ahead {
		return max(0, both(j.weigh().outlook(hand, o, o, &aims)/point, boldly)-meekly)
	}
	for c := range hand.All() {
		switch {
		case o.IsTrump(c):
			points += 2 * int32(o.Points[c])
		case c.Rank() == card.Ace:
			points += int32(o.Points[c])
		}
	}
	return points
}

// lacks is how many points the viewer still has to make, below zero if it has
// made too many.
func (j *Judge) lacks() (points int32) {
	v := j.s.View
	if f, ok := v.FactOf(factPredicted, v.Viewer); ok {
		points = int32(f.Value)
	}
	if f, ok := v.FactOf(factPoints, v.Viewer); ok {
		points -= int32(f.Value)
	}
	return points
}

// aim is the value of laying c for who needs so many 64ths of a point.
func (w *weigher) aim(c card.Card, need int32) int32 {
	win, points := w.outcome(c)
	points *= point
	if !w.ahead {
		if need > 0 {
			return both(win, points)
		}
		return -both(win, points)
	}
	need -= w.outlook(w.s.View.Hand.Without(c), w.s.Order, w.s.Values, &aims)
	return -both(win, miss(need-points)) - both(certain-win, miss(need))
}

// miss is how much it matters to be off by x.
func miss(x int32) int32 {
	x = abs(x)
	return x * x / (x + nearMiss)
}

func abs(x int32) int32 { return max(x, -x) }
