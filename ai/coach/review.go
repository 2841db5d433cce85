package coach

import (
	"math/rand/v2"
	"slices"

	"krutzjass/ai/solve"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// Review is what the coach says of a finished hand.
type Review struct {
	Seq     int      // of the view at its end
	Moves   int      // that were judged
	Lessons []Lesson // the dearest moves, two at most, the dearest first
}

// Lesson is a move that was dear.
type Lesson struct {
	Comment
	// Truly is what it cost with the cards as they lay, both sides playing their
	// best from there on, where that could be reckoned; less than 0 if it was lucky.
	Truly Truth
}

// Truth is a number of points; Known is false where some cards never showed or the
// reckoning is too long.
type Truth struct {
	Points int
	Known  bool
}

// lessons is how many moves a review names.
const lessons = 2

// moment is a judged move with the view before it.
type moment struct {
	view    engine.View
	comment Comment
}

// review picks the dearest of the moves of a hand. end is the view at its end:
// all that was played lies open in it.
func (c *Coach) review(end *engine.View, moves []moment) Review {
	r := Review{Seq: end.Seq, Moves: len(moves)}
	moves = slices.DeleteFunc(slices.Clone(moves), func(m moment) bool { return m.comment.Size <= Taste })
	slices.SortStableFunc(moves, func(a, b moment) int {
		switch {
		case a.comment.Cost > b.comment.Cost:
			return -1
		case a.comment.Cost < b.comment.Cost:
			return 1
		}
		return 0
	})
	for i := range moves[:min(lessons, len(moves))] {
		m := &moves[i]
		r.Lessons = append(r.Lessons, Lesson{m.comment, c.truth(&m.view, m.comment, end.Past)})
	}
	return r
}

// factFactor is what the points of a hand are multiplied with (Schieber).
const factFactor engine.FactKey = "factor"

// solvedNodes bounds the reckoning of one move: some tenths of a second.
const solvedNodes = 3_000_000

// truth reckons what a card cost in the deal that all tricks of the hand reveal, in
// games of two sides that count points.
func (c *Coach) truth(v *engine.View, m Comment, past []engine.Trick) (t Truth) {
	if m.Played.Kind != engine.Play || m.Better.Kind != engine.Play || scales[v.Setup.Game] != (scale{}) || c.game.Info().Linked || len(v.Totals) != 2 {
		return t
	}
	hands, ok := revealed(v, past)
	if !ok {
		return t
	}
	st, err := c.game.Guess(*v, rand.New(rand.NewPCG(c.seed, 0)))
	if err != nil {
		return t
	}
	p, ok := trick.PositionOf(st, v.Viewer)
	if !ok {
		return t
	}
	for x := range hands {
		p.Hands[x] = p.Hand(hands[x])
	}
	values, ok := solve.New(solve.DefaultTable).Cards(&p, solve.Limit{Nodes: solvedNodes}, nil)
	if !ok {
		return t
	}
	factor := 1
	if f, ok := v.Fact(factFactor); ok {
		factor = f.Value
	}
	left := p.Left()
	worth := func(a engine.Action) int {
		i := slices.IndexFunc(values, func(x solve.CardValue) bool { return x.Card == a.Card() })
		return factor * against(values[i].Value, left)
	}
	return Truth{worth(m.Better) - worth(m.Played), true}
}

// against turns what a side makes of the points left, bonus for all tricks
// included, into what it makes more than the other.
func against(made, left int) int {
	switch {
	case made > left:
		return made
	case made < 0:
		return made - left
	}
	return 2*made - left
}

// revealed gives the hands at the time of a view from the tricks of the whole
// hand; ok is false if some cards never showed.
func revealed(v *engine.View, past []engine.Trick) (hands []card.Set, ok bool) {
	n := len(v.Setup.Seats)
	hands = make([]card.Set, n)
	for i := len(v.Past); i < len(past); i++ {
		t := &past[i]
		for k, c := range t.Laid() {
			if i == len(v.Past) && k < int(v.Trick.N) {
				continue // it lies there already
			}
			x := t.Seat(k, n)
			hands[x] = hands[x].With(c)
		}
	}
	for x := range hands {
		if hands[x].Len() != v.Counts[x] {
			return nil, false
		}
	}
	return hands, hands[v.Viewer] == v.Hand
}
