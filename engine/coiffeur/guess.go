package coiffeur

import (
	"errors"
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/trick"
)

// Guess deals the unseen cards at random so that everything the viewer saw could
// have happened: voids and barred trumps of each trick by its own mode, and in
// the first deal the Seven of hearts with forehand. All of it is about single
// cards, so every deal that fits is equally likely.
func (g Game) Guess(v engine.View, r *rand.Rand) (engine.State, error) {
	return engine.GuessOnce(g, v, r)
}

// Guesser is described by engine.GuesserMaker.
func (Game) Guesser(v engine.View) (engine.Guesser, error) {
	s, known, err := readView(v)
	if err != nil {
		return nil, err
	}
	sampler, err := known.Problem(jass.Pack, v.Counts).Prepare()
	if err != nil {
		return nil, err
	}
	return func(r *rand.Rand) (engine.State, error) {
		var hands [seats + 1]card.Set
		sampler.Deal(r, hands[:])
		guess := s.Clone().(*state)
		copy(guess.hands[:], hands[:])
		return guess, nil
	}, nil
}

// readView rebuilds the state as far as the view shows it, and tells what it
// says about the hands.
func readView(v engine.View) (*state, *jass.Known, error) {
	started, err := Game{}.New(v.Setup)
	if err != nil {
		return nil, nil, err
	}
	s := started.(*state)
	if len(v.Counts) != seats || len(v.Past) > tricks || len(v.Sheet) != len(s.rules.rows) {
		return nil, nil, errors.New("the view is not one of Coiffeur with these rows")
	}
	s.phase, s.turn, s.lead, s.winners = v.Phase, v.Turn.First(), v.Lead, v.Winners
	s.trick, s.done = v.Trick, copy(s.past[:], v.Past)
	s.dealing, s.chart = jass.ReadDealing(&v), readChart(v.Sheet)
	chosen := 0
	for _, f := range v.Facts {
		switch f.Key {
		case factPassed:
			s.passed = s.passed.With(f.Seat)
		case factRow:
			s.caller, s.place = f.Seat, int8(f.Value)
		case factFirst:
			s.modes[0] = engine.Mode(f.Value)
		case factBlock:
			s.modes[chosen%blocks] = engine.Mode(f.Value)
			chosen++
		}
	}
	if int(s.place) >= len(s.rules.rows) {
		return nil, nil, errors.New("the view is not one of Coiffeur with these rows")
	}
	for i := range s.done {
		s.points[engine.PartnersSide(s.past[i].Winner)] += s.past[i].Points
	}
	return s, s.known(&v), nil
}

// known collects what the cards laid tell, and the first deal.
func (s *state) known(v *engine.View) *jass.Known {
	k := &jass.Known{}
	for i := range s.done {
		k.Trick(trick.ForMode(s.row().modeAt(i, s.modes)), &s.past[i], seats, follow)
	}
	if s.trick.N > 0 {
		k.Trick(s.order(), &s.trick, seats, follow)
	}
	if s.phase != engine.PhaseDeal && s.chart[0].closed|s.chart[1].closed == 0 {
		k.Dealt(s.dealing.Forehand(seats), card.SetOf(jass.Seven))
	}
	if v.Viewer >= 0 {
		k.Fixed[v.Viewer] = v.Hand
	}
	return k
}

// Hand gives what x holds, for who weighs guesses by what the others did.
func (s *state) Hand(x engine.Seat) card.Set { return s.hands[x] }

// Then tells by which order card k of trick i of this deal was laid, both from 0,
// by which it counts, and the rule of following.
func (s *state) Then(i, _ int) (order, values *trick.Order, rule trick.Rule) {
	row := s.row()
	return trick.ForMode(row.modeAt(i, s.modes)), trick.ForMode(row.valuesAt(i, s.modes)), follow
}
