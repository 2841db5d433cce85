package differenzler

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

// phasePredict is when everybody predicts.
const phasePredict = engine.PhaseOwn

// rulePredict forbids a prediction that nobody could make.
const rulePredict engine.Rule = "predict"

// hidden stands for the points of a prediction that one may not know.
const hidden = -1

func legalTrump(dst []engine.Action) []engine.Action {
	for _, x := range card.Suits {
		dst = append(dst, engine.Action{Kind: engine.Trump, Arg: int16(x)})
	}
	return dst
}

// applyTrump takes the suit that chance drew. Then everybody predicts: all at
// once, or one after the other from forehand on where predictions are open.
func (s *state) applyTrump(a engine.Action) (engine.Trace, error) {
	if a.Kind != engine.Trump || a.Arg < 0 || int(a.Arg) >= len(card.Suits) || !a.Cards.Empty() {
		return engine.Trace{}, jass.Illegal(engine.RuleKind, "trump must be drawn, one of the four suits")
	}
	s.effects = s.effects[:0]
	s.mode = engine.TrumpMode(card.Suit(a.Arg))
	s.phase, s.turn = phasePredict, engine.AllSeats(seats)
	if s.rules.open {
		s.turn = engine.SeatsOf(s.lead)
	}
	return public(a), nil
}

func legalPredict(dst []engine.Action) []engine.Action {
	for points := range int16(mostPoints + 1) {
		dst = append(dst, engine.Action{Kind: engine.Predict, Arg: points})
	}
	return dst
}

// applyPredict notes a prediction, which cannot be changed. Unless predictions
// are open the others learn only that it was made.
func (s *state) applyPredict(by engine.Seat, a engine.Action) (engine.Trace, error) {
	switch {
	case a.Kind != engine.Predict || !a.Cards.Empty():
		return engine.Trace{}, jass.Illegal(engine.RuleKind, "seat %d must predict its points now", by)
	case a.Arg < 0 || a.Arg > mostPoints:
		return engine.Trace{}, jass.Illegal(rulePredict, "nobody can make %d points: a prediction is a number from 0 to %d", a.Arg, mostPoints)
	}
	s.effects = s.effects[:0]
	s.predicted[by], s.said, s.turn = a.Arg, s.said.With(by), s.turn.Without(by)
	switch {
	case s.said == engine.AllSeats(seats):
		s.startPlay()
	case s.rules.open:
		s.turn = engine.SeatsOf(jass.Next(by, seats))
	}
	if s.rules.open {
		return public(a), nil
	}
	return engine.Trace{Rest: engine.Action{Kind: engine.Predict, Arg: hidden}}, nil
}

func (s *state) startPlay() {
	s.phase, s.turn = engine.PhasePlay, engine.SeatsOf(s.lead)
	s.trick = engine.Trick{Lead: s.lead, Winner: engine.Nobody}
}
