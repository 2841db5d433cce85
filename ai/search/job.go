package search

import (
	"sync"
	"sync/atomic"

	"krutzjass/ai/sample"
	"krutzjass/ai/solve"
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
	ended   atomic.Bool  // the decision is cancelled
	next    atomic.Int64 // world to begin
	rows    []result     // by world
}

// worker looks at one world after another with its own buffers.
type worker struct {
	tree  tree
	state stateBoard
	words wordBoard
	moves []move

	solver *solve.Solver // nil until it is needed
	solved []solve.CardValue
}

// board gives the fastest board for a state in which a card is to be laid. whole
// asks that it pays all that the deal is worth, and not only what cards decide.
func (w *worker) board(j *job, st engine.State, whole bool) board {
	w.state.from(st, j.value)
	if !w.words.from(j.info.Key, st, j.value, j.view.Viewer) {
		return &w.state
	}
	if whole && w.words.settle.kind == bySides {
		w.words.level(&w.state, &w.tree.chance)
	}
	return &w.words
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

// work takes worlds until none is left, or the time is up; the first one is
// begun at any rate.
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
	w.tree.viewer = j.view.Viewer
	if j.cardsOnly() {
		return j.lookAtCards(w, i)
	}
	row = make(result, len(j.actions))
	for k, a := range j.actions {
		if row[k], ok = j.lookAhead(w, i, a); !ok {
			return nil, false
		}
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

// lookAtCards values all cards in one search.
func (j *job) lookAtCards(w *worker, i int) (result, bool) {
	b := w.board(j, j.worlds[i].State, false)
	w.moves = w.moves[:0]
	for _, a := range j.actions {
		w.moves = append(w.moves, b.number(a.Card()))
	}
	if b == &w.words && j.late() {
		if row, ok := w.exact(j, w.moves); ok {
			return row, true
		}
	}
	if !w.tree.search(b, w.moves, j.budget.Plays, mix(j.seed, uint64(i)), j.stop) {
		return nil, false
	}
	row := make(result, len(j.actions))
	for k, n := range w.tree.roots() {
		row[k] = n.value()
	}
	return row, true
}

// mix folds x into h: a round of SplitMix64.
func mix(h, x uint64) uint64 {
	h += x + 0x9e3779b97f4a7c15
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}
