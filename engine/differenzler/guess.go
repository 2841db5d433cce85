package differenzler

import (
	"errors"
	"math/bits"
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/trick"
)

// Guess deals the unseen cards at random so that everything the viewer saw could
// have happened: voids, trumps that were not drawn out, and in the first deal
// the Seven of hearts with forehand. All such deals are equally likely, for a
// prediction tells nothing for certain. Hidden predictions are guessed from the
// hands: what they bring when cards fall at random.
func (g Game) Guess(v engine.View, r *rand.Rand) (engine.State, error) {
	return engine.GuessOnce(g, v, r)
}

// Guesser is described by engine.GuesserMaker.
func (Game) Guesser(v engine.View) (engine.Guesser, error) {
	s, known, err := readView(v)
	if err != nil {
		return nil, err
	}
	sampler, err := known.Problem(jass.Pack, v.Counts).Prepare()
	if err != nil {
		return nil, err
	}
	unknown := s.said &^ s.told(&v)
	return func(r *rand.Rand) (engine.State, error) {
		var hands [seats + 1]card.Set
		sampler.Deal(r, hands[:])
		guess := s.Clone().(*state)
		copy(guess.hands[:], hands[:seats])
		if unknown != 0 {
			guess.guessPredictions(r, unknown, known)
		}
		return guess, nil
	}, nil
}

// readView rebuilds the state as far as the view shows it, and tells what it
// says about the hands.
func readView(v engine.View) (*state, *jass.Known, error) {
	started, err := Game{}.New(v.Setup)
	if err != nil {
		return nil, nil, err
	}
	s := started.(*state)
	if len(v.Counts) != seats || len(v.Past) > tricks || len(v.Totals) != seats {
		return nil, nil, errors.New("the view is not one of Differenzler")
	}
	s.phase, s.turn, s.Dealing, s.lead, s.mode = v.Phase, v.Turn, jass.ReadDealing(&v), v.Lead, v.Mode
	s.trick, s.done, s.winners = v.Trick, copy(s.past[:], v.Past), v.Winners
	for x := range seats {
		s.totals[x] = int32(v.Totals[x])
	}
	for _, cellRow := range v.Sheet {
		if len(cellRow) != cellCount {
			return nil, nil, errors.New("the view is not one of Differenzler: its sheet has other cells")
		}
		var row [seats]cells
		for i, c := range cellRow {
			row[i/len(cells{})][i%len(cells{})] = int32(c.N)
		}
		s.sheet = append(s.sheet, row)
	}
	s.readFacts(&v)
	return s, s.readTricks(&v), nil
}

func (s *state) readFacts(v *engine.View) {
	for _, f := range v.Facts {
		switch f.Key {
		case FactPredicted:
			s.said = s.said.With(f.Seat)
			s.predicted[f.Seat] = int16(max(0, f.Value))
		case FactPoints:
			s.points[f.Seat] = int32(f.Value)
		}
	}
}

// told gives the seats of which the view tells the prediction.
func (s *state) told(v *engine.View) (list engine.Seats) {
	for _, f := range v.Facts {
		if f.Key == FactPredicted && f.Value != hidden {
			list = list.With(f.Seat)
		}
	}
	return list
}

// readTricks collects what every laid card tells.
func (s *state) readTricks(v *engine.View) *jass.Known {
	known := &jass.Known{}
	if s.mode != engine.NoMode {
		for i := range s.done {
			known.Trick(s.order(), &s.past[i], seats, follow)
		}
		known.Trick(s.order(), &s.trick, seats, follow)
	}
	if v.Viewer >= 0 {
		known.Fixed[v.Viewer] = v.Hand
	}
	if s.Dealer != engine.Nobody && len(s.sheet) == 0 {
		known.Dealt(s.Forehand(seats), card.SetOf(jass.Seven))
	}
	return known
}

// playouts is how many deals a guessed prediction is the mean of.
const playouts = 3

// guessPredictions lets the guessed deal be played at random from its first card.
func (s *state) guessPredictions(r *rand.Rand, unknown engine.Seats, known *jass.Known) {
	var sum [seats]int32
	p := state{rules: s.rules, mode: s.mode, effects: make([]engine.Effect, 0, playouts*tricks)}
	for range playouts {
		p.done, p.points = 0, [seats]int32{}
		p.trick = engine.Trick{Lead: s.Forehand(seats), Winner: engine.Nobody}
		for x := range p.hands {
			p.hands[x] = s.hands[x].Plus(known.Played[x])
		}
		for p.done < tricks {
			by := p.next()
			p.lay(by, anyOf(r, p.legalCards(by)))
		}
		for x, points := range p.points {
			sum[x] += points
		}
	}
	for x := range engine.Seat(seats) {
		if unknown.Has(x) {
			s.predicted[x] = int16(sum[x] / playouts)
		}
	}
}

// anyOf picks a card of a set in which no card stands twice.
func anyOf(r *rand.Rand, cards card.Set) card.Card {
	left := cards.Once()
	for range r.IntN(bits.OnesCount64(left)) {
		left &= left - 1
	}
	return card.Card(bits.TrailingZeros64(left))
}

// Hand gives what x holds, for who weighs guesses by what the others did.
func (s *state) Hand(x engine.Seat) card.Set { return s.hands[x] }

// Then tells by which order card k of trick i of this deal was laid, both from 0,
// by which it counts, and the rule of following.
func (s *state) Then(_, _ int) (order, values *trick.Order, rule trick.Rule) {
	return s.order(), s.order(), follow
}
