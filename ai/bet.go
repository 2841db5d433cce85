package ai

import (
	"context"
	"slices"

	"krutzjass/ai/raise"
	"krutzjass/ai/search"
	"krutzjass/engine"
)

// factRaise is a raise in Watten, open or answered: Seat asked for the stake Value.
const factRaise engine.FactKey = "raise"

// bets tells whether it is to be decided on a raise in Watten too.
func bets(actions []engine.Action) bool {
	return slices.ContainsFunc(actions, func(a engine.Action) bool { return a.Kind == engine.Raise || a.Kind == engine.Look })
}

// bet raises or answers a raise; done is false where a card is to be laid without
// a raise. Who infers mixes good hands with bluffs, else byRule decides.
func (t *thinker) bet(ctx context.Context, v *engine.View, byRule engine.Action) (a engine.Action, done bool, err error) {
	answers := v.Legal[0].Kind == engine.Look
	if !t.infers {
		return byRule, answers || byRule.Kind == engine.Raise, nil
	}
	odds, err := t.search.Odds(ctx, v, t.seed.seed(v))
	if err != nil {
		return engine.Action{}, false, err
	}
	spot := raiseSpot(v)
	spot.Odds = odds
	const grain = 1 << 12
	roll := float64(dice(search.Mix(uint64(t.seed), grain)).throw(v, grain)) / grain
	if !answers {
		return v.Legal[0], roll < raise.Raises(spot), nil
	}
	look, again := raise.Answers(spot)
	k := engine.GiveUp
	switch {
	case roll < again && slices.ContainsFunc(v.Legal, func(a engine.Action) bool { return a.Kind == engine.Raise }):
		k = engine.Raise
	case roll < again+look:
		k = engine.Look
	}
	return engine.Action{Kind: k}, true, nil
}

// raiseSpot is where a hand stands, the odds aside.
func raiseSpot(v *engine.View) (s raise.Spot) {
	own := int(v.Viewer) % 2
	target := v.Setup.Options.Int("target")
	s = raise.Spot{Own: target - v.Totals[own], Theirs: target - v.Totals[1-own], Tricks: len(v.Past)}
	for i := range v.Facts {
		if v.Facts[i].Key == factRaise {
			s.Raises++
		}
	}
	return s
}
