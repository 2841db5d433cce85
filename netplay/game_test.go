package netplay

import (
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// highest is a small game with what a host must get right: chance deals a
// hidden card to each seat, all may bid in secret at once, then each seat in
// turn lays its card for all to see. The match is one deal.
type highest struct{}

func (highest) Info() engine.Info {
	return engine.Info{
		Key: "highest", MinSeats: 2, MaxSeats: 4, Seats: 3,
		Side:  func(s engine.Seat) engine.Side { return engine.Side(s) },
		Sides: func(n int) int { return n },
		Deck:  func(engine.Options) card.Set { return card.Full() },
	}
}

func (highest) New(s engine.Setup) (engine.State, error) {
	n := len(s.Seats)
	return &highestState{setup: s, hands: make([]card.Card, n), bids: make([]bool, n), left: card.Full()}, nil
}

func (highest) Guess(engine.View, *rand.Rand) (engine.State, error) { panic("nobody guesses here") }

func (highest) Why(v engine.View, a engine.Action) error {
	if a.Kind == engine.Play {
		return &engine.Illegal{Rule: engine.RuleHold, Text: "the card is not in the hand"}
	}
	return nil
}

type highestState struct {
	setup  engine.Setup
	left   card.Set
	late   bool // the time was over
	hands  []card.Card
	bids   []bool
	laid   []card.Card
	caused []engine.Effect
}

func (s *highestState) dealt() int {
	for i, c := range s.hands {
		if c == card.None {
			return i
		}
	}
	return len(s.hands)
}

func (s *highestState) Turn() (turn engine.Seats) {
	if s.dealt() < len(s.hands) {
		return engine.SeatsOf(engine.Nature)
	}
	for i, bid := range s.bids {
		if !bid {
			turn = turn.With(engine.Seat(i))
		}
	}
	if turn == 0 && !s.Over() {
		turn = engine.SeatsOf(engine.Seat(len(s.laid)))
	}
	return turn
}

func (s *highestState) Legal(dst []engine.Action, seat engine.Seat) []engine.Action {
	switch {
	case seat < 0 || !s.Turn().Has(seat):
		return dst
	case !s.bids[seat]:
		return append(dst, engine.Action{Kind: engine.Predict}, engine.Action{Kind: engine.Predict, Arg: 1})
	}
	return append(dst, engine.PlayCard(s.hands[seat]))
}

func (s *highestState) Draw(r *rand.Rand) (engine.Action, bool) {
	seat := s.dealt()
	if seat == len(s.hands) {
		return engine.Action{}, false
	}
	cards := s.left.Cards()
	return engine.Action{Kind: engine.Deal, Arg: int16(seat), Cards: card.SetOf(cards[r.IntN(len(cards))])}, true
}

func (s *highestState) Apply(by engine.Seat, a engine.Action) (engine.Trace, error) {
	s.caused = s.caused[:0]
	if a.Kind == engine.TimeUp && by == engine.Nature && !s.late {
		s.late = true
		return engine.Public(len(s.hands), a), nil
	}
	if !s.Turn().Has(by) {
		return engine.Trace{}, engine.ErrTurn
	}
	switch a.Kind {
	case engine.Deal:
		s.left, s.hands[a.Arg] = s.left.Without(a.Card()), a.Card()
		return engine.Trace{Seen: engine.SeatsOf(engine.Seat(a.Arg)), Rest: engine.Action{Kind: engine.Deal, Arg: a.Arg}}, nil
	case engine.Predict:
		s.bids[by] = true
		return engine.Trace{}, nil
	}
	s.laid = append(s.laid, a.Card())
	if s.Over() {
		s.caused = append(s.caused, engine.Effect{Kind: engine.MatchEnd, Winners: engine.SidesOf(0)})
	}
	return engine.Public(len(s.hands), a), nil
}

func (s *highestState) Effects() []engine.Effect               { return s.caused }
func (s *highestState) Timeout(seat engine.Seat) engine.Action { return s.Legal(nil, seat)[0] }
func (s *highestState) Gain() []int                            { return make([]int, len(s.hands)) }
func (s *highestState) Over() bool                             { return len(s.laid) == len(s.hands) }
func (s *highestState) Clone() engine.State                    { panic("nobody searches here") }

func (s *highestState) View(seat engine.Seat) engine.View {
	v := engine.View{Setup: s.setup, Viewer: seat, Turn: s.Turn(), Mode: engine.NoMode, Legal: s.Legal(nil, seat),
		Counts: make([]int, len(s.hands)), Shown: make([]card.Set, len(s.hands))}
	for i := range len(s.hands) {
		if s.hands[i] != card.None && i >= len(s.laid) {
			v.Counts[i] = 1
		}
	}
	for i, c := range s.laid {
		v.Trick.Cards[i], v.Trick.N = c, int8(i+1)
	}
	if seat >= 0 && s.hands[seat] != card.None {
		v.Hand = card.SetOf(s.hands[seat])
	}
	return v
}
