package watten

import (
	"math/rand/v2"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/deal"
)

// state is a match of Watten. Setup and rules are shared by clones and never
// change.
type state struct {
	setup *engine.Setup
	rules *rules

	phase  engine.Phase
	turn   engine.Seat // who acts; Nature deals, Nobody when over
	dealer engine.Seat // Nobody until drawn
	lead   engine.Seat // forehand, then the leader of the trick
	hands  [seats]card.Set
	dealt  int // hands dealt so far in this deal; seats+1 with the rest, once the play goes on

	schlag card.Rank // 0 until named
	mode   engine.Mode
	trick  engine.Trick
	past   [tricks]engine.Trick
	done   int // finished tricks of this hand

	raises []engine.Seat // who raised in this hand, in order; each asks for one point more
	asked  bool          // the last raise is not accepted: it waits for an answer, or was given up to

	totals  [2]int32
	made    [2]int32   // this hand
	sheet   [][2]int32 // finished hands
	winners engine.Sides

	effects []engine.Effect
}

func (s *state) Turn() engine.Seats {
	if s.turn == engine.Nobody {
		return 0
	}
	return engine.SeatsOf(s.turn)
}

func (s *state) Over() bool { return s.phase == engine.PhaseOver }

func (s *state) Effects() []engine.Effect { return s.effects }

func (s *state) Gain() []int { return []int{int(s.made[0]), int(s.made[1])} }

func (s *state) Clone() engine.State {
	c := *s
	c.sheet, c.raises = slices.Clone(s.sheet), slices.Clone(s.raises)
	c.effects = nil
	return &c
}

// Reseat is described by engine.Reseater: people answer raises for their pair.
func (s *state) Reseat(players []engine.Player) {
	setup := *s.setup
	setup.Seats = slices.Clone(players)
	s.setup = &setup
}

// next is the seat to the left, who acts after x.
func next(x engine.Seat) engine.Seat { return (x + 1) % seats }

func (s *state) order() *order { return s.rules.order(s.schlag, s.mode) }

// Legal is described by engine.State. A raise stands before the plays.
func (s *state) Legal(dst []engine.Action, by engine.Seat) []engine.Action {
	if by != s.turn {
		return dst
	}
	switch s.phase {
	case engine.PhaseDeal:
		return s.legalDealer(dst)
	case engine.PhaseCall:
		return s.legalCall(dst)
	case engine.PhasePlay:
		return s.legalPlay(s.legalRaise(dst))
	case PhaseAnswer:
		return s.legalAnswer(dst)
	}
	return dst
}

// Apply is described by engine.State.
func (s *state) Apply(by engine.Seat, a engine.Action) (engine.Trace, error) {
	if s.phase == engine.PhaseOver {
		return engine.Trace{}, engine.ErrOver
	}
	if by != s.turn {
		return engine.Trace{}, engine.ErrTurn
	}
	switch s.phase {
	case engine.PhaseDeal:
		return s.applyDeal(a)
	case engine.PhaseCall:
		return s.applyCall(a)
	case PhaseAnswer:
		return s.applyAnswer(a)
	}
	return s.applyPlay(a)
}

// public is the trace of an action that all see; it is the last step of a
// successful Apply.
func public(a engine.Action) engine.Trace { return engine.Public(seats, a) }

// Draw is described by engine.State: first the dealer, then a hand for each
// seat from forehand on, three cards and two, then the rest of the pack, which
// nobody sees.
func (s *state) Draw(r *rand.Rand) (engine.Action, bool) {
	if s.turn != engine.Nature {
		return engine.Action{}, false
	}
	switch {
	case s.dealer == engine.Nobody:
		return engine.Action{Kind: engine.Dealer, Arg: int16(r.IntN(seats))}, true
	case s.dealt == seats:
		return s.rest(), true
	}
	hand := deal.Packets(deal.Shuffle(r, s.undealt()), seats-s.dealt, handSize, 3, 0)[0]
	return engine.Action{Kind: engine.Deal, Arg: int16(s.receiver()), Cards: hand}, true
}

// rest is the deal of the cards that stay unused.
func (s *state) rest() engine.Action {
	return engine.Action{Kind: engine.Deal, Arg: engine.Stock, Cards: s.undealt()}
}

// undealt is what is left of the pack while the hands are dealt.
func (s *state) undealt() card.Set {
	left := s.rules.pack
	for i := range s.dealt {
		left = left.Minus(s.hands[(s.forehand()+engine.Seat(i))%seats])
	}
	return left
}

// dealsNow is the dealer of the deal that is due or under way: between two hands
// the state still shows the last one.
func (s *state) dealsNow() engine.Seat {
	if s.dealt == 0 && s.mode != engine.NoMode {
		return next(s.dealer)
	}
	return s.dealer
}

func (s *state) forehand() engine.Seat { return next(s.dealsNow()) }

// receiver is who gets the next hand.
func (s *state) receiver() engine.Seat { return (s.forehand() + engine.Seat(s.dealt)) % seats }

func (s *state) legalDealer(dst []engine.Action) []engine.Action {
	if s.dealer != engine.Nobody {
		return dst
	}
	for x := range int16(seats) {
		dst = append(dst, engine.Action{Kind: engine.Dealer, Arg: x})
	}
	return dst
}

func (s *state) applyDeal(a engine.Action) (engine.Trace, error) {
	if s.dealer == engine.Nobody {
		if a.Kind != engine.Dealer || a.Arg < 0 || a.Arg >= seats || !a.Cards.Empty() {
			return engine.Trace{}, illegal(engine.RuleKind, "the first dealer must be drawn, one of the seats 0 to 3")
		}
		s.effects = s.effects[:0]
		s.dealer = engine.Seat(a.Arg)
		return public(a), nil
	}
	if err := s.checkPacket(a); err != nil {
		return engine.Trace{}, err
	}
	s.effects = s.effects[:0]
	if s.dealt == 0 {
		s.newHand()
	}
	s.dealt++
	if a.Arg == engine.Stock {
		s.phase, s.turn, s.lead = engine.PhaseCall, s.forehand(), s.forehand()
		return engine.Trace{}, nil
	}
	to := engine.Seat(a.Arg)
	s.hands[to] = a.Cards
	return engine.Trace{Seen: engine.SeatsOf(to), Rest: engine.Action{Kind: engine.Deal, Arg: a.Arg}}, nil
}

// checkPacket tells what is wrong with the packet a.
func (s *state) checkPacket(a engine.Action) error {
	if a.Kind != engine.Deal {
		return illegal(engine.RuleKind, "the cards must be dealt")
	}
	if s.dealt == seats {
		if a != s.rest() {
			return illegal(engine.RulePack, "the rest of the pack is the cards that no hand has got: %v", s.undealt())
		}
		return nil
	}
	to := s.receiver()
	switch {
	case a.Arg != int16(to):
		return illegal(engine.RulePack, "the next hand goes to seat %d, not to seat %d", to, a.Arg)
	case a.Cards.Len() != handSize:
		return illegal(engine.RulePack, "seat %d gets %d cards: a hand has %d", to, a.Cards.Len(), handSize)
	case !a.Cards.Within(s.undealt()):
		return illegal(engine.RulePack, "the pack holds Seven to Ace, and D6 only with the Weli: not all of %v are left for seat %d", a.Cards, to)
	}
	return nil
}

// newHand clears what the last hand left lying.
func (s *state) newHand() {
	s.dealer = s.dealsNow()
	s.schlag, s.mode, s.lead = 0, engine.NoMode, next(s.dealer)
	s.trick, s.done = engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody}, 0
	s.raises, s.asked, s.made = s.raises[:0], false, [2]int32{}
}
