package chratze

import "krutzjass/engine"

// pay moves chips between a seat and the pot; positive chips go to the seat.
func (s *state) pay(x engine.Seat, made int, chips int64) {
	s.chips[x] += chips
	s.made[x][made] += chips
	s.pot -= chips
}

// settle ends a deal: shares of the pot, then penalties, each from the Chratzer
// (in Zwicken the dealer's left) on in the order of play (RECORD.md, Chratze).
func (s *state) settle() {
	x, first := s.shares(), s.chratzer
	if s.rules.zwicken {
		first = s.next(s.dealer)
	}
	s.payAll(first, madePot, engine.WhyPot, &x.paid, 1)
	s.payAll(first, madePenalty, engine.WhyPenalty, &x.penalty, -1)
	s.closeDeal()
	failed, last := x.owed() > 0, s.timeUp || s.rules.deals > 0 && len(s.sheet) >= s.rules.deals
	if last && !failed || s.outgrown() {
		s.finish()
	}
}

func (s *state) shares() shares {
	var tricks [engine.MaxSeats]int8
	for i := range s.done {
		tricks[s.past[i].Winner]++
	}
	if !s.rules.zwicken {
		return shareChratze(s.pot, s.chratzer, s.in, tricks)
	}
	taker := engine.Nobody
	if s.in == 0 && s.dealerTakes() {
		taker = s.dealer
	}
	return shareZwicken(s.pot, s.in, tricks, taker)
}

func (s *state) payAll(first engine.Seat, made int, why engine.Why, chips *bySeat, sign int64) {
	for i := range s.seats {
		x := (first + i) % s.seats
		if chips[x] == 0 {
			continue
		}
		s.pay(x, made, sign*chips[x])
		s.effect(engine.Effect{Kind: engine.Score, Side: engine.Side(x), Points: int32(sign * chips[x]), Why: why})
	}
}

// closeDeal writes the deal on the sheet and gathers the cards, which nobody
// sees any more (chratze.md 2.6).
func (s *state) closeDeal() {
	var row bySeat
	end := engine.Effect{Kind: engine.HandEnd}
	for x := range s.seats {
		row[x] = s.gained(x)
		end.Sums[x] = int32(s.made[x][madePot] + s.made[x][madePenalty])
	}
	s.sheet = append(s.sheet, row)
	s.effect(end)
	s.fresh = 0
	s.gather()
	s.phase, s.turn = engine.PhaseDeal, engine.Nature
}

// outgrown tells whether the chips are more than a record can count.
func (s *state) outgrown() bool {
	most := s.pot
	for _, chips := range s.chips {
		most = max(most, chips, -chips)
	}
	return most > chipLimit
}

// finish ends the match: most chips win, and what is left in the pot belongs to
// nobody (decision CQ6).
func (s *state) finish() {
	most := s.chips[0]
	for x := range s.seats {
		most = max(most, s.chips[x])
	}
	for x := range s.seats {
		if s.chips[x] == most {
			s.winners |= engine.SidesOf(engine.Side(x))
		}
	}
	s.phase, s.turn = engine.PhaseOver, engine.Nobody
	s.effect(engine.Effect{Kind: engine.MatchEnd, Winners: s.winners})
}
