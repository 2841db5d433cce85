package ai

import (
	"context"

	"krutzjass/engine"
)

// predictions is how often a prediction is tried and mended: what a player makes
// hangs on what it aims at.
const predictions = 2

// predict foretells the points of a deal of Differenzler: the middle of what comes
// out when all play by rule (AI.md 8), the player with the prediction before as its
// aim.
func (t *thinker) predict(ctx context.Context, v *engine.View, byRule engine.Action) (engine.Action, error) {
	a := byRule
	for range predictions {
		points, err := t.search.Median(ctx, v, a, t.seed.seed(v))
		if err != nil {
			return engine.Action{}, err
		}
		a = nearest(v.Legal, points)
	}
	return a, nil
}

// nearest is the prediction that is closest to so many points.
func nearest(legal []engine.Action, points int) engine.Action {
	best := legal[0]
	for _, a := range legal {
		if distance(a, points) < distance(best, points) {
			best = a
		}
	}
	return best
}

func distance(a engine.Action, points int) int {
	return max(int(a.Arg)-points, points-int(a.Arg))
}
