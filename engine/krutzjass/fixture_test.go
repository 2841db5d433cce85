package krutzjass

import (
	"fmt"
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

// position is a hand in which seat a leads, with the cards as given; hands may
// be short.
func position(t testing.TB, o engine.Options, trump card.Suit, totals [2]int32, hands ...string) *state {
	t.Helper()
	s := start(t, o)
	s.phase, s.turn, s.lead, s.dealer, s.maker, s.dealt = engine.PhasePlay, 0, 0, 3, 0, seats
	s.mode, s.totals = engine.TrumpMode(trump), totals
	s.trick = engine.Trick{Lead: 0, Winner: engine.Nobody}
	for x, text := range hands {
		s.hands[x] = set(t, text)
	}
	return s
}

// late puts a position into the last trick of a hand that both sides took part in.
func late(s *state) *state {
	s.done = tricks - 1
	for i := range s.done {
		s.past[i].Winner = engine.Seat(i % 2)
	}
	return s
}

// play applies a line of moves by whoever is on turn: cards, "weis 4xK H9-HJ", "HK!" for the early Stöck,
// "SA+" for Böch. It returns every effect.
func play(t testing.TB, s *state, line string) (all []engine.Effect) {
	t.Helper()
	for word := range strings.SplitSeq(line, ",") {
		a := read(t, s, strings.TrimSpace(word))
		if _, err := s.Apply(s.turn, a); err != nil {
			t.Fatalf("%s by seat %d: %v", word, s.turn, err)
		}
		all = append(all, s.Effects()...)
	}
	return all
}

func read(t testing.TB, s *state, word string) engine.Action {
	t.Helper()
	if list, ok := strings.CutPrefix(word, "weis "); ok {
		a, err := Game{}.ParseWeis(s, s.turn, strings.Fields(list))
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	text := strings.TrimRight(word, "!+")
	c, err := card.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	a := engine.PlayCard(c)
	switch word[len(text):] {
	case "!":
		a.Arg = engine.PlayStoeck
	case "+":
		a.Arg = engine.PlayBoech
	}
	return a
}

// brief writes effects as "take b, BD trick 20, AC wins": what the race cases look
// at.
var sideNames = [2]string{"AC", "BD"}

func brief(list []engine.Effect) string {
	var words []string
	for _, e := range list {
		switch e.Kind {
		case engine.Score:
			words = append(words, fmt.Sprintf("%s %v %d", sideNames[e.Side], e.Why, e.Points))
		case engine.Take:
			words = append(words, fmt.Sprintf("take %c", 'a'+rune(e.Seat)))
		case engine.MatchEnd:
			words = append(words, sideNames[e.Winners.List()[0]]+" wins")
		}
	}
	return strings.Join(words, ", ")
}
