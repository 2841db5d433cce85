package molotow

import (
	"errors"
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/deal"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

// Guess deals the unseen cards at random so that everything the viewer saw could
// have happened: voids before and after there was trump, the cards of declared
// Weis and that these were all, and in the first deal the Seven of hearts with
// forehand.
//
// Facts about single cards are met by engine/deal, the others by dealing again:
// every deal that fits is equally likely. Who has declared nothing may have kept
// Weis back, so that tells nothing for sure.
func (g Game) Guess(v engine.View, r *rand.Rand) (engine.State, error) {
	return engine.GuessOnce(g, v, r)
}

// Guesser is described by engine.GuesserMaker.
func (Game) Guesser(v engine.View) (engine.Guesser, error) {
	w, err := readView(v)
	if err != nil {
		return nil, err
	}
	picker, err := w.problem().Picker(nil, w.possible)
	if err != nil {
		return nil, err
	}
	return func(r *rand.Rand) (engine.State, error) {
		var hands [maxSeats + 1]card.Set
		if err := picker.Deal(r, hands[:w.s.rules.seats+1]); err != nil {
			return nil, err
		}
		return w.fill(hands[:]), nil
	}, nil
}

// world is what a view tells about the hands.
type world struct {
	s     *state // everything but the unseen cards
	view  *engine.View
	known jass.Known
	court [maxSeats]card.Set // King and Queen of trump laid after trump was made
}

// readView rebuilds the state as far as the view shows it.
func readView(v engine.View) (*world, error) {
	started, err := Game{}.New(v.Setup)
	if err != nil {
		return nil, err
	}
	s := started.(*state)
	n := s.rules.seats
	if len(v.Counts) != n || len(v.Past) > s.rules.each || len(v.Totals) != n {
		return nil, errors.New("the view is not one of Molotow")
	}
	s.phase, s.turn, s.Dealing, s.lead, s.mode = v.Phase, v.Turn.First(), jass.ReadDealing(&v), v.Lead, v.Mode
	s.trick, s.done, s.winners = v.Trick, copy(s.past[:], v.Past), v.Winners
	for x := range n {
		s.totals[x] = int32(v.Totals[x])
	}
	for _, cells := range v.Sheet {
		if len(cells) != n {
			return nil, errors.New("the view is not one of Molotow: its sheet has other cells")
		}
		var row [maxSeats]int32
		for x, c := range cells {
			row[x] = int32(c.N)
		}
		s.sheet = append(s.sheet, row)
	}
	w := &world{s: s, view: &v}
	w.readFacts()
	w.readTricks()
	return w, nil
}

func (w *world) readFacts() {
	s := w.s
	var weis [maxSeats][]meld.Weis
	for _, f := range w.view.Facts {
		switch f.Key {
		case engine.FactMaker:
			s.maker, s.decided, s.made = f.Seat, int16(f.Value), f.Cards.First()
		case engine.FactWeis:
			weis[f.Seat] = append(weis[f.Seat], meld.Weis(f.Value))
			s.spoken = s.spoken.With(f.Seat)
		case FactKept:
			s.spoken = s.spoken.With(f.Seat)
		case engine.FactWon:
			s.best, s.reason = f.Seat, meld.Reason(f.Value)
		case madeKeys[madeTable]:
			s.table[f.Seat] = int32(f.Value)
		}
	}
	for x := range weis {
		s.called[x] = s.rules.melds.ChoiceOf(weis[x])
	}
}

// readTricks collects what every laid card tells, by the mode in which it was
// laid, and what lies open or must be held besides.
func (w *world) readTricks() {
	s, m := w.s, engine.NoTrump
	for i := range s.done {
		m = w.readTrick(&s.past[i], m)
	}
	w.readTrick(&s.trick, m)
	if w.view.Viewer >= 0 {
		w.known.Fixed[w.view.Viewer] = w.view.Hand
	}
	if s.Dealer != engine.Nobody && len(s.sheet) == 0 {
		w.known.Dealt(s.Forehand(s.rules.seats), card.SetOf(jass.Seven))
	}
	for x := range engine.Seat(s.rules.seats) {
		w.known.Dealt(x, s.called[x].Cards(s.rules.melds))
		if s.rules.melds.Cross && x != w.view.Viewer {
			w.known.Barred[x] |= runEnds(&s.called[x])
		}
	}
}

// readTrick takes in a trick that was begun in mode m and gives the mode after it.
func (w *world) readTrick(t *engine.Trick, m engine.Mode) engine.Mode {
	for i, c := range t.Laid() {
		w.known.Card(trick.ForMode(m), t, i, w.s.rules.seats, follow)
		if court(m)>>c&1 != 0 {
			x := t.Seat(i, w.s.rules.seats)
			w.court[x] = w.court[x].With(c)
		}
		m = modeAfter(m, t.Cards[0], c)
	}
	return m
}

// runEnds gives, as bits, the neighbours of declared runs: with Kreuzweis a run
// is declared in its full length.
func runEnds(c *meld.Choice) (bits uint64) {
	for _, w := range c.List() {
		if w.IsRun() {
			run := w.Cards().Once()
			bits |= (run<<1 | run>>1) &^ run
		}
	}
	return bits
}

// problem states the deal of the unseen cards; the last receiver is the pack.
func (w *world) problem() *deal.Problem { return w.known.Problem(w.s.rules.pack, w.view.Counts) }

// possible checks the facts that are not about single cards: who has declared
// held nothing else.
func (w *world) possible(hands []card.Set) bool {
	s := w.s
	if s.Given == 0 || !s.rules.handweis {
		return true // no deal is under way, or none is declared
	}
	for x := range engine.Seat(s.rules.seats) {
		if s.called[x].N > 0 && x != w.view.Viewer && meld.Best(hands[x].Plus(w.known.Played[x]), s.rules.melds) != s.called[x] {
			return false
		}
	}
	return true
}

// fill completes the state with a deal, and finds Stöck in it.
func (w *world) fill(hands []card.Set) engine.State {
	s := w.s.Clone().(*state)
	copy(s.all(), hands)
	for x, hand := range s.all() {
		if hasCourt(w.court[x].Plus(hand), s.mode) {
			s.stoeck = engine.Seat(x)
		}
	}
	return s
}

// Hand gives what x holds, for who weighs guesses by what the others did.
func (s *state) Hand(x engine.Seat) card.Set { return s.hands[x] }

// Then tells by which order card k of trick i of this deal was laid, both from 0,
// by which it counts, and the rule of following.
func (s *state) Then(i, k int) (order, values *trick.Order, rule trick.Rule) {
	m := engine.NoTrump
	switch {
	case s.maker == engine.Nobody || i+1 < int(s.decided):
	case i+1 > int(s.decided):
		m = s.mode
	default:
		t := &s.trick
		if i < s.done {
			t = &s.past[i]
		}
		for _, c := range t.Cards[:k] {
			m = modeAfter(m, t.Cards[0], c)
		}
	}
	return trick.ForMode(m), s.order(), follow
}
