package coach

import (
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// modes are the concepts of who chooses trump, a row of the chart or a direction,
// or leaves the choice to others.
var modes = []detector{
	{code: "mode.top", kind: calling, args: suitOf,
		of: func(s *scene, a engine.Action) bool { return s.holds(a, card.Jack) && s.holds(a, card.Nine) }},
	{code: "mode.bauer", kind: calling, args: suitLength,
		of: func(s *scene, a engine.Action) bool { return s.holds(a, card.Jack) && s.length(a) >= longFrom }},
	{code: "mode.long", kind: calling, args: suitLength,
		of:   func(s *scene, a engine.Action) bool { return s.jass() && s.length(a) >= longFrom },
		pair: func(s *scene, a, o engine.Action) bool { return s.length(a) > s.length(o) }},
	{code: "mode.high", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return s.honours(a) >= 2 },
		pair: func(s *scene, a, o engine.Action) bool { return s.honours(a) > s.honours(o) },
		args: func(s *scene, a, _ engine.Action) []Arg { return []Arg{suited(trumpOf(a)), number(s.honours(a))} }},
	{code: "row.misere", kind: calling,
		of: func(s *scene, a engine.Action) bool {
			return s.row(a) == rowMisere && s.ranked(card.Ace) <= 1 && s.ranked(card.Ace)+s.ranked(card.King) <= 2
		},
		args: func(s *scene, _, _ engine.Action) []Arg { return []Arg{number(s.ranked(card.Ace))} }},
	{code: "row.turn", kind: calling,
		of: func(s *scene, a engine.Action) bool {
			return s.turns(a) && s.ranked(card.Ace) > 0 && s.ranked(card.Six) > 0
		},
		args: func(s *scene, _, _ engine.Action) []Arg {
			return []Arg{number(s.ranked(card.Ace)), number(s.ranked(card.Six))}
		}},
	{code: "mode.aces", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return s.runs(a, engine.Obenabe) && s.ranked(card.Ace) >= 2 },
		args: func(s *scene, _, _ engine.Action) []Arg { return []Arg{number(s.ranked(card.Ace))} }},
	{code: "mode.sixes", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return s.runs(a, engine.Undenufe) && s.ranked(card.Six) >= 2 },
		args: func(s *scene, _, _ engine.Action) []Arg { return []Arg{number(s.ranked(card.Six))} }},
	{code: "mode.more", kind: calling, args: suitLength,
		of: func(s *scene, a engine.Action) bool { return s.length(a) > 0 },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.length(a) > s.length(o) && modeOf(o) != engine.NoMode
		}},
	{code: "mode.over", kind: calling, args: highCards,
		of: func(s *scene, a engine.Action) bool {
			return s.runs(a, engine.Obenabe) && s.between(card.Queen, card.Ace) >= 3
		}},
	{code: "mode.under", kind: calling, args: lowCards,
		of: func(s *scene, a engine.Action) bool {
			return s.runs(a, engine.Undenufe) && s.between(card.Six, card.Eight) >= 3
		}},
	{code: "row.factor", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return s.row(a) != "" },
		pair: func(s *scene, a, o engine.Action) bool { return s.row(o) != "" && s.factor(a) > s.factor(o) },
		args: func(s *scene, a, o engine.Action) []Arg { return []Arg{number(s.factor(a)), number(s.factor(o))} }},
	{code: "push.weak", kind: calling,
		of: func(s *scene, a engine.Action) bool { return waits(a) && !s.trumpHand() }},
	{code: "push.long", kind: calling,
		of:   func(_ *scene, a engine.Action) bool { return waits(a) },
		args: func(s *scene, _, _ engine.Action) []Arg { return []Arg{number(s.longest())} }},
	{code: "trump.rechte", kind: calling,
		of: func(s *scene, a engine.Action) bool {
			return a.Kind == engine.Trump && s.schlag() != 0 && s.rechte(a) != card.None
		},
		args: func(s *scene, a, _ engine.Action) []Arg { return []Arg{named(s.rechte(a))} }},
	{code: "trump.high", kind: calling,
		of: func(s *scene, a engine.Action) bool { return s.schlag() != 0 && s.length(a) > 0 },
		pair: func(s *scene, a, o engine.Action) bool {
			return s.length(a) == s.length(o) && s.highestOf(a).Rank() > s.highestOf(o).Rank()
		},
		args: func(s *scene, a, o engine.Action) []Arg { return []Arg{named(s.highestOf(a)), named(s.highestOf(o))} }},
	{code: "schlag.many", kind: calling,
		of: func(s *scene, a engine.Action) bool {
			return a.Kind == engine.Schlag && s.ranked(card.Rank(a.Arg)) > 0
		},
		pair: func(s *scene, a, o engine.Action) bool {
			return s.ranked(card.Rank(o.Arg)) < s.ranked(card.Rank(a.Arg))
		},
		args: func(s *scene, a, _ engine.Action) []Arg { return []Arg{number(s.ranked(card.Rank(a.Arg)))} }},
	{code: "schlag.low", kind: calling,
		of: func(s *scene, a engine.Action) bool {
			return a.Kind == engine.Schlag && s.ranked(card.Rank(a.Arg)) > 0
		},
		pair: func(s *scene, a, o engine.Action) bool {
			return a.Arg < o.Arg && card.Rank(o.Arg) >= card.King && s.ranked(card.Rank(o.Arg)) == s.ranked(card.Rank(a.Arg))
		}},
}

// longFrom is how many cards of a suit make it a long one, of nine or twelve.
const longFrom = 4

// Rows of Coiffeur whose directions change within a deal.
const (
	rowSlalom  = "slalom"
	rowGuschti = "guschti"
	rowMisere  = "misere"
)

// Facts of Watten about what is called.
const (
	factSchlag   engine.FactKey = "schlag"
	factKritisch engine.FactKey = "kritisch"
)

// waits tells whether an action leaves the choice to somebody else.
func waits(a engine.Action) bool { return a.Kind == engine.Push || a.Kind == engine.Pass }

// trumpOf is the suit that an action makes trump, if it makes one.
func trumpOf(a engine.Action) card.Suit { return card.Suit(modeOf(a)) }

// modeOf is the mode that an action calls; NoMode if it calls none.
func modeOf(a engine.Action) engine.Mode {
	switch a.Kind {
	case engine.Trump, engine.Direction:
		return engine.Mode(a.Arg)
	case engine.Call:
		return engine.Mode(a.Arg & 15)
	}
	return engine.NoMode
}

// row names the row of the chart that a call is for; "" for none.
func (s *scene) row(a engine.Action) string {
	if s.calls == nil || a.Kind != engine.Call {
		return ""
	}
	return s.calls.CallText(a).Row
}

// turns tells whether a call is for tricks of both directions.
func (s *scene) turns(a engine.Action) bool {
	return s.row(a) == rowSlalom || s.row(a) == rowGuschti
}

// runs tells whether an action calls a direction for all tricks that it is for, and
// to make them.
func (s *scene) runs(a engine.Action, m engine.Mode) bool {
	return modeOf(a) == m && !s.turns(a) && s.row(a) != rowMisere
}

// factor is that of the row that a call is for: the first open one of its name.
func (s *scene) factor(a engine.Action) int {
	rows, _ := s.view.Setup.Options["rows"].([]string)
	factors, _ := s.view.Setup.Options["factors"].([]int)
	side := s.sight.Side(s.view.Viewer)
	for place, name := range rows {
		if name == s.row(a) && place < len(factors) && !s.view.Sheet[place][side].Set {
			return factors[place]
		}
	}
	return 0
}

// jass tells whether Bauer and Nell are the highest trumps.
func (s *scene) jass() bool { return s.schlag() == 0 }

// schlag is the rank that was called; 0 in other games.
func (s *scene) schlag() card.Rank {
	f, _ := s.view.Fact(factSchlag)
	return card.Rank(f.Value)
}

// rechte is the card of the hand that an action makes the Rechte, None without one.
func (s *scene) rechte(a engine.Action) card.Card {
	c := card.Of(trumpOf(a), s.schlag())
	kritisch := slices.ContainsFunc(s.view.Facts, func(f engine.Fact) bool { return f.Key == factKritisch && f.Value == int(c) })
	if kritisch || !s.view.Hand.Has(c) {
		return card.None
	}
	return c
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
	return s.length(a) > 0 && s.jass() && s.view.Hand.Has(card.Of(trumpOf(a), r))
}

// honours counts the cards of the hand that are Bauer, Nell or Ace of the suit
// that an action makes trump, twins too.
func (s *scene) honours(a engine.Action) (n int) {
	for _, r := range [...]card.Rank{card.Jack, card.Nine, card.Ace} {
		if s.holds(a, r) {
			n += s.view.Hand.Count(card.Of(trumpOf(a), r))
		}
	}
	return n
}

// highestOf is the card of the highest rank in the suit that an action makes
// trump; None without one.
func (s *scene) highestOf(a engine.Action) (top card.Card) {
	if s.length(a) == 0 {
		return card.None
	}
	cards := s.view.Hand.Of(trumpOf(a))
	top = cards.First()
	for c := range cards.Distinct() {
		if c.Rank() > top.Rank() {
			top = c
		}
	}
	return top
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

// longest counts the cards of the longest suit.
func (s *scene) longest() (n int) {
	for _, x := range card.Suits {
		n = max(n, s.view.Hand.Of(x).Len())
	}
	return n
}

// ranked counts the cards of a rank in the hand.
func (s *scene) ranked(r card.Rank) (n int) {
	for _, x := range card.Suits {
		n += s.view.Hand.Count(card.Of(x, r))
	}
	return n
}

// between counts the cards of the hand whose ranks lie between two.
func (s *scene) between(low, high card.Rank) (n int) {
	for r := low; r <= high; r++ {
		n += s.ranked(r)
	}
	return n
}

func highCards(s *scene, _, _ engine.Action) []Arg {
	return []Arg{number(s.between(card.Queen, card.Ace))}
}

func lowCards(s *scene, _, _ engine.Action) []Arg {
	return []Arg{number(s.between(card.Six, card.Eight))}
}

func suitOf(_ *scene, a, _ engine.Action) []Arg { return []Arg{suited(trumpOf(a))} }

func suitLength(s *scene, a, _ engine.Action) []Arg {
	return []Arg{suited(trumpOf(a)), number(s.length(a))}
}
