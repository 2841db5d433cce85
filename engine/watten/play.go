package watten

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// ruleRechte forbids what is neither trump nor Kritische on a led Rechte.
const ruleRechte engine.Rule = "rechte"

func (s *state) legalPlay(dst []engine.Action) []engine.Action {
	legal := s.order().legal(s.hands[s.turn], s.rules.duty, s.trick.Laid(), s.done == 0)
	for left := legal.Once(); left != 0; left &= left - 1 {
		dst = append(dst, engine.PlayCard(card.Card(bits.TrailingZeros64(left))))
	}
	return dst
}

// checkPlay tells what forbids the play a of the seat on turn.
func (s *state) checkPlay(a engine.Action) error {
	hand, c := s.hands[s.turn], a.Card()
	switch {
	case a.Kind != engine.Play || a.Cards.Len() != 1 || a.Arg != 0:
		return illegal(engine.RuleKind, "one card must be played now")
	case !hand.Has(c):
		return illegal(engine.RuleHold, "seat %d does not hold %v", s.turn, c)
	case s.order().legal(hand, s.rules.duty, s.trick.Laid(), s.done == 0).Has(c):
		return nil
	case s.rules.duty == rechteDuty:
		return illegal(ruleRechte, "%v is neither trump nor Kritische: the Rechte was led to the first trick, and the hand holds one of these", c)
	}
	return illegal(engine.RuleTrump, "%v is played on trump while the hand holds a trump", c)
}

func (s *state) applyPlay(a engine.Action) (engine.Trace, error) {
	if a.Kind == engine.Raise {
		return s.applyRaise(a)
	}
	if err := s.checkPlay(a); err != nil {
		return engine.Trace{}, err
	}
	c := a.Card()
	s.effects = s.effects[:0]
	s.hands[s.turn] = s.hands[s.turn].Without(c)
	s.trick.Cards[s.trick.N] = c
	s.trick.N++
	s.turn = next(s.turn)
	if s.trick.N == seats {
		s.countTrick()
	}
	return public(a), nil
}

// Timeout is what the clock chooses: the most frequent own rank, the most
// frequent own suit, the weakest lawful card, and giving up; never a raise
// (watten.md 3.7, decision CQ31).
func (s *state) Timeout(by engine.Seat) engine.Action {
	hand := s.hands[by]
	switch {
	case s.phase == engine.PhasePlay:
		return engine.PlayCard(s.weakest(by))
	case s.phase != engine.PhaseCall:
		return engine.Action{Kind: engine.GiveUp}
	case s.schlag == 0:
		return engine.Action{Kind: engine.Schlag, Arg: int16(commonRank(hand))}
	}
	best := suitOrder[0]
	for _, x := range suitOrder[1:] {
		if hand.Of(x).Len() > hand.Of(best).Len() {
			best = x
		}
	}
	return engine.Action{Kind: engine.Trump, Arg: int16(best)}
}

// commonRank is the rank that a hand has most often, the higher of equal ones.
func commonRank(hand card.Set) card.Rank {
	var count [card.Ace + 1]int
	best := card.Seven
	for c := range hand.All() {
		count[c.Rank()]++
	}
	for r := card.Six; r <= card.Ace; r++ {
		if count[r] >= count[best] {
			best = r
		}
	}
	return best
}

// weakest is the lawful card that ranks lowest; of equal ones the suits decide,
// in their order for time-outs.
func (s *state) weakest(by engine.Seat) card.Card {
	o := s.order()
	legal := o.legal(s.hands[by], s.rules.duty, s.trick.Laid(), s.done == 0)
	best := card.None
	for _, x := range suitOrder {
		for c := range legal.Of(x).All() {
			if best == card.None || o.key[c] < o.key[best] {
				best = c
			}
		}
	}
	return best
}
