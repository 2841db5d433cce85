package watten

import (
	"fmt"
	"math/rand/v2"
	"slices"
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

func list(t testing.TB, text string) []card.Card {
	t.Helper()
	l, err := card.ParseList(text)
	if err != nil {
		t.Fatal(err)
	}
	return l
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

// dealTo deals a hand at random; want is its dealer, who is drawn if nobody has
// dealt yet.
func dealTo(t testing.TB, s *state, want engine.Seat) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	for s.turn == engine.Nature {
		a, _ := s.Draw(r)
		if a.Kind == engine.Dealer {
			a.Arg = int16(want)
		}
		if _, err := s.Apply(engine.Nature, a); err != nil {
			t.Fatal(err)
		}
	}
	if s.dealer != want {
		t.Errorf("seat %d deals, want %d", s.dealer, want)
	}
}

// position is a hand in which seat 0 leads to the first trick, with the cards as
// given; hands may be short.
func position(t testing.TB, o engine.Options, schlag, trump string, totals [2]int, hands ...string) *state {
	t.Helper()
	s := start(t, o)
	var errs [2]error
	var suit card.Suit
	s.schlag, errs[0] = card.ParseRank(schlag)
	suit, errs[1] = card.ParseSuit(trump)
	if errs != [2]error{} {
		t.Fatal(errs)
	}
	s.phase, s.turn, s.lead, s.dealer, s.dealt = engine.PhasePlay, 0, 0, 3, seats+1
	s.mode, s.totals = engine.TrumpMode(suit), [2]int32{int32(totals[0]), int32(totals[1])}
	s.trick = engine.Trick{Lead: 0, Winner: engine.Nobody}
	for x, text := range hands {
		s.hands[x] = set(t, text)
	}
	return s
}

// answers are the words that are no cards.
var answers = map[string]engine.Kind{"raise": engine.Raise, "look": engine.Look, "giveup": engine.GiveUp}

// do applies moves by whoever is on turn: cards, raise, look, giveup, timeout
// for what the clock chooses, !raise where raising must not be allowed. It
// returns every effect.
func do(t testing.TB, s *state, moves string) (all []engine.Effect) {
	t.Helper()
	for word := range strings.FieldsSeq(moves) {
		by, a := s.turn, engine.Action{Kind: answers[word]}
		switch {
		case word == "!raise":
			a.Kind = engine.Raise
			if _, err := s.Apply(by, a); err == nil || slices.Contains(s.Legal(nil, by), a) {
				t.Errorf("seat %d may raise: %v", by, err)
			}
			continue
		case word == "timeout":
			a = s.Timeout(by)
		case a.Kind == engine.NoAction:
			a = engine.PlayCard(list(t, word)[0])
		}
		if !slices.Contains(s.Legal(nil, by), a) {
			t.Fatalf("%s by seat %d is not legal", word, by)
		}
		if _, err := s.Apply(by, a); err != nil {
			t.Fatalf("%s by seat %d: %v", word, by, err)
		}
		all = append(all, s.Effects()...)
	}
	return all
}

var pairs = [2]string{"A", "B"}

// brief writes effects as "take 1, B stake 2, 3:2, B wins"; totals stand where the match ends.
func brief(list []engine.Effect) string {
	var words []string
	for _, e := range list {
		switch e.Kind {
		case engine.Score:
			words = append(words, fmt.Sprintf("%s %v %d", pairs[e.Side], e.Why, e.Points))
		case engine.Take:
			words = append(words, fmt.Sprintf("take %d", e.Seat))
		case engine.MatchEnd:
			words = append(words, fmt.Sprintf("%d:%d", e.Totals[0], e.Totals[1]), pairs[e.Winners.List()[0]]+" wins")
		}
	}
	return strings.Join(words, ", ")
}
