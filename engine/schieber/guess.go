package schieber

import (
	"errors"
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/deal"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

// Guess deals the unseen cards at random so that everything the viewer saw could
// have happened: voids and barred trumps, the Seven of hearts with the first
// forehand, an early Stöck, and Weis that were declared or shown. Who declared
// nothing may have kept a Weis back, so that tells nothing for sure.
//
// Facts about single cards are met exactly by engine/deal; the Weis by dealing
// again, which keeps the deals uniform. Only where a declared Weis is so rare
// that this would take long is one fixed first.
func (g Game) Guess(v engine.View, r *rand.Rand) (engine.State, error) {
	w, err := readView(v)
	if err != nil {
		return nil, err
	}
	problem := w.known.Problem(jass.Pack, v.Counts)
	even, err := problem.Prepare()
	if err != nil {
		return nil, err
	}
	const evenTries, tries = 40, 4000
	hands := make([]card.Set, seats+1)
	for try := range tries {
		sampler := even
		if try >= evenTries {
			if sampler = w.fixWeis(problem, r); sampler == nil {
				continue
			}
		}
		sampler.Deal(r, hands)
		if w.possible(hands) {
			copy(w.s.hands[:], hands)
			return w.s, nil
		}
	}
	return nil, errors.New("no deal fits the view")
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

// fixWeis picks for every seat whose declared Weis are not known one of their
// value that could have lost, and fixes its cards; nil if that cannot be dealt.
func (w *world) fixWeis(even *deal.Problem, r *rand.Rand) *deal.Sampler {
	p := *even
	p.Fixed = append([]card.Set(nil), even.Fixed...)
	free := p.Pool
	for _, f := range p.Fixed {
		free = free.Minus(f)
	}
	for x := range engine.Seat(seats) {
		if !w.unseenWeis(x) {
			continue
		}
		var picks []card.Set
		for _, weis := range w.s.rules.melds.Worth(int(w.s.said[x]), jass.Pack) {
			pick := weis.Cards().Minus(w.known.Played[x]).Minus(p.Fixed[x])
			if pick.Within(free) && pick.Once()&p.Barred[x] == 0 && w.couldLose(weis) {
				picks = append(picks, pick)
			}
		}
		if len(picks) == 0 {
			return nil
		}
		pick := picks[r.IntN(len(picks))]
		free = free.Minus(pick)
		p.Fixed[x] = p.Fixed[x].Plus(pick)
	}
	sampler, err := p.Prepare()
	if err != nil {
		return nil
	}
	return sampler
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
	full := s.called
	for x := range engine.Seat(seats) {
		if s.said[x] == 0 {
			continue
		}
		best := meld.Best(hands[x].Plus(w.known.Played[x]), s.rules.melds)
		if best.Highest() != int(s.said[x]) || s.shows(x) && best != s.called[x] {
			return false
		}
		full[x] = best
	}
	if s.best == engine.Nobody {
		s.called = full // declared, and not compared yet
		return true
	}
	compared := state{rules: s.rules, mode: s.mode, past: s.past, said: s.said, called: full}
	var calls [seats]meld.Call
	var who [seats]engine.Seat
	n := compared.calls(&calls, &who)
	win, reason := s.rules.melds.Winner(calls[:n], s.mode, false)
	return who[win] == s.best && reason == s.reason
}
