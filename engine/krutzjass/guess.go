package krutzjass

import (
	"errors"
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/deal"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

// Guess deals the unseen cards at random so that everything the viewer saw
// could have happened: voids and barred trumps, Weis that were called or shown,
// four suits behind a push, Böch, and Stöck that did or did not count.
//
// Facts about single cards are met by engine/deal; the others (a Weis somewhere
// in a hand, four suits, a Stöck card still held) by dealing again, or where they
// are rare by covering the deals that have them: every deal that fits is equally
// likely.
func (g Game) Guess(v engine.View, r *rand.Rand) (engine.State, error) {
	return engine.GuessOnce(g, v, r)
}

// Guesser is described by engine.GuesserMaker.
func (Game) Guesser(v engine.View) (engine.Guesser, error) {
	w, err := readView(v)
	if err != nil {
		return nil, err
	}
	picker, err := w.problem().Picker(w.claims(), w.possible)
	if err != nil {
		return nil, err
	}
	return func(r *rand.Rand) (engine.State, error) {
		var hands [seats + 1]card.Set
		if err := picker.Deal(r, hands[:]); err != nil {
			return nil, err
		}
		return w.fill(hands[:], r), nil
	}, nil
}

// world is what a view tells about the hands.
type world struct {
	s      *state // everything but the unseen cards
	view   *engine.View
	played [seats]card.Set    // cards that each seat has laid in this hand
	barred [seats]uint64      // cards that it cannot hold
	fixed  [seats]card.Set    // cards that it must hold
	weis   [seats][]meld.Weis // of the value it called, where what it called is not known
}

// readView rebuilds the state as far as the view shows it.
func readView(v engine.View) (*world, error) {
	started, err := Game{}.New(v.Setup)
	if err != nil {
		return nil, err
	}
	s := started.(*state)
	if len(v.Counts) != seats || len(v.Past) > tricks || len(v.Totals) != 2 {
		return nil, errors.New("the view is not one of Krutzjass")
	}
	s.phase, s.turn, s.dealer, s.lead, s.mode = v.Phase, v.Turn.First(), v.Dealer, v.Lead, v.Mode
	s.trick, s.done, s.winners = v.Trick, copy(s.past[:], v.Past), v.Winners
	s.totals = [2]int32{int32(v.Totals[0]), int32(v.Totals[1])}
	for _, row := range v.Sheet {
		s.sheet = append(s.sheet, [2]int32{int32(row[0].N), int32(row[1].N)})
	}
	for _, count := range v.Counts {
		if count > 0 && v.Phase == engine.PhaseDeal || v.Phase == engine.PhaseCall {
			s.dealt++
		}
	}
	if v.Phase == engine.PhasePlay || v.Phase == engine.PhaseOver {
		s.dealt = seats
	}
	w := &world{s: s, view: &v}
	w.readFacts()
	if s.mode != engine.NoMode {
		w.readTricks()
	}
	if v.Viewer >= 0 {
		w.fixed[v.Viewer] = v.Hand
	}
	for x := range engine.Seat(seats) {
		if w.said(x) && !w.between() {
			w.weis[x] = w.weisOf(x)
		}
	}
	return w, nil
}

func (w *world) readFacts() {
	s := w.s
	var weis [seats][]meld.Weis
	for _, f := range w.view.Facts {
		switch f.Key {
		case engine.FactMaker:
			s.maker = f.Seat
		case engine.FactPushed:
			s.pushed = f.Seat
		case engine.FactCalled:
			s.said[f.Seat] = int16(f.Value)
		case factBoech:
			s.boech[f.Seat] = f.Cards
		case engine.FactStoeck:
			s.stoecks[f.Seat] = uint8(f.Value)
		case engine.FactWon:
			s.best, s.reason = f.Seat, meld.Reason(f.Value)
		case engine.FactWeis, engine.FactOwnWeis:
			weis[f.Seat] = append(weis[f.Seat], meld.Weis(f.Value))
		}
		for kind, key := range madeKeys {
			if f.Key == key {
				s.made[f.Seat][kind] = int32(f.Value)
			}
		}
	}
	for x := range weis {
		s.called[x] = melds.ChoiceOf(weis[x])
	}
}

// readTricks collects what every laid card tells.
func (w *world) readTricks() {
	o := w.s.order()
	for i := range w.s.done {
		w.readTrick(o, &w.s.past[i])
	}
	w.readTrick(o, &w.s.trick)
	for x := range engine.Seat(seats) {
		w.s.court[x] = meld.PairOf(w.played[x], w.s.mode)
		if w.s.shows(x) {
			w.fixed[x] = w.fixed[x].Plus(w.s.called[x].Cards(melds).Minus(w.played[x]))
		}
	}
	w.readStoeck()
	w.readBoech(o)
}

// readBoech: who announced the highest card left held, besides, all that could
// beat it, so that nobody else has any of it.
func (w *world) readBoech(o *trick.Order) {
	for x := range engine.Seat(seats) {
		for c := range w.s.boech[x].Distinct() {
			for y := range engine.Seat(seats) {
				if y != x {
					w.barred[y] |= o.AtLeast[c]
				}
			}
		}
	}
}

func (w *world) readTrick(o *trick.Order, t *engine.Trick) {
	for i, c := range t.Laid() {
		x := t.Seat(i, seats)
		w.barred[x] |= o.Barred(c, t.Cards[:i], w.s.rules.follow)
		w.played[x] = w.played[x].With(c)
	}
}

// readStoeck: where Stöck counts with the last of King and Queen, a pair that
// has counted leaves neither in the hand.
func (w *world) readStoeck() {
	for x := range engine.Seat(seats) {
		if w.s.rules.stoeck.Last && w.s.stoecks[x] > 0 && w.s.phase == engine.PhasePlay {
			w.barred[x] |= w.courtBits()
		}
	}
}

func (w *world) courtBits() uint64 {
	t, _ := w.s.mode.TrumpSuit()
	return 1<<card.Of(t, card.King) | 1<<card.Of(t, card.Queen)
}

// problem states the deal of the unseen cards; the last receiver is the pack.
func (w *world) problem() *deal.Problem {
	p := &deal.Problem{Need: make([]int, seats+1), Barred: make([]uint64, seats+1), Fixed: make([]card.Set, seats+1)}
	p.Pool = pack
	left := pack.Len()
	for x := range seats {
		p.Pool = p.Pool.Minus(w.played[x])
		p.Need[x], p.Barred[x], p.Fixed[x] = w.view.Counts[x], w.barred[x], w.fixed[x]
		left -= w.played[x].Len() + p.Need[x]
	}
	p.Need[seats] = left
	return p
}

// fill completes the state with a deal, and with a call of the right value for
// each Weis that is called but not yet compared.
func (w *world) fill(hands []card.Set, r *rand.Rand) engine.State {
	s := w.s.Clone().(*state)
	copy(s.hands[:], hands[:seats])
	for x := range engine.Seat(seats) {
		if s.done > 0 || !w.said(x) {
			continue
		}
		fitting := 0
		for _, c := range meld.AppendChoices(nil, hands[x].Plus(w.played[x]), melds) {
			if c.Highest() != int(s.said[x]) {
				continue
			}
			if fitting++; r.IntN(fitting) == 0 {
				s.called[x] = c
			}
		}
	}
	return s
}

// Hand gives what x holds, for who weighs guesses by what the others did.
func (s *state) Hand(x engine.Seat) card.Set { return s.hands[x] }

// Then tells by which order card k of trick i of this deal was laid, both from 0,
// by which it counts, and the rule of following.
func (s *state) Then(_, _ int) (order, values *trick.Order, rule trick.Rule) {
	return s.order(), s.order(), s.rules.follow
}
