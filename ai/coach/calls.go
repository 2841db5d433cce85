package coach

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// calls are the concepts of what is called with cards or before them: Weis, Stoeck
// and predictions.
var calls = []detector{
	{code: "stoeck", kind: calling,
		of: func(_ *scene, a engine.Action) bool { return a.Kind == engine.Play && a.Arg&engine.PlayStoeck != 0 }},
	{code: "weis.best", kind: calling,
		of:   func(_ *scene, a engine.Action) bool { return a.Kind == engine.Weis && a.Arg == 0 },
		pair: func(_ *scene, _, o engine.Action) bool { return o.Kind == engine.Weis }},
	{code: "weis.call", kind: calling,
		of: func(_ *scene, a engine.Action) bool { return a.Kind == engine.Weis }},
	{code: "foretell.less", kind: calling, args: trumpCount,
		of: func(s *scene, a engine.Action) bool {
			return a.Kind == engine.Predict && s.hasTrump() && s.trumps() <= 2
		},
		pair: func(_ *scene, a, o engine.Action) bool { return o.Arg > a.Arg }},
	{code: "foretell.more", kind: calling, args: trumpCount,
		of:   func(s *scene, a engine.Action) bool { return a.Kind == engine.Predict && s.trumps() >= 3 },
		pair: func(_ *scene, a, o engine.Action) bool { return o.Arg < a.Arg }},
	{code: "foretell.high", kind: calling, args: strongCards,
		of:   func(s *scene, a engine.Action) bool { return a.Kind == engine.Predict && s.strong() >= 2 },
		pair: func(_ *scene, a, o engine.Action) bool { return o.Arg < a.Arg }},
	{code: "foretell.low", kind: calling, args: strongCards,
		of:   func(s *scene, a engine.Action) bool { return a.Kind == engine.Predict && s.strong() <= 3 },
		pair: func(_ *scene, a, o engine.Action) bool { return o.Arg > a.Arg }},
	{code: "foretell.mean", kind: calling,
		of: func(_ *scene, a engine.Action) bool { return a.Kind == engine.Predict },
		pair: func(s *scene, a, o engine.Action) bool {
			return distance(int(a.Arg), s.share()) < distance(int(o.Arg), s.share())
		},
		args: func(s *scene, _, _ engine.Action) []Arg { return []Arg{number(s.share())} }},
}

func distance(a, b int) int { return max(a-b, b-a) }

// strong counts the cards of the hand that are Bauer, Nell or Ace of trump, or
// another Ace.
func (s *scene) strong() (n int) {
	for c := range s.view.Hand.Distinct() {
		if c.Rank() == card.Ace || s.sight.High(c) {
			n++
		}
	}
	return n
}

// share is what each player makes of a deal on average: the last prediction that is
// allowed is all its points.
func (s *scene) share() int {
	all := s.view.Legal[len(s.view.Legal)-1].Arg
	return int(all) / len(s.view.Setup.Seats)
}

func strongCards(s *scene, _, _ engine.Action) []Arg { return []Arg{number(s.strong())} }
