package chratze

import (
	"fmt"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// bySeat is a number of chips for each seat.
type bySeat [engine.MaxSeats]int64

// state is a match of Chratze or Zwicken. Setup and rules are shared by clones
// and never change.
type state struct {
	setup *engine.Setup
	rules *rules
	seats engine.Seat // how many

	phase  engine.Phase
	turn   engine.Seat // who acts; Nature deals, Nobody when over
	dealer engine.Seat // Nobody until drawn
	lead   engine.Seat // who speaks first, then who leads the trick

	dealt int                       // packets of a deal under way; 0 once it is complete
	left  card.Set                  // not dealt yet, while a deal is under way
	hands [engine.MaxSeats]card.Set // cards held
	away  [engine.MaxSeats]card.Set // cards out of play: laid away, or thrown in
	top   card.Card                 // Zwicken: the dealer's first card
	stock [maxStock]card.Card
	at    int // the next card of the stock
	end   int // behind its last

	turned card.Card // the card that made trump, None before
	up     card.Card // the card that lies face up, None if somebody took it
	dead   card.Set  // trump cards turned before it
	trumps int       // trump cards turned in this deal
	own    bool      // Zwicken: the dealer turned it from the own hand

	chratzer engine.Seat
	blind    int          // cards that the dealer took unseen beside the own four, less one: 1 blind, 2 double blind
	weg      engine.Seats // who has said weg (Zwicken: dropped) since the last trump card or, then, the last call
	in       engine.Seats // who plays
	swapper  engine.Seat  // who has swapped the six for taken
	taken    card.Card

	trick engine.Trick
	past  [maxPast]engine.Trick
	done  int // finished tricks

	pot     int64
	chips   bySeat
	made    [engine.MaxSeats][madeKinds]int64 // since the last settlement
	sheet   []bySeat                          // by settled deal: how the chips changed
	fresh   int                               // deals in a row in which nobody chratzed
	timeUp  bool
	winners engine.Sides

	effects []engine.Effect
}

// Turn is described by engine.State. Of the seats in play only the one that
// holds the six of trumps is asked to swap it; the views do not say who.
func (s *state) Turn() engine.Seats {
	if s.turn == engine.Nobody {
		return 0
	}
	return engine.SeatsOf(s.turn)
}

func (s *state) Over() bool { return s.phase == engine.PhaseOver }

func (s *state) Effects() []engine.Effect { return s.effects }

// Gain is described by engine.State: the antes of the deal are part of it.
func (s *state) Gain() []int {
	gain := make([]int, s.seats)
	for x := range s.seats {
		gain[x] = int(s.gained(x))
	}
	return gain
}

func (s *state) gained(x engine.Seat) int64 {
	return s.made[x][madeAnte] + s.made[x][madePot] + s.made[x][madePenalty]
}

func (s *state) Clone() engine.State {
	c := *s
	c.sheet = slices.Clone(s.sheet)
	c.effects = nil
	return &c
}

// next is the seat that acts after x.
func (s *state) next(x engine.Seat) engine.Seat { return (x + 1) % s.seats }

// nextIn is the next seat after x that plays.
func (s *state) nextIn(x engine.Seat) engine.Seat {
	for x = s.next(x); !s.in.Has(x); x = s.next(x) {
	}
	return x
}

func (s *state) order() *trick.Order { return s.rules.orders[s.turned.Suit()] }

func (s *state) stockSize() int { return s.end - s.at }

// draw takes the top card of the stock.
func (s *state) draw() card.Card {
	s.at++
	return s.stock[s.at-1]
}

// Legal is described by engine.State. Sets of cards to lay away come by their
// number, then in record order; the plays in record order.
func (s *state) Legal(dst []engine.Action, by engine.Seat) []engine.Action {
	if by != s.turn || s.phase == engine.PhaseOver {
		return dst
	}
	switch s.phase {
	case engine.PhaseDeal:
		return s.legalDealer(dst)
	case engine.PhasePlay:
		return s.legalPlay(dst)
	case phaseBury, phaseLay:
		return appendLays(dst, engine.Lay, s.hands[by], s.surplus())
	case phaseExchange:
		for k := range min(maxExchange, s.stockSize()) + 1 {
			dst = appendLays(dst, engine.Exchange, s.hands[by], k)
		}
		return dst
	}
	for _, c := range choices[s.phase] {
		dst = append(dst, engine.Action{Kind: c.kind, Arg: c.arg})
	}
	return dst
}

// choices are the two answers of a phase that asks for no card.
var choices = [phaseStay + 1][2]struct {
	kind engine.Kind
	arg  int16
}{
	phaseDoubleBlind: {{engine.DoubleBlind, 1}, {engine.DoubleBlind, 0}},
	phaseBlind:       {{engine.Blind, 1}, {engine.Blind, 0}},
	engine.PhaseCall: {{engine.Chratze, 0}, {engine.Weg, 0}},
	phaseJoin:        {{engine.Metcho, 0}, {engine.Weg, 0}},
	phaseSix:         {{engine.Six, 1}, {engine.Six, 0}},
	phaseTurn:        {{engine.Turn, 0}, {engine.Turn, 1}},
	phaseStay:        {{engine.PlayOn, 0}, {engine.Drop, 0}},
}

// asked says in words what a phase waits for.
var asked = [phaseStay + 1]string{
	phaseDoubleBlind: "the dealer must say whether to play double blind",
	phaseBlind:       "the dealer must say whether to play blind",
	engine.PhaseCall: "the answer must be chratze or weg",
	phaseJoin:        "the answer must be metcho or weg",
	phaseSix:         "the holder of the six of trumps must say whether to swap it",
	phaseTurn:        "the dealer must say whether trump is turned from the stock or from the own hand",
	phaseStay:        "the answer must be to play on or to drop",
}

// Apply is described by engine.State.
func (s *state) Apply(by engine.Seat, a engine.Action) (engine.Trace, error) {
	switch {
	case s.phase == engine.PhaseOver:
		return engine.Trace{}, engine.ErrOver
	case by == engine.Nature && a.Kind == engine.TimeUp:
		return s.applyTimeUp(a)
	case by != s.turn:
		return engine.Trace{}, engine.ErrTurn
	}
	switch s.phase {
	case engine.PhaseDeal:
		return s.applyDeal(a)
	case engine.PhasePlay:
		return s.applyPlay(a)
	case phaseBury, phaseLay:
		return s.applyLay(a)
	case phaseExchange:
		return s.applyExchange(a)
	}
	for _, c := range choices[s.phase] {
		if a == (engine.Action{Kind: c.kind, Arg: c.arg}) {
			return s.applyChoice(a)
		}
	}
	return engine.Trace{}, illegal(engine.RuleKind, "%s", asked[s.phase])
}

// applyChoice does one of the two things that the phase asks for.
func (s *state) applyChoice(a engine.Action) (engine.Trace, error) {
	if s.phase == phaseSix && !s.hands[s.turn].Has(s.six()) {
		return engine.Trace{}, illegal(ruleSix, "seat %d does not hold the six of trumps", s.turn)
	}
	s.effects = s.effects[:0]
	switch s.phase {
	case phaseDoubleBlind:
		s.answerDoubleBlind(a.Arg != 0)
	case phaseBlind:
		s.answerBlind(a.Arg != 0)
	case engine.PhaseCall:
		s.answerCall(a.Kind == engine.Chratze)
	case phaseJoin:
		s.answerJoin(a.Kind == engine.Metcho)
	case phaseSix:
		s.answerSix(a.Arg != 0)
		if a.Arg == 0 {
			return engine.Trace{}, nil // that somebody keeps the six is a secret
		}
	case phaseTurn:
		s.answerTurn(a.Arg != 0)
	case phaseStay:
		s.answerStay(a.Kind == engine.PlayOn)
	}
	return s.public(a), nil
}

// public is the trace of an action that all see.
func (s *state) public(a engine.Action) engine.Trace { return engine.Public(int(s.seats), a) }

func illegal(rule engine.Rule, format string, args ...any) error {
	return &engine.Illegal{Rule: rule, Text: fmt.Sprintf(format, args...)}
}

// effect notes what happened, with the chips after it.
func (s *state) effect(e engine.Effect) {
	for x := range s.seats {
		e.Totals[x] = int32(s.chips[x])
	}
	s.effects = append(s.effects, e)
}

// Timeout is described by engine.State: it risks no chips and gives up the
// weakest cards (chratze.md 2.6, RECORD.md).
func (s *state) Timeout(by engine.Seat) engine.Action {
	switch s.phase {
	case phaseBury, phaseLay:
		return engine.Action{Kind: engine.Lay, Cards: s.weakest(s.hands[by], s.surplus())}
	case phaseExchange:
		return engine.Action{Kind: engine.Exchange}
	case engine.PhasePlay:
		return engine.Action{Kind: engine.Play, Cards: s.weakest(s.legalCards(), 1)}
	case phaseTurn:
		return engine.Action{Kind: engine.Turn}
	}
	no := choices[s.phase][1]
	return engine.Action{Kind: no.kind, Arg: no.arg}
}

// weakest picks n cards, the lowest that are not trump first.
func (s *state) weakest(from card.Set, n int) (pick card.Set) {
	o := s.order()
	for range n {
		low := from.First()
		for c := range from.Distinct() {
			if o.Power[c] < o.Power[low] {
				low = c
			}
		}
		pick, from = pick.With(low), from.Without(low)
	}
	return pick
}
