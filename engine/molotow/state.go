package molotow

import (
	"math/rand/v2"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

// state is a match of Molotow. Setup and rules are shared by clones and never
// change.
type state struct {
	setup *engine.Setup
	rules *rules
	jass.Dealing

	phase engine.Phase
	turn  engine.Seat // who acts; Nature deals, Nobody when over
	lead  engine.Seat // forehand, then the leader of the trick
	hands [maxSeats]card.Set

	mode    engine.Mode // NoTrump until a card has made its suit trump
	maker   engine.Seat // who laid that card
	made    card.Card   // the card
	decided int16       // and the trick it fell in, from 1
	stoeck  engine.Seat // who held King and Queen of trump after it

	trick engine.Trick
	past  [maxTricks]engine.Trick
	done  int // finished tricks of this deal

	called [maxSeats]meld.Choice // Weis as declared
	spoken engine.Seats          // who has declared its Weis or kept them back
	table  [maxSeats]int32       // Tischweis, the Stöck in a trick among them
	best   engine.Seat           // whose Weis count where only the highest do, once the deal is over
	reason meld.Reason           // what decided that

	totals  [maxSeats]int32
	sheet   [][maxSeats]int32 // finished deals
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

// Gain is what each seat would have written if the deal ended now.
func (s *state) Gain() []int {
	gain := make([]int, s.rules.seats)
	for x := range gain {
		gain[x] = int(written(s.score(engine.Seat(x))))
	}
	return gain
}

func (s *state) Clone() engine.State {
	c := *s
	c.sheet = slices.Clone(s.sheet)
	c.effects = nil
	return &c
}

// all gives the hands of the table.
func (s *state) all() []card.Set { return s.hands[:s.rules.seats] }

// public is the trace of an action that all see; it is the last step of a
// successful Apply.
func (s *state) public(a engine.Action) engine.Trace { return engine.Public(s.rules.seats, a) }

// Legal is described by engine.State. A hand with Weis either declares them all
// or keeps them back before its first card.
func (s *state) Legal(dst []engine.Action, by engine.Seat) []engine.Action {
	if by != s.turn || s.phase != engine.PhasePlay {
		return dst
	}
	if a, ok := s.weisDue(by); ok {
		return append(dst, a, engine.Action{Kind: engine.NoWeis})
	}
	return s.legalPlay(dst, by)
}

// Apply is described by engine.State.
func (s *state) Apply(by engine.Seat, a engine.Action) (engine.Trace, error) {
	switch {
	case s.phase == engine.PhaseOver:
		return engine.Trace{}, engine.ErrOver
	case by != s.turn:
		return engine.Trace{}, engine.ErrTurn
	case s.phase == engine.PhaseDeal:
		return s.applyDeal(a)
	case a.Kind == engine.Weis || a.Kind == engine.NoWeis:
		return s.applyWeis(by, a)
	}
	return s.applyPlay(by, a)
}

// Draw is described by engine.State: a hand for each seat.
func (s *state) Draw(r *rand.Rand) (engine.Action, bool) {
	if s.turn != engine.Nature {
		return engine.Action{}, false
	}
	return s.Dealing.Draw(r, s.rules.pack, s.all()), true
}

func (s *state) applyDeal(a engine.Action) (engine.Trace, error) {
	first := s.Given == 0
	trace, err := s.Take(a, s.rules.pack, s.all())
	if err != nil {
		return engine.Trace{}, err
	}
	s.effects = s.effects[:0]
	if first {
		s.clear()
	}
	s.lead = s.Forehand(s.rules.seats)
	if s.Complete(s.rules.seats) {
		s.phase, s.turn, s.mode = engine.PhasePlay, s.lead, engine.NoTrump
		s.trick = engine.Trick{Lead: s.lead, Winner: engine.Nobody}
	}
	return trace, nil
}

// clear takes away what the last deal left lying.
func (s *state) clear() {
	s.mode, s.maker, s.made, s.decided, s.stoeck = engine.NoMode, engine.Nobody, card.None, 0, engine.Nobody
	s.trick, s.done = engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody}, 0
	s.called, s.spoken, s.table = [maxSeats]meld.Choice{}, 0, [maxSeats]int32{}
	s.best, s.reason = engine.Nobody, meld.NoReason
}
