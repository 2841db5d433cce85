package schieber

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
// have happened: voids and barred trumps, the Seven of hearts with the first
// forehand, an early Stöck, and Weis that were declared or shown. Who declared
// nothing may have kept a Weis back, so that tells nothing for sure.
//
// Facts about single cards are met by engine/deal; the Weis by dealing again, or
// where they are rare by covering the deals that have them: every deal that fits
// is equally likely.
func (g Game) Guess(v engine.View, r *rand.Rand) (engine.State, error) {
	return engine.GuessOnce(g, v, r)
}

// Guesser is described by engine.GuesserMaker.
func (Game) Guesser(v engine.View) (engine.Guesser, error) {
	w, err := readView(v)
	if err != nil {
		return nil, err
	}
	picker, err := w.known.Problem(jass.Pack, v.Counts).Picker(w.claims(), w.possible)
	if err != nil {
		return nil, err
	}
	return func(r *rand.Rand) (engine.State, error) {
		var hands [seats + 1]card.Set
		if err := picker.Deal(r, hands[:]); err != nil {
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
}

// readView rebuilds the state as far as the view shows it.
func readView(v engine.View) (*world, error) {
	started, err := Game{}.New(v.Setup)
	if err != nil {
		return nil, err
	}
	s := started.(*state)
	if len(v.Counts) != seats || len(v.Past) > tricks || len(v.Totals) != 2 {
		return nil, errors.New("the view is not one of Schieber")
	}
	s.phase, s.turn, s.lead, s.mode = v.Phase, v.Turn.First(), v.Lead, v.Mode
	s.trick, s.done, s.winners = v.Trick, copy(s.past[:], v.Past), v.Winners
	s.totals = [2]int32{int32(v.Totals[0]), int32(v.Totals[1])}
	for _, row := range v.Sheet {
		s.sheet = append(s.sheet, [2]int32{int32(row[0].N), int32(row[1].N)})
	}
	s.dealing = jass.ReadDealing(&v)
	w := &world{s: s, view: &v}
	w.readFacts()
	if s.mode != engine.NoMode {
		w.readTricks()
	}
	if w.firstDeal() {
		w.known.Dealt(s.dealing.Forehand(seats), card.SetOf(jass.Seven))
	}
	if v.Viewer >= 0 {
		w.known.Fixed[v.Viewer] = v.Hand
	}
	return w, nil
}

// firstDeal tells whether the cards are those of the first deal, all dealt:
// forehand was then dealt the Seven of hearts.
func (w *world) firstDeal() bool {
	deals := len(w.s.sheet)
	if w.s.phase == engine.PhaseOver {
		deals-- // the hand that ended the match is written already
	}
	return deals == 0 && w.s.phase != engine.PhaseDeal
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
		case factBergpreis:
			s.peak = engine.Side(f.Seat)
		case engine.FactCalled:
			s.said[f.Seat] = int16(f.Value)
		case factSilent:
			s.silent = s.silent.With(f.Seat)
		case engine.FactStoeck:
			s.stoecks = s.stoecks.With(f.Seat)
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
		s.called[x] = s.rules.melds.ChoiceOf(weis[x])
	}
}

// readTricks collects what every laid card tells, the Weis that lie open, and
// who still holds the other card of an early Stöck.
func (w *world) readTricks() {
	s, k := w.s, &w.known
	for i := range s.done {
		k.Trick(s.order(), &s.past[i], seats, follow)
	}
	k.Trick(s.order(), &s.trick, seats, follow)
	for x := range engine.Seat(seats) {
		s.court[x] = meld.PairOf(k.Played[x], s.mode)
		if s.shows(x) {
			k.Dealt(x, s.called[x].Cards(s.rules.melds))
		}
		if t, trump := s.mode.TrumpSuit(); trump && s.stoecks.Has(x) {
			k.Dealt(x, card.SetOf(card.Of(t, card.King), card.Of(t, card.Queen)))
		}
	}
}

// unseenWeis tells whether x has declared Weis that the viewer does not know.
func (w *world) unseenWeis(x engine.Seat) bool {
	return w.s.said[x] != 0 && x != w.view.Viewer && !w.s.shows(x)
}

// claims: every seat whose declared Weis are not known has one of their value
// that could have lost.
func (w *world) claims() (list []deal.Claim) {
	for x := range engine.Seat(seats) {
		if !w.unseenWeis(x) || w.s.phase == engine.PhaseDeal {
			continue
		}
		claim := deal.Claim{Receiver: int(x)}
		for _, weis := range w.s.rules.melds.Worth(int(w.s.said[x]), jass.Pack) {
			if w.couldLose(weis) {
				claim.Sets = append(claim.Sets, weis.Cards().Minus(w.known.Played[x]))
			}
		}
		list = append(list, claim)
	}
	return list
}

// couldLose tells whether a Weis of the other side fits the reason why the best
// one won, once they are compared.
func (w *world) couldLose(weis meld.Weis) bool {
	s := w.s
	if s.best == engine.Nobody {
		return true
	}
	best := s.called[s.best].BestIn(s.mode, s.rules.melds)
	return !s.rules.melds.Better(weis, best, s.mode, false) && s.rules.melds.Decides(best, weis, s.mode) <= s.reason
}

// possible checks the Weis, which are not about single cards: everyone who
// declared holds exactly what was heard and shown, and the comparison ends as it
// did, for the same reason.
func (w *world) possible(hands []card.Set) bool {
	s := w.s
	if s.phase == engine.PhaseDeal {
		return true
	}
	full := w.declared(hands)
	for x := range engine.Seat(seats) {
		if s.said[x] != 0 && (full[x].Highest() != int(s.said[x]) || s.shows(x) && full[x] != s.called[x]) {
			return false
		}
	}
	if s.best == engine.Nobody {
		return true
	}
	compared := state{rules: s.rules, mode: s.mode, past: s.past, said: s.said, called: full}
	var calls [seats]meld.Call
	var who [seats]engine.Seat
	n := compared.calls(&calls, &who)
	win, reason := s.rules.melds.Winner(calls[:n], s.mode, false)
	return who[win] == s.best && reason == s.reason
}

// declared gives the Weis that the hands of those who declared were dealt.
func (w *world) declared(hands []card.Set) (full [seats]meld.Choice) {
	for x := range full {
		if w.s.said[x] != 0 {
			full[x] = meld.Best(hands[x].Plus(w.known.Played[x]), w.s.rules.melds)
		}
	}
	return full
}

// fill completes the state with a deal, and with Weis that are declared but not
// yet compared.
func (w *world) fill(hands []card.Set) engine.State {
	s := w.s.Clone().(*state)
	copy(s.hands[:], hands)
	if s.best == engine.Nobody && s.phase != engine.PhaseDeal {
		s.called = w.declared(hands)
	}
	return s
}

// Hand gives what x holds, for who weighs guesses by what the others did.
func (s *state) Hand(x engine.Seat) card.Set { return s.hands[x] }

// Then tells by which order card k of trick i of this deal was laid, both from 0,
// by which it counts, and the rule of following.
func (s *state) Then(_, _ int) (order, values *trick.Order, rule trick.Rule) {
	return s.order(), s.order(), follow
}
