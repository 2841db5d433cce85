package ai

import (
	"context"
	"math/rand/v2"
	"time"

	"krutzjass/ai/search"
	"krutzjass/ai/style"
	"krutzjass/engine"
)

// Counsel is what a strong player thinks, for whoever advises somebody. It values
// every action, for people need not keep the conventions of the house. It keeps
// no knowledge and is not for two goroutines at once.
type Counsel struct{ *thinker }

// NewCounsel counsels in one match of g. It draws a seed from r now and never
// touches r again; what it says is a function of the view and that seed.
func NewCounsel(g engine.Game, r *rand.Rand) Counsel {
	return Counsel{newThinker(g, r.Uint64(), strong, butMe)}
}

// LiveCounsel is NewCounsel for people who wait: each answer takes some
// hundredths of a second.
func LiveCounsel(g engine.Game, r *rand.Rand) Counsel {
	return Counsel{newThinker(g, r.Uint64(), *clocked(&strongLive, time.Now), butMe)}
}

// Look reads a view.
func (c Counsel) Look(v *engine.View) style.Sight { return c.rule.judge.Look(v) }

// Worth lists the legal actions that deserve a search, at least one: an only one
// is what should be done without any.
func (c Counsel) Worth(v *engine.View) []engine.Action {
	return worthThought(plain(append([]engine.Action(nil), v.Legal...)), c.rule.follow(v))
}

// Values gives the value of each of actions, a part of v.Legal. Other rounds look
// at other worlds. It ends with ctx's error when ctx ends.
func (c Counsel) Values(ctx context.Context, v *engine.View, actions []engine.Action, round uint64) ([]search.Value, error) {
	return c.search.Values(ctx, v, actions, search.Mix(c.seed.seed(v), round))
}

// Prefer chooses by rule among actions that are worth about the same, within the
// conventions as far as they leave one of them.
func (c Counsel) Prefer(v *engine.View, among []engine.Action) engine.Action {
	s := c.rule.judge.Look(v)
	return c.rule.judge.Decide(&s, c.rule.house.Filter(&s, append([]engine.Action(nil), among...)))
}
