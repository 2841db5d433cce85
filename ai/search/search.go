package search

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"

	"krutzjass/ai/sample"
	"krutzjass/engine"
)

// Follow decides by rule for a seat of a world: what the others, and the searcher
// later on, do besides laying cards. It chooses one of v.Legal.
type Follow func(v *engine.View) engine.Action

// Value is what an action is worth, in points more than the others make on
// average, over all worlds.
type Value struct {
	Action engine.Action
	Points float64
}

// Searcher values actions for the seats of one game. It keeps buffers, no
// knowledge, and is not for two goroutines at once.
type Searcher struct {
	game    engine.Game
	info    engine.Info
	budget  Budget
	sampler *sample.Sampler
	texts   engine.CallTexter // nil where calls are no more than a mode
	workers []*worker
}

// ErrTime says that a budget of time was too short for a single world.
var ErrTime = errors.New("no world was looked at in time: give the decision more time")

// New makes a searcher of g. follow makes the policy of a worker, which is not
// shared. The budget must allow a world and a play.
func New(g engine.Game, b Budget, follow func() Follow) *Searcher {
	s := &Searcher{game: g, info: g.Info(), budget: b, sampler: sample.New(g, sample.Options{Infer: b.Infer})}
	s.texts, _ = g.(engine.CallTexter)
	for range max(1, b.Workers) {
		s.workers = append(s.workers, &worker{follow: follow()})
	}
	return s
}

// Values gives the value of each of actions, a part of v.Legal, at least one. It
// is a function of v, actions, seed and the budget, of a clock aside. It ends
// with ctx's error when ctx ends; other errors are ErrTime and that no world fits
// the view.
func (s *Searcher) Values(ctx context.Context, v *engine.View, actions []engine.Action, seed uint64) ([]Value, error) {
	time := s.budget.watch()
	j := &job{Searcher: s, view: v, actions: actions, seed: seed, time: time, value: newValuer(&s.info, v)}
	n := s.budget.Worlds
	if j.cardsOnly() && j.solvable() {
		n = max(n, s.budget.Solved)
	}
	var err error
	if j.worlds, err = s.worlds(ctx, v, n, seed); err != nil {
		return nil, err
	}
	j.rows = make([]result, len(j.worlds))
	defer context.AfterFunc(ctx, func() { j.ended.Store(true) })()
	j.run()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return j.sum()
}

// likelier is how many worlds are imagined for each that is looked at, where they
// are weighed.
const likelier = 4

// worlds imagines worlds that all weigh the same, in the order of their making.
func (s *Searcher) worlds(ctx context.Context, v *engine.View, n int, seed uint64) ([]sample.World, error) {
	r := rand.New(rand.NewPCG(seed, 0))
	if !s.budget.Infer {
		return s.sampler.Worlds(ctx, v, n, r)
	}
	all, err := s.sampler.Worlds(ctx, v, likelier*n, r)
	if err != nil {
		return nil, err
	}
	drawn := sample.Resample(all, n, r)
	r.Shuffle(len(drawn), func(i, j int) { drawn[i], drawn[j] = drawn[j], drawn[i] })
	return drawn, nil
}

// sum averages the worlds that were looked at.
func (j *job) sum() ([]Value, error) {
	values, n := make([]Value, len(j.actions)), 0.0
	for _, row := range j.rows {
		if row == nil {
			continue
		}
		n++
		for i, points := range row {
			values[i].Points += points
		}
	}
	if n == 0 {
		return nil, ErrTime
	}
	for i := range values {
		values[i].Action = j.actions[i]
		values[i].Points /= n
	}
	return values, nil
}

// Best gives the value that is highest, the first of equals.
func Best(values []Value) Value {
	return slices.MaxFunc(values, func(a, b Value) int {
		switch {
		case a.Points > b.Points:
			return 1
		case a.Points < b.Points:
			return -1
		}
		return 0
	})
}
