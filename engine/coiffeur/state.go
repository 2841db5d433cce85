package coiffeur

import (
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

// state is a match of Coiffeur. Setup and rules are shared by clones and never
// change.
type state struct {
	setup *engine.Setup
	rules *rules

	phase   engine.Phase
	turn    engine.Seat // who acts; Nature deals, Nobody when over
	dealing jass.Dealing
	lead    engine.Seat // forehand, then the leader of the trick
	hands   [seats]card.Set

	passed engine.Seats // who has passed in this deal
	caller engine.Seat
	place  int8 // of the row called in the chart; -1 before
	modes  [blocks]engine.Mode
	trick  engine.Trick
	past   [tricks]engine.Trick
	done   int      // finished tricks of this hand
	points [2]int32 // taken by each side in this hand

	chart   chart
	winners engine.Sides

	effects []engine.Effect
}

func (s *state) Turn() engine.Seats {
	if s.turn == engine.Nobody {
		return 0
	}
	return engine.SeatsOf(s.turn)
}

func (s *state) Over() bool { return s.phase == engine.PhaseOver }

func (s *state) Effects() []engine.Effect { return s.effects }

// Gain is what the calling side would write if the hand ended here.
func (s *state) Gain() []int {
	gain := make([]int, 2)
	if s.caller != engine.Nobody {
		gain[engine.PartnersSide(s.caller)] = int(s.worth())
	}
	return gain
}

func (s *state) Clone() engine.State {
	c := *s
	c.effects = nil
	return &c
}

// next is the seat to the right, who acts after x.
func next(x engine.Seat) engine.Seat { return jass.Next(x, seats) }

// Legal is described by engine.State.
func (s *state) Legal(dst []engine.Action, by engine.Seat) []engine.Action {
	if by != s.turn {
		return dst
	}
	switch s.phase {
	case engine.PhaseCall:
		return s.legalCall(dst)
	case phaseTurn:
		return s.legalDirection(dst)
	case engine.PhasePlay:
		return s.legalPlay(dst)
	}
	return dst
}

// Apply is described by engine.State.
func (s *state) Apply(by engine.Seat, a engine.Action) (engine.Trace, error) {
	if s.phase == engine.PhaseOver {
		return engine.Trace{}, engine.ErrOver
	}
	if by != s.turn {
		return engine.Trace{}, engine.ErrTurn
	}
	switch s.phase {
	case engine.PhaseDeal:
		return s.applyDeal(a)
	case engine.PhaseCall:
		return s.applyCall(a)
	case phaseTurn:
		return s.applyDirection(a)
	}
	return s.applyPlay(a)
}

// public is the trace of an action that all see; it is the last step of a
// successful Apply.
func public(a engine.Action) engine.Trace { return engine.Public(seats, a) }

// Draw is described by engine.State: a hand for each seat.
func (s *state) Draw(r *rand.Rand) (engine.Action, bool) {
	if s.turn != engine.Nature {
		return engine.Action{}, false
	}
	return s.dealing.Draw(r, jass.Pack, s.hands[:]), true
}

func (s *state) applyDeal(a engine.Action) (engine.Trace, error) {
	first := s.dealing.Given == 0
	trace, err := s.dealing.Take(a, jass.Pack, s.hands[:])
	if err != nil {
		return engine.Trace{}, err
	}
	s.effects = s.effects[:0]
	if first {
		s.newHand()
	}
	if s.dealing.Complete(seats) {
		s.phase, s.lead = engine.PhaseCall, s.dealing.Forehand(seats)
		s.turn = s.starter()
	}
	return trace, nil
}

// newHand clears what the last hand left lying.
func (s *state) newHand() {
	s.passed, s.caller, s.place, s.lead = 0, engine.Nobody, -1, s.dealing.Forehand(seats)
	s.modes = [blocks]engine.Mode{engine.NoMode, engine.NoMode, engine.NoMode}
	s.trick, s.done, s.points = engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody}, 0, [2]int32{}
}
