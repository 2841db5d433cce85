package enginetest_test

import (
	"fmt"
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/enginetest/highcard"
)

// reporter notes what the suite says.
type reporter struct{ said []string }

func (*reporter) Helper() {}
func (r *reporter) Errorf(format string, args ...any) {
	r.said = append(r.said, fmt.Sprintf(format, args...))
}

// broken is highcard with one thing planted. Each field replaces a part; the
// state is that of the broken game, so that guesses and clones are broken alike.
type broken struct {
	highcard.Game
	view    func(s *brokenState, v *engine.View)
	trace   func(s *brokenState, by engine.Seat, a engine.Action, t *engine.Trace)
	apply   func(s *brokenState, by engine.Seat, a engine.Action) error // before the move
	effects func([]engine.Effect) []engine.Effect
	legal   func(s *brokenState, by engine.Seat, legal []engine.Action) []engine.Action
	timeout func(engine.Action) engine.Action
	clone   func(*brokenState) engine.State
	guess   func(v engine.View, r *rand.Rand) (engine.State, error)
	why     func(v engine.View, a engine.Action) error
	turn    func(*brokenState, engine.Seats) engine.Seats
}

type brokenState struct {
	engine.State
	game  *broken
	moves int
}

func (g *broken) wrap(s engine.State, err error) (engine.State, error) {
	if err != nil {
		return nil, err
	}
	return &brokenState{State: s, game: g}, nil
}

func (g *broken) New(s engine.Setup) (engine.State, error) { return g.wrap(g.Game.New(s)) }

func (g *broken) Guess(v engine.View, r *rand.Rand) (engine.State, error) {
	if g.guess != nil {
		return g.guess(v, r)
	}
	return g.wrap(g.Game.Guess(v, r))
}

func (g *broken) Why(v engine.View, a engine.Action) error {
	if g.why != nil {
		return g.why(v, a)
	}
	return g.Game.Why(v, a)
}

func (s *brokenState) View(to engine.Seat) engine.View {
	v := s.State.View(to)
	v.Legal = s.Legal(nil, to)
	v.Turn = s.Turn()
	if s.game.view != nil {
		s.game.view(s, &v)
	}
	return v
}

func (s *brokenState) Turn() engine.Seats {
	if s.game.turn != nil {
		return s.game.turn(s, s.State.Turn())
	}
	return s.State.Turn()
}

func (s *brokenState) Legal(dst []engine.Action, by engine.Seat) []engine.Action {
	legal := s.State.Legal(dst, by)
	if s.game.legal != nil {
		return s.game.legal(s, by, legal)
	}
	return legal
}

func (s *brokenState) Apply(by engine.Seat, a engine.Action) (engine.Trace, error) {
	if s.game.apply != nil {
		if err := s.game.apply(s, by, a); err != nil {
			return engine.Trace{}, err
		}
	}
	t, err := s.State.Apply(by, a)
	if err == nil {
		s.moves++
		if s.game.trace != nil {
			s.game.trace(s, by, a, &t)
		}
	}
	return t, err
}

func (s *brokenState) Effects() []engine.Effect {
	if s.game.effects != nil {
		return s.game.effects(s.State.Effects())
	}
	return s.State.Effects()
}

func (s *brokenState) Timeout(by engine.Seat) engine.Action {
	if s.game.timeout != nil {
		return s.game.timeout(s.State.Timeout(by))
	}
	return s.State.Timeout(by)
}

func (s *brokenState) Clone() engine.State {
	if s.game.clone != nil {
		return s.game.clone(s)
	}
	return &brokenState{State: s.State.Clone(), game: s.game, moves: s.moves}
}

// hand is the true hand of a seat, whoever asks.
func (s *brokenState) hand(of engine.Seat) engine.View { return s.State.View(of) }

func change(effects []engine.Effect, kind engine.EffectKind, how func(*engine.Effect)) []engine.Effect {
	out := append([]engine.Effect(nil), effects...)
	for i := range out {
		if out[i].Kind == kind {
			how(&out[i])
		}
	}
	return out
}
