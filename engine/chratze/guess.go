package chratze

import (
	"errors"
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/deal"
	"krutzjass/engine/trick"
)

// Guess deals the unseen cards at random so that everything the viewer saw could
// have happened: suits and trumps that a play has shown to be missing, the card
// that a swapper, a blind dealer or Zwicken's dealer took or turned, the six in
// some hand while its holder is asked, and the viewer's own laid-away cards.
// Every fact is about single cards, so the deals are exactly uniform: whoever
// laid which cards away, an unseen card is as likely in one place as in another.
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
		return nil, err
	}
	return func(r *rand.Rand) (engine.State, error) {
		var places [engine.MaxSeats + 2]card.Set
		sampler.Deal(r, places[:w.s.seats+2])
		guess := w.s.Clone().(*state)
		if err := w.fill(guess, places[:w.s.seats+2], r); err != nil {
			return nil, err
		}
		return guess, nil
	}, nil
}

var errView = errors.New("the view is not one of chratze")

// world is what a view tells about the cards.
type world struct {
	s      *state // everything but the unseen cards
	view   *engine.View
	seen   card.Set                // cards in no unseen place
	barred [engine.MaxSeats]uint64 // cards that each seat cannot hold
	stock  int                     // cards in the stock
	laid   [engine.MaxSeats]int    // cards out of play
}

// readView rebuilds the state as far as the view shows it.
func readView(v engine.View) (*world, error) {
	started, err := Game{}.New(v.Setup)
	if err != nil {
		return nil, err
	}
	s := started.(*state)
	n := int(s.seats)
	if len(v.Counts) != n || len(v.Totals) != n || len(v.Past) > s.rules.tricks {
		return nil, errView
	}
	s.phase, s.turn, s.dealer, s.lead = v.Phase, v.Turn.First(), v.Dealer, v.Lead
	s.trick, s.done, s.winners = v.Trick, copy(s.past[:], v.Past), v.Winners
	for x := range n {
		s.chips[x] = int64(v.Totals[x])
	}
	for _, cells := range v.Sheet {
		var row bySeat
		for x := range min(n, len(cells)) {
			row[x] = int64(cells[x].N)
		}
		s.sheet = append(s.sheet, row)
	}
	w := &world{s: s, view: &v}
	for _, f := range v.Facts {
		w.readFact(f)
		if f.Seat >= 0 && f.Seat < s.seats {
			w.readSeatFact(f)
		}
	}
	w.readTable()
	if s.turned != card.None {
		w.readTricks()
	}
	return w, nil
}

func (w *world) readFact(f engine.Fact) {
	s := w.s
	switch f.Key {
	case FactPot:
		s.pot = int64(f.Value)
	case FactStock:
		w.stock, s.end = f.Value, f.Value
	case FactTurned:
		s.turned, s.trumps, s.own = f.Cards.First(), f.Value, f.Seat != engine.Nobody
	case FactFresh:
		s.fresh = f.Value
	case FactTimeUp:
		s.timeUp = true
	}
}

// readSeatFact reads what is told of one seat.
func (w *world) readSeatFact(f engine.Fact) {
	s := w.s
	switch f.Key {
	case engine.FactMaker:
		s.chratzer = f.Seat
	case FactBlind:
		s.blind = f.Value
	case FactIn:
		s.in = s.in.With(f.Seat)
	case FactWeg:
		s.weg = s.weg.With(f.Seat)
		if s.phase != engine.PhaseCall && w.dealing() {
			w.laid[f.Seat] = s.rules.hand
		}
	case FactLaid:
		w.laid[f.Seat] = f.Value
	case FactOwnLaid:
		s.away[f.Seat] = f.Cards
	case FactSwap:
		s.swapper, s.taken = f.Seat, f.Cards.First()
	}
	for kind, key := range madeKeys {
		if f.Key == key {
			s.made[f.Seat][kind] = int64(f.Value)
		}
	}
}

// dealing tells whether cards are out: between two deals they are gathered.
func (w *world) dealing() bool {
	return w.s.phase != engine.PhaseDeal && w.s.phase != engine.PhaseOver
}

// readTable sorts the cards that lie face up, and counts how far a deal is.
func (w *world) readTable() {
	s, v := w.s, w.view
	switch {
	case s.swapper != engine.Nobody:
		s.up = s.six()
	case s.blind == 0 && !s.own:
		s.up = s.turned
	}
	s.dead = v.Table
	if s.up != card.None {
		s.dead = s.dead.Without(s.up)
	}
	if s.phase == engine.PhaseDeal {
		for _, count := range v.Counts {
			s.dealt += count / s.rules.packet
		}
		s.dealt += w.stock
	}
	if w.dealing() || s.dealt > 0 {
		w.seen = v.Table.Plus(v.Played()).Plus(v.Hand)
		for x := range s.seats {
			w.seen = w.seen.Plus(s.away[x])
		}
	}
}

func (w *world) readTricks() {
	read := func(t *engine.Trick) {
		for i, c := range t.Laid() {
			w.barred[t.Seat(i, int(w.s.seats))] |= w.s.order().Barred(c, t.Cards[:i], trick.MustTrump)
		}
	}
	for i := range w.s.done {
		read(&w.s.past[i])
	}
	read(&w.s.trick)
}

// problem states the deal of the unseen cards. Behind the hands come a blind
// dealer's laid-away cards, and all other places together.
func (w *world) problem() *deal.Problem {
	s := w.s
	n := int(s.seats)
	p := &deal.Problem{Need: make([]int, n+2), Barred: make([]uint64, n+2), Fixed: make([]card.Set, n+2)}
	if w.dealing() || s.dealt > 0 {
		p.Pool = s.rules.pack.Minus(w.seen)
	}
	left := p.Pool.Len()
	for x := range s.seats {
		p.Barred[x] = w.barred[x]
		if x == w.view.Viewer && !w.view.Hand.Empty() {
			continue // seen
		}
		p.Need[x], p.Fixed[x] = w.view.Counts[x], w.view.Shown[x]
		left -= p.Need[x]
	}
	w.placeBlind(p)
	if s.phase == phaseSix && p.Pool.Has(s.six()) {
		p.Barred[n+1] |= 1 << s.six()
	}
	p.Need[n+1] = left - p.Need[n]
	return p
}

// placeBlind: the trump card that a blind dealer took is in the dealer's hand or
// among the cards that the dealer laid away.
func (w *world) placeBlind(p *deal.Problem) {
	s := w.s
	if s.blind == 0 || !p.Pool.Has(s.turned) || s.phase == phaseBury {
		return
	}
	n := engine.Seat(len(p.Need) - 2)
	p.Need[n] = w.laid[s.dealer]
	for x := range n {
		if x != s.dealer {
			p.Barred[x] |= 1 << s.turned
		}
	}
	p.Barred[n+1] |= 1 << s.turned
}

// fill completes the state s: hands, then cards laid away and the stock from what
// is left, in random order; an error if there are too few cards for them.
func (w *world) fill(s *state, places []card.Set, r *rand.Rand) error {
	for x := range s.seats {
		s.hands[x] = places[x]
		if x == w.view.Viewer && !w.view.Hand.Empty() {
			s.hands[x] = w.view.Hand
		}
	}
	if !places[s.seats].Empty() {
		s.away[s.dealer] = places[s.seats]
	}
	rest := deal.Shuffle(r, places[s.seats+1])
	for x := range s.seats {
		if n := w.laid[x] - s.away[x].Len(); n > len(rest) {
			return errView
		} else if n > 0 {
			s.away[x], rest = s.away[x].Plus(card.SetOf(rest[:n]...)), rest[n:]
		}
	}
	if w.stock < 0 || w.stock > len(rest) {
		return errView
	}
	s.end = copy(s.stock[:], rest[:w.stock])
	s.left = card.SetOf(rest[w.stock:]...)
	if s.rules.zwicken && s.dealer >= 0 && !s.hands[s.dealer].Empty() {
		order := deal.Shuffle(r, s.hands[s.dealer])
		s.top = order[0]
	}
	if s.own {
		s.top = s.turned
	}
	if s.phase == phaseSix {
		s.turn = s.holder()
	}
	return nil
}

// Hand gives what x holds, for who weighs guesses by what the others did.
func (s *state) Hand(x engine.Seat) card.Set { return s.hands[x] }

// Away gives what x has laid away or thrown in.
func (s *state) Away(x engine.Seat) card.Set { return s.away[x] }

// Then tells by which order card k of trick i of this deal was laid, both from 0,
// by which it counts, and the rule of following.
func (s *state) Then(_, _ int) (order, values *trick.Order, rule trick.Rule) {
	return s.order(), s.order(), trick.MustTrump
}
