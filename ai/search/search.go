package search

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"

	"krutzjass/ai/prior"
	"krutzjass/ai/sample"
	"krutzjass/ai/worth"
	"krutzjass/engine"
)

// Follow decides by rule for a seat of a world: what the others, and the searcher
// later on, do besides laying cards. It chooses one of v.Legal.
type Follow func(v *engine.View) engine.Action

// Value is what an action is worth, in points more than the others make on
// average, over all worlds; in Watten the chance to win the hand.
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
	keeps   Keeps
	workers []*worker
}

// ErrTime says that a budget of time was too short for a single world.
var ErrTime = errors.New("no world was looked at in time: give the decision more time")

// Keeps tells whose cards are expected to keep the conventions of the house.
type Keeps func(v *engine.View) engine.Seats

// New makes a searcher of g. follow makes the policy of a worker, which is not
// shared. The budget must allow a world and a play.
func New(g engine.Game, b Budget, keeps Keeps, follow func() Follow) *Searcher {
	s := &Searcher{game: g, info: g.Info(), budget: b, keeps: keeps, sampler: sample.New(g, sample.Options{Infer: b.Infer})}
	s.texts, _ = g.(engine.CallTexter)
	for range max(1, b.Workers) {
		w := &worker{follow: follow()}
		if b.Prior {
			w.policy, w.judge = prior.For(s.info.Key), worth.For(s.info.Key)
		}
		s.workers = append(s.workers, w)
	}
	return s
}

// Values gives the value of each of actions, a part of v.Legal, at least one. It
// is a function of v, actions, seed and the budget, of a clock aside. It ends
// with ctx's error when ctx ends; other errors are ErrTime and that no world fits
// the view.
func (s *Searcher) Values(ctx context.Context, v *engine.View, actions []engine.Action, seed uint64) ([]Value, error) {
	time := s.budget.watch()
	j := &job{Searcher: s, view: v, actions: actions, seed: seed, time: time, value: newValuer(&s.info, v), keeper: newKeeper(&s.info, v, s.keeping(v))}
	n, imagine := s.budget.Worlds, s.worlds
	if j.cardsOnly() && (j.solvable() || forHands(&s.info)) {
		n = max(n, s.budget.Solved)
		switch {
		case j.solvable() && s.last(v):
			n, imagine = everyLast*n, s.lastWorlds
		case v.Hand.Len() <= few:
			n *= everyFew
		}
	}
	if j.blindly() {
		n, imagine = s.budget.Blind, s.blindWorlds
	}
	if j.foretells() {
		n = everyCall * s.budget.Worlds
	}
	for _, w := range s.workers {
		if w.pot = newPot(s.game, v, j.value); w.pot != nil {
			n = everyMore * max(s.budget.Worlds, s.budget.Solved)
		}
	}
	var err error
	if j.worlds, err = imagine(ctx, v, n, &j.time, seed); err != nil {
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

// Worlds with so few cards in hand are solved in no time: many times as many are.
const (
	few      = 4
	everyFew = 4
)

// A world whose play is foretold takes hardly any work: so many times as many are looked
// at.
const everyCall = 16

// foretells tells whether what is to be called is valued without a search: trump is not
// made, and the match is not near its end.
func (j *job) foretells() bool {
	return j.workers[0].judge != nil && j.view.Mode == engine.NoMode && j.value.target == 0 && !j.cardsOnly()
}

// imagined is how many worlds are made for each of a budget, where they are weighed:
// with four, those that were likely came to a handful.
const imagined = 48

// worlds imagines worlds that all weigh the same, in the order of their making. It
// leaves time to look at them.
func (s *Searcher) worlds(ctx context.Context, v *engine.View, n int, time *watch, seed uint64) ([]sample.World, error) {
	r := rand.New(rand.NewPCG(seed, 0))
	if !s.budget.Infer {
		return s.sampler.Worlds(ctx, v, n, r)
	}
	all, err := s.sampler.WorldsUntil(ctx, v, max(imagined*s.budget.Worlds, n), time.third, r)
	if err != nil {
		return nil, err
	}
	return draw(all, n, r), nil
}

// draw takes n worlds by their weights, in random order. What comes twice shares its
// state.
func draw(all []sample.World, n int, r *rand.Rand) []sample.World {
	drawn := sample.Resample(all, n, r)
	r.Shuffle(len(drawn), func(i, j int) { drawn[i], drawn[j] = drawn[j], drawn[i] })
	return drawn
}

// sum averages the worlds that were looked at, by their weights.
func (j *job) sum() ([]Value, error) {
	values, all := make([]Value, len(j.actions)), 0.0
	for k, row := range j.rows {
		if row == nil {
			continue
		}
		weight := j.worlds[k].Weight
		all += weight
		for i, points := range row {
			values[i].Points += float64(weight * points)
		}
	}
	if all == 0 {
		return nil, ErrTime
	}
	for i := range values {
		values[i].Action = j.actions[i]
		values[i].Points /= all
	}
	return values, nil
}

// Matter is how much less than the best an action may be worth to be as good as
// that, in the units of Values.
func (s *Searcher) Matter(v *engine.View) float64 {
	if f, ok := v.Fact(factPot); ok {
		return float64(f.Value) / 100
	}
	if forHands(&s.info) {
		return 0.01
	}
	if s.last(v) {
		return hair
	}
	if least, ok := matters[s.info.Key]; ok {
		return least
	}
	return matter
}

// matter is the points that make a difference; matters lists the games in which
// points are written in another size.
const matter = 1.0

var matters = map[string]float64{"coiffeur": 0.2, "differenzler": 0.4, "molotow": 0.1, "watten": 0.02}

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
