package schieber

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

// The race: Stöck at its card, after trick 1 the Weis and then the trick, later
// tricks as they are won, then the Match; the match stops at the very event that
// reaches the target (decision JQ7).

// score credits one side with one event, times the factor, and tells whether it
// reached the target.
func (s *state) score(side engine.Side, made int, points int32, why engine.Why) bool {
	points *= s.rules.factor[s.mode]
	s.totals[side] += points
	s.made[side][made] += points
	s.effect(engine.Effect{Kind: engine.Score, Side: side, Points: points, Why: why})
	if s.rules.mark > 0 && s.peak == noSide && s.totals[side] >= s.rules.mark {
		s.peak = side
		s.effect(engine.Effect{Kind: engine.Bergpreis, Side: side})
	}
	return s.totals[side] >= s.rules.target
}

// effect notes what happened, with the totals after it.
func (s *state) effect(e engine.Effect) {
	e.Totals[0], e.Totals[1] = s.totals[0], s.totals[1]
	s.effects = append(s.effects, e)
}

// countStoeck scores the Stöck that falls with card c, just laid by seat by: the
// second of King and Queen of trump, or the first if it is called early. It
// tells whether that ends the match.
func (s *state) countStoeck(by engine.Seat, c card.Card, early bool) bool {
	now := meld.PairOf(card.SetOf(c), s.mode)
	if now == (meld.Pair{}) {
		return false
	}
	due := meld.StoeckRules{}.Due(s.court[by], now, meld.PairOf(s.hands[by], s.mode))
	s.court[by] = s.court[by].Plus(now)
	if s.stoecks.Has(by) || due == 0 && !early {
		return false
	}
	s.stoecks = s.stoecks.With(by)
	return s.score(engine.PartnersSide(by), madeStoeck, meld.StoeckPoints, engine.WhyStoeck)
}

// mayStoeck tells whether the seat on turn may call Stöck with c, the first of
// the pair, while the other is still in hand: its points must reach the target
// or an open Bergpreis (RECORD.md, Stöck).
func (s *state) mayStoeck(c card.Card) bool {
	if !s.rules.early {
		return false
	}
	total := s.totals[engine.PartnersSide(s.turn)] + meld.StoeckPoints*s.rules.factor[s.mode]
	if total < s.rules.target && (s.rules.mark == 0 || s.peak != noSide || total < s.rules.mark) {
		return false
	}
	now := meld.PairOf(card.SetOf(c), s.mode)
	return now != meld.Pair{} && meld.PairOf(s.hands[s.turn], s.mode) == meld.Pair{Kings: 1, Queens: 1}
}

// countTrick takes a full trick and scores what follows from it; it tells
// whether that ends the match.
func (s *state) countTrick() bool {
	o := s.order()
	win := s.trick.Seat(o.Winner(s.trick.Laid()), seats)
	points := jass.Points(o, s.trick.Laid(), s.done == tricks-1)
	s.trick.Winner, s.trick.Points = win, points
	s.past[s.done] = s.trick
	s.done++
	s.effect(engine.Effect{Kind: engine.Take, Seat: win, Trick: int16(s.done), Points: points})
	s.trick = engine.Trick{Lead: win, Winner: engine.Nobody}
	s.lead, s.turn = win, win
	if s.done == 1 && s.countWeis() {
		return true
	}
	side := engine.PartnersSide(win)
	if s.done == tricks { // one event, but shown apart
		bonus := jass.LastTrick * s.rules.factor[s.mode]
		s.made[side][madeLast] += bonus
		s.made[side][madeTrick] -= bonus
	}
	return s.score(side, madeTrick, points, engine.WhyTrick) || s.done == tricks && s.endHand()
}

// calls lists the best single Weis of everyone who declared, in order of play.
func (s *state) calls(dst *[seats]meld.Call, who *[seats]engine.Seat) (n int) {
	for i := range engine.Seat(seats) {
		if x := (s.past[0].Lead + i) % seats; s.said[x] != 0 {
			dst[n], who[n] = meld.Call{Side: engine.PartnersSide(x), Weis: s.called[x].BestIn(s.mode, s.rules.melds)}, x
			n++
		}
	}
	return n
}

// countWeis compares the best single Weis of each side and scores all that the
// winner and the partner declared; of equal ones the first from the dealer's
// right wins (jass-common.md 1.4).
func (s *state) countWeis() bool {
	var calls [seats]meld.Call
	var who [seats]engine.Seat
	n := s.calls(&calls, &who)
	if n == 0 {
		return false
	}
	win, reason := s.rules.melds.Winner(calls[:n], s.mode, false)
	s.best, s.reason = who[win], reason
	side, sum := engine.PartnersSide(s.best), 0
	for _, x := range who[:n] {
		if engine.PartnersSide(x) != side {
			s.called[x] = meld.Choice{} // the losers' cards stay theirs
			continue
		}
		for _, w := range s.called[x].List() {
			sum += s.rules.melds.Value(w)
			s.effect(engine.Effect{Kind: engine.WeisShown, Seat: x, Side: side, Arg: int16(w), Points: int32(s.rules.melds.Value(w)), Cards: w.Cards()})
		}
	}
	return s.score(side, madeWeis, int32(sum), engine.WhyWeis)
}

// endHand scores a Match of either side and closes the hand; it tells whether
// the Match ends the match.
func (s *state) endHand() bool {
	if side, all := jass.Swept(s.past[:], engine.PartnersSide); all && s.score(side, madeMatch, jass.MatchBonus, engine.WhyMatch) {
		return true
	}
	s.closeHand()
	s.dealing.Close()
	s.phase, s.turn = engine.PhaseDeal, engine.Nature
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
