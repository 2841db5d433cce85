package chratze

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// appendLays lists every choice of k cards of a hand, which holds no twins.
func appendLays(dst []engine.Action, kind engine.Kind, hand card.Set, k int) []engine.Action {
	a := engine.Action{Kind: kind}
	if kind == engine.Exchange {
		a.Arg = int16(k)
	}
	for pick := range uint(1) << hand.Len() {
		if bits.OnesCount(pick) != k {
			continue
		}
		a.Cards = card.Set{}
		for left := hand.Once(); left != 0; left &= left - 1 {
			if pick&1 != 0 {
				a.Cards = a.Cards.With(card.Card(bits.TrailingZeros64(left)))
			}
			pick >>= 1
		}
		dst = append(dst, a)
	}
	return dst
}

// surplus is how many cards the seat on turn holds above a hand, to lay away.
func (s *state) surplus() int { return s.hands[s.turn].Len() - s.rules.hand }

// applyLay lays away what the blind dealer, or who drew five, has too many.
func (s *state) applyLay(a engine.Action) (engine.Trace, error) {
	n := s.surplus()
	switch {
	case a.Kind != engine.Lay || a.Arg != 0:
		return engine.Trace{}, illegal(engine.RuleKind, "cards must be laid away now")
	case a.Cards.Len() != n:
		return engine.Trace{}, illegal(ruleLay, "%d of the %d cards must be laid away, not %d", n, n+s.rules.hand, a.Cards.Len())
	case !a.Cards.Within(s.hands[s.turn]):
		return engine.Trace{}, illegal(engine.RuleHold, "seat %d does not hold all of %v", s.turn, a.Cards)
	}
	s.effects = s.effects[:0]
	by := s.turn
	s.layAway(a.Cards)
	if s.phase == phaseBury {
		s.startJoin()
	} else {
		s.nextExchange()
	}
	return engine.Trace{Seen: engine.SeatsOf(by), Rest: engine.Action{Kind: engine.Lay, Arg: int16(n)}}, nil
}

func (s *state) layAway(cards card.Set) {
	s.hands[s.turn] = s.hands[s.turn].Minus(cards)
	s.away[s.turn] = s.away[s.turn].Plus(cards)
}

// applyExchange lays up to four cards away and draws as many; for four it draws
// a fifth while the stock has one (chratze.md 2.2, phase 6; decision CQ2).
func (s *state) applyExchange(a engine.Action) (engine.Trace, error) {
	k := a.Cards.Len()
	switch {
	case a.Kind != engine.Exchange || int(a.Arg) != k:
		return engine.Trace{}, illegal(engine.RuleKind, "up to four cards must be exchanged now, or none")
	case !a.Cards.Within(s.hands[s.turn]):
		return engine.Trace{}, illegal(engine.RuleHold, "seat %d does not hold all of %v", s.turn, a.Cards)
	case k > s.stockSize():
		return engine.Trace{}, illegal(ruleStock, "%d cards cannot be exchanged: the stock has %d", k, s.stockSize())
	}
	s.effects = s.effects[:0]
	by := s.turn
	s.layAway(a.Cards)
	if k == maxExchange && s.stockSize() > k {
		k++
	}
	for range k {
		s.hands[by] = s.hands[by].With(s.draw())
	}
	if k > maxExchange {
		s.phase = phaseLay
	} else {
		s.nextExchange()
	}
	return engine.Trace{Seen: engine.SeatsOf(by), Rest: engine.Action{Kind: engine.Exchange, Arg: a.Arg}}, nil
}

// nextExchange goes on to the next in play, and from the last one to the six.
func (s *state) nextExchange() {
	s.phase, s.turn = phaseExchange, s.nextIn(s.turn)
	if s.turn != s.chratzer {
		return
	}
	if holder := s.holder(); holder != engine.Nobody {
		s.phase, s.turn = phaseSix, holder
		return
	}
	s.startPlay(s.chratzer)
}

// six is the lowest trump of Chratze.
func (s *state) six() card.Card { return card.Of(s.turned.Suit(), card.Six) }

// holder is the seat in play that may swap the six of trumps for the card that
// lies face up: none when the dealer took it blind, or when it is the six
// (phase 7).
func (s *state) holder() engine.Seat {
	if s.up == card.None || s.up == s.six() {
		return engine.Nobody
	}
	for x := range s.seats {
		if s.in.Has(x) && s.hands[x].Has(s.six()) {
			return x
		}
	}
	return engine.Nobody
}

func (s *state) answerSix(swap bool) {
	if swap {
		s.swapper, s.taken = s.turn, s.up
		s.hands[s.turn] = s.hands[s.turn].Without(s.six()).With(s.up)
		s.up = s.six()
		s.effect(engine.Effect{Kind: engine.Turned, Seat: engine.Nobody, Cards: card.SetOf(s.up)})
	}
	s.startPlay(s.chratzer)
}
