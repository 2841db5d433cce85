package schieber

import (
	"math/rand/v2"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

// state is a match of Schieber. Setup and rules are shared by clones and never
// change.
type state struct {
	setup *engine.Setup
	rules *rules

	phase   engine.Phase
	turn    engine.Seat // who acts; Nature deals, Nobody when over
	dealing jass.Dealing
	lead    engine.Seat // forehand, then the leader of the trick
	hands   [seats]card.Set

	mode          engine.Mode
	maker, pushed engine.Seat
	trick         engine.Trick
	past          [tricks]engine.Trick
	done          int // finished tricks of this hand

	called [seats]meld.Choice // Weis as declared, until trick 1 is counted; then the winners' only
	said   [seats]int16       // highest single value declared, 0 for none
	silent engine.Seats       // who keeps its Weis back
	best   engine.Seat        // whose Weis won, once trick 1 is counted
	reason meld.Reason        // what decided that

	court   [seats]meld.Pair // King and Queen of trump laid by each seat
	stoecks engine.Seats     // who has scored Stöck in this hand

	totals  [2]int32
	made    [2][madeKinds]int32 // this hand
	sheet   [][2]int32          // finished hands
	peak    engine.Side         // who reached the Bergpreis
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

func (s *state) Gain() []int {
	return []int{int(s.handSum(0)), int(s.handSum(1))}
}

func (s *state) Clone() engine.State {
	c := *s
	c.sheet = slices.Clone(s.sheet)
	c.effects = nil
	return &c
}

// next is the seat to the right, who acts after x.
func next(x engine.Seat) engine.Seat { return jass.Next(x, seats) }

// partner sits opposite.
func partner(x engine.Seat) engine.Seat { return (x + 2) % seats }

// Legal is described by engine.State.
func (s *state) Legal(dst []engine.Action, by engine.Seat) []engine.Action {
	if by != s.turn {
		return dst
	}
	switch s.phase {
	case engine.PhaseCall:
		return s.legalCall(dst)
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
		s.turn = s.lead
	}
	return trace, nil
}

// newHand clears what the last hand left lying.
func (s *state) newHand() {
	s.mode, s.maker, s.pushed, s.lead = engine.NoMode, engine.Nobody, engine.Nobody, s.dealing.Forehand(seats)
	s.trick, s.done = engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody}, 0
	s.called, s.said, s.silent, s.best, s.reason = [seats]meld.Choice{}, [seats]int16{}, 0, engine.Nobody, 0
	s.court, s.stoecks, s.made = [seats]meld.Pair{}, 0, [2][madeKinds]int32{}
}
