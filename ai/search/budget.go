package search

import "time"

// Budget says how much work a decision may be.
type Budget struct {
	Worlds  int  // looked at, at most
	Plays   int  // of the tree search in each of them, for each position searched
	Exact   int  // cards in hand from which on worlds are solved, where a solver can
	Solved  int  // worlds looked at then, if they are more
	Blind   int  // worlds looked at where cards are played out by Prior too; the plays are shared among them
	Infer   bool // weigh the worlds by what the others did
	Prior   bool // go by what seats lay that see no hand but their own (packages prior and worth)
	Workers int  // worlds looked at at the same time; the values do not depend on it
	// Clock, if given, ends the work early: no world is begun after Soft, and one
	// that is under way is dropped after Hard, counted from the start of the
	// decision. Then the values depend on the speed of the machine.
	Clock func() time.Time
	Soft  time.Duration
	Hard  time.Duration
}

// watch is the time of one decision.
type watch struct {
	clock             func() time.Time
	begun, soft, hard time.Time
}

func (b *Budget) watch() watch {
	if b.Clock == nil {
		return watch{}
	}
	now := b.Clock()
	return watch{clock: b.Clock, begun: now, soft: now.Add(b.Soft), hard: now.Add(b.Hard)}
}

// late tells whether no further world should be begun.
func (w *watch) late() bool { return w.clock != nil && !w.clock().Before(w.soft) }

// third tells whether a third of the time is gone.
func (w *watch) third() bool {
	return w.clock != nil && w.clock().Sub(w.begun) >= w.soft.Sub(w.begun)/3
}

// over tells whether the work must end.
func (w *watch) over() bool { return w.clock != nil && !w.clock().Before(w.hard) }
