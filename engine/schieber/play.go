package schieber

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

// Rules of playing that may forbid an action.
const (
	ruleWeisTime  engine.Rule = "weis-time"    // Weis are declared or kept back before the own first card
	ruleWeisFirst engine.Rule = "weis-first"   // and one of the two must be done
	ruleWeisHeld  engine.Rule = "weis-held"    // declared is all that the hand holds, and nothing else
	ruleEarly     engine.Rule = "stoeck-early" // early Stöck only when it reaches something
)

func (s *state) order() *trick.Order { return trick.ForMode(s.mode) }

// weisDue gives the Weis that the seat on turn must declare or keep back before
// its first card (schieber-coiffeur-differenzler-molotow.md 3; RECORD.md, Weis).
func (s *state) weisDue() (engine.Action, bool) {
	if s.done > 0 || s.said[s.turn] != 0 || s.silent.Has(s.turn) {
		return engine.Action{}, false
	}
	return jass.FullWeis(s.hands[s.turn], s.rules.melds)
}

func (s *state) legalPlay(dst []engine.Action) []engine.Action {
	if weis, due := s.weisDue(); due {
		return append(dst, weis, engine.Action{Kind: engine.NoWeis})
	}
	legal := s.order().Legal(s.hands[s.turn], s.trick.Laid(), follow)
	for left := legal.Once(); left != 0; left &= left - 1 {
		c := card.Card(bits.TrailingZeros64(left))
		a := engine.PlayCard(c)
		dst = append(dst, a)
		if s.mayStoeck(c) {
			dst = append(dst, engine.Action{Kind: engine.Play, Arg: engine.PlayStoeck, Cards: a.Cards})
		}
	}
	return dst
}

func (s *state) applyPlay(a engine.Action) (engine.Trace, error) {
	weis, due := s.weisDue()
	if a.Kind == engine.Weis || a.Kind == engine.NoWeis {
		return s.applyWeis(a, weis, due)
	}
	if err := s.checkPlay(a, due); err != nil {
		return engine.Trace{}, err
	}
	by, c := s.turn, a.Card()
	s.effects = s.effects[:0]
	s.hands[by] = s.hands[by].Without(c)
	s.trick.Cards[s.trick.N] = c
	s.trick.N++
	s.turn = next(by)
	if s.countStoeck(by, c, a.Arg == engine.PlayStoeck) || s.trick.N == seats && s.countTrick() {
		s.finish()
	}
	return public(a), nil
}

// checkPlay tells what forbids the play a of the seat on turn.
func (s *state) checkPlay(a engine.Action, weisDue bool) error {
	if err := jass.CheckCard(s.turn, a, s.hands[s.turn], s.order(), s.trick.Laid(), follow); err != nil {
		return err
	}
	switch {
	case weisDue:
		return jass.Illegal(ruleWeisFirst, "seat %d holds a Weis: it is declared or kept back before the first card", s.turn)
	case a.Arg == 0, a.Arg == engine.PlayStoeck && s.mayStoeck(a.Card()):
		return nil
	case a.Arg == engine.PlayStoeck:
		return jass.Illegal(ruleEarly, "Stöck is called early only where that is agreed, with the first of King and Queen of trump, when its points reach the target or an open Bergpreis")
	}
	return jass.Illegal(engine.RuleKind, "a card is played plainly or with the early Stöck: not %d", a.Arg)
}

// applyWeis notes what the seat on turn declares, all that it holds, or that it
// keeps it back. Others hear the highest single value, and nothing of a Weis
// kept back (RECORD.md, What others see).
func (s *state) applyWeis(a, weis engine.Action, due bool) (engine.Trace, error) {
	switch {
	case s.done > 0 || s.said[s.turn] != 0 || s.silent.Has(s.turn):
		return engine.Trace{}, jass.Illegal(ruleWeisTime, "Weis are declared or kept back once, before the own first card")
	case !due:
		return engine.Trace{}, jass.Illegal(ruleWeisHeld, "seat %d holds no Weis", s.turn)
	case a == engine.Action{Kind: engine.NoWeis}:
		s.effects = s.effects[:0]
		s.silent = s.silent.With(s.turn)
		return engine.Trace{}, nil
	case a != weis:
		return engine.Trace{}, jass.Illegal(ruleWeisHeld, "seat %d declares all the Weis it holds, or none", s.turn)
	}
	s.effects = s.effects[:0]
	s.called[s.turn] = meld.Best(s.hands[s.turn], s.rules.melds)
	s.said[s.turn] = int16(s.called[s.turn].Highest())
	return engine.Trace{Seen: engine.SeatsOf(s.turn), Rest: engine.Action{Kind: engine.WeisHeard, Arg: s.said[s.turn]}}, nil
}

// Timeout pushes where it can, else makes the longest suit trump; it declares
// Weis and plays the lawful card with the fewest points, the weakest of those.
func (s *state) Timeout(by engine.Seat) engine.Action {
	legal := s.Legal(nil, by)
	switch {
	case s.phase == engine.PhaseCall && s.pushed == engine.Nobody:
		return engine.Action{Kind: engine.Push}
	case s.phase == engine.PhaseCall:
		return engine.Action{Kind: engine.Call, Arg: int16(jass.Longest(s.hands[by]))}
	case legal[0].Kind == engine.Weis:
		return legal[0]
	}
	best := legal[0]
	for _, a := range legal {
		if jass.Cheaper(s.order(), a.Card(), best.Card()) {
			best = a
		}
	}
	return best
}
