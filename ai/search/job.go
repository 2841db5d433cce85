package search

import (
	"sync"
	"sync/atomic"

	"krutzjass/ai/prior"
	"krutzjass/ai/sample"
	"krutzjass/ai/solve"
	"krutzjass/ai/worth"
	"krutzjass/engine"
)

// job is one decision.
type job struct {
	*Searcher
	view    *engine.View
	actions []engine.Action
	worlds  []sample.World
	seed    uint64
	time    watch
	value   *valuer
	keeper  keeper
	ended   atomic.Bool  // the decision is cancelled
	next    atomic.Int64 // world to begin
	rows    []result     // by world
}

// worker looks at worlds with its own buffers.
type worker struct {
	follow Follow
	tree   tree
	policy *prior.Policy // nil without Budget.Prior, and for games without
	judge  *worth.Judge  // likewise
	pot    *pot          // of this decision; nil where none is played for
	solver *solve.Solver // nil until it is needed
	solved []solve.CardValue
}

// run looks at the worlds with all workers, and waits for them.
func (j *job) run() {
	if len(j.workers) == 1 {
		j.work(j.workers[0])
		return
	}
	var all sync.WaitGroup
	for _, w := range j.workers {
		all.Go(func() { j.work(w) })
	}
	all.Wait()
}

// work takes one world after the other until none is left, or the time is up;
// the first one is begun at any rate.
func (j *job) work(w *worker) {
	for {
		i := int(j.next.Add(1) - 1)
		if i >= len(j.worlds) || i > 0 && j.time.late() {
			return
		}
		row, ok := j.look(w, i)
		if !ok {
			return
		}
		j.rows[i] = row
	}
}

// stop tells whether the decision must end.
func (j *job) stop() bool { return j.ended.Load() || j.time.over() }

// look values the actions in a world; ok is false if it had to stop.
func (j *job) look(w *worker, i int) (row result, ok bool) {
	if j.stop() {
		return nil, false
	}
	if j.cardsOnly() {
		return j.lookAtCards(w, i)
	}
	row = make(result, len(j.actions))
	for k, a := range j.actions {
		value, ok := j.lookAhead(w, i, a)
		if !ok {
			return nil, false
		}
		row[k] = value
	}
	return row, true
}

// cardsOnly tells whether all that is to be chosen is a card.
func (j *job) cardsOnly() bool {
	for i := range j.actions {
		if a := &j.actions[i]; a.Kind != engine.Play || a.Arg != 0 {
			return false
		}
	}
	return true
}

// solvable tells whether so few cards are left that the worlds can be solved, in
// a game that a solver knows.
func (j *job) solvable() bool {
	kind, ok := settlings[j.info.Key]
	return ok && !kind.alone() && (j.value.target == 0 || kind == bySides) && j.view.Hand.Len() <= j.budget.Exact
}

// lookAtCards values all cards of a late world: it is solved, or searched where
// that is too much work.
func (j *job) lookAtCards(w *worker, i int) (result, bool) {
	st := j.worlds[i].State.Clone() // a world that was drawn twice is one state, and another worker may be at it
	if w.pot != nil {
		if row, ok := w.pot.values(st, j.view.Viewer, j.actions); ok {
			return row, true
		}
	}
	if forHands(&j.info) {
		return w.hand(j, st, j.actions)
	}
	w.tree.chance.Seed(j.seed, uint64(i))
	b := j.board(w, st)
	roots := j.roots(b)
	if words, ok := b.(*wordBoard); ok && j.solvable() {
		solve := w.exact
		if words.first.seats != 0 || words.settle.kind == byRace {
			solve = bound
		}
		if row, ok := solve(j, words, roots); ok {
			return row, true
		}
	}
	if !j.grow(w, b, roots, Mix(j.seed, uint64(i))) {
		return nil, false
	}
	row := make(result, len(roots))
	for k, m := range roots {
		row[k] = w.tree.root(m).value()
	}
	if words, ok := b.(*wordBoard); ok && words.policy != nil && j.blindly() {
		if j.keeper.house != nil {
			words.learn(st, engine.SeatsOf(0, 1, 2, 3)) // as the policy has: what it holds of other cards is a guess
		}
		for k, x := range words.playOut(roots, j.view.Viewer) {
			row[k] = (row[k] + x) / 2
		}
	}
	return row, true
}

// result is what each action is worth in a world; nil if it was not looked at.
type result []float64

// roots are the actions, which are cards, as moves of a board.
func (j *job) roots(b board) []move {
	roots := make([]move, len(j.actions))
	for k, a := range j.actions {
		roots[k] = b.number(a.Card())
	}
	return roots
}

// grow searches one world, in which every root is tried; ok is false if it had to
// stop.
func (j *job) grow(w *worker, b board, roots []move, seed uint64) (ok bool) {
	w.tree.begin(j.view.Viewer, roots, seed)
	for i := range max(j.plays(), 2*len(roots)) {
		if i&31 == 0 && j.stop() {
			return false
		}
		w.tree.play(b)
	}
	return true
}

// board gives the fastest board for a state in which a card is to be laid. It
// pays what cards decide.
func (j *job) board(w *worker, st engine.State) board {
	words := &wordBoard{}
	if words.from(j.info.Key, st, j.value, j.view.Viewer) {
		words.learn(st, j.keeper.seats)
		words.expect(w.policy, st)
		if words.settle.kind == byRace {
			words.overtake(newStateBoard(st, j.value, &j.keeper, w.follow), &w.tree.chance)
		}
		return words
	}
	return newStateBoard(st, j.value, &j.keeper, w.follow)
}

// whole is board that pays all that the deal is worth.
func (j *job) whole(w *worker, st engine.State) board {
	b := j.board(w, st)
	if words, ok := b.(*wordBoard); ok && words.settle.kind == bySides {
		if rules := newStateBoard(st, j.value, &j.keeper, w.follow); !words.level(rules, &w.tree.chance) {
			return rules
		}
	}
	return b
}

// Mix folds x into h: a round of SplitMix64, whose output bits all depend on all
// input bits. Seeds of decisions are made of it.
func Mix(h, x uint64) uint64 {
	h += x + 0x9e3779b97f4a7c15
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}
