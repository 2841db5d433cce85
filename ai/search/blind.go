package search

import (
	"context"
	"math/bits"
	"math/rand/v2"

	"krutzjass/ai/sample"
	"krutzjass/engine"
)

// blindly tells whether cards are valued also by what comes of them when all go on
// without sight of each other's hands: where it was learned what is laid then, and the
// match is not near its end. A tree search sees too much, and a policy too little of what
// is special about a deal; the mean of the two errs less than either.
func (j *job) blindly() bool {
	return j.budget.Blind > 0 && j.workers[0].policy != nil && j.value.target == 0 && j.cardsOnly() && !j.solvable() && !fewest(j.view)
}

// fewest tells whether v is of a row of Coiffeur in which points are avoided: no policy
// has learned that.
func fewest(v *engine.View) bool {
	rows, _ := v.Setup.Options["rows"].([]string)
	row, ok := v.Fact(factRow)
	return ok && row.Value < len(rows) && rows[row.Value] == "misere"
}

// plays is how many a tree search has in each world: the more worlds, the fewer.
func (j *job) plays() int {
	if j.blindly() {
		return max(1, j.budget.Plays*j.budget.Worlds/j.budget.Blind)
	}
	return j.budget.Plays
}

// playOut values moves of the root: each is laid, and then every seat lays what it holds
// likeliest (a step of policy improvement; Tesauro and Galperin, "On-line Policy
// Improvement using Monte-Carlo Search", 1997). What comes of it hangs on the hands much
// more than what a tree search finds, so it takes many more worlds.
func (b *wordBoard) playOut(roots []move, viewer engine.Seat) result {
	row := make(result, len(roots))
	for k, m := range roots {
		b.reset()
		for b.lay(m); !b.over; b.lay(m) {
			m = b.likeliest()
		}
		row[k] = b.paid[viewer]
	}
	return row
}

// likeliest is the card that the seat on turn most likely lays.
func (b *wordBoard) likeliest() move {
	open := b.open()
	if open&(open-1) == 0 {
		return move(bits.TrailingZeros64(open))
	}
	return b.policy.Likeliest(&b.now, &b.known, open, b.lying)
}

// blindWorlds is worlds, of which each comes once, with all its weight: played out again it
// would come to the same.
func (s *Searcher) blindWorlds(ctx context.Context, v *engine.View, n int, time *watch, seed uint64) ([]sample.World, error) {
	worlds, err := s.worlds(ctx, v, n, time, seed)
	if err != nil {
		return nil, err
	}
	worlds = merge(worlds, func(w *sample.World) engine.State { return w.State })
	chance := rand.New(rand.NewPCG(seed, 2)) // a heavy one is not to be looked at before the rest
	chance.Shuffle(len(worlds), func(i, j int) { worlds[i], worlds[j] = worlds[j], worlds[i] })
	return worlds, nil
}
