package enginetest_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/enginetest"
	"krutzjass/engine/enginetest/highcard"
)

// What is planted, and words that the suite must say.
var planted = []struct {
	name string
	game *broken
	want string
}{
	{"a neighbour's hand in the facts", &broken{view: func(s *brokenState, v *engine.View) {
		if v.Viewer == 0 {
			v.Facts = append(v.Facts, engine.Fact{Key: "leak", Cards: s.hand(1).Hand})
		}
	}}, "in its facts: not all of them were told it"},
	{"a hidden number in the facts", &broken{view: func(s *brokenState, v *engine.View) {
		if v.Viewer == 2 {
			v.Facts = append(v.Facts, engine.Fact{Key: "leak", Value: int(s.hand(1).Hand.First())})
		}
	}}, "seat 2 can tell a guess from the truth"},
	{"a hand shown to an onlooker", &broken{view: func(s *brokenState, v *engine.View) {
		if v.Viewer == engine.Nobody {
			v.Hand = s.hand(0).Hand
		}
	}}, "an onlooker holds"},
	{"a foreign hand for the own", &broken{view: func(s *brokenState, v *engine.View) {
		if v.Viewer == 1 {
			v.Hand = v.Hand.Plus(s.hand(2).Hand)
		}
	}}, "sees"},
	{"foreign cards face up", &broken{view: func(s *brokenState, v *engine.View) { v.Table = v.Table.Plus(s.hand(0).Hand) }},
		"in its face-up cards: not all of them were told it"},
	{"a deal told to all", &broken{trace: func(s *brokenState, _ engine.Seat, a engine.Action, t *engine.Trace) {
		if a.Kind == engine.Deal {
			*t = engine.Public(3, a)
		}
	}}, "and they do not lie open"},
	{"a deal told to one seat", &broken{trace: func(s *brokenState, _ engine.Seat, a engine.Action, t *engine.Trace) {
		if a.Kind == engine.Deal && a.Arg == 2 {
			t.Seen = t.Seen.With(1)
		}
	}}, "seat 1 is told of"},
	{"a hidden prediction told to all", &broken{trace: func(s *brokenState, _ engine.Seat, a engine.Action, t *engine.Trace) {
		if a.Kind == engine.Predict {
			t.Rest = a
		}
	}}, "which its view does not show"},
	{"cards in an effect", &broken{effects: func(e []engine.Effect) []engine.Effect {
		return change(e, engine.Take, func(e *engine.Effect) { e.Cards = highcard.Game{}.Info().Deck(nil) })
	}}, "an effect shows"},
	{"a guess that is the truth", truthful(), "another hand than the truth"},
	{"no guess", &broken{guess: func(engine.View, *rand.Rand) (engine.State, error) { return nil, errors.New("no idea") }},
		"no state is guessed from the view"},
	{"a guess of another hand", &broken{guess: func(v engine.View, r *rand.Rand) (engine.State, error) {
		v.Totals[0]++ // in the view itself too
		return highcard.Game{}.Guess(v, r)
	}}, "can tell a guess from the truth"},
	{"nothing to do", &broken{legal: func(s *brokenState, _ engine.Seat, legal []engine.Action) []engine.Action {
		if s.moves > 40 {
			return nil
		}
		return legal
	}}, "is in turn and has nothing to do"},
	{"one seat is shown who else might be in turn", &broken{view: func(_ *brokenState, v *engine.View) {
		if v.Viewer == 1 && v.Turn != 0 {
			v.Turn = v.Turn.With(0).With(2)
		}
	}}, "in turn, an onlooker"},
	{"nobody is shown who is in turn", &broken{view: func(_ *brokenState, v *engine.View) { v.Turn &= engine.SeatsOf(engine.Nature, 0) }},
		"in turn, an onlooker"},
	{"an action listed twice", &broken{legal: func(_ *brokenState, _ engine.Seat, legal []engine.Action) []engine.Action {
		return append(legal, legal...)
	}}, "twice"},
	{"an illegal action listed", &broken{legal: func(_ *brokenState, by engine.Seat, legal []engine.Action) []engine.Action {
		if len(legal) > 0 && by >= 0 {
			legal = append(legal, engine.Action{Kind: engine.Raise})
		}
		return legal
	}}, "a legal action was refused"},
	{"a legal action not listed", &broken{legal: func(_ *brokenState, _ engine.Seat, legal []engine.Action) []engine.Action {
		return legal[:max(min(len(legal), 1), len(legal)-1)]
	}}, "was taken, and it is not legal"},
	{"a change by a refused action", &broken{apply: func(s *brokenState, by engine.Seat, a engine.Action) error {
		if a.Kind == engine.Raise && by >= 0 && s.State.Turn().Has(by) {
			if _, err := s.State.Apply(by, s.State.Legal(nil, by)[0]); err != nil {
				return err
			}
		}
		return nil
	}}, "actions that were refused changed what seat"},
	{"a refusal without a rule", &broken{apply: func(_ *brokenState, _ engine.Seat, a engine.Action) error {
		if a.Kind == engine.Raise {
			return errors.New("no")
		}
		return nil
	}}, "was refused with no rule"},
	{"a refusal for another reason", &broken{apply: func(_ *brokenState, _ engine.Seat, a engine.Action) error {
		if a.Kind == engine.Raise {
			return engine.ErrOver
		}
		return nil
	}}, "was refused for another reason"},
	{"a time-out that is not legal", &broken{timeout: func(a engine.Action) engine.Action { a.Arg += 9; return a }}, "when time runs out"},
	{"a reason against what is legal", &broken{why: func(v engine.View, a engine.Action) error {
		if !v.Turn.Has(v.Viewer) {
			return engine.ErrTurn
		}
		return &engine.Illegal{Rule: engine.RuleHold, Text: "no"}
	}}, "legal is true, the reason against it no"},
	{"no reason against what is not legal", &broken{why: func(engine.View, engine.Action) error { return nil }}, "legal is false, the reason against it <nil>"},
	{"a reason that is no rule", &broken{why: func(engine.View, engine.Action) error { return errors.New("no") }}, "the reason is no rule: no"},
	{"a clone that is no copy", &broken{clone: func(s *brokenState) engine.State { return s }}, "a clone that was played on, or a view that was written to, changed"},
	{"a view of a part of the state", &broken{view: shared()}, "a clone that was played on, or a view that was written to, changed"},
	{"another sum", &broken{effects: func(e []engine.Effect) []engine.Effect {
		return change(e, engine.HandEnd, func(e *engine.Effect) { e.Sums[1]++ })
	}}, "its scores add up to"},
	{"another winner", &broken{effects: func(e []engine.Effect) []engine.Effect {
		return change(e, engine.MatchEnd, func(e *engine.Effect) { e.Winners = engine.SidesOf(6) })
	}}, "are shown as"},
	{"other totals", &broken{effects: func(e []engine.Effect) []engine.Effect {
		return change(e, engine.MatchEnd, func(e *engine.Effect) { e.Totals[0]++ })
	}}, "are shown as"},
	{"tricks out of order", &broken{effects: func(e []engine.Effect) []engine.Effect {
		return change(e, engine.Take, func(e *engine.Effect) { e.Trick++ })
	}}, "is taken as number"},
	{"an end that is not told", &broken{effects: func(e []engine.Effect) []engine.Effect {
		return change(e, engine.MatchEnd, func(e *engine.Effect) { e.Kind = engine.NoEffect })
	}}, "its end was told: false"},
	{"a hand against the check", &broken{}, "the hand is not to the taste of the check"},
	{"nobody in turn", &broken{turn: func(s *brokenState, turn engine.Seats) engine.Seats {
		if s.moves > 30 {
			return 0
		}
		return turn
	}}, "nobody is in turn, and the match is not over"},
	{"chance that changes its mind", fickle(), "the table took it, the state refused it"},
}

// truthful guesses what is so: it remembers the last state that was looked at.
func truthful() *broken {
	g := &broken{}
	var truth engine.State
	g.view = func(s *brokenState, _ *engine.View) { truth = s }
	g.guess = func(engine.View, *rand.Rand) (engine.State, error) { return truth.Clone(), nil }
	return g
}

// shared shows a list that is not the view's own.
func shared() func(*brokenState, *engine.View) {
	facts := []engine.Fact{{Key: "shared", Value: 1}}
	return func(_ *brokenState, v *engine.View) { v.Facts = facts }
}

// fickle refuses a move that another state of the same match took.
func fickle() *broken {
	var first *brokenState
	return &broken{apply: func(s *brokenState, by engine.Seat, a engine.Action) error {
		if first == nil {
			first = s
		}
		if s != first && s.moves == 20 {
			return engine.ErrTurn
		}
		return nil
	}}
}

func TestPlantedFaultsAreFound(t *testing.T) {
	for _, c := range planted {
		t.Run(c.name, func(t *testing.T) {
			r := &reporter{}
			cfg := enginetest.Config{Matches: 2, Deep: 1}
			if c.name == "a hand against the check" {
				cfg.Check = func(enginetest.Hand) error { return errors.New("the hand is not to the taste of the check") }
			}
			enginetest.Check(r, c.game, engine.Options{"target": 8}, cfg)
			said := strings.Join(r.said, "\n")
			if !strings.Contains(said, c.want) {
				t.Errorf("the suite does not say %q but:\n%s", c.want, said)
			}
		})
	}
}

// The wrapper itself is no fault.
func TestNothingPlanted(t *testing.T) {
	r := &reporter{}
	if enginetest.Check(r, &broken{}, nil, enginetest.Config{Matches: 5, Deep: 1}); len(r.said) > 0 {
		t.Error(r.said)
	}
}
