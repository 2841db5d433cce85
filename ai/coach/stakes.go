package coach

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// stakes are the concepts of Chratze and Zwicken: who plays for the pot, how trump
// is turned, and which cards are laid away.
var stakes = []detector{
	{code: "stake.last", kind: calling,
		of: func(s *scene, a engine.Action) bool { return joins(a) && s.alone() }},
	{code: "stake.strong", kind: calling, args: trumpCount,
		of:   func(s *scene, a engine.Action) bool { return joins(a) && s.trumps() >= 2 },
		pair: func(_ *scene, _, o engine.Action) bool { return leaves(o) }},
	{code: "stake.top", kind: calling, args: topTrump,
		of:   func(s *scene, a engine.Action) bool { return joins(a) && s.trumps() > 0 && s.overTop() <= 1 },
		pair: func(_ *scene, _, o engine.Action) bool { return leaves(o) }},
	{code: "stake.pot", kind: calling,
		of: func(_ *scene, a engine.Action) bool { return joins(a) },
		args: func(s *scene, a, _ engine.Action) []Arg {
			pot, _ := s.view.Fact(factPot)
			return []Arg{number(toMake(a)), number(pot.Value)}
		}},
	{code: "stake.weak", kind: calling, args: trumpCount,
		of:   func(s *scene, a engine.Action) bool { return leaves(a) && s.hasTrump() && s.trumps() <= 1 },
		pair: func(_ *scene, _, o engine.Action) bool { return joins(o) }},
	{code: "stake.low", kind: calling, args: topTrump,
		of:   func(s *scene, a engine.Action) bool { return leaves(a) && s.trumps() > 0 && s.overTop() > 0 },
		pair: func(_ *scene, _, o engine.Action) bool { return joins(o) }},
	{code: "blind.yes", kind: calling,
		of: func(s *scene, a engine.Action) bool {
			return a.Kind == engine.Blind && a.Arg != 0 && s.turned() != card.None
		},
		args: func(s *scene, _, _ engine.Action) []Arg { return []Arg{named(s.turned())} }},
	{code: "blind.two", kind: calling,
		of: func(_ *scene, a engine.Action) bool { return a.Kind == engine.DoubleBlind && a.Arg != 0 }},
	{code: "blind.no", kind: calling,
		of: func(_ *scene, a engine.Action) bool {
			return (a.Kind == engine.Blind || a.Kind == engine.DoubleBlind) && a.Arg == 0
		},
		args: func(s *scene, _, _ engine.Action) []Arg { return []Arg{number(len(s.view.Setup.Seats) - 1)} }},
	{code: "turn.own", kind: calling,
		of: func(_ *scene, a engine.Action) bool { return a.Kind == engine.Turn && a.Arg != 0 }},
	{code: "turn.stock", kind: calling,
		of: func(_ *scene, a engine.Action) bool { return a.Kind == engine.Turn && a.Arg == 0 }},
	{code: "six.swap", kind: calling,
		of: func(s *scene, a engine.Action) bool {
			return a.Kind == engine.Six && a.Arg != 0 && s.turned() != card.None
		},
		args: func(s *scene, _, _ engine.Action) []Arg { return []Arg{named(s.turned())} }},
	{code: "lay.trump", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return laysAway(a) && s.hasTrump() && s.trumpsIn(a.Cards) == 0 },
		pair: func(s *scene, _, o engine.Action) bool { return laysAway(o) && s.trumpsIn(o.Cards) > 0 }},
	{code: "lay.ace", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return laysAway(a) && s.aceIn(a.Cards) == card.None },
		pair: func(s *scene, _, o engine.Action) bool { return laysAway(o) && s.aceIn(o.Cards) != card.None },
		args: func(s *scene, _, o engine.Action) []Arg { return []Arg{named(s.aceIn(o.Cards))} }},
	{code: "lay.more", kind: calling,
		of: func(_ *scene, a engine.Action) bool { return laysAway(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			more := a.Cards.Minus(o.Cards)
			return laysAway(o) && o.Cards.Within(a.Cards) && s.trumpsIn(more) == 0 && s.aceIn(more) == card.None
		},
		args: func(_ *scene, a, o engine.Action) []Arg { return []Arg{named(a.Cards.Minus(o.Cards).First())} }},
	{code: "lay.low", kind: calling,
		of: func(_ *scene, a engine.Action) bool { return laysAway(a) },
		pair: func(s *scene, a, o engine.Action) bool {
			x, y := a.Cards.Minus(o.Cards), o.Cards.Minus(a.Cards)
			return laysAway(o) && x.Len() == 1 && y.Len() == 1 && s.trumpsIn(x) == s.trumpsIn(y) && x.First().Rank() < y.First().Rank()
		},
		args: func(_ *scene, a, o engine.Action) []Arg {
			return []Arg{named(a.Cards.Minus(o.Cards).First()), named(o.Cards.Minus(a.Cards).First())}
		}},
}

// Facts of Chratze and Zwicken.
const (
	factWeg    engine.FactKey = "weg"
	factTurned engine.FactKey = "turned"
)

// joins and leaves tell whether an action plays for the pot or does not.
func joins(a engine.Action) bool {
	return a.Kind == engine.Chratze || a.Kind == engine.Metcho || a.Kind == engine.PlayOn
}

func leaves(a engine.Action) bool { return a.Kind == engine.Weg || a.Kind == engine.Drop }

// toMake is how many tricks who joins so must make (chratze.md 2.4).
func toMake(a engine.Action) int {
	if a.Kind == engine.Chratze {
		return 2
	}
	return 1
}

// alone tells whether all others have dropped out of a deal of Zwicken.
func (s *scene) alone() bool {
	left := 0
	for i := range s.view.Facts {
		if s.view.Facts[i].Key == factWeg {
			left++
		}
	}
	return s.view.Legal[0].Kind == engine.PlayOn && left == len(s.view.Setup.Seats)-1
}

// turned is the card that made trump, None before.
func (s *scene) turned() card.Card {
	f, ok := s.view.Fact(factTurned)
	if !ok {
		return card.None
	}
	return f.Cards.First()
}

// laysAway tells whether an action says which cards leave the hand, if only none.
func laysAway(a engine.Action) bool { return a.Kind == engine.Exchange || a.Kind == engine.Lay }

// aceIn is an Ace among cards that is no trump, None without one.
func (s *scene) aceIn(cards card.Set) card.Card {
	for c := range cards.Distinct() {
		if c.Rank() == card.Ace && s.trumpsIn(card.SetOf(c)) == 0 {
			return c
		}
	}
	return card.None
}

func (s *scene) hasTrump() bool {
	_, ok := s.view.Mode.TrumpSuit()
	return ok
}

// trumps counts the trumps of the hand.
func (s *scene) trumps() int { return s.trumpsIn(s.view.Hand) }

// trumpsIn counts the trumps among cards, by what the game takes for trumps.
func (s *scene) trumpsIn(cards card.Set) int {
	if !s.hasTrump() {
		return 0
	}
	return cards.And(s.sight.Order.Trump).Len()
}

// topOf is the highest trump of the hand; there must be one.
func (s *scene) topOf() card.Card {
	o, top := s.sight.Order, card.None
	for c := range s.sight.Trumps().Distinct() {
		if top == card.None || o.Power[c] > o.Power[top] {
			top = c
		}
	}
	return top
}

// overTop counts the unseen trumps above the highest of the hand.
func (s *scene) overTop() int { return s.sight.Out.And(s.sight.Order.AtLeast[s.topOf()]).Len() }

func trumpCount(s *scene, _, _ engine.Action) []Arg { return []Arg{number(s.trumps())} }

func topTrump(s *scene, _, _ engine.Action) []Arg {
	return []Arg{named(s.topOf()), number(s.overTop())}
}
