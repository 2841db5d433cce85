package coach

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"krutzjass/ai"
	"krutzjass/ai/sample"
	"krutzjass/engine"
)

// Coach judges moves of one seat in one match. It keeps no knowledge, and is not
// for two goroutines at once.
type Coach struct {
	game    engine.Game
	counsel ai.Counsel
	sampler *sample.Sampler
	seed    uint64
}

// New makes a coach whose judgement is a function of the view and of a seed that
// it draws from r now; it takes as long as it takes.
func New(g engine.Game, r *rand.Rand) *Coach { return coachWith(g, ai.NewCounsel(g, r), r) }

// Live makes a coach for people: a judgement takes some tenths of a second.
func Live(g engine.Game, r *rand.Rand) *Coach { return coachWith(g, ai.LiveCounsel(g, r), r) }

func coachWith(g engine.Game, c ai.Counsel, r *rand.Rand) *Coach {
	return &Coach{game: g, counsel: c, sampler: sample.New(g, sample.Options{Infer: true}), seed: r.Uint64()}
}

// Tip is what the coach would do.
type Tip struct {
	Seq    int           // of the view that it is about
	Action engine.Action // one of its Legal
	Forced bool          // nothing else is allowed
	Reason Reason
	Size   Size // what the next best action that makes a difference would cost

	worths []worth        // of what was searched, none for what needs no search
	worlds []sample.World // likely ones, for examples
	scene  *scene
}

// worth is what an action was found to be worth, in points more than the others
// make, in each round.
type worth struct {
	action engine.Action
	rounds []float64
	mean   float64
}

// rounds is how many times each action is valued, each time in other worlds, for
// the spread tells how sure the numbers are.
const rounds = 3

// Tip judges what v's seat may do, which is something. It ends with ctx's error
// when ctx ends.
func (c *Coach) Tip(ctx context.Context, v *engine.View) (*Tip, error) {
	t := &Tip{Seq: v.Seq, Action: v.Legal[0], Forced: len(v.Legal) == 1}
	if t.Forced {
		return t, nil
	}
	st, err := c.game.Guess(*v, rand.New(rand.NewPCG(c.seed, uint64(v.Seq))))
	if err != nil {
		return nil, err
	}
	t.scene = look(c.game, v, c.counsel.Look(v), st)
	actions := c.counsel.Worth(v)
	t.Action = actions[0]
	if len(actions) > 1 {
		if t.worths, err = c.value(ctx, v, actions); err != nil {
			return nil, err
		}
		t.Action = c.counsel.Prefer(v, near(t.worths, scaleOf(v)))
	}
	if t.scene.p.Board != nil {
		// Without a world there is no example, and all else is said.
		t.worlds, _ = c.sampler.Worlds(ctx, v, supposed, rand.New(rand.NewPCG(c.seed, uint64(t.Seq)+1)))
	}
	t.explain()
	return t, ctx.Err()
}

// supposed is how many worlds are looked at for an example.
const supposed = 32

// value values actions in rounds, best first.
func (c *Coach) value(ctx context.Context, v *engine.View, actions []engine.Action) ([]worth, error) {
	list := make([]worth, len(actions))
	for i, a := range actions {
		list[i].action = a
	}
	for round := range uint64(rounds) {
		values, err := c.counsel.Values(ctx, v, actions, round)
		if err != nil {
			return nil, err
		}
		for i := range values {
			list[i].rounds = append(list[i].rounds, values[i].Points)
			list[i].mean += values[i].Points / rounds
		}
	}
	slices.SortStableFunc(list, func(a, b worth) int {
		switch {
		case a.mean > b.mean:
			return -1
		case a.mean < b.mean:
			return 1
		}
		return 0
	})
	return list, nil
}

// matter is the share of a matter of taste within which the coach goes by rule: a
// partner expects some cards rather than others.
const matter = 0.5

// near lists the actions that are worth about as much as the best.
func near(worths []worth, by scale) (list []engine.Action) {
	for i := range worths {
		if worths[0].mean-worths[i].mean <= matter*by.taste {
			list = append(list, worths[i].action)
		}
	}
	return list
}

// cost tells how many points an action is worth less than the tip on average, and
// how much that is. Size is Unknown for what was not valued.
func (t *Tip) cost(a engine.Action) (points float64, size Size) {
	best, mine := t.find(t.Action), t.find(a)
	if best == nil || mine == nil {
		return 0, Unknown
	}
	var sum, squares float64
	n := float64(len(mine.rounds))
	for i := range mine.rounds {
		d := best.rounds[i] - mine.rounds[i]
		sum += d
		squares += d * d
	}
	mean := sum / n
	spread := math.Sqrt(max(0, squares/n-mean*mean) / (n - 1))
	return max(0, mean) * unit(t.scene.view), t.scene.size(mean, spread)
}

func (t *Tip) find(a engine.Action) *worth {
	i := slices.IndexFunc(t.worths, func(w worth) bool { return w.action == a })
	if i < 0 {
		return nil
	}
	return &t.worths[i]
}
