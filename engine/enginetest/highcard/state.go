package highcard

import (
	"math/rand/v2"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

type state struct {
	setup   engine.Setup
	n       int
	dealer  engine.Seat
	phase   engine.Phase
	dealt   int // cards of this deal
	hands   [3]card.Set
	stock   []card.Card
	said    engine.Seats // who has predicted
	predict [3]int16
	trick   engine.Trick
	past    []engine.Trick
	won     [3]int16
	totals  [3]int32
	winners engine.Sides
	effects []engine.Effect
}

func (s *state) forehand() engine.Seat { return (s.dealer + 1) % engine.Seat(s.n) }

func (s *state) seat() engine.Seat { return s.trick.Seat(int(s.trick.N), s.n) }

func (s *state) Turn() engine.Seats {
	switch s.phase {
	case engine.PhaseDeal:
		return engine.SeatsOf(engine.Nature)
	case engine.PhaseCall:
		return engine.AllSeats(s.n) &^ s.said
	case engine.PhasePlay:
		return engine.SeatsOf(s.seat())
	}
	return 0
}

func (s *state) Legal(dst []engine.Action, by engine.Seat) []engine.Action {
	if !s.Turn().Has(by) {
		return dst
	}
	switch {
	case s.phase == engine.PhaseCall:
		for points := range int16(handSize + 1) {
			dst = append(dst, engine.Action{Kind: engine.Predict, Arg: points})
		}
	case s.phase == engine.PhasePlay:
		for c := range s.hands[by].All() {
			dst = append(dst, engine.PlayCard(c))
		}
	case s.dealer == engine.Nobody:
		for d := range int16(s.n) {
			dst = append(dst, engine.Action{Kind: engine.Dealer, Arg: d})
		}
	}
	return dst
}

// receiver is who gets the next card.
func (s *state) receiver() int16 {
	if s.dealt < handSize*s.n {
		return int16((int(s.forehand()) + s.dealt) % s.n)
	}
	return engine.Stock
}

// left is the cards that are not dealt yet.
func (s *state) left() card.Set {
	left := deck
	if s.dealt > 0 {
		for _, h := range s.hands {
			left = left.Minus(h)
		}
		left = left.Minus(card.SetOf(s.stock...))
	}
	return left
}

func (s *state) Draw(r *rand.Rand) (engine.Action, bool) {
	if s.phase != engine.PhaseDeal {
		return engine.Action{}, false
	}
	if s.dealer == engine.Nobody {
		return engine.Action{Kind: engine.Dealer, Arg: int16(r.IntN(s.n))}, true
	}
	cards := s.left().Cards()
	return engine.Action{Kind: engine.Deal, Arg: s.receiver(), Cards: card.SetOf(cards[r.IntN(len(cards))])}, true
}

func (s *state) Apply(by engine.Seat, a engine.Action) (engine.Trace, error) {
	if s.phase == engine.PhaseOver {
		return engine.Trace{}, engine.ErrOver
	}
	if !s.Turn().Has(by) {
		return engine.Trace{}, engine.ErrTurn
	}
	packet := by == engine.Nature && s.dealer != engine.Nobody
	if packet && (a.Kind != engine.Deal || a.Arg != s.receiver() || a.Cards.Len() != 1 || !a.Cards.Within(s.left())) {
		return engine.Trace{}, &engine.Illegal{Rule: engine.RulePack, Text: "this card is not to be dealt to this receiver"}
	}
	if !packet && !slices.Contains(s.Legal(nil, by), a) {
		return engine.Trace{}, &engine.Illegal{Rule: engine.RuleKind, Text: "this is not what is to be done now"}
	}
	s.effects = s.effects[:0]
	switch a.Kind {
	case engine.Deal:
		return s.deal(a), nil
	case engine.Predict:
		s.say(by, a.Arg)
		return engine.Trace{Rest: engine.Action{Kind: engine.Predict}}, nil
	case engine.Play:
		s.play(by, a.Card())
	case engine.Dealer:
		s.dealer = engine.Seat(a.Arg)
	}
	return engine.Public(s.n, a), nil
}

func (s *state) deal(a engine.Action) engine.Trace {
	if s.dealt == 0 {
		s.past, s.stock, s.won = nil, nil, [3]int16{}
		s.trick = engine.Trick{Lead: s.forehand(), Winner: engine.Nobody}
	}
	s.dealt++
	trace := engine.Trace{Rest: engine.Action{Kind: engine.Deal, Arg: a.Arg}}
	if a.Arg == engine.Stock {
		s.stock = append(s.stock, a.Cards.First())
		if len(s.stock) == 1 {
			trace = engine.Public(s.n, a)
		}
	} else {
		s.hands[a.Arg] = s.hands[a.Arg].Plus(a.Cards)
		trace.Seen = engine.SeatsOf(engine.Seat(a.Arg))
	}
	if s.dealt == packSize {
		s.phase = engine.PhaseCall
	}
	return trace
}

func (s *state) say(by engine.Seat, points int16) {
	s.said, s.predict[by] = s.said.With(by), points
	if s.said == engine.AllSeats(s.n) {
		s.phase = engine.PhasePlay
	}
}

func (s *state) play(by engine.Seat, c card.Card) {
	s.hands[by] = s.hands[by].Without(c)
	s.trick.Cards[s.trick.N] = c
	s.trick.N++
	if int(s.trick.N) < s.n {
		return
	}
	best := 0
	for i, c := range s.trick.Laid() {
		if c.Rank() > s.trick.Cards[best].Rank() {
			best = i
		}
	}
	winner := s.trick.Seat(best, s.n)
	s.trick.Winner = winner
	s.won[winner]++
	s.past = append(s.past, s.trick)
	s.effects = append(s.effects, engine.Effect{Kind: engine.Take, Seat: winner, Trick: int16(len(s.past)), Points: -1})
	s.trick = engine.Trick{Lead: winner, Winner: engine.Nobody}
	if len(s.past) == handSize {
		s.settle()
	}
}

// settle counts the hand and starts the next deal, or ends the match.
func (s *state) settle() {
	end := engine.Effect{Kind: engine.HandEnd}
	for seat := range s.n {
		if s.predict[seat] == s.won[seat] {
			end.Sums[seat] = 2
			s.totals[seat] += 2
		}
		e := engine.Effect{Kind: engine.Score, Why: engine.WhyDifference, Side: engine.Side(seat), Points: end.Sums[seat]}
		copy(e.Totals[:], s.totals[:])
		s.effects = append(s.effects, e)
	}
	copy(end.Totals[:], s.totals[:])
	s.effects = append(s.effects, end)
	s.said, s.predict, s.dealt, s.stock = 0, [3]int16{}, 0, nil
	s.phase, s.dealer = engine.PhaseDeal, s.forehand()
	best := slices.Max(s.totals[:])
	if int(best) < s.setup.Options.Int("target") {
		return
	}
	s.phase = engine.PhaseOver
	for seat := range s.n {
		if s.totals[seat] == best {
			s.winners |= engine.SidesOf(engine.Side(seat))
		}
	}
	s.effects = append(s.effects, engine.Effect{Kind: engine.MatchEnd, Winners: s.winners, Totals: end.Totals})
}

func (s *state) Effects() []engine.Effect { return s.effects }

func (s *state) Timeout(by engine.Seat) engine.Action { return s.Legal(nil, by)[0] }

func (s *state) Gain() []int {
	gain := make([]int, s.n)
	for i := range gain {
		gain[i] = int(s.won[i])
	}
	return gain
}

func (s *state) Over() bool { return s.phase == engine.PhaseOver }

func (s *state) Clone() engine.State {
	c := *s
	c.stock, c.past, c.effects = slices.Clone(s.stock), slices.Clone(s.past), slices.Clone(s.effects)
	return &c
}
