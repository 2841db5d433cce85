package krutzjass

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
)

// The race: every scoring event in its order, and the match stops at the very
// event that reaches the target (krutzjass.md, Event order).

// score credits one side with one event and tells whether it reached the target.
func (s *state) score(side engine.Side, made int, points int32, why engine.Why) bool {
	s.totals[side] += points
	s.made[side][made] += points
	s.effect(engine.Effect{Kind: engine.Score, Side: side, Points: points, Why: why})
	return s.totals[side] >= s.rules.target
}

// effect notes what happened, with the totals after it.
func (s *state) effect(e engine.Effect) {
	e.Totals[0], e.Totals[1] = s.totals[0], s.totals[1]
	s.effects = append(s.effects, e)
}

// countStoeck scores the Stöck that falls with card c, just laid by seat by,
// and tells whether that ends the match.
func (s *state) countStoeck(by engine.Seat, c card.Card, early bool) bool {
	now := meld.PairOf(card.SetOf(c), s.mode)
	if now == (meld.Pair{}) {
		return false
	}
	due := s.rules.stoeck.Due(s.court[by], now, meld.PairOf(s.hands[by], s.mode))
	if early {
		due = 1
	}
	s.court[by].Kings += now.Kings
	s.court[by].Queens += now.Queens
	for range due {
		s.stoecks[by]++
		if s.score(engine.PartnersSide(by), madeStoeck, meld.StoeckPoints, engine.WhyStoeck) {
			return true
		}
	}
	return false
}

// mayStoeck tells whether the seat on turn may call Stöck with c while the other
// card of the pair is still in hand: the pair has not scored, c does not
// complete it by itself, and its points reach the target (krutzjass.md, Early
// Stöck).
func (s *state) mayStoeck(c card.Card) bool {
	if !s.rules.early || s.totals[engine.PartnersSide(s.turn)]+meld.StoeckPoints < s.rules.target {
		return false
	}
	now := meld.PairOf(card.SetOf(c), s.mode)
	held := meld.PairOf(s.hands[s.turn].Without(c), s.mode)
	other := now.Kings > 0 && held.Queens > 0 || now.Queens > 0 && held.Kings > 0
	scored := s.stoecks[s.turn] > 0 && !s.rules.stoeck.Each
	return other && !scored && s.rules.stoeck.Due(s.court[s.turn], now, held) == 0
}

// countTrick takes a full trick and scores what follows from it; it tells
// whether that ends the match.
func (s *state) countTrick() bool {
	o := s.order()
	win := s.trick.Seat(o.Winner(s.trick.Laid()), seats)
	points := int32(o.Sum(s.trick.Laid()))
	bonus := int32(0)
	if s.done == tricks-1 {
		bonus = s.rules.last
	}
	s.trick.Winner, s.trick.Points = win, points+bonus
	s.past[s.done] = s.trick
	s.done++
	s.effect(engine.Effect{Kind: engine.Take, Seat: win, Trick: int16(s.done), Points: points + bonus})
	s.trick = engine.Trick{Lead: win, Winner: engine.Nobody}
	s.lead, s.turn = win, win

	side := engine.PartnersSide(win)
	if s.done == 1 && s.rules.weisFirst {
		return s.countWeis() || s.scoreTrick(side, points, bonus)
	}
	if s.scoreTrick(side, points, bonus) || s.done == 1 && s.countWeis() {
		return true
	}
	return s.done == tricks && s.endHand()
}

// scoreTrick scores card points and last-trick bonus as one event.
func (s *state) scoreTrick(side engine.Side, points, bonus int32) bool {
	s.made[side][madeLast] += bonus
	s.made[side][madeTrick] -= bonus // score adds both to madeTrick
	return s.score(side, madeTrick, points+bonus, engine.WhyTrick)
}

// countWeis compares the best single Weis of each caller in the order of play
// and scores all that the winner and the partner called (jass-common.md 1.4).
func (s *state) countWeis() bool {
	var calls [seats]meld.Call
	var who [seats]engine.Seat
	n := 0
	for i := range engine.Seat(seats) {
		if x := (s.past[0].Lead + i) % seats; s.said[x] != 0 {
			calls[n], who[n] = meld.Call{Side: engine.PartnersSide(x), Weis: s.called[x].BestIn(s.mode, melds)}, x
			n++
		}
	}
	if n == 0 {
		return false
	}
	win, reason := melds.Winner(calls[:n], s.mode, s.rules.laterWeis)
	s.best, s.reason = who[win], reason
	side, sum := engine.PartnersSide(s.best), 0
	for _, x := range who[:n] {
		if engine.PartnersSide(x) != side {
			s.called[x] = meld.Choice{} // the losers' cards stay theirs
			continue
		}
		for _, w := range s.called[x].List() {
			sum += melds.Value(w)
			s.effect(engine.Effect{Kind: engine.WeisShown, Seat: x, Side: side, Arg: int16(w), Points: int32(melds.Value(w)), Cards: w.Cards()})
		}
	}
	return s.score(side, madeWeis, int32(sum), engine.WhyWeis)
}

// endHand scores a Match and closes the hand; it tells whether the Match ends
// the match.
func (s *state) endHand() bool {
	side, all := engine.PartnersSide(s.past[0].Winner), true
	for i := range s.past {
		all = all && engine.PartnersSide(s.past[i].Winner) == side
	}
	if all && s.rules.match > 0 && s.score(side, madeMatch, s.rules.match, engine.WhyMatch) {
		return true
	}
	s.closeHand()
	s.phase, s.turn, s.dealt = engine.PhaseDeal, engine.Nature, 0
	return false
}

// closeHand writes the hand on the sheet.
func (s *state) closeHand() {
	sums := [2]int32{s.handSum(0), s.handSum(1)}
	s.sheet = append(s.sheet, sums)
	s.effect(engine.Effect{Kind: engine.HandEnd, Sums: [engine.MaxSeats]int32{sums[0], sums[1]}})
}

func (s *state) handSum(side int) (sum int32) {
	for _, points := range s.made[side] {
		sum += points
	}
	return sum
}

// finish ends the match: only the side of the last event can have reached the
// target.
func (s *state) finish() {
	s.closeHand()
	for side, total := range s.totals {
		if total >= s.rules.target {
			s.winners = engine.SidesOf(engine.Side(side))
		}
	}
	s.phase, s.turn = engine.PhaseOver, engine.Nobody
	s.effect(engine.Effect{Kind: engine.MatchEnd, Winners: s.winners})
}
