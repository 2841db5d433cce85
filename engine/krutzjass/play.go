package krutzjass

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

// Rules of playing that may forbid an action.
const (
	ruleWeisTime engine.Rule = "weis-time"    // Weis are called before the own first card
	ruleWeisOnce engine.Rule = "weis-once"    // and all at once
	ruleWeisHeld engine.Rule = "weis-held"    // and only what the hand holds
	ruleEarly    engine.Rule = "stoeck-early" // early Stöck only when it wins
	ruleBoech    engine.Rule = "boech"        // only for the highest card left
)

func (s *state) order() *trick.Order { return trick.ForMode(s.mode) }

// mayCall tells whether the seat on turn can still call Weis: before its own
// first card and once (krutzjass.md, Trick 1).
func (s *state) mayCall() bool { return s.done == 0 && s.said[s.turn] == 0 }

func (s *state) legalWeis(dst []engine.Action) []engine.Action {
	if !s.mayCall() {
		return dst
	}
	s.choices = meld.AppendChoices(s.choices[:0], s.hands[s.turn], melds)
	for i := range s.choices {
		dst = append(dst, engine.Action{Kind: engine.Weis, Arg: int16(i), Cards: s.choices[i].Cards(melds)})
	}
	return dst
}

func (s *state) legalPlay(dst []engine.Action) []engine.Action {
	hand := s.hands[s.turn]
	legal := s.order().Legal(hand, s.trick.Laid(), s.rules.follow)
	for left := legal.Once(); left != 0; left &= left - 1 {
		c := card.Card(bits.TrailingZeros64(left))
		a := engine.PlayCard(c)
		dst = append(dst, a)
		if s.mayStoeck(c) {
			dst = append(dst, engine.Action{Kind: engine.Play, Arg: engine.PlayStoeck, Cards: a.Cards})
		}
		if s.mayBoech(c) {
			dst = append(dst, engine.Action{Kind: engine.Play, Arg: engine.PlayBoech, Cards: a.Cards})
		}
	}
	return dst
}

// checkPlay tells what forbids the play a of the seat on turn.
func (s *state) checkPlay(a engine.Action) error {
	hand, c := s.hands[s.turn], a.Card()
	if a.Kind != engine.Play || a.Cards.Len() != 1 {
		return illegal(engine.RuleKind, "one card must be played now")
	}
	if !hand.Has(c) {
		return illegal(engine.RuleHold, "seat %d does not hold %v", s.turn, c)
	}
	switch s.order().Why(c, hand, s.trick.Laid(), s.rules.follow) {
	case engine.RuleFollow:
		return illegal(engine.RuleFollow, "%v does not follow the led suit %v", c, s.trick.Cards[0].Suit())
	case engine.RuleTrump:
		return illegal(engine.RuleTrump, "%v is played on trump while the hand holds a trump other than the Bauer", c)
	case engine.RuleUndertrump:
		return illegal(engine.RuleUndertrump, "%v is a lower trump than one that lies already", c)
	}
	switch {
	case a.Arg == 0, a.Arg == engine.PlayStoeck && s.mayStoeck(c), a.Arg == engine.PlayBoech && s.mayBoech(c):
		return nil
	case a.Arg == engine.PlayStoeck && !s.rules.early:
		return illegal(ruleEarly, "this table has no early Stöck")
	case a.Arg == engine.PlayBoech && !s.rules.boech:
		return illegal(ruleBoech, "this table has no Böch")
	case a.Arg == engine.PlayStoeck:
		return illegal(ruleEarly, "Stöck is called early only with the first of King and Queen of trump, when its 20 points reach the target")
	case a.Arg == engine.PlayBoech:
		return illegal(ruleBoech, "%v is not announced as Böch: that is the highest card left of a plain suit", c)
	}
	return illegal(engine.RuleKind, "a card is played plainly, with the early Stöck, or as Böch: not %d", a.Arg)
}

// mayBoech tells whether the seat on turn may announce c as the highest card
// left: every higher or equal card of the plain suit is played or in its own
// hand, since a later twin would take it (RECORD.md, Böch).
func (s *state) mayBoech(c card.Card) bool {
	o := s.order()
	if !s.rules.boech || o.IsTrump(c) {
		return false
	}
	out := pack.Minus(s.hands[s.turn]).And(o.AtLeast[c])
	for i := range s.done {
		out = without(out, &s.past[i])
	}
	return without(out, &s.trick).Empty()
}

func without(x card.Set, t *engine.Trick) card.Set {
	for _, c := range t.Laid() {
		x = x.Without(c)
	}
	return x
}

func (s *state) applyPlay(a engine.Action) (engine.Trace, error) {
	if a.Kind == engine.Weis {
		return s.applyWeis(a)
	}
	if err := s.checkPlay(a); err != nil {
		return engine.Trace{}, err
	}
	by, c := s.turn, a.Card()
	s.effects = s.effects[:0]
	early := a.Arg == engine.PlayStoeck
	if a.Arg == engine.PlayBoech {
		s.boech[by] = s.boech[by].With(c)
	}
	s.hands[by] = s.hands[by].Without(c)
	s.trick.Cards[s.trick.N] = c
	s.trick.N++
	s.turn = next(by)
	if s.countStoeck(by, c, early) || s.trick.N == seats && s.countTrick() {
		s.finish()
	}
	return public(a), nil
}

// checkWeisTime tells why the seat on turn can call no Weis now, whatever it
// holds.
func (s *state) checkWeisTime() error {
	switch {
	case s.phase != engine.PhasePlay:
		return illegal(engine.RuleKind, "Weis are called in the first trick, after trump is named")
	case s.done > 0:
		return illegal(ruleWeisTime, "Weis are called before the own first card, not in trick %d", s.done+1)
	case s.said[s.turn] != 0:
		return illegal(ruleWeisOnce, "seat %d has called its Weis already", s.turn)
	}
	return nil
}

// applyWeis notes a call. Others hear the highest single value (krutzjass.md).
func (s *state) applyWeis(a engine.Action) (engine.Trace, error) {
	if err := s.checkWeisTime(); err != nil {
		return engine.Trace{}, err
	}
	s.choices = meld.AppendChoices(s.choices[:0], s.hands[s.turn], melds)
	if int(a.Arg) < 0 || int(a.Arg) >= len(s.choices) || s.choices[a.Arg].Cards(melds) != a.Cards {
		return engine.Trace{}, illegal(ruleWeisHeld, "seat %d does not hold such Weis", s.turn)
	}
	s.effects = s.effects[:0]
	s.called[s.turn] = s.choices[a.Arg]
	s.said[s.turn] = int16(s.choices[a.Arg].Highest())
	return engine.Trace{Seen: engine.SeatsOf(s.turn), Rest: engine.Action{Kind: engine.WeisHeard, Arg: s.said[s.turn]}}, nil
}

// Timeout pushes where it can, else names the longest suit; it plays the lawful
// card with the fewest points, the weakest of those.
func (s *state) Timeout(by engine.Seat) engine.Action {
	legal := s.Legal(nil, by)
	best := legal[0]
	for _, a := range legal {
		switch {
		case a.Kind == engine.Push:
			return a
		case a.Kind == engine.Trump && s.hands[by].Of(card.Suit(a.Arg)).Len() > s.hands[by].Of(card.Suit(best.Arg)).Len(),
			a.Kind == engine.Play && (best.Kind != engine.Play || s.cheaper(a.Card(), best.Card())):
			best = a
		}
	}
	return best
}

func (s *state) cheaper(c, than card.Card) bool {
	o := s.order()
	if o.Points[c] != o.Points[than] {
		return o.Points[c] < o.Points[than]
	}
	return o.Power[c] < o.Power[than]
}
