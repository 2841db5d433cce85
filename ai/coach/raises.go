package coach

import (
	"krutzjass/engine"
)

// raises are the concepts of Watten's raising: of two moves of which one plays for
// more than the other.
var raises = []detector{
	{code: "raise.sure", kind: calling, args: needAndSure,
		of:   func(s *scene, a engine.Action) bool { return stays(a) && s.sures() >= s.needed(true) },
		pair: bolder},
	{code: "raise.near", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return stays(a) && s.needed(true) == 1 },
		pair: bolder},
	{code: "raise.lost", kind: calling,
		of:   func(s *scene, a engine.Action) bool { return s.needed(false) == 1 },
		pair: shyer},
	{code: "raise.press", kind: calling,
		of:   func(_ *scene, a engine.Action) bool { return a.Kind == engine.Raise },
		args: func(s *scene, _, _ engine.Action) []Arg { return []Arg{number(s.forGivingUp())} }},
	{code: "raise.pay", kind: calling,
		of:   func(_ *scene, a engine.Action) bool { return a.Kind == engine.Look },
		pair: func(_ *scene, _, o engine.Action) bool { return o.Kind == engine.GiveUp },
		args: func(s *scene, _, _ engine.Action) []Arg {
			stake, _ := s.view.Fact(factStake)
			asked, _ := s.view.Fact(factAsked)
			return []Arg{number(stake.Value), number(asked.Value)}
		}},
	{code: "raise.weak", kind: calling, args: needAndSure,
		of:   func(s *scene, a engine.Action) bool { return s.sures() < s.needed(true) },
		pair: shyer},
}

// Facts of Watten.
const (
	factStake engine.FactKey = "stake"
	factAsked engine.FactKey = "asked"
)

// winning is how many tricks win a hand of Watten (watten.md 3.2).
const winning = 3

// nerve puts what can be done about a raise in the order of its courage.
var nerve = map[engine.Kind]int{engine.GiveUp: 1, engine.Look: 2, engine.Play: 2, engine.Raise: 3}

// stays tells whether an action plays on for the hand.
func stays(a engine.Action) bool { return nerve[a.Kind] > 1 }

// bolder tells whether a plays for more than o; shyer for less. Two cards are
// alike.
func bolder(_ *scene, a, o engine.Action) bool {
	return nerve[o.Kind] > 0 && nerve[a.Kind] > nerve[o.Kind]
}

func shyer(s *scene, a, o engine.Action) bool { return nerve[a.Kind] > 0 && bolder(s, o, a) }

// needed is how many tricks the viewer's side, or the other, still needs.
func (s *scene) needed(ours bool) int {
	n := winning
	for i := range s.view.Past {
		if (s.sight.Side(s.view.Past[i].Winner) == s.sight.Side(s.view.Viewer)) == ours {
			n--
		}
	}
	return n
}

// sures counts the cards of the hand that no unseen card takes a trick from.
func (s *scene) sures() (n int) {
	for c := range s.view.Hand.Distinct() {
		if s.p.Board != nil && s.above(engine.PlayCard(c)) == 0 {
			n++
		}
	}
	return n
}

// forGivingUp is what a raise brings at once if the others give up: the stake that
// was asked for last, since raising back accepts it.
func (s *scene) forGivingUp() int {
	if asked, ok := s.view.Fact(factAsked); ok {
		return asked.Value
	}
	stake, _ := s.view.Fact(factStake)
	return stake.Value
}

func needAndSure(s *scene, _, _ engine.Action) []Arg {
	return []Arg{number(s.needed(true)), number(s.sures())}
}
