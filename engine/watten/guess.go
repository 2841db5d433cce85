package watten

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/deal"
	"krutzjass/engine/trick"
)

// Guess deals the unseen cards at random, every deal alike that fits what the
// duties tell: who laid another card where trump was asked for has none. Calls
// and raises bind no card.
func (g Game) Guess(v engine.View, r *rand.Rand) (engine.State, error) {
	return engine.GuessOnce(g, v, r)
}

// Guesser is described by engine.GuesserMaker.
func (Game) Guesser(v engine.View) (engine.Guesser, error) {
	w, err := readView(v)
	if err != nil {
		return nil, err
	}
	sampler, err := w.problem().Prepare()
	if err != nil {
		return nil, fmt.Errorf("no deal fits the view: %w", err)
	}
	return func(r *rand.Rand) (engine.State, error) {
		var hands [seats + 1]card.Set
		sampler.Deal(r, hands[:])
		guess := w.s.Clone().(*state)
		copy(guess.hands[:], hands[:])
		return guess, nil
	}, nil
}

// world is what a view tells about the hands.
type world struct {
	s      *state // everything but the unseen cards
	view   *engine.View
	played card.Set      // cards laid in this hand
	barred [seats]uint64 // cards that each seat cannot hold
}

// readView rebuilds the state as far as the view shows it.
func readView(v engine.View) (*world, error) {
	started, err := Game{}.New(v.Setup)
	if err != nil {
		return nil, err
	}
	s := started.(*state)
	if len(v.Counts) != seats || len(v.Past) > tricks || len(v.Totals) != 2 {
		return nil, errors.New("the view is not one of Watten")
	}
	s.phase, s.turn, s.dealer, s.lead, s.mode = v.Phase, v.Turn.First(), v.Dealer, v.Lead, v.Mode
	s.trick, s.done, s.winners = v.Trick, copy(s.past[:], v.Past), v.Winners
	s.totals = [2]int32{int32(v.Totals[0]), int32(v.Totals[1])}
	for _, row := range v.Sheet {
		s.sheet = append(s.sheet, [2]int32{int32(row[0].N), int32(row[1].N)})
	}
	switch v.Phase {
	case engine.PhaseDeal: // hands are thrown in after the last trick
		for _, count := range v.Counts {
			s.dealt += min(count, 1)
		}
	case engine.PhaseCall, engine.PhasePlay, PhaseAnswer:
		s.dealt = seats + 1
	}
	s.readFacts(v.Facts)
	w := &world{s: s, view: &v, played: v.Played()}
	if s.mode != engine.NoMode {
		if s.schlag < s.rules.low || s.schlag > card.Ace || s.mode > engine.TrumpSpades {
			return nil, errors.New("the view names trump but no Schlag")
		}
		w.readTricks()
	}
	return w, nil
}

func (s *state) readFacts(facts []engine.Fact) {
	for _, f := range facts {
		switch f.Key {
		case FactSchlag:
			s.schlag = card.Rank(f.Value)
		case FactRaise:
			s.raises = append(s.raises, f.Seat)
		case FactAsked:
			s.asked = true
		case made:
			s.made[f.Seat] = int32(f.Value)
		}
	}
}

// readTricks collects what every laid card tells.
func (w *world) readTricks() {
	o, d := w.s.order(), w.s.rules.duty
	for n := range w.s.done + 1 {
		t := &w.s.trick
		if n < w.s.done {
			t = &w.s.past[n]
		}
		for i, c := range t.Laid() {
			w.barred[t.Seat(i, seats)] |= o.barred(c, d, t.Cards[:i], n == 0)
		}
	}
}

// problem states the deal of the unseen cards; the last receiver is the pack.
func (w *world) problem() *deal.Problem {
	p := &deal.Problem{
		Pool: w.s.rules.pack.Minus(w.played),
		Need: make([]int, seats+1), Barred: make([]uint64, seats+1), Fixed: make([]card.Set, seats+1),
	}
	left := p.Pool.Len()
	copy(p.Need, w.view.Counts)
	copy(p.Barred, w.barred[:])
	if w.view.Viewer >= 0 {
		p.Fixed[w.view.Viewer] = w.view.Hand
	}
	for _, n := range p.Need {
		left -= n
	}
	p.Need[seats] = left
	return p
}

// Hand gives what x holds, for who weighs guesses by what the others did.
func (s *state) Hand(x engine.Seat) card.Set { return s.hands[x] }

// Then tells by which order the cards of every trick of this hand rank, as trick
// ranks them: of equal Linke the later does not win here, and LegalThen has the
// duties. No card counts.
func (s *state) Then(_, _ int) (order, values *trick.Order, rule trick.Rule) {
	o := s.order()
	order = &trick.Order{Mode: s.mode, Trump: o.trumps | o.linke | o.kritisch}
	for c := range card.Watten33().Distinct() {
		order.Power[c] = o.key[c]
		for d := range card.Watten33().Distinct() {
			same := order.IsTrump(c) && order.IsTrump(d) || c.Suit() == d.Suit() && order.IsTrump(c) == order.IsTrump(d)
			if same && o.key[d] >= o.key[c] {
				order.AtLeast[c] |= 1 << d
			}
		}
	}
	return order, order, rule
}

// LegalThen gives the cards of hand that could be laid as card k of trick i, both
// from 0.
func (s *state) LegalThen(i, k int, hand card.Set) card.Set {
	t := &s.trick
	if i < s.done {
		t = &s.past[i]
	}
	return s.order().legal(hand, s.rules.duty, t.Cards[:k], i == 0)
}
