package ai

import (
	"context"
	"errors"
	"slices"

	"krutzjass/ai/raise"
	"krutzjass/ai/search"
	"krutzjass/engine"
)

// factRaise is a raise in Watten, open or answered: Seat asked for the stake Value.
const factRaise engine.FactKey = "raise"

// answersRaise tells whether a raise waits for the viewer's answer.
func answersRaise(v *engine.View) bool { return v.Legal[0].Kind == engine.Look }

// raiseOf finds the raise that may be made instead of a card.
func raiseOf(actions []engine.Action) (a engine.Action, may bool) {
	i := slices.IndexFunc(actions, func(a engine.Action) bool { return a.Kind == engine.Raise })
	if i < 0 {
		return engine.Action{}, false
	}
	return actions[i], true
}

// raises tells whether to raise before a card with such a chance to win the hand:
// who infers mixes good hands with bluffs.
func (t *thinker) raises(v *engine.View, odds float64) bool {
	spot := raiseSpot(v)
	spot.Odds = odds
	return t.roll(v) < raise.Raises(spot)
}

// answer answers a raise; who does not infer goes by rule.
func (t *thinker) answer(ctx context.Context, v *engine.View, byRule engine.Action) (engine.Action, error) {
	if !t.infers {
		return byRule, nil
	}
	odds, err := t.search.Odds(ctx, v, t.seed.seed(v))
	switch {
	case errors.Is(err, search.ErrTime): // a busy machine
		return byRule, nil
	case err != nil:
		return engine.Action{}, err
	}
	spot := raiseSpot(v)
	spot.Odds = odds
	look, again := raise.Answers(spot)
	roll := t.roll(v)
	if a, may := raiseOf(v.Legal); may && roll < again {
		return a, nil
	}
	if roll < look+again {
		return engine.Action{Kind: engine.Look}, nil
	}
	return engine.Action{Kind: engine.GiveUp}, nil
}

// roll is a number from 0 to 1, that aside, which the view decides.
func (t *thinker) roll(v *engine.View) float64 {
	const grain = 1 << 12
	return float64(dice(search.Mix(uint64(t.seed), grain)).throw(v, grain)) / grain
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
