package molotow

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

// Rules of declaring Weis that may forbid an action.
const (
	ruleWeisOff   engine.Rule = "weis-off"   // there are none at this table
	ruleWeisTime  engine.Rule = "weis-time"  // before the own first card
	ruleWeisOnce  engine.Rule = "weis-once"  // and once
	ruleWeisHeld  engine.Rule = "weis-held"  // all that the hand holds, and nothing else
	ruleWeisFirst engine.Rule = "weis-first" // the card comes after it
)

func (s *state) order() *trick.Order { return trick.ForMode(s.mode) }

// weisDue gives the declaration that seat by must make or keep back before its
// first card; false if there is none to make.
func (s *state) weisDue(by engine.Seat) (engine.Action, bool) {
	if !s.rules.handweis || s.spoken.Has(by) || s.hands[by].Len() < s.rules.each {
		return engine.Action{}, false
	}
	return jass.FullWeis(s.hands[by], s.rules.melds)
}

// checkWeis tells what forbids a, a Weis or NoWeis.
func (s *state) checkWeis(by engine.Seat, a engine.Action) error {
	due, ok := s.weisDue(by)
	switch {
	case !s.rules.handweis:
		return jass.Illegal(ruleWeisOff, "Weis in the hand do not count at this table")
	case s.hands[by].Len() < s.rules.each:
		return jass.Illegal(ruleWeisTime, "Weis are declared before the own first card")
	case s.spoken.Has(by):
		return jass.Illegal(ruleWeisOnce, "seat %d has declared its Weis already, or kept them back", by)
	case !ok:
		return jass.Illegal(ruleWeisHeld, "seat %d holds no Weis", by)
	case a != due && a != engine.Action{Kind: engine.NoWeis}:
		return jass.Illegal(ruleWeisHeld, "seat %d declares all the Weis it holds, or keeps them back", by)
	}
	return nil
}

// applyWeis lays the Weis open, or keeps them back, of which nobody hears.
func (s *state) applyWeis(by engine.Seat, a engine.Action) (engine.Trace, error) {
	if err := s.checkWeis(by, a); err != nil {
		return engine.Trace{}, err
	}
	s.effects = s.effects[:0]
	s.spoken = s.spoken.With(by)
	if a.Kind == engine.NoWeis {
		return engine.Trace{}, nil
	}
	s.called[by] = meld.Best(s.hands[by], s.rules.melds)
	s.show(by, &s.called[by], 0)
	return s.public(a), nil
}

// show tells of the Weis of a choice that lie open: seat x holds them, or has
// taken them with trick number t.
func (s *state) show(x engine.Seat, c *meld.Choice, t int16) {
	for _, w := range c.List() {
		s.effect(engine.Effect{Kind: engine.WeisShown, Seat: x, Side: engine.Side(x), Trick: t,
			Arg: int16(w), Points: int32(s.rules.melds.Value(w)), Cards: w.Cards()})
	}
}

func (s *state) legalCards(by engine.Seat) card.Set {
	return s.order().Legal(s.hands[by], s.trick.Laid(), follow)
}

func (s *state) legalPlay(dst []engine.Action, by engine.Seat) []engine.Action {
	for left := s.legalCards(by).Once(); left != 0; left &= left - 1 {
		dst = append(dst, engine.PlayCard(card.Card(bits.TrailingZeros64(left))))
	}
	return dst
}

func (s *state) checkPlay(by engine.Seat, a engine.Action) error {
	if err := jass.CheckCard(by, a, s.hands[by], s.order(), s.trick.Laid(), follow); err != nil {
		return err
	}
	if a.Arg != 0 {
		return jass.Illegal(engine.RuleKind, "nothing is announced with a card: not %d", a.Arg)
	}
	if _, due := s.weisDue(by); due {
		return jass.Illegal(ruleWeisFirst, "seat %d declares its Weis or keeps them back before its first card", by)
	}
	return nil
}

func (s *state) applyPlay(by engine.Seat, a engine.Action) (engine.Trace, error) {
	if err := s.checkPlay(by, a); err != nil {
		return engine.Trace{}, err
	}
	c := a.Card()
	s.effects = s.effects[:0]
	s.hands[by] = s.hands[by].Without(c)
	s.trick.Cards[s.trick.N] = c
	s.trick.N++
	s.decide(by, c)
	if s.trick.N == int8(s.rules.seats) {
		s.take()
	}
	s.turn = s.trick.Seat(int(s.trick.N), s.rules.seats)
	if s.done == s.rules.each {
		s.closeDeal()
	}
	return s.public(a), nil
}

// Timeout declares Weis, which take points off; it plays the lawful card with
// the fewest points, the weakest of those.
func (s *state) Timeout(by engine.Seat) engine.Action {
	if a, due := s.weisDue(by); due {
		return a
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
