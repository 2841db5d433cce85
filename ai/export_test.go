package ai

import (
	"krutzjass/ai/search"
	"krutzjass/engine"
)

// full is what the levels that think have in play.
var full = map[string]search.Budget{"strong": strong, "expert": expert}

// Players of tests think as they always do, but little.
func init() {
	strong.Worlds, strong.Plays, strong.Solved = 3, 8, 3
	expert.Worlds, expert.Plays, expert.Solved, expert.Blind = 4, 12, 4, 12
}

// Even is an expert that takes all worlds for equally likely.
const Even = "expert without inference"

// Thorough is a player of a level that thinks as much as in play.
func Thorough(level string, g engine.Game, seed uint64) engine.Controller {
	b := full[level]
	if level == Even {
		b = full["expert"]
		b.Infer = false
	}
	return &bot{newThinker(g, seed, b, andMe)}
}
