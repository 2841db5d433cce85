package search

import (
	"math/rand/v2"

	"krutzjass/engine"
)

// home tells whether the side of win, which has just taken a trick, is at the
// target: then nothing that follows counts.
func (s *settlement) home(t *tally, win engine.Seat) bool {
	side := s.side[win]
	points, _ := s.bySide(t, 0)
	return s.at[side]+float64(s.factor*float64(points[side])) >= s.target
}

// payRace values the standing at the end of a deal, or of the match in the middle
// of it. What hangs on no trick is counted behind the tricks.
func (s *settlement) payRace(t *tally, took uint8, p *payoff) {
	points, swept := s.bySide(t, took)
	var at [2]float64
	var winners engine.Sides
	for i := range at {
		at[i] = s.at[i] + float64(s.factor*float64(points[i]))
		if at[i] >= s.target {
			winners |= engine.SidesOf(engine.Side(i))
		}
	}
	if swept >= 0 {
		at[swept] += float64(s.factor * s.sweep)
	}
	at[0], at[1] = at[0]+s.later[0], at[1]+s.later[1]
	if winners == 0 && max(at[0], at[1]) >= s.target {
		first := engine.Side(0)
		if at[1] > at[0] {
			first = 1
		}
		winners = engine.SidesOf(first)
	}
	s.both(s.chance(at[0], at[1], winners), p)
}

// overtake lets the same cards fall by the rules, to learn what is counted besides
// the tricks: Weis and Stoeck.
func (b *wordBoard) overtake(other *stateBoard, chance *rand.PCG) {
	b.settle.later = [2]float64{}
	b.alike(other, chance)
	points, swept := b.settle.bySide(&b.tally, b.now.Took)
	done := b.now.N == 0 && b.now.Hands[b.now.Turn] == 0
	v := other.state.View(engine.Nobody)
	for i := range b.settle.later {
		at := b.settle.at[i] + float64(b.settle.factor*float64(points[i]))
		if engine.Side(i) == swept && done && at < b.settle.target { // else the match was over before
			at += float64(b.settle.factor * b.settle.sweep)
		}
		b.settle.later[i] = float64(v.Totals[i]) - at
	}
}
