package ai

import (
	"time"

	"krutzjass/ai/search"
	"krutzjass/engine"
)

// ByClock is an expert as it plays with people, two worlds at a time, but by
// another clock, and with all the time that there is; nil for no clock.
func ByClock(g engine.Game, seed uint64, now func() time.Time) engine.Controller {
	return byClock(expertLive, g, seed, now)
}

// QuickByClock is ByClock with as little work as all players of tests.
func QuickByClock(g engine.Game, seed uint64, now func() time.Time) engine.Controller {
	return byClock(expert, g, seed, now)
}

func byClock(b search.Budget, g engine.Game, seed uint64, now func() time.Time) engine.Controller {
	b.Clock, b.Workers, b.Soft, b.Hard = now, 2, time.Hour, time.Hour
	return withBudget(b, g, seed)
}

// Alone looks at one world, and thinks as much there as an expert in several; or
// little.
func Alone(g engine.Game, seed uint64, thorough bool) engine.Controller {
	b := search.Budget{Worlds: 1, Plays: 100, Exact: 4, Solved: 1}
	if thorough {
		b.Plays, b.Exact = 2000, 7
	}
	return withBudget(b, g, seed)
}

func withBudget(b search.Budget, g engine.Game, seed uint64) engine.Controller {
	l, err := find("expert")
	if err != nil {
		panic(err) // it is in the list
	}
	return &bot{l.make(g, seed, &b)}
}
