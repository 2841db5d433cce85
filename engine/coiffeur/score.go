package coiffeur

import (
	"krutzjass/engine"
	"krutzjass/engine/jass"
)

// effect notes what happened, with the totals after it.
func (s *state) effect(e engine.Effect) {
	e.Totals[0], e.Totals[1] = s.chart[0].total, s.chart[1].total
	s.effects = append(s.effects, e)
}

// countTrick takes a full trick; after the last one the row is written.
func (s *state) countTrick() {
	win := s.trick.Seat(s.order().Winner(s.trick.Laid()), seats)
	points := jass.Points(s.values(), s.trick.Laid(), s.done == tricks-1)
	s.trick.Winner, s.trick.Points = win, points
	s.past[s.done] = s.trick
	s.done++
	s.points[engine.PartnersSide(win)] += points
	s.effect(engine.Effect{Kind: engine.Take, Seat: win, Trick: int16(s.done), Points: points})
	s.trick = engine.Trick{Lead: win, Winner: engine.Nobody}
	s.lead, s.turn = win, win
	switch {
	case s.done == tricks:
		s.endHand()
	case s.mode() == engine.NoMode: // a new block of 3x3
		s.phase = phaseTurn
	}
}

// worth is what the calling side writes for the points as they stand: its own,
// or in Misère those of the others; for all nine tricks the Match counts instead
// (schieber-coiffeur-differenzler-molotow.md 4; decision JQ8).
func (s *state) worth() int32 {
	side := engine.PartnersSide(s.caller)
	if s.row() == rowMisere {
		side = 1 - side
	}
	points := s.points[side]
	if s.done == tricks {
		if all, swept := jass.Swept(s.past[:], engine.PartnersSide); swept && all == side {
			points = s.rules.match
		}
	}
	return written(points, s.rules.factors[s.place])
}

// endHand writes the row and ends the match when both charts are full.
func (s *state) endHand() {
	side, points := engine.PartnersSide(s.caller), s.worth()
	s.chart.write(side, int(s.place), points)
	s.effect(engine.Effect{Kind: engine.Score, Side: side, Points: points, Why: engine.WhyRow})
	end := engine.Effect{Kind: engine.HandEnd}
	end.Sums[side] = points
	s.effect(end)
	s.dealing.Close()
	s.phase, s.turn = engine.PhaseDeal, engine.Nature
	if rows := len(s.rules.rows); s.chart.finished(0, rows) && s.chart.finished(1, rows) {
		s.finish()
	}
}

// finish ends the match: the highest total wins, equal totals share.
func (s *state) finish() {
	a, b := s.chart[0].total, s.chart[1].total
	if a >= b {
		s.winners |= engine.SidesOf(0)
	}
	if b >= a {
		s.winners |= engine.SidesOf(1)
	}
	s.phase, s.turn = engine.PhaseOver, engine.Nobody
	s.effect(engine.Effect{Kind: engine.MatchEnd, Winners: s.winners})
}
