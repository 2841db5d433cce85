package coach

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// poor is the points below which a trick is not worth Bauer or Nell
// (krutzjass.md, Computer style).
const poor = 15

// follows are the concepts of who lays a card on a trick.
var follows = []detector{
	{code: "break", kind: many, args: better,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && s.last() && s.beats(a) && s.sweeping() }},
	{code: "feed", kind: many, args: better,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && s.safe() && !s.beats(a) },
		pair: func(s *scene, a, o engine.Action) bool { return s.points(a) > s.points(o) && !s.beats(o) }},
	{code: "noruff", kind: many | tricks, args: worse,
		of: func(s *scene, a engine.Action) bool {
			return s.following(a) && s.ours() && s.plain() && !s.trump(a)
		}},
	{code: "partner", kind: many | tricks, args: worse,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && s.ours() && !s.beats(a) }},
	{code: "lasttrick", kind: many,
		of: func(s *scene, a engine.Action) bool { return a.Kind == engine.Play && !s.keeper(a) },
		pair: func(s *scene, _, o engine.Action) bool {
			return s.keeper(o) && s.view.Hand.Len() == 2 && s.p.Last > 0
		},
		args: func(s *scene, _, o engine.Action) []Arg { return []Arg{named(o.Card()), number(int(s.p.Last))} }},
	{code: "ten", kind: many, args: better,
		of: func(s *scene, a engine.Action) bool {
			return s.following(a) && s.last() && s.theirs() && s.beats(a) && !s.trump(a) && s.points(a) == 10
		}},
	{code: "home", kind: many, args: both,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && s.last() && s.beats(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.beats(o) && !s.trump(a) && s.points(a) > s.points(o)
		}},
	{code: "bauer", kind: many,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && !s.high(a) && s.lying() < poor },
		args: func(s *scene, _, o engine.Action) []Arg { return []Arg{named(o.Card()), number(s.lying())} }},
	{code: "cheap", kind: many | tricks, args: both,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && s.last() && s.beats(a) },
		pair: func(s *scene, a, o engine.Action) bool { return s.beats(o) && s.stronger(o, a) }},
	{code: "last", kind: many,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && s.last() && s.theirs() && s.beats(a) },
		args: func(s *scene, a, _ engine.Action) []Arg { return []Arg{named(a.Card()), number(s.won(a))} }},
	{code: "close", kind: tricks, args: better,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && s.last() && s.theirs() && s.beats(a) }},
	{code: "ruff", kind: many,
		of: func(s *scene, a engine.Action) bool {
			return s.following(a) && s.theirs() && s.plain() && s.trump(a) && s.beats(a) && s.lying() > 0
		},
		pair: func(s *scene, _, o engine.Action) bool { return !s.beats(o) },
		args: func(s *scene, a, _ engine.Action) []Arg { return []Arg{named(a.Card()), number(s.lying())} }},
	{code: "keep", kind: many | tricks, args: worse,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && !s.wasted(a) },
		pair: func(s *scene, _, o engine.Action) bool { return s.wasted(o) }},
	{code: "spare", kind: many, args: both,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && s.theirs() && !s.beats(a) },
		pair: func(s *scene, a, o engine.Action) bool { return !s.beats(o) && s.points(a) < s.points(o) }},
	{code: "weak", kind: many,
		of:   func(s *scene, a engine.Action) bool { return s.discards(a) && !s.bossIn(a) },
		pair: func(s *scene, _, o engine.Action) bool { return s.discards(o) && s.bossIn(o) },
		args: func(s *scene, a, o engine.Action) []Arg {
			return []Arg{suited(a.Card().Suit()), suited(o.Card().Suit())}
		}},
	{code: "small", kind: many | tricks, args: both,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && s.theirs() && !s.beats(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return !s.beats(o) && s.lane(a) == s.lane(o) && s.stronger(o, a) && s.points(a) <= s.points(o)
		}},
	{code: "take", kind: many | tricks, args: better,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && s.theirs() && s.beats(a) },
		pair: func(s *scene, _, o engine.Action) bool { return !s.beats(o) }},
	{code: "later", kind: many, args: both,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && s.shaky() && !s.beats(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return !s.beats(o) && s.points(a) < s.points(o)
		},
		missing: func(s *scene, _, _ engine.Action) card.Card { return s.overBest() }},
	{code: "secure", kind: many | tricks, args: better,
		of: func(s *scene, a engine.Action) bool {
			return s.following(a) && s.shaky() && s.beats(a) && s.above(a) == 0
		},
		missing: func(s *scene, _, _ engine.Action) card.Card { return s.overBest() }},
	{code: "higher", kind: many | tricks, args: both,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && !s.last() && s.beats(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.beats(o) && s.above(o) != s.above(a) && s.above(a)&^s.above(o) == 0
		},
		missing: func(s *scene, a, o engine.Action) card.Card { return s.top(s.above(o) &^ s.above(a)) }},
	{code: "poor", kind: many,
		of: func(s *scene, a engine.Action) bool {
			return s.following(a) && s.plain() && s.lying() < poor && !s.trump(a)
		},
		pair: func(s *scene, _, o engine.Action) bool { return s.trump(o) },
		args: func(s *scene, _, o engine.Action) []Arg { return []Arg{named(o.Card()), number(s.lying())} }},
	{code: "duck", kind: many | tricks, args: worse,
		of:      func(s *scene, a engine.Action) bool { return s.following(a) && s.theirs() && !s.last() && !s.beats(a) },
		pair:    func(s *scene, _, o engine.Action) bool { return s.beats(o) && s.above(o) != 0 },
		missing: func(s *scene, _, o engine.Action) card.Card { return s.above1(o) }},
	{code: "thrift", kind: many | tricks, args: both,
		of: func(s *scene, a engine.Action) bool { return s.following(a) && !s.last() && s.beats(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.beats(o) && s.above(a) == s.above(o) && s.stronger(o, a) && s.points(a) <= s.points(o)
		}},
	{code: "spare.trump", kind: many | tricks, args: worse,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && !s.trump(a) && !s.beats(a) },
		pair: func(s *scene, _, o engine.Action) bool { return s.trump(o) && !s.beats(o) }},
	{code: "stint", kind: many, args: both,
		of:   func(s *scene, a engine.Action) bool { return s.following(a) && !s.last() && !s.safe() },
		pair: func(s *scene, a, o engine.Action) bool { return s.points(a) < s.points(o) }},
	{code: "throw", kind: many | tricks,
		of: func(s *scene, a engine.Action) bool { return s.discards(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.discards(o) && s.points(a) <= s.points(o) && s.over(a) > s.over(o)
		},
		args: both},
}

// shaky tells whether the partner has the open trick and may still lose it.
func (s *scene) shaky() bool { return s.ours() && !s.safe() }

// overBest is an unseen card that takes the open trick.
func (s *scene) overBest() card.Card { return s.top(s.out & s.p.Beats[s.turn][s.p.Best]) }

// sweeping tells whether the others have taken every trick of at least half of
// the deal, and all of them would count on top.
func (s *scene) sweeping() bool {
	return s.p.Took != 0 && s.p.Took&s.p.Own == 0 && s.p.Sweep[1] > 0 && s.theirs() &&
		len(s.view.Past) >= s.view.Hand.Len()
}

// keeper tells whether a card is sure to take the last trick if it is kept.
func (s *scene) keeper(a engine.Action) bool {
	return a.Kind == engine.Play && s.trump(a) && s.above(a) == 0
}

// wasted tells whether a card that is the highest left of its suit is laid on a
// trick that it does not take.
func (s *scene) wasted(a engine.Action) bool {
	return s.following(a) && s.theirs() && !s.beats(a) && s.highest(a)
}

// discards tells whether a card neither follows nor trumps.
func (s *scene) discards(a engine.Action) bool {
	return s.following(a) && !s.trump(a) && s.lane(a) != s.p.Lane[s.p.Laid[0]]
}
