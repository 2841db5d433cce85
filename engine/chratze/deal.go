package chratze

import (
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/deal"
)

// Draw is described by engine.State: first the dealer; then the hands, in
// packets from the dealer's right on, and the stock card by card.
func (s *state) Draw(r *rand.Rand) (engine.Action, bool) {
	if s.turn != engine.Nature {
		return engine.Action{}, false
	}
	if s.dealer == engine.Nobody {
		return engine.Action{Kind: engine.Dealer, Arg: int16(r.IntN(int(s.seats)))}, true
	}
	to, n := s.packet()
	return engine.Action{Kind: engine.Deal, Arg: to, Cards: deal.Hands(r, s.undealt(), n)[0]}, true
}

// packet tells who is dealt to next, and how many cards.
func (s *state) packet() (to int16, cards int) {
	if s.dealt < s.handPackets() {
		return int16((s.dealsNow() + 1 + engine.Seat(s.dealt)%s.seats) % s.seats), s.rules.packet
	}
	return engine.Stock, 1
}

// handPackets is how many packets make the hands.
func (s *state) handPackets() int { return int(s.seats) * s.rules.hand / s.rules.packet }

func (s *state) undealt() card.Set {
	if s.dealt == 0 {
		return s.rules.pack
	}
	return s.left
}

// dealsNow is the dealer of the deal that is due or under way: between two deals
// the state still shows the last one. The deal moves on after each settlement,
// and where the cards are dealt again at once, after the fourth time.
func (s *state) dealsNow() engine.Seat {
	between := s.phase == engine.PhaseDeal && s.dealt == 0
	if between && (s.fresh == 0 && len(s.sheet) > 0 || s.rules.redeal && s.fresh == maxDeals) {
		return s.next(s.dealer)
	}
	return s.dealer
}

// covered tells whether the dealer has not looked at the own cards yet.
func (s *state) covered() bool {
	switch s.phase {
	case phaseDoubleBlind, phaseBlind, phaseTurn:
		return true
	case engine.PhaseDeal:
		return s.rules.zwicken || s.rules.blind || s.rules.doubleBlind
	}
	return false
}

func (s *state) legalDealer(dst []engine.Action) []engine.Action {
	if s.dealer != engine.Nobody {
		return dst
	}
	for x := range s.seats {
		dst = append(dst, engine.Action{Kind: engine.Dealer, Arg: int16(x)})
	}
	return dst
}

func (s *state) applyDeal(a engine.Action) (engine.Trace, error) {
	if s.dealer == engine.Nobody {
		if a.Kind != engine.Dealer || a.Arg < 0 || a.Arg >= int16(s.seats) || !a.Cards.Empty() {
			return engine.Trace{}, illegal(engine.RuleKind, "the first dealer must be drawn, one of the seats 0 to %d", s.seats-1)
		}
		s.effects = s.effects[:0]
		s.dealer = engine.Seat(a.Arg)
		return s.public(a), nil
	}
	to, n := s.packet()
	switch {
	case a.Kind != engine.Deal:
		return engine.Trace{}, illegal(engine.RuleKind, "the cards must be dealt")
	case a.Arg != to:
		return engine.Trace{}, illegal(engine.RulePack, "the next card goes to seat %d, not to seat %d (-1 is the stock)", to, a.Arg)
	case a.Cards.Len() != n:
		return engine.Trace{}, illegal(engine.RulePack, "%d cards are dealt at a time here, not %d", n, a.Cards.Len())
	case !a.Cards.Within(s.undealt()):
		return engine.Trace{}, illegal(engine.RulePack, "not all of %v are left in the pack", a.Cards)
	}
	s.effects = s.effects[:0]
	if s.dealt == 0 {
		s.newDeal()
	}
	s.left = s.left.Minus(a.Cards)
	trace := engine.Trace{} // nobody sees a card of the stock
	if to == engine.Stock {
		s.stock[s.end] = a.Cards.First()
		s.end++
	} else {
		trace = s.deal(engine.Seat(to), a)
	}
	if s.dealt++; s.left.Empty() {
		s.dealt = 0
		s.dealtOut()
	}
	return trace, nil
}

// deal gives a packet to a seat, which sees it unless it must not look yet.
func (s *state) deal(to engine.Seat, a engine.Action) engine.Trace {
	if to == s.dealer && s.hands[to].Empty() {
		s.top = a.Cards.First()
	}
	s.hands[to] = s.hands[to].Plus(a.Cards)
	trace := engine.Trace{Rest: engine.Action{Kind: engine.Deal, Arg: a.Arg}}
	if to != s.dealer || !s.covered() {
		trace.Seen = engine.SeatsOf(to)
	}
	return trace
}

// newDeal clears what the last deal left lying and takes the antes; they are not
// due when the cards are dealt again at once (decision CQ8).
func (s *state) newDeal() {
	s.dealer = s.dealsNow()
	if s.fresh == 0 {
		s.made = [engine.MaxSeats][madeKinds]int64{}
	}
	if s.rules.redeal && s.fresh == maxDeals {
		s.fresh = 0
	}
	s.clearDeal()
	s.left, s.lead = s.rules.pack, s.next(s.dealer)
	switch {
	case s.rules.zwicken:
		s.pay(s.dealer, madeAnte, -zwickenAnte)
	case !s.rules.redeal || s.fresh == 0:
		for x := range s.seats {
			s.pay(x, madeAnte, -ante)
		}
	}
}

func (s *state) clearDeal() {
	s.gather()
	s.turned, s.up, s.dead, s.trumps, s.own, s.top = card.None, card.None, card.Set{}, 0, false, card.None
	s.chratzer, s.blind, s.weg, s.in, s.swapper, s.taken = engine.Nobody, 0, 0, 0, engine.Nobody, card.None
	s.trick, s.done = engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody}, 0
}

// gather takes hands, cards laid away and stock together, unseen.
func (s *state) gather() {
	s.hands, s.away = [engine.MaxSeats]card.Set{}, [engine.MaxSeats]card.Set{}
	s.at, s.end, s.left = 0, 0, card.Set{}
}

// dealtOut goes on once every card is dealt.
func (s *state) dealtOut() {
	s.turn = s.dealer
	switch {
	case s.rules.zwicken:
		s.phase = phaseTurn
	case s.rules.doubleBlind:
		s.phase = phaseDoubleBlind
	default:
		s.turnUp()
		s.askBlind()
	}
}

// turnUp makes the top card of the stock the trump card. The one before it stays
// face up and dead (decision CQ4).
func (s *state) turnUp() {
	if s.up != card.None {
		s.dead = s.dead.With(s.up)
	}
	s.turned = s.draw()
	s.up = s.turned
	s.trumps++
	s.effect(engine.Effect{Kind: engine.Turned, Seat: engine.Nobody, Cards: card.SetOf(s.up)})
}

// applyTimeUp notes that the time limit is over. The match ends with the first
// deal from then on in which nobody fails (chratze.md 2.5).
func (s *state) applyTimeUp(a engine.Action) (engine.Trace, error) {
	switch {
	case a != engine.Action{Kind: engine.TimeUp}:
		return engine.Trace{}, illegal(engine.RuleKind, "time is up without cards and numbers")
	case !s.rules.clock:
		return engine.Trace{}, illegal(ruleTime, "this match has no time limit")
	case s.timeUp:
		return engine.Trace{}, illegal(ruleTime, "time is up already")
	case s.dealt > 0:
		return engine.Trace{}, illegal(ruleTime, "the cards are just being dealt: time is up after that")
	}
	s.effects = s.effects[:0]
	s.timeUp = true
	return s.public(a), nil
}
