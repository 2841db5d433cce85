package differenzler

import (
	"math/rand/v2"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

// state is a match of Differenzler. Setup and rules are shared by clones and
// never change.
type state struct {
	setup *engine.Setup
	rules *rules
	jass.Dealing

	phase engine.Phase
	turn  engine.Seats // who acts: chance, all who still predict, or one seat
	lead  engine.Seat  // forehand, then the leader of the trick
	hands [seats]card.Set

	mode      engine.Mode
	said      engine.Seats // who has predicted
	predicted [seats]int16
	trick     engine.Trick
	past      [tricks]engine.Trick
	done      int          // finished tricks of this deal
	points    [seats]int32 // made in them

	totals  [seats]int32
	sheet   [][seats]cells // finished deals
	winners engine.Sides

	effects []engine.Effect
}

// Turn is described by engine.State. Hidden predictions are made in any order.
func (s *state) Turn() engine.Seats { return s.turn }

func (s *state) Over() bool { return s.phase == engine.PhaseOver }

func (s *state) Effects() []engine.Effect { return s.effects }

// Gain is what each seat would have written if the deal ended now; nothing until
// everybody has predicted.
func (s *state) Gain() []int {
	gain := make([]int, seats)
	if s.said != engine.AllSeats(seats) {
		return gain
	}
	for x := range gain {
		gain[x] = int(s.missed(engine.Seat(x)))
	}
	return gain
}

func (s *state) Clone() engine.State {
	c := *s
	c.sheet = slices.Clone(s.sheet)
	c.effects = nil
	return &c
}

// Legal is described by engine.State.
func (s *state) Legal(dst []engine.Action, by engine.Seat) []engine.Action {
	if !s.turn.Has(by) {
		return dst
	}
	switch s.phase {
	case engine.PhaseCall:
		return legalTrump(dst)
	case phasePredict:
		return legalPredict(dst)
	case engine.PhasePlay:
		return s.legalPlay(dst, by)
	}
	return dst
}

// Apply is described by engine.State.
func (s *state) Apply(by engine.Seat, a engine.Action) (engine.Trace, error) {
	if s.phase == engine.PhaseOver {
		return engine.Trace{}, engine.ErrOver
	}
	if !s.turn.Has(by) {
		return engine.Trace{}, engine.ErrTurn
	}
	switch s.phase {
	case engine.PhaseDeal:
		return s.applyDeal(a)
	case engine.PhaseCall:
		return s.applyTrump(a)
	case phasePredict:
		return s.applyPredict(by, a)
	}
	return s.applyPlay(by, a)
}

// public is the trace of an action that all see; it is the last step of a
// successful Apply.
func public(a engine.Action) engine.Trace { return engine.Public(seats, a) }

// Draw is described by engine.State: a hand for each seat, then trump.
func (s *state) Draw(r *rand.Rand) (engine.Action, bool) {
	switch {
	case !s.turn.Has(engine.Nature):
		return engine.Action{}, false
	case s.phase == engine.PhaseCall:
		return engine.Action{Kind: engine.Trump, Arg: int16(r.IntN(len(card.Suits)))}, true
	}
	return s.Dealing.Draw(r, jass.Pack, s.hands[:]), true
}

func (s *state) applyDeal(a engine.Action) (engine.Trace, error) {
	first := s.Given == 0
	trace, err := s.Take(a, jass.Pack, s.hands[:])
	if err != nil {
		return engine.Trace{}, err
	}
	s.effects = s.effects[:0]
	if first {
		s.clear()
	}
	s.lead = s.Forehand(seats)
	if s.Complete(seats) {
		s.phase = engine.PhaseCall
	}
	return trace, nil
}

// clear takes away what the last deal left lying.
func (s *state) clear() {
	s.mode, s.said, s.predicted, s.points = engine.NoMode, 0, [seats]int16{}, [seats]int32{}
	s.trick, s.done = engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody}, 0
}
