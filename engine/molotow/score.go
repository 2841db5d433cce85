package molotow

import (
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

// effect notes what happened, with the totals after it.
func (s *state) effect(e engine.Effect) {
	copy(e.Totals[:], s.totals[:])
	s.effects = append(s.effects, e)
}

// take gives a full trick to its winner, who leads next. It counts by the mode
// known now; trump that comes later changes its points, not who has it.
func (s *state) take() {
	o, laid := s.order(), s.trick.Laid()
	win := s.trick.Seat(o.Winner(laid), s.rules.seats)
	s.trick.Winner, s.trick.Points = win, jass.Points(o, laid, s.done == s.rules.each-1)
	s.past[s.done] = s.trick
	s.done++
	s.effect(engine.Effect{Kind: engine.Take, Seat: win, Trick: int16(s.done), Points: s.trick.Points})
	if s.rules.tischweis {
		weis, points := s.rules.tischweisIn(laid, s.mode)
		s.show(win, &weis, int16(s.done))
		s.table[win] += points
	}
	s.trick, s.lead = engine.Trick{Lead: win, Winner: engine.Nobody}, win
}

// tischweisIn gives the Weis that the cards of one trick form, in whatever order
// they were laid, and their points with those of Stöck, which may stand on top
// of a run (decision JQ11).
func (r *rules) tischweisIn(laid []card.Card, m engine.Mode) (meld.Choice, int32) {
	cards := card.SetOf(laid...)
	weis := meld.Best(cards, r.melds)
	points := int32(weis.Total())
	if r.stoeck && hasCourt(cards, m) {
		points += meld.StoeckPoints
	}
	return weis, points
}

// parts gives what seat x has made of the deal so far: every card counts by the
// mode known now, Weis and Stöck in the hand take points off. The Match, and
// whose Weis are the highest, are known once the deal is over.
func (s *state) parts(x engine.Seat) (made [madeKinds]int32) {
	o, taken := s.order(), 0
	for i := range s.past[:s.done] {
		if t := &s.past[i]; t.Winner == x {
			made[madeTrick] += jass.Points(o, t.Laid(), i == s.rules.each-1)
			taken++
		}
	}
	made[madeTable] = s.table[x]
	if !s.rules.highest || s.best == x {
		made[madeWeis] = -int32(s.called[x].Total())
	}
	if s.rules.stoeck && s.stoeck == x {
		made[madeStoeck] = -meld.StoeckPoints
	}
	if taken == s.rules.each {
		made[madeTrick], made[madeMatch] = 0, matchScore
	}
	return made
}

// score is the sum of the parts.
func (s *state) score(x engine.Seat) (sum int32) {
	if s.mode == engine.NoMode {
		return 0
	}
	for _, points := range s.parts(x) {
		sum += points
	}
	return sum
}

// compareWeis finds the player with the best single Weis, in the order of play
// from forehand on and by the trump that the deal has got (decision JQ14).
func (s *state) compareWeis() {
	var calls [maxSeats]meld.Call
	first, n := s.Forehand(s.rules.seats), s.rules.seats
	for i := range n {
		x := (first + engine.Seat(i)) % engine.Seat(n)
		calls[i] = meld.Call{Side: engine.Side(x), Weis: s.called[x].BestIn(s.mode, s.rules.melds)}
	}
	win, reason := s.rules.melds.Winner(calls[:n], s.mode, false)
	if win >= 0 {
		s.best, s.reason = engine.Seat(calls[win].Side), reason
	}
}

// closeDeal writes a deal on the sheet, seat by seat, and ends the match if
// anybody has reached the limit.
func (s *state) closeDeal() {
	if s.rules.highest {
		s.compareWeis()
	}
	end := engine.Effect{Kind: engine.HandEnd}
	for x := range engine.Seat(s.rules.seats) {
		points := written(s.score(x))
		s.totals[x] += points
		end.Sums[x] = points
		s.effect(engine.Effect{Kind: engine.Score, Side: engine.Side(x), Seat: x, Points: points, Why: engine.WhyHand})
	}
	s.sheet = append(s.sheet, [maxSeats]int32(end.Sums[:maxSeats]))
	s.effect(end)
	if slices.Max(s.totals[:s.rules.seats]) < s.rules.limit {
		s.Close()
		s.phase, s.turn = engine.PhaseDeal, engine.Nature
		return
	}
	s.finish()
}

// finish ends the match: the fewest points win, and equal ones share it.
func (s *state) finish() {
	fewest := slices.Min(s.totals[:s.rules.seats])
	for x, total := range s.totals[:s.rules.seats] {
		if total == fewest {
			s.winners |= engine.SidesOf(engine.Side(x))
		}
	}
	s.phase, s.turn = engine.PhaseOver, engine.Nobody
	s.effect(engine.Effect{Kind: engine.MatchEnd, Winners: s.winners})
}
