package ai

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"krutzjass/ai/search"
	"krutzjass/engine"
)

// chooser picks one of v.Legal, which holds at least two actions. It may keep
// buffers, no knowledge. It returns early with ctx's error when ctx ends.
type chooser interface {
	choose(ctx context.Context, v *engine.View) (engine.Action, error)
}

// level is a strength.
type level struct {
	name string
	mind *mind          // how it judges by rule; nil for any action
	work *search.Budget // of a level that thinks, counted in work
	live *search.Budget // and against the clock
}

// levels lists the strengths, weakest first.
var levels = []level{
	{name: "random"},
	{name: "novice", mind: &novice},
	{name: "regular", mind: &regular},
	{name: "strong", mind: &regular, work: &strong, live: &strongLive},
	{name: "expert", mind: &regular, work: &expert, live: &expertLive},
}

// Levels names the levels that New knows, weakest first.
func Levels() []string {
	names := make([]string, len(levels))
	for i := range levels {
		names[i] = levels[i].name
	}
	return names
}

// New makes a player of a level for one seat of one match of g. It draws a seed
// from r now and never touches r again. Its decisions are a function of the view
// and that seed, and take as long as they take. An unknown level is an error that
// lists the known ones.
func New(level string, g engine.Game, r *rand.Rand) (engine.Controller, error) {
	l, err := find(level)
	if err != nil {
		return nil, err
	}
	return &bot{l.make(g, r.Uint64(), l.work)}, nil
}

// Live is New for play with people: on as many cores as there are a decision takes
// some tenths of a second and never a whole one. How deep the player looks depends
// on the machine.
func Live(level string, g engine.Game, r *rand.Rand) (engine.Controller, error) {
	l, err := find(level)
	if err != nil {
		return nil, err
	}
	return &bot{l.make(g, r.Uint64(), clocked(l.live, time.Now))}, nil
}

func find(name string) (*level, error) {
	for i := range levels {
		if levels[i].name == name {
			return &levels[i], nil
		}
	}
	return nil, fmt.Errorf("there is no level %q: expected one of %s", name, strings.Join(Levels(), ", "))
}

// make makes a player with its own seed, which thinks as much as b allows.
func (l *level) make(g engine.Game, seed uint64, b *search.Budget) chooser {
	switch {
	case l.mind == nil:
		return dice(seed)
	case b == nil:
		return newPlayer(g, seed, *l.mind)
	}
	return newThinker(g, seed, *b, andMe)
}
