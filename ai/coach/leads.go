package coach

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// leads are the concepts of who leads a trick.
var leads = []detector{
	{code: "sure", kind: many | tricks, args: better,
		of: func(s *scene, a engine.Action) bool { return s.leading(a) && s.above(a) == 0 }},
	{code: "strip", kind: many,
		of: func(s *scene, a engine.Action) bool { return s.leading(a) && !s.trump(a) && s.partnerOnly() }},
	{code: "draw", kind: many,
		of: func(s *scene, a engine.Action) bool {
			return s.leading(a) && s.trump(a) && s.made() && !s.stock && s.trumpsOut() > 0 && !s.partnerOnly()
		},
		args: func(s *scene, a, _ engine.Action) []Arg { return []Arg{named(a.Card()), number(s.trumpsOut())} }},
	{code: "twin", kind: many | aim, args: worse,
		of:      func(s *scene, a engine.Action) bool { return s.leading(a) && !s.exposed(a) },
		missing: func(_ *scene, _, o engine.Action) card.Card { return o.Card() }},
	{code: "nell", kind: many, args: worse,
		of:      func(s *scene, a engine.Action) bool { return s.leading(a) && !s.underBauer(a) },
		missing: func(s *scene, _, _ engine.Action) card.Card { return s.bauer() }},
	{code: "boss", kind: many | tricks, args: better,
		of: func(s *scene, a engine.Action) bool { return s.leading(a) && !s.trump(a) && s.highest(a) }},
	{code: "undraw", kind: many, args: worse,
		of: func(s *scene, a engine.Action) bool { return s.leading(a) && !s.trump(a) && s.theirTrump() }},
	{code: "lead.low", kind: few, args: both,
		of: func(s *scene, a engine.Action) bool { return s.leading(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.leading(o) && s.lane(a) == s.lane(o) && s.stronger(o, a)
		}},
	{code: "lead.below", kind: few, args: both,
		of:   func(s *scene, a engine.Action) bool { return s.leading(a) },
		pair: func(s *scene, a, o engine.Action) bool { return s.lane(a) != s.lane(o) && s.over(a) > s.over(o) }},
	{code: "risk", kind: many, args: both,
		of: func(s *scene, a engine.Action) bool { return s.leading(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.points(a) < s.points(o) && s.above(o) != 0
		},
		missing: func(s *scene, _, o engine.Action) card.Card { return s.above1(o) }},
	{code: "single", kind: many, args: better,
		of: func(s *scene, a engine.Action) bool {
			return s.leading(a) && !s.trump(a) && s.held(s.lane(a)) == 1 && s.held(s.p.Trump) > 0
		}},
	{code: "lead.save", kind: many | tricks, args: both,
		of: func(s *scene, a engine.Action) bool { return s.leading(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.lane(a) == s.lane(o) && s.stronger(o, a) && s.points(a) <= s.points(o) && s.above(o) != 0
		},
		missing: func(s *scene, _, o engine.Action) card.Card { return s.above1(o) }},
	{code: "lead.stay", kind: tricks, args: worse,
		of:      func(s *scene, a engine.Action) bool { return s.leading(a) && !s.trump(a) },
		pair:    func(s *scene, _, o engine.Action) bool { return s.trump(o) && s.above(o) != 0 },
		missing: func(s *scene, _, o engine.Action) card.Card { return s.above1(o) }},
	{code: "lead.hard", kind: tricks, args: both,
		of:      func(s *scene, a engine.Action) bool { return s.leading(a) },
		pair:    func(s *scene, a, o engine.Action) bool { return s.beaters(a) < s.beaters(o) },
		missing: func(s *scene, _, o engine.Action) card.Card { return s.above1(o) }},
	{code: "lead.long", kind: many,
		of: func(s *scene, a engine.Action) bool { return s.leading(a) && !s.trump(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return !s.trump(o) && s.held(s.lane(a)) > s.held(s.lane(o))
		},
		args: func(s *scene, a, o engine.Action) []Arg {
			return []Arg{suited(a.Card().Suit()), suited(o.Card().Suit())}
		}},
}

// theirTrump tells whether another side made trump.
func (s *scene) theirTrump() bool {
	return s.p.Trump != 0 && s.sight.Maker != engine.Nobody && s.sight.Side(s.sight.Maker) != s.sight.Side(s.view.Viewer)
}

// over counts the unseen cards of its suit that take a trick from a card.
func (s *scene) over(a engine.Action) int { return bits.OnesCount64(s.above(a) & s.lane(a)) }

// beaters counts the unseen cards that take a trick from a card.
func (s *scene) beaters(a engine.Action) int { return bits.OnesCount64(s.above(a)) }

// above1 is an unseen card that takes a trick from a card: of its suit if there is
// one, and the strongest.
func (s *scene) above1(a engine.Action) card.Card {
	if plain := s.above(a) & s.lane(a); plain != 0 {
		return s.top(plain)
	}
	return s.top(s.above(a))
}

// top is the last of some cards, which within a lane is the strongest.
func (s *scene) top(cards uint64) card.Card { return s.p.Card[bits.Len64(cards&^s.p.Twin)-1] }

// held counts the cards of the hand in a lane.
func (s *scene) held(lane uint64) int { return bits.OnesCount64(s.p.Hands[s.view.Viewer] & lane) }

// underBauer tells whether a card is the Nell of trump, led while a Bauer is out.
func (s *scene) underBauer(a engine.Action) bool {
	return s.leading(a) && s.high(a) && a.Card().Rank() == card.Nine && s.out&s.p.Bauer != 0
}

func (s *scene) bauer() card.Card { return s.p.Card[bits.TrailingZeros64(s.p.Bauer)] }

// better, worse and both name the cards of the moves.
func better(_ *scene, a, _ engine.Action) []Arg { return []Arg{named(a.Card())} }

func worse(_ *scene, _, o engine.Action) []Arg { return []Arg{named(o.Card())} }

func both(_ *scene, a, o engine.Action) []Arg { return []Arg{named(a.Card()), named(o.Card())} }
