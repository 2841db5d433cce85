package krutzjass

import (
	"math/rand/v2"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/deal"
	"krutzjass/engine/meld"
)

// state is a match of Krutzjass. Setup and rules are shared by clones and never
// change.
type state struct {
	setup *engine.Setup
	rules *rules

	phase  engine.Phase
	turn   engine.Seat // who acts; Nature deals, Nobody when over
	dealer engine.Seat // Nobody until drawn
	lead   engine.Seat // forehand, then the leader of the trick
	hands  [seats]card.Set
	dealt  int // hands dealt so far in this deal; 4 once the play goes on

	mode          engine.Mode
	maker, pushed engine.Seat
	trick         engine.Trick
	past          [tricks]engine.Trick
	done          int // finished tricks of this hand

	called [seats]meld.Choice // Weis as called, until trick 1 is counted; then the winners' only
	said   [seats]int16       // highest single value called, 0 for none
	best   engine.Seat        // whose Weis won, once trick 1 is counted
	reason meld.Reason        // what decided that

	court   [seats]meld.Pair // Kings and Queens of trump laid by each seat
	boech   [seats]card.Set  // cards that each seat announced as the highest left
	stoecks [seats]uint8     // times Stöck was scored in this hand

	totals  [2]int32
	made    [2][madeKinds]int32 // this hand
	sheet   [][2]int32          // finished hands
	winners engine.Sides

	effects []engine.Effect
	choices []meld.Choice // buffer
}

func (s *state) Turn() engine.Seats {
	if s.turn == engine.Nobody {
		return 0
	}
	return engine.SeatsOf(s.turn)
}

func (s *state) Over() bool { return s.phase == engine.PhaseOver }

func (s *state) Effects() []engine.Effect { return s.effects }

func (s *state) Gain() []int {
	gain := make([]int, 2)
	for side := range gain {
		gain[side] = int(s.handSum(side))
	}
	return gain
}

func (s *state) Clone() engine.State {
	c := *s
	c.sheet = slices.Clone(s.sheet)
	c.effects, c.choices = nil, nil
	return &c
}

// next is the seat to the right, who acts after x.
func next(x engine.Seat) engine.Seat { return (x + 1) % seats }

// partner sits opposite.
func partner(x engine.Seat) engine.Seat { return (x + 2) % seats }

// Legal is described by engine.State. In the first trick every set of Weis that
// the hand can show stands before the plays, best first.
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
		return s.legalPlay(s.legalWeis(dst))
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
	}
	return s.applyPlay(a)
}

// public is the trace of an action that all see; it is the last step of a
// successful Apply.
func public(a engine.Action) engine.Trace { return engine.Public(seats, a) }

// Draw is described by engine.State: first the dealer, then a hand for each
// seat from forehand on.
func (s *state) Draw(r *rand.Rand) (engine.Action, bool) {
	if s.turn != engine.Nature {
		return engine.Action{}, false
	}
	if s.dealer == engine.Nobody {
		return engine.Action{Kind: engine.Dealer, Arg: int16(r.IntN(seats))}, true
	}
	left := seats - s.dealt
	packet := s.setup.Packet
	if packet == 0 {
		packet = 4
	}
	hand := deal.Packets(deal.Shuffle(r, s.undealt()), left, handSize, packet, 0)[0]
	return engine.Action{Kind: engine.Deal, Arg: int16(s.receiver()), Cards: hand}, true
}

// undealt is what is left of the pack while the hands are dealt.
func (s *state) undealt() card.Set {
	left := pack
	for i := range s.dealt {
		left = left.Minus(s.hands[(s.forehand()+engine.Seat(i))%seats])
	}
	return left
}

// dealsNow is the dealer of the deal that is due or under way: between two hands the
// state still shows the last one.
func (s *state) dealsNow() engine.Seat {
	if s.dealt == 0 && s.done > 0 {
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
	to := s.receiver()
	switch {
	case a.Kind != engine.Deal:
		return engine.Trace{}, illegal(engine.RuleKind, "the cards must be dealt")
	case a.Arg != int16(to):
		return engine.Trace{}, illegal(engine.RulePack, "the next hand goes to seat %d, not to seat %d", to, a.Arg)
	case a.Cards.Len() != handSize:
		return engine.Trace{}, illegal(engine.RulePack, "seat %d gets %d cards: a hand has %d", to, a.Cards.Len(), handSize)
	case !a.Cards.Within(s.undealt()):
		return engine.Trace{}, illegal(engine.RulePack, "the pack holds Nine to Ace twice: not all of %v are left for seat %d", a.Cards, to)
	}
	s.effects = s.effects[:0]
	if s.dealt == 0 {
		s.newHand()
	}
	s.hands[to] = a.Cards
	if s.dealt++; s.dealt == seats {
		s.phase, s.turn, s.lead = engine.PhaseCall, s.forehand(), s.forehand()
	}
	return engine.Trace{Seen: engine.SeatsOf(to), Rest: engine.Action{Kind: engine.Deal, Arg: a.Arg}}, nil
}

// newHand clears what the last hand left lying.
func (s *state) newHand() {
	s.dealer = s.dealsNow()
	s.mode, s.maker, s.pushed, s.lead = engine.NoMode, engine.Nobody, engine.Nobody, next(s.dealer)
	s.trick, s.done = engine.Trick{Lead: engine.Nobody, Winner: engine.Nobody}, 0
	s.called, s.said, s.best, s.reason = [seats]meld.Choice{}, [seats]int16{}, engine.Nobody, 0
	s.court, s.boech, s.stoecks, s.made = [seats]meld.Pair{}, [seats]card.Set{}, [seats]uint8{}, [2][madeKinds]int32{}
}
