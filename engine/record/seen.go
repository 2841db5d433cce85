package record

import (
	"fmt"
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/table"
)

// Seen writes what one seat, or an onlooker, is told as lines of a record, as it
// may see them (RECORD.md, What others see). Cards it may not know are "??"; any
// other thing it may not know is missing. Its "n" counts, from 1 and without
// gaps, the moves that it got: that others were made is part of what it may not
// know. A Weis of others has the "points" of the highest one called.
//
// Two kinds of lines stand in no record, where they follow from the moves:
//
//	{"turned":"H7","seat":2}                              a trump card turned up after the deal, from the hand of seat; -2 is nobody's
//	{"shown":{"seat":0,"cards":"H9 H10 HJ","points":20}}  a Weis that lies open
//
// The packets of a deal are one line. It is due with the event that ends the deal,
// or, when that is the dealing of unseen cards, before anything else is told or
// asked: see Flush.
type Seen struct {
	game   engine.Game
	n      int // numbered lines so far
	deal   fold
	counts []int // cards in each hand at the end of the deal
	dealer engine.Seat
}

// NewSeen begins with a match of g in which nothing has been told yet.
func NewSeen(g engine.Game) *Seen { return &Seen{game: g} }

// Event appends the lines of e to b, v being the view of the same seat after it.
// The error is of a view that no match of the game has.
func (s *Seen) Event(b []byte, e engine.Event, v engine.View) ([]byte, error) {
	effects := e.Effects
	switch {
	case table.Dealing(e.Action.Kind):
		s.deal.add(e.Action, len(v.Counts))
		s.counts, s.dealer = v.Counts, v.Dealer
	case e.Action.Kind != engine.NoAction:
		b = s.Flush(b)
		var err error
		if b, err = s.move(b, e, v); err != nil {
			return b, err
		}
	default: // the last cards of a deal, unseen, or a secret answer
		effects = s.turnedCards(effects)
	}
	if !v.Turn.Has(engine.Nature) {
		b = s.Flush(b)
	}
	sides := s.game.Info().Sides(len(v.Counts))
	for i := range effects {
		b = appendEffect(b, &effects[i], sides)
	}
	return b, nil
}

// turnedCards adds to an open deal the cards that were turned up with its last
// packet, and gives the effects that are left.
func (s *Seen) turnedCards(effects []engine.Effect) []engine.Effect {
	for s.deal.open && len(effects) > 0 && effects[0].Kind == engine.Turned {
		s.deal.rest = append(s.deal.rest, effects[0].Cards.Cards()...)
		effects = effects[1:]
	}
	return effects
}

// Flush appends the line of a deal whose packets have been told, if there is one.
func (s *Seen) Flush(b []byte) []byte {
	if !s.deal.open {
		return b
	}
	for i := range s.deal.hands {
		for len(s.deal.hands[i]) < s.counts[i] {
			s.deal.hands[i] = append(s.deal.hands[i], card.Hidden)
		}
	}
	s.n++
	return s.deal.line(b, s.n, s.dealer)
}

func (s *Seen) move(b []byte, e engine.Event, v engine.View) ([]byte, error) {
	s.n++
	b = appendInt(append(b, `{"n":`...), s.n)
	b, err := appendDo(append(b, ','), s.game, v, e.By, e.Action)
	if e.Timeout {
		b = append(b, `,"timeout":true`...)
	}
	return append(b, '}', '\n'), err
}

// AppendMoves appends what the viewer of v may do, v.Legal, as a JSON list of
// moves without numbers.
func AppendMoves(b []byte, g engine.Game, v engine.View) ([]byte, error) {
	b = append(b, '[')
	for i, a := range v.Legal {
		if i > 0 {
			b = append(b, ',')
		}
		var err error
		if b, err = appendDo(append(b, '{'), g, v, v.Viewer, a); err != nil {
			return b, err
		}
		b = append(b, '}')
	}
	return append(b, ']'), nil
}

// appendDo writes seat, do and the fields of an action as the viewer of v sees it.
func appendDo(b []byte, g engine.Game, v engine.View, by engine.Seat, a engine.Action) ([]byte, error) {
	b = appendInt(append(b, `"seat":`...), by)
	b = appendText(append(b, `,"do":`...), a.Kind.String())
	caller, rows := g.(engine.CallTexter)
	switch {
	case a.Kind == engine.WeisHeard:
		return appendInt(append(b, `,"points":`...), a.Arg), nil
	case a.Kind == engine.Weis:
		list, err := weisText(g, v, by, a)
		return appendList(append(b, `,"weis":`...), list, appendText), err
	case a.Kind == engine.Call && rows:
		return appendCall(b, caller.CallText(a)), nil
	case a.Kind == engine.Predict && a.Arg < 0:
		return b, nil
	case (a.Kind == engine.Exchange || a.Kind == engine.Lay) && a.Cards.Empty():
		hidden := make([]card.Card, a.Arg)
		for i := range hidden {
			hidden[i] = card.Hidden
		}
		return appendText(append(b, `,"cards":`...), card.Format(hidden)), nil
	}
	return appendAction(b, a)
}

// weisText names a Weis that the viewer of v may see whole. The names need a
// state: any will do that the viewer cannot tell from the truth.
func weisText(g engine.Game, v engine.View, by engine.Seat, a engine.Action) ([]string, error) {
	namer, ok := g.(engine.WeisTexter)
	if !ok {
		return nil, fmt.Errorf("there are no Weis in %s", g.Info().Key)
	}
	st, err := g.Guess(v, rand.New(rand.NewPCG(0, 0)))
	if err != nil {
		return nil, err
	}
	return namer.WeisText(st, by, a), nil
}

// appendEffect writes the derived line of an effect, or one of the two that only
// a seat gets.
func appendEffect(b []byte, e *engine.Effect, sides int) []byte {
	switch e.Kind {
	case engine.Turned:
		b = appendText(append(b, `{"turned":`...), e.Cards.String())
		return append(appendInt(append(b, `,"seat":`...), e.Seat), '}', '\n')
	case engine.WeisShown:
		b = appendInt(append(b, `{"shown":{"seat":`...), e.Seat)
		b = appendText(append(b, `,"cards":`...), e.Cards.String())
		return append(appendInt(append(b, `,"points":`...), e.Points), "}}\n"...)
	}
	return appendDerived(b, e, sides)
}
