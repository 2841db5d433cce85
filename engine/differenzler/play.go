package differenzler

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/trick"
)

func (s *state) order() *trick.Order { return trick.ForMode(s.mode) }

// legalCards gives the cards that x, who is on turn, may play.
func (s *state) legalCards(x engine.Seat) card.Set {
	return s.order().Legal(s.hands[x], s.trick.Laid(), follow)
}

func (s *state) legalPlay(dst []engine.Action, by engine.Seat) []engine.Action {
	for left := s.legalCards(by).Once(); left != 0; left &= left - 1 {
		dst = append(dst, engine.PlayCard(card.Card(bits.TrailingZeros64(left))))
	}
	return dst
}

func (s *state) applyPlay(by engine.Seat, a engine.Action) (engine.Trace, error) {
	if err := jass.CheckCard(by, a, s.hands[by], s.order(), s.trick.Laid(), follow); err != nil {
		return engine.Trace{}, err
	}
	if a.Arg != 0 {
		return engine.Trace{}, jass.Illegal(engine.RuleKind, "nothing is announced with a card: not %d", a.Arg)
	}
	s.effects = s.effects[:0]
	s.lay(by, a.Card())
	s.turn = engine.SeatsOf(s.next())
	if s.done == tricks {
		s.closeDeal()
	}
	return public(a), nil
}

// next is who plays next in a deal.
func (s *state) next() engine.Seat { return s.trick.Seat(int(s.trick.N), seats) }

// lay puts a lawful card on the trick, which is taken when it is full.
func (s *state) lay(by engine.Seat, c card.Card) {
	s.hands[by] = s.hands[by].Without(c)
	s.trick.Cards[s.trick.N] = c
	if s.trick.N++; s.trick.N == seats {
		s.take()
	}
}

// Timeout predicts a fair share of the points; it plays the lawful card with the
// fewest points, the weakest of those.
func (s *state) Timeout(by engine.Seat) engine.Action {
	if s.phase == phasePredict {
		return engine.Action{Kind: engine.Predict, Arg: fairShare}
	}
	legal := s.legalCards(by)
	best := legal.First()
	for c := range legal.All() {
		if jass.Cheaper(s.order(), c, best) {
			best = c
		}
	}
	return engine.PlayCard(best)
}
