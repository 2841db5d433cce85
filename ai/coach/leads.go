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
	{code: "lead.low", kind: few, args: both,
		of: func(s *scene, a engine.Action) bool { return s.leading(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.leading(o) && s.lane(a) == s.lane(o) && s.stronger(o, a)
		}},
}

// underBauer tells whether a card is the Nell of trump, led while a Bauer is out.
func (s *scene) underBauer(a engine.Action) bool {
	return s.leading(a) && s.high(a) && a.Card().Rank() == card.Nine && s.out&s.p.Bauer != 0
}

func (s *scene) bauer() card.Card { return s.p.Card[bits.TrailingZeros64(s.p.Bauer)] }

// better, worse and both name the cards of the moves.
func better(_ *scene, a, _ engine.Action) []Arg { return []Arg{named(a.Card())} }

func worse(_ *scene, _, o engine.Action) []Arg { return []Arg{named(o.Card())} }

func both(_ *scene, a, o engine.Action) []Arg { return []Arg{named(a.Card()), named(o.Card())} }
