package search

import (
	"context"

	"krutzjass/ai/solve"
	"krutzjass/engine"
	"krutzjass/engine/trick"
)

// handTricks wins a hand of Watten (watten.md 3.2).
const handTricks = 3

// forHands tells whether a game is one for hands: whoever has enough tricks
// scores the stake, and nothing else counts.
func forHands(info *engine.Info) bool { return info.Key == "watten" }

// hand asks of a hand of Watten with open cards who wins it: with each of moves,
// which are cards, or with nil at all. A win is 1, a loss 0; ok is false where
// no card is due or the decision must end.
func (w *worker) hand(j *job, st engine.State, moves []engine.Action) (row result, ok bool) {
	p, ok := trick.PositionOf(st, j.view.Viewer)
	if !ok {
		return nil, false
	}
	if w.solver == nil {
		w.solver = solve.New(tableSize)
	}
	v := st.View(engine.Nobody)
	need := handTricks
	for i := range v.Past {
		if j.value.side[v.Past[i].Winner] == j.value.side[j.view.Viewer] {
			need--
		}
	}
	limit := solve.Limit{Stop: &j.ended}
	if moves == nil {
		yes, ok := w.solver.Reaches(&p, need, limit)
		return result{won(yes)}, ok
	}
	if w.solved, ok = w.solver.Reaching(&p, need, limit, w.solved[:0]); !ok {
		return nil, false
	}
	for _, a := range moves {
		for _, x := range w.solved {
			if x.Card == a.Card() {
				row = append(row, float64(x.Value))
			}
		}
	}
	return row, len(row) == len(moves)
}

// only is the one value of a row; 0 of none.
func (r result) only() float64 {
	if len(r) == 0 {
		return 0
	}
	return r[0]
}

func won(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

// Odds is how likely the side of v's seat wins the hand of Watten that is played,
// cards open, from 0 to 1. While a raise waits for its answer it reckons from the
// card that comes after it.
func (s *Searcher) Odds(ctx context.Context, v *engine.View, seed uint64) (float64, error) {
	look := []engine.Action{v.Legal[0]} // the answer that lets the play go on
	if v.Phase == engine.PhasePlay {
		look = look[:0]
		for _, a := range v.Legal {
			if a.Kind == engine.Play {
				look = append(look, a)
			}
		}
	}
	values, err := s.Values(ctx, v, look, seed)
	if err != nil {
		return 0, err
	}
	return Best(values).Points, nil
}
