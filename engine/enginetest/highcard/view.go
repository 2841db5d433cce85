package highcard

import (
	"errors"
	"math/rand/v2"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

func (s *state) View(viewer engine.Seat) engine.View {
	v := engine.View{
		Setup: s.setup, Viewer: viewer, Turn: s.Turn(), Phase: s.phase, Dealer: s.dealer, Lead: s.trick.Lead,
		Mode: engine.NoMode, Trick: s.trick, Past: slices.Clone(s.past), Winners: s.winners,
		Facts: []engine.Fact{{Key: FactStock, Seat: engine.Nobody, Value: len(s.stock)}},
		Legal: s.Legal(nil, viewer),
	}
	if len(s.stock) > 0 {
		v.Table = card.SetOf(s.stock[0])
	}
	for seat := range engine.Seat(s.n) {
		v.Counts = append(v.Counts, s.hands[seat].Len())
		v.Totals = append(v.Totals, int(s.totals[seat]))
		if s.said.Has(seat) {
			f := engine.Fact{Key: FactPredict, Seat: seat, Value: -1}
			if seat == viewer {
				f.Value = int(s.predict[seat])
			}
			v.Facts = append(v.Facts, f)
		}
	}
	if viewer >= 0 {
		v.Hand = s.hands[viewer]
	}
	return v
}

// Guess deals the unseen cards and the unknown predictions anew.
func (Game) Guess(v engine.View, r *rand.Rand) (engine.State, error) {
	s := &state{setup: v.Setup, n: len(v.Counts), dealer: v.Dealer, phase: v.Phase, trick: v.Trick,
		past: slices.Clone(v.Past), winners: v.Winners}
	stock, _ := v.Fact(FactStock)
	unseen := deck.Minus(v.Hand).Minus(v.Played()).Minus(v.Table).Cards()
	r.Shuffle(len(unseen), func(i, j int) { unseen[i], unseen[j] = unseen[j], unseen[i] })
	for seat := range s.n {
		s.totals[seat] = int32(v.Totals[seat])
		s.dealt += v.Counts[seat]
		if engine.Seat(seat) == v.Viewer {
			s.hands[seat] = v.Hand
		} else {
			if len(unseen) < v.Counts[seat] {
				return nil, errors.New("the view shows more cards than the pack has")
			}
			s.hands[seat] = card.SetOf(unseen[:v.Counts[seat]]...)
			unseen = unseen[v.Counts[seat]:]
		}
		if f, ok := v.FactOf(FactPredict, engine.Seat(seat)); ok {
			s.said = s.said.With(engine.Seat(seat))
			if s.predict[seat] = int16(f.Value); f.Value < 0 {
				s.predict[seat] = int16(r.IntN(handSize + 1))
			}
		}
	}
	for i := range v.Past {
		s.won[v.Past[i].Winner]++
	}
	s.dealt += stock.Value
	switch unseen = append(v.Table.Cards(), unseen...); {
	case len(unseen) < stock.Value:
		return nil, errors.New("the view shows a larger stock than the pack has cards left")
	case stock.Value > 0:
		s.stock = unseen[:stock.Value]
	}
	return s, nil
}
