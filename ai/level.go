package ai

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"krutzjass/engine"
)

// chooser picks one of v.Legal, which holds at least two actions. It may keep
// buffers, no knowledge. It returns early with ctx's error when ctx ends.
type chooser interface {
	choose(ctx context.Context, v *engine.View) (engine.Action, error)
}

// levels lists the strengths, weakest first. make gets the game and the seed of
// the player's own chance.
var levels = []struct {
	name string
	make func(g engine.Game, seed uint64) chooser
}{
	{"random", func(_ engine.Game, seed uint64) chooser { return dice(seed) }},
	{"novice", func(g engine.Game, seed uint64) chooser { return newPlayer(g, seed, novice) }},
	{"regular", func(g engine.Game, seed uint64) chooser { return newPlayer(g, seed, regular) }},
	{"strong", func(g engine.Game, seed uint64) chooser { return newThinker(g, seed, strong) }},
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
// from r now and never touches r again. An unknown level is an error that lists
// the known ones.
func New(level string, g engine.Game, r *rand.Rand) (engine.Controller, error) {
	for i := range levels {
		if levels[i].name == level {
			return &bot{levels[i].make(g, r.Uint64())}, nil
		}
	}
	return nil, fmt.Errorf("there is no level %q: expected one of %s", level, strings.Join(Levels(), ", "))
}
