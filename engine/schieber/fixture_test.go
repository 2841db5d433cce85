package schieber

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
	st, err := Game{}.New(engine.Setup{Options: o, Seats: four})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*state)
}

// position is a hand in which seat a has called and leads, with the cards as
// given; hands may be short.
func position(t testing.TB, o engine.Options, mode string, totals [2]int32, hands ...string) *state {
	t.Helper()
	s := start(t, o)
	s.phase, s.turn, s.lead, s.maker = engine.PhasePlay, 0, 0, 0
	s.dealing.Dealer, s.dealing.Given = 3, seats
	s.mode, _ = engine.ParseMode(mode)
	s.totals = totals
	s.trick = engine.Trick{Lead: 0, Winner: engine.Nobody}
	for x, text := range hands {
		s.hands[x] = set(t, text)
	}
	return s
}

// play applies a line of moves by whoever is on turn: cards, "weis", "noweis",
// "HK!" for the early Stöck. It returns every effect.
func play(t testing.TB, s *state, line string) (all []engine.Effect) {
	t.Helper()
	for word := range strings.SplitSeq(line, " ") {
		if _, err := s.Apply(s.turn, read(t, s, word)); err != nil {
			t.Fatalf("%s by seat %d: %v", word, s.turn, err)
		}
		all = append(all, s.Effects()...)
	}
	return all
}

func read(t testing.TB, s *state, word string) engine.Action {
	t.Helper()
	switch word {
	case "weis":
		return s.Legal(nil, s.turn)[0]
	case "noweis":
		return engine.Action{Kind: engine.NoWeis}
	}
	text, early := strings.CutSuffix(word, "!")
	c, err := card.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	a := engine.PlayCard(c)
	if early {
		a.Arg = engine.PlayStoeck
	}
	return a
}

var sideNames = [2]string{"AC", "BD"}

// brief writes effects as "take b, BD trick 20, AC wins".
func brief(list []engine.Effect) string {
	var words []string
	for _, e := range list {
		switch e.Kind {
		case engine.Score:
			words = append(words, fmt.Sprintf("%s %v %d", sideNames[e.Side], e.Why, e.Points))
		case engine.Take:
			words = append(words, fmt.Sprintf("take %c", 'a'+rune(e.Seat)))
		case engine.Bergpreis:
			words = append(words, sideNames[e.Side]+" bergpreis")
		case engine.HandEnd:
			words = append(words, "hand")
		case engine.MatchEnd:
			words = append(words, sideNames[e.Winners.List()[0]]+" wins")
		}
	}
	return strings.Join(words, ", ")
}
