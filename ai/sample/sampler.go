package sample

import (
	"context"
	"fmt"
	"math/rand/v2"

	"krutzjass/engine"
)

// Options say how worlds are weighed. The zero value weighs all alike.
type Options struct {
	Infer bool // weigh worlds by what the others did
}

// World is one state that a seat cannot tell from the truth. The weights of the
// worlds of one call add up to 1.
type World struct {
	State  engine.State
	Weight float64
}

// Sampler makes worlds for the seats of one game. It keeps no knowledge between
// calls, and is not for two goroutines at once.
type Sampler struct {
	game engine.Game
	opts Options
}

// New makes a sampler of g.
func New(g engine.Game, o Options) *Sampler { return &Sampler{game: g, opts: o} }

// Worlds makes n worlds of v, which must be a view of the sampler's game in a
// match that is not over. Each state is the caller's own. It ends early with
// ctx's error; an impossible view is an error, and so is n below 1.
func (s *Sampler) Worlds(ctx context.Context, v *engine.View, n int, r *rand.Rand) ([]World, error) {
	return s.WorldsUntil(ctx, v, n, func() bool { return false }, r)
}

// atOnce is how many worlds are made before the sampler asks whether it is late.
const atOnce = 32

// WorldsUntil makes fewer worlds than Worlds if it is told that it is late.
func (s *Sampler) WorldsUntil(ctx context.Context, v *engine.View, n int, late func() bool, r *rand.Rand) ([]World, error) {
	if n < 1 {
		return nil, fmt.Errorf("%d worlds cannot be made: ask for at least one", n)
	}
	guess, err := engine.NewGuesser(s.game, *v)
	if err != nil {
		return nil, noWorld(v, err)
	}
	worlds := make([]World, n)
	var judge *judge
	var likely []int32
	for i := range worlds {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if i > 0 && i%atOnce == 0 && late() {
			worlds = worlds[:i]
			break
		}
		st, err := guess(r)
		if err != nil {
			return nil, noWorld(v, err)
		}
		if i == 0 && s.opts.Infer {
			judge = newJudge(v, s.game.Info(), st)
		}
		worlds[i].State = st
		if judge != nil {
			likely = append(likely, judge.likelihood(st))
		}
	}
	if judge == nil {
		likely = make([]int32, len(worlds))
	}
	weigh(worlds, likely)
	return worlds, nil
}

func noWorld(v *engine.View, err error) error {
	return fmt.Errorf("no world fits the view of seat %d: %w", v.Viewer, err)
}
