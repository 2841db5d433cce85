package search

import (
	"math"

	"krutzjass/engine"
)

// payoff is what a deal is worth to each seat, in points.
type payoff [engine.MaxSeats]float64

// race is a game for two sides that the first at the target wins.
type race struct {
	reach float64 // what a side may make in one deal, Weis aside
	mean  float64 // what a side makes in a deal
	swing float64 // standard deviation of what one side makes more in a deal
}

// races lists them, with the numbers of deals between computers.
var races = map[string]race{
	"krutzjass": {reach: 500, mean: 190, swing: 150},
	"schieber":  {reach: 800, mean: 200, swing: 230},
	"watten":    {reach: 4, mean: 1.2, swing: 2.3},
}

// valuer reads off a state what the deal was worth.
type valuer struct {
	side   [engine.MaxSeats]engine.Side
	seats  int
	sides  int
	sign   float64 // -1 where the fewest points win
	envy   float64 // how much another side's points matter, shared among all others
	target float64 // of a race that is near its end, else 0
	race   race
}

// alone is how much the points of others matter to who plays for itself.
const alone = 0.5

func newValuer(info *engine.Info, v *engine.View) *valuer {
	n := len(v.Setup.Seats)
	x := &valuer{seats: n, sides: info.Sides(n), sign: 1, envy: 1}
	for s := range n {
		x.side[s] = info.Side(engine.Seat(s))
	}
	if info.Few {
		x.sign = -1
	}
	if _, chips := v.Fact(factPot); x.sides > 2 && !chips { // what others lose lies in the next pot, in which all have the same share
		x.envy = alone
	}
	if r, ok := races[info.Key]; ok {
		target := float64(v.Setup.Options.Int("target"))
		for _, total := range v.Totals {
			if float64(total)+r.reach >= target {
				x.target, x.race = target, r
			}
		}
	}
	return x
}

// read tells whether the last action ended the deal, and if so fills in what it
// was worth.
func (x *valuer) read(st engine.State, p *payoff) (over bool) {
	effects := st.Effects()
	for i := len(effects) - 1; i >= 0; i-- {
		if e := &effects[i]; e.Kind == engine.HandEnd {
			x.deal(e, effects[len(effects)-1].Winners, p)
			return true
		}
	}
	if turn := st.Turn(); turn == 0 || turn.Has(engine.Nature) { // cards are dealt afresh
		*p = payoff{}
		return true
	}
	return false
}

// deal values the sums of a deal, or in a race near its end the standing.
func (x *valuer) deal(e *engine.Effect, winners engine.Sides, p *payoff) {
	if x.target > 0 {
		chance := x.chance(float64(e.Totals[0]), float64(e.Totals[1]), winners)
		for s := range x.seats {
			p[s] = chance
			if x.side[s] != 0 {
				p[s] = -chance
			}
		}
		return
	}
	sum := 0.0
	for i := range x.sides {
		sum += float64(e.Sums[i])
	}
	x.share(&e.Sums, sum, p)
}

// share gives each seat what its side made more than the others on average.
func (x *valuer) share(made *[engine.MaxSeats]int32, sum float64, p *payoff) {
	for s := range x.seats {
		own := float64(made[x.side[s]])
		others := (sum - own) / float64(x.sides-1)
		p[s] = x.sign * (own - float64(x.envy*others))
	}
}

// chance is what the chance of side 0 to win is worth, in points: a win and a
// loss lie twice the swing of a deal apart. Where the match goes on, what is left
// of it is taken for a walk of deals of equal swing, with a curve that every machine
// draws alike.
func (x *valuer) chance(a, b float64, winners engine.Sides) float64 {
	switch {
	case winners.Has(0):
		return x.race.swing
	case winners.Has(1):
		return -x.race.swing
	}
	deals := max(1, (x.target-max(a, b))/x.race.mean)
	z := (a - b) / float64(x.race.swing*math.Sqrt(deals))
	return x.race.swing * z / math.Sqrt(1+float64(z*z))
}
