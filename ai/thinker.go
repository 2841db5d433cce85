package ai

import (
	"context"
	"errors"
	"slices"
	"time"

	"krutzjass/ai/craft"
	"krutzjass/ai/search"
	"krutzjass/ai/style"
	"krutzjass/engine"
)

// The budgets of the levels that think: a strong player takes all worlds for
// equally likely and what the others will do for the best that can be done; an
// expert goes by what they did, and where it was learned expects what they lay.
var (
	strong = search.Budget{Worlds: 30, Plays: 200, Exact: 5, Solved: 30}
	expert = search.Budget{Worlds: 60, Plays: 400, Exact: 5, Solved: 80, Infer: true, Prior: true, Blind: 240}

	strongLive = against(50*time.Millisecond, search.Budget{Worlds: 40, Plays: 200, Exact: 5, Solved: 40})
	expertLive = against(250*time.Millisecond, search.Budget{Worlds: 100, Plays: 1500, Exact: 6, Solved: 100, Infer: true, Prior: true, Blind: 400})
)

// guard is when a decision against the clock must be made at the latest.
const guard = 900 * time.Millisecond

// against lets a budget end after about a time, on two cores.
func against(soft time.Duration, b search.Budget) search.Budget {
	b.Soft, b.Hard, b.Workers = soft, guard, 2
	return b
}

// clocked is a budget with a clock; nil for none.
func clocked(b *search.Budget, now func() time.Time) *search.Budget {
	if b == nil {
		return nil
	}
	c := *b
	c.Clock = now
	return &c
}

// thinker is a computer that plays its choices out in many worlds, within the
// conventions.
type thinker struct {
	seed   dice
	rule   *player // what it would do by rule
	infers bool
	search *search.Searcher
}

func newThinker(g engine.Game, seed uint64, b search.Budget, keeps search.Keeps) *thinker {
	follow := func() search.Follow { return newPlayer(g, seed, regular).follow }
	return &thinker{seed: dice(seed), rule: newPlayer(g, seed, regular), infers: b.Infer, search: search.New(g, b, keeps, follow)}
}

// andMe are the computers and who looks.
func andMe(v *engine.View) engine.Seats { return style.Keepers(v.Setup).With(v.Viewer) }

// butMe are the computers without who looks.
func butMe(v *engine.View) engine.Seats { return style.Keepers(v.Setup).Without(v.Viewer) }

// choose values what the conventions leave, and among what is worth about the
// same takes what a partner expects.
func (t *thinker) choose(ctx context.Context, v *engine.View) (engine.Action, error) {
	s := t.rule.judge.Look(v)
	actions := t.rule.kept(&s)
	byRule := t.rule.judge.Decide(&s, actions)
	if a, done, err := t.answers(ctx, v, &s, byRule); done {
		return a, err
	}
	raise, may := raiseOf(actions)
	if may {
		if byRule == raise && !t.infers {
			return byRule, nil
		}
		actions = slices.DeleteFunc(actions, func(a engine.Action) bool { return a == raise })
		byRule = t.rule.judge.Decide(&s, actions)
	}
	bluffs := may && t.infers
	actions = worthThought(actions, byRule)
	if len(actions) == 1 && !bluffs {
		return actions[0], nil
	}
	values, err := t.search.Values(ctx, v, actions, t.seed.seed(v))
	switch {
	case errors.Is(err, search.ErrTime): // a busy machine
		return byRule, nil
	case err != nil:
		return engine.Action{}, err
	}
	if bluffs && t.raises(v, search.Best(values).Points) {
		return raise, nil
	}
	return t.among(v, &s, values), nil
}

// answers decides what is not searched card by card; done is false where it is.
func (t *thinker) answers(ctx context.Context, v *engine.View, s *style.Sight, byRule engine.Action) (a engine.Action, done bool, err error) {
	switch {
	case craft.Bound(v):
		return byRule, true, nil
	case isChips(byRule):
		return t.dare(v, s, byRule), true, nil
	case byRule.Kind == engine.Predict:
		a, err = t.predict(ctx, v, byRule)
		return a, true, err
	case answersRaise(v):
		a, err = t.answer(ctx, v, byRule)
		return a, true, err
	}
	return a, false, nil
}

// among chooses by rule among what is worth about as much as the best.
func (t *thinker) among(v *engine.View, s *style.Sight, values []search.Value) engine.Action {
	least := search.Best(values).Points - t.search.Matter(v)
	var good []engine.Action
	for _, x := range values {
		if x.Points >= least {
			good = append(good, x.Action)
		}
	}
	return t.rule.judge.Decide(s, good)
}

// worthThought narrows actions to those that are worth a search; byRule is one of
// them.
func worthThought(actions []engine.Action, byRule engine.Action) []engine.Action {
	switch {
	case byRule.Kind == engine.Weis, byRule.Kind == engine.Six, isStoeck(byRule): // cost nothing
		return []engine.Action{byRule}
	case byRule.Kind == engine.Predict:
		return slices.DeleteFunc(actions, func(a engine.Action) bool { return !near(a, byRule) })
	}
	return actions
}

// near tells whether a prediction is about the same as another: it may differ by
// a few steps.
func near(a, b engine.Action) bool {
	const step, steps = 5, 4
	d := int(a.Arg - b.Arg)
	return d%step == 0 && d >= -step*steps && d <= step*steps
}
