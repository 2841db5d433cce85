package differenzler

import (
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/jass"
)

// effect notes what happened, with the totals after it.
func (s *state) effect(e engine.Effect) {
	copy(e.Totals[:], s.totals[:])
	s.effects = append(s.effects, e)
}

// take gives a full trick to its winner, who leads next.
func (s *state) take() {
	o, laid := s.order(), s.trick.Laid()
	win := s.trick.Seat(o.Winner(laid), seats)
	s.trick.Winner, s.trick.Points = win, jass.Points(o, laid, s.done == tricks-1)
	s.points[win] += s.trick.Points
	s.past[s.done] = s.trick
	s.done++
	s.effect(engine.Effect{Kind: engine.Take, Seat: win, Trick: int16(s.done), Points: s.trick.Points})
	s.trick, s.lead = engine.Trick{Lead: win, Winner: engine.Nobody}, win
}

// missed is what x has written for a deal: the distance from the prediction, or
// the reward for an exact hit. That no point was made counts as a hit only for
// who took a trick, since nobody earns it by doing nothing
// (schieber-coiffeur-differenzler-molotow.md 5).
func (s *state) missed(x engine.Seat) int32 {
	off := int32(s.predicted[x]) - s.points[x]
	switch {
	case off < 0:
		return -off
	case off == 0 && s.rules.exact > 0 && (s.predicted[x] > 0 || s.tookTrick(x)):
		return -s.rules.exact
	}
	return off
}

func (s *state) tookTrick(x engine.Seat) bool {
	return slices.ContainsFunc(s.past[:s.done], func(t engine.Trick) bool { return t.Winner == x })
}

// closeDeal writes a deal on the sheet, seat by seat, and ends the match after
// the last round.
func (s *state) closeDeal() {
	var row [seats]cells
	end := engine.Effect{Kind: engine.HandEnd}
	for x := range engine.Seat(seats) {
		minus := s.missed(x)
		row[x] = cells{int32(s.predicted[x]), s.points[x], minus}
		s.totals[x] += minus
		end.Sums[x] = minus
		s.effect(engine.Effect{Kind: engine.Score, Side: engine.Side(x), Seat: x, Points: minus, Why: engine.WhyDifference})
	}
	s.sheet = append(s.sheet, row)
	s.effect(end)
	if len(s.sheet) < s.rules.rounds {
		s.Close()
		s.phase, s.turn = engine.PhaseDeal, engine.SeatsOf(engine.Nature)
		return
	}
	s.finish()
}

// finish ends the match: the fewest points win, and equal ones share it.
func (s *state) finish() {
	fewest := slices.Min(s.totals[:])
	for x, total := range s.totals {
		if total == fewest {
			s.winners |= engine.SidesOf(engine.Side(x))
		}
	}
	s.phase, s.turn = engine.PhaseOver, 0
	s.effect(engine.Effect{Kind: engine.MatchEnd, Winners: s.winners})
}
