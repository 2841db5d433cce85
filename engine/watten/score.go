package watten

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// effect notes what happened, with the totals after it.
func (s *state) effect(e engine.Effect) {
	e.Totals[0], e.Totals[1] = s.totals[0], s.totals[1]
	s.effects = append(s.effects, e)
}

// noPoints marks a take: tricks have none here.
const noPoints = -1

// countTrick takes a full trick. The pair that has three wins the hand, and no
// more is played (decision CQ26).
func (s *state) countTrick() {
	win := s.trick.Seat(s.order().winner(s.trick.Laid()), seats)
	s.trick.Winner = win
	s.past[s.done] = s.trick
	s.done++
	s.effect(engine.Effect{Kind: engine.Take, Seat: win, Trick: int16(s.done), Points: noPoints})
	s.trick = engine.Trick{Lead: win, Winner: engine.Nobody}
	s.lead, s.turn = win, win
	if side := engine.PartnersSide(win); s.taken(side) == enough {
		s.score(side, s.stake())
	}
}

// taken counts the tricks of a side in this hand.
func (s *state) taken(side engine.Side) (n int) {
	for i := range s.done {
		if engine.PartnersSide(s.past[i].Winner) == side {
			n++
		}
	}
	return n
}

// score ends the hand with points for one side. The first at the target wins at
// once, and what is above it counts (watten.md 3.2). The cards are thrown in.
func (s *state) score(side engine.Side, points int32) {
	s.totals[side] += points
	s.made[side] = points
	s.effect(engine.Effect{Kind: engine.Score, Side: side, Points: points, Why: engine.WhyStake})
	s.sheet = append(s.sheet, s.made)
	s.effect(engine.Effect{Kind: engine.HandEnd, Sums: [engine.MaxSeats]int32{s.made[0], s.made[1]}})
	s.hands, s.dealt = [seats]card.Set{}, 0
	s.phase, s.turn = engine.PhaseDeal, engine.Nature
	if s.totals[side] >= s.rules.target {
		s.winners = engine.SidesOf(side)
		s.phase, s.turn = engine.PhaseOver, engine.Nobody
		s.effect(engine.Effect{Kind: engine.MatchEnd, Winners: s.winners})
	}
}
