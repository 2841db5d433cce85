package coiffeur

import (
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
	st, err := Game{}.New(engine.Setup{Options: o, Seats: four})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*state)
}

// calling is a deal in which the cards are out and forehand is asked first.
func calling(t testing.TB, o engine.Options, forehand engine.Seat) *state {
	t.Helper()
	s := start(t, o)
	s.dealing.Dealer, s.dealing.Given = (forehand+3)%seats, seats
	s.phase, s.lead = engine.PhaseCall, forehand
	s.turn = s.starter()
	return s
}

// call reads "D", "slalom OBE", "joker H" or "pass".
func call(t testing.TB, words string) engine.Action {
	t.Helper()
	if words == "pass" {
		return engine.Action{Kind: engine.Pass}
	}
	row, mode, _ := strings.Cut(words, " ")
	text := engine.CallText{Row: row, Mode: mode}
	if row == "slalom" || row == "guschti" {
		text.Mode, text.Direction = "", mode
	}
	a, err := Game{}.ParseCall(text)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// do applies an action of whoever is on turn.
func do(t testing.TB, s *state, a engine.Action) {
	t.Helper()
	if _, err := s.Apply(s.turn, a); err != nil {
		t.Fatalf("%v by seat %d: %v", a, s.turn, err)
	}
}

// fill writes all places of a side but those named.
func fill(s *state, side engine.Side, but ...int) {
	s.chart[side].closed = uint32(1)<<len(s.rules.rows) - 1
	for _, place := range but {
		s.chart[side].closed &^= 1 << place
	}
}

// strong holds a hand that takes all tricks of the row that is named, led from
// the left, whatever the others hold.
var strong = map[string]string{
	"D":   "DJ D9 DA DK DQ D10 D8 D7 D6",
	"OBE": "HA HK HQ HJ DA DK CA CK SA",
	"UND": "H6 H7 H8 H9 D6 D7 C6 C7 S6",
}

// sweep plays a hand in which one seat leads and takes every trick; the others
// play their first lawful card.
func sweep(t testing.TB, s *state, by engine.Seat, cards string) {
	t.Helper()
	rest := card.Jass().Minus(set(t, cards)).Cards()
	for x := range engine.Seat(seats) {
		if x == by {
			s.hands[x] = set(t, cards)
			continue
		}
		s.hands[x] = card.SetOf(rest[:tricks]...)
		rest = rest[tricks:]
	}
	for word := range strings.SplitSeq(cards, " ") {
		c, err := card.Parse(word)
		if err != nil {
			t.Fatal(err)
		}
		do(t, s, engine.PlayCard(c))
		for s.turn != by && s.turn >= 0 {
			do(t, s, s.Legal(nil, s.turn)[0])
		}
	}
}
