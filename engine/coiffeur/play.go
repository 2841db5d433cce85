package coiffeur

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/trick"
)

// row gives the row that is played; one must have been called.
func (s *state) row() row { return s.rules.rows[s.place] }

// mode is the order of the trick that lies or comes next; after the last trick
// that of the last. NoMode while it is not chosen.
func (s *state) mode() engine.Mode {
	if s.place < 0 {
		return engine.NoMode
	}
	return s.row().modeAt(min(s.done, tricks-1), s.modes)
}

func (s *state) order() *trick.Order { return trick.ForMode(s.mode()) }

// values is what the cards of that trick count by.
func (s *state) values() *trick.Order {
	return trick.ForMode(s.row().valuesAt(min(s.done, tricks-1), s.modes))
}

// legalDirection lists what the next block of 3x3 may be played by: any of the
// six modes (decision JQ13).
func (s *state) legalDirection(dst []engine.Action) []engine.Action {
	for _, m := range jass.Modes {
		dst = append(dst, engine.Action{Kind: engine.Direction, Arg: int16(m)})
	}
	return dst
}

func (s *state) applyDirection(a engine.Action) (engine.Trace, error) {
	if a.Kind != engine.Direction || a.Arg < 0 || int(a.Arg) >= len(jass.Modes) || !a.Cards.Empty() {
		return engine.Trace{}, jass.Illegal(engine.RuleKind, "the mode of the next three tricks must be chosen: one of H D C S OBE UND")
	}
	s.effects = s.effects[:0]
	s.modes[s.done/block] = engine.Mode(a.Arg)
	s.phase = engine.PhasePlay
	return public(a), nil
}

func (s *state) legalPlay(dst []engine.Action) []engine.Action {
	legal := s.order().Legal(s.hands[s.turn], s.trick.Laid(), follow)
	for left := legal.Once(); left != 0; left &= left - 1 {
		dst = append(dst, engine.PlayCard(card.Card(bits.TrailingZeros64(left))))
	}
	return dst
}

func (s *state) applyPlay(a engine.Action) (engine.Trace, error) {
	if err := jass.CheckCard(s.turn, a, s.hands[s.turn], s.order(), s.trick.Laid(), follow); err != nil {
		return engine.Trace{}, err
	}
	if a.Arg != 0 {
		return engine.Trace{}, jass.Illegal(engine.RuleKind, "a card is played plainly: there is nothing to announce")
	}
	by, c := s.turn, a.Card()
	s.effects = s.effects[:0]
	s.hands[by] = s.hands[by].Without(c)
	s.trick.Cards[s.trick.N] = c
	s.trick.N++
	s.turn = next(by)
	if s.trick.N == seats {
		s.countTrick()
	}
	return public(a), nil
}

// Timeout passes where it can, else calls the first open row; a block is played
// by the first mode, and of the lawful cards the one with the fewest points, the
// weakest of those.
func (s *state) Timeout(by engine.Seat) engine.Action {
	legal := s.Legal(nil, by)
	best := legal[0]
	for _, a := range legal {
		if a.Kind == engine.Pass || a.Kind == engine.Play && s.cheaper(a.Card(), best.Card()) {
			best = a
		}
	}
	return best
}

func (s *state) cheaper(c, than card.Card) bool {
	o, v := s.order(), s.values()
	if v.Points[c] != v.Points[than] {
		return v.Points[c] < v.Points[than]
	}
	return o.Power[c] < o.Power[than]
}
