package coach

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// calls are the concepts of everything that is not a card.
var calls = []detector{
	{code: "stoeck", kind: calling,
		of: func(_ *scene, a engine.Action) bool { return a.Kind == engine.Play && a.Arg&engine.PlayStoeck != 0 }},
	{code: "weis.best", kind: calling,
		of:   func(_ *scene, a engine.Action) bool { return a.Kind == engine.Weis && a.Arg == 0 },
		pair: func(_ *scene, _, o engine.Action) bool { return o.Kind == engine.Weis }},
	{code: "weis.call", kind: calling,
		of: func(_ *scene, a engine.Action) bool { return a.Kind == engine.Weis }},
	{code: "mode.top", kind: calling, args: suitOf,
		of: func(s *scene, a engine.Action) bool { return s.holds(a, card.Jack) && s.holds(a, card.Nine) }},
	{code: "mode.bauer", kind: calling,
		of: func(s *scene, a engine.Action) bool { return s.holds(a, card.Jack) && s.length(a) >= longFrom },
		args: func(s *scene, a, _ engine.Action) []Arg {
			return []Arg{suited(trumpOf(a)), number(s.length(a))}
		}},
	{code: "mode.long", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return s.length(a) >= longFrom },
		pair: func(s *scene, a, o engine.Action) bool { return s.length(a) > s.length(o) },
		args: func(s *scene, a, _ engine.Action) []Arg {
			return []Arg{suited(trumpOf(a)), number(s.length(a))}
		}},
	{code: "mode.aces", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return modeOf(a) == engine.Obenabe && s.ranked(card.Ace) >= 2 },
		args: func(s *scene, _, _ engine.Action) []Arg { return []Arg{number(s.ranked(card.Ace))} }},
	{code: "mode.sixes", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return modeOf(a) == engine.Undenufe && s.ranked(card.Six) >= 2 },
		args: func(s *scene, _, _ engine.Action) []Arg { return []Arg{number(s.ranked(card.Six))} }},
	{code: "push.weak", kind: calling,
		of: func(s *scene, a engine.Action) bool {
			return (a.Kind == engine.Push || a.Kind == engine.Pass) && !s.trumpHand()
		}},
	{code: "stake.strong", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return joins(a) && s.trumps() >= 2 },
		pair: func(_ *scene, _, o engine.Action) bool { return leaves(o) }, args: trumpCount},
	{code: "stake.weak", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return leaves(a) && s.hasTrump() && s.trumps() <= 1 },
		pair: func(_ *scene, _, o engine.Action) bool { return joins(o) }, args: trumpCount},
	{code: "lay.trump", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return laysAway(a) && s.hasTrump() && s.trumpsIn(a.Cards) == 0 },
		pair: func(s *scene, _, o engine.Action) bool { return laysAway(o) && s.trumpsIn(o.Cards) > 0 }},
	{code: "lay.low", kind: calling, args: both,
		of: func(_ *scene, a engine.Action) bool { return laysAway(a) && a.Cards.Len() == 1 },
		pair: func(_ *scene, a, o engine.Action) bool {
			x, y := a.Card(), o.Card()
			return laysAway(o) && o.Cards.Len() == 1 && x.Suit() == y.Suit() && x.Rank() < y.Rank()
		}},
	{code: "foretell.less", kind: calling,
		of: func(s *scene, a engine.Action) bool {
			return a.Kind == engine.Predict && s.hasTrump() && s.trumps() <= 2
		},
		pair: func(_ *scene, a, o engine.Action) bool { return o.Arg > a.Arg }, args: trumpCount},
	{code: "foretell.more", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return a.Kind == engine.Predict && s.trumps() >= 3 },
		pair: func(_ *scene, a, o engine.Action) bool { return o.Arg < a.Arg }, args: trumpCount},
	{code: "schlag.many", kind: calling,
		of: func(s *scene, a engine.Action) bool {
			return a.Kind == engine.Schlag && s.ranked(card.Rank(a.Arg)) >= 2
		},
		pair: func(s *scene, a, o engine.Action) bool {
			return s.ranked(card.Rank(o.Arg)) < s.ranked(card.Rank(a.Arg))
		},
		args: func(s *scene, a, _ engine.Action) []Arg { return []Arg{number(s.ranked(card.Rank(a.Arg)))} }},
}

// longFrom is how many cards of a suit make it a long one, of nine or twelve.
const longFrom = 4

// trumpOf is the suit that an action makes trump, if it makes one.
func trumpOf(a engine.Action) card.Suit { return card.Suit(modeOf(a)) }

// modeOf is the mode that an action calls; NoMode if it calls none.
func modeOf(a engine.Action) engine.Mode {
	switch a.Kind {
	case engine.Trump:
		return engine.Mode(a.Arg)
	case engine.Call:
		return engine.Mode(a.Arg & 15)
	}
	return engine.NoMode
}

// length counts the cards of the suit that an action makes trump.
func (s *scene) length(a engine.Action) int {
	if _, ok := modeOf(a).TrumpSuit(); !ok {
		return 0
	}
	return s.view.Hand.Of(trumpOf(a)).Len()
}

// holds tells whether the hand has a rank of the suit that an action makes trump,
// in a game in which Bauer and Nell are the highest.
func (s *scene) holds(a engine.Action, r card.Rank) bool {
	return s.length(a) > 0 && s.view.Setup.Game != "watten" && s.view.Hand.Has(card.Of(trumpOf(a), r))
}

// trumpHand tells whether the hand has a long suit with its Bauer.
func (s *scene) trumpHand() bool {
	for _, x := range card.Suits {
		if s.view.Hand.Has(card.Of(x, card.Jack)) && s.view.Hand.Of(x).Len() >= longFrom {
			return true
		}
	}
	return false
}

// ranked counts the cards of a rank in the hand.
func (s *scene) ranked(r card.Rank) (n int) {
	for _, x := range card.Suits {
		n += s.view.Hand.Count(card.Of(x, r))
	}
	return n
}

func (s *scene) hasTrump() bool {
	_, ok := s.view.Mode.TrumpSuit()
	return ok
}

func (s *scene) trumps() int { return s.trumpsIn(s.view.Hand) }

func (s *scene) trumpsIn(cards card.Set) int {
	x, ok := s.view.Mode.TrumpSuit()
	if !ok {
		return 0
	}
	return cards.Of(x).Len()
}

// joins and leaves tell whether an action plays for the pot or does not.
func joins(a engine.Action) bool {
	return a.Kind == engine.Chratze || a.Kind == engine.Metcho || a.Kind == engine.PlayOn
}

func leaves(a engine.Action) bool { return a.Kind == engine.Weg || a.Kind == engine.Drop }

// laysAway tells whether an action takes cards out of the hand.
func laysAway(a engine.Action) bool {
	return (a.Kind == engine.Exchange || a.Kind == engine.Lay) && !a.Cards.Empty()
}

func suitOf(_ *scene, a, _ engine.Action) []Arg { return []Arg{suited(trumpOf(a))} }

func trumpCount(s *scene, _, _ engine.Action) []Arg { return []Arg{number(s.trumps())} }
