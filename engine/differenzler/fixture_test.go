package differenzler

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

func set(t testing.TB, text string) card.Set {
	t.Helper()
	s, err := card.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

var four = []engine.Player{{Name: "a", By: "human"}, {Name: "b", By: "regular"}, {Name: "c", By: "regular"}, {Name: "d", By: "regular"}}

func start(t testing.TB, o engine.Options) *state {
	t.Helper()
	st, err := Game{}.New(engine.Setup{Game: Key, Options: o, Seats: four})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*state)
}

func apply(t testing.TB, s *state, by engine.Seat, a engine.Action) engine.Trace {
	t.Helper()
	trace, err := s.Apply(by, a)
	if err != nil {
		t.Fatalf("%v by seat %d: %v", a, by, err)
	}
	return trace
}

// whole is a deal in which every seat has one suit and b holds the Seven of
// hearts; so b is forehand in the first deal.
var whole = []string{
	"S6 S7 S8 S9 S10 SJ SQ SK SA", "H6 H7 H8 H9 H10 HJ HQ HK HA",
	"D6 D7 D8 D9 D10 DJ DQ DK DA", "C6 C7 C8 C9 C10 CJ CQ CK CA",
}

// dealt is a match in which the hands have just been dealt, in the order in which
// the game asks for them.
func dealt(t testing.TB, o engine.Options, hands ...string) *state {
	t.Helper()
	s := start(t, o)
	dealTo(t, s, hands)
	return s
}

func dealTo(t testing.TB, s *state, hands []string) {
	t.Helper()
	for range hands {
		x := s.Receiver(seats)
		apply(t, s, engine.Nature, engine.Action{Kind: engine.Deal, Arg: int16(x), Cards: set(t, hands[x])})
	}
}

// predict draws trump and makes the predictions, from forehand on.
func predict(t testing.TB, s *state, trump card.Suit, points ...int16) {
	t.Helper()
	apply(t, s, engine.Nature, engine.Action{Kind: engine.Trump, Arg: int16(trump)})
	for i, n := range points {
		apply(t, s, (s.lead+engine.Seat(i))%seats, engine.Action{Kind: engine.Predict, Arg: n})
	}
}

// playOn plays legal cards chosen by r until the deal is closed; nil plays the
// first card of each list.
func playOn(t testing.TB, s *state, r *rand.Rand) {
	t.Helper()
	for s.phase == engine.PhasePlay {
		legal, i := s.Legal(nil, s.turn.First()), 0
		if r != nil {
			i = r.IntN(len(legal))
		}
		apply(t, s, s.turn.First(), legal[i])
	}
}

// brief writes the lines of effects that records have.
func brief(list []engine.Effect) string {
	var words []string
	for _, e := range list {
		switch e.Kind {
		case engine.Take:
			words = append(words, fmt.Sprintf("take %c %d", 'a'+rune(e.Seat), e.Points))
		case engine.Score:
			words = append(words, fmt.Sprintf("%c %v %d", 'a'+rune(e.Side), e.Why, e.Points))
		case engine.HandEnd:
			words = append(words, fmt.Sprint("hand ", e.Sums[:seats]))
		case engine.MatchEnd:
			words = append(words, fmt.Sprint("end ", e.Winners.List(), e.Totals[:seats]))
		}
	}
	return strings.Join(words, ", ")
}
