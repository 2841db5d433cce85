// Package enginetest is the suite that every game passes: random matches by
// seed, watched from every seat and by an onlooker.
//
// All matches are watched for what costs little: that somebody can always act,
// that events come without gaps and tell no seat a foreign card, that the lines
// of a hand add up, that winners and totals agree, that at one step in sixteen a
// guess made from somebody's view gives the same view, and that the replayed log
// ends in the same state. Every Deep-th match also has to show, at every step and
// for every seat, that guesses give the same view and are playable, that a view holds no card its seat was not told, that refused
// actions change nothing, that clones stand alone and Why agrees with Legal; at
// its end it is recorded, verified and read back.
//
// All faults of a match are reported together, with the seed that plays it again.
package enginetest

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
)

// Config says how much is played. The zero value is a quick run.
type Config struct {
	Matches int    // a set of options; 0 is 100
	Deep    int    // every Deep-th match is watched closely, the first among them; 0 is 100
	Seed    uint64 // of the first match; the others follow
	Seats   int    // 0 is the game's usual number
	Limit   int    // moves after which a match is taken for endless; 0 is 20000
	// Check, if given, looks at every finished hand; an error is a fault.
	Check func(Hand) error
}

// Hand is what happened from a deal to its end, or to the end of the match.
type Hand struct {
	Setup   engine.Setup
	Moves   []engine.Move
	Effects []engine.Effect // of all moves; the last is HandEnd or MatchEnd
}

// Reporter is the part of testing.TB that the suite needs.
type Reporter interface {
	Helper()
	Errorf(format string, args ...any)
}

// maxMatches is how many failed matches of a set are reported.
const maxMatches = 3

// Run plays every set of options in a parallel subtest of its own. A set may be
// partial; no set at all means the defaults.
func Run(t *testing.T, g engine.Game, sets []engine.Options, cfg Config) {
	t.Helper()
	if len(sets) == 0 {
		sets = []engine.Options{nil}
	}
	for _, set := range sets {
		t.Run(name(set), func(t *testing.T) {
			t.Parallel()
			Check(t, g, set, cfg)
		})
	}
}

// Check plays the matches of one set of options.
func Check(r Reporter, g engine.Game, set engine.Options, cfg Config) {
	r.Helper()
	cfg = cfg.filled(g)
	var v variety
	failed := 0
	for i := range cfg.Matches {
		m := newMatch(g, set, cfg, cfg.Seed+uint64(i), &v)
		m.deep = i%cfg.Deep == 0
		if m.run(); len(m.faults) == 0 {
			continue
		}
		r.Errorf("%s with %s, match of seed %d:\n%s", g.Info().Key, name(set), m.seed, strings.Join(m.faults, "\n"))
		if failed++; failed == maxMatches {
			return
		}
	}
	for _, fault := range v.faults() {
		r.Errorf("%s with %s: %s", g.Info().Key, name(set), fault)
	}
}

func (cfg Config) filled(g engine.Game) Config {
	for _, x := range []struct {
		field *int
		value int
	}{{&cfg.Matches, 100}, {&cfg.Deep, 100}, {&cfg.Limit, 20000}, {&cfg.Seats, g.Info().Seats}} {
		if *x.field == 0 {
			*x.field = x.value
		}
	}
	return cfg
}

// name lists the options of a set.
func name(set engine.Options) string {
	if len(set) == 0 {
		return "defaults"
	}
	var words []string
	for _, key := range slices.Sorted(maps.Keys(set)) {
		words = append(words, fmt.Sprintf("%s=%v", key, set[key]))
	}
	return strings.Join(words, ",")
}

// chance is the random source of one match.
func chance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x6b72757a)) }

// choose picks an action: first a kind, so that the many choices of Weis do not
// crowd out the plays, then one of the kind.
func choose(r *rand.Rand, legal []engine.Action) (chosen engine.Action) {
	var kinds []engine.Kind
	for _, a := range legal {
		if !slices.Contains(kinds, a.Kind) {
			kinds = append(kinds, a.Kind)
		}
	}
	kind, n := kinds[r.IntN(len(kinds))], 0
	for _, a := range legal {
		if a.Kind != kind {
			continue
		}
		if n++; r.IntN(n) == 0 {
			chosen = a
		}
	}
	return chosen
}
