package coach

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// ducks are the concepts of who lays a card on a trick and wants few points, or so
// many as were foretold (Molotow, Differenzler).
var ducks = []detector{
	{code: "under", kind: few | aim, args: better,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && !s.beats(a) },
		pair: func(s *scene, _, o engine.Action) bool { return s.beats(o) }},
	{code: "dump", kind: few,
		of: func(s *scene, a engine.Action) bool {
			return s.following(a) && s.theirs() && !s.beats(a) && !s.born
		},
		pair: func(s *scene, a, o engine.Action) bool { return !s.beats(o) && s.points(a) > s.points(o) },
		args: func(s *scene, a, _ engine.Action) []Arg { return []Arg{named(a.Card()), number(s.points(a))} }},
	{code: "need", kind: aim,
		of: func(s *scene, a engine.Action) bool {
			return s.following(a) && s.last() && s.beats(a) && s.won(a) <= s.need()
		},
		args: func(s *scene, a, _ engine.Action) []Arg { return []Arg{number(s.need()), number(s.won(a))} }},
	{code: "enough", kind: aim,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && s.need() <= 0 && !s.beats(a) },
		pair: func(s *scene, _, o engine.Action) bool { return s.beats(o) }},
	{code: "toomuch", kind: aim,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && s.last() && !s.beats(a) && s.need() > 0 },
		pair: func(s *scene, _, o engine.Action) bool {
			return s.beats(o) && s.won(o) > s.need()
		},
		args: func(s *scene, _, o engine.Action) []Arg { return []Arg{number(s.won(o)), number(s.need())} }},
	{code: "less", kind: few, args: both,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && s.last() && s.beats(a) && !s.born },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.beats(o) && s.points(a) < s.points(o)
		}},
	{code: "rid", kind: few, args: both,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && s.last() && s.beats(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.beats(o) && s.lane(a) == s.lane(o) && s.stronger(a, o)
		}},
	{code: "beaten", kind: few, args: both,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && !s.last() && s.beats(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.beats(o) && s.above(o) != s.above(a) && s.above(o)&^s.above(a) == 0
		},
		missing: func(s *scene, a, o engine.Action) card.Card { return s.top(s.above(a) &^ s.above(o)) }},
	{code: "high", kind: few, args: both,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && s.theirs() && !s.beats(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return !s.beats(o) && s.lane(a) == s.lane(o) && s.stronger(a, o)
		}},
	{code: "shed", kind: few, args: both,
		of:   func(s *scene, a engine.Action) bool { return s.discards(a) && !s.born },
		pair: func(s *scene, a, o engine.Action) bool { return s.discards(o) && s.over(a) < s.over(o) }},
	{code: "lighter", kind: few, args: both,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && !s.born },
		pair: func(s *scene, a, o engine.Action) bool { return s.points(a) < s.points(o) }},
	{code: "born.short", kind: calling,
		of: func(s *scene, a engine.Action) bool { return s.makes(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.makes(o) && s.view.Hand.Of(a.Card().Suit()).Len() < s.view.Hand.Of(o.Card().Suit()).Len()
		},
		args: func(s *scene, a, _ engine.Action) []Arg {
			x := a.Card().Suit()
			return []Arg{suited(x), number(s.view.Hand.Of(x).Len() - 1)}
		}},
	{code: "born.low", kind: calling, args: both,
		of: func(s *scene, a engine.Action) bool { return s.makes(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			x, y := a.Card(), o.Card()
			return x.Suit() == y.Suit() && trick.ForMode(engine.TrumpMode(x.Suit())).Beats(y, x)
		}},
}
