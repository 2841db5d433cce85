package molotow

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

func players(n int) (list []engine.Player) {
	for i := range n {
		list = append(list, engine.Player{Name: string(rune('a' + i)), By: "regular"})
	}
	return list
}

func start(t testing.TB, o engine.Options, n int) *state {
	t.Helper()
	st, err := Game{}.New(engine.Setup{Game: Key, Options: o, Seats: players(n)})
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

// dealt is a match in which the hands have just been dealt; "*" is what is left
// of the pack for that seat.
func dealt(t testing.TB, o engine.Options, hands ...string) *state {
	t.Helper()
	s := start(t, o, len(hands))
	dealTo(t, s, hands)
	return s
}

func dealTo(t testing.TB, s *state, hands []string) {
	t.Helper()
	left := s.rules.pack
	for _, text := range hands {
		if text != "*" {
			left = left.Minus(set(t, text))
		}
	}
	for range hands {
		x := s.Receiver(len(hands))
		hand := left
		if hands[x] != "*" {
			hand = set(t, hands[x])
		}
		apply(t, s, engine.Nature, engine.Action{Kind: engine.Deal, Arg: int16(x), Cards: hand})
	}
}

// position is a deal in which seat a leads, with the cards as given; hands may
// be short, and nothing is declared any more.
func position(t testing.TB, o engine.Options, m engine.Mode, hands ...string) *state {
	t.Helper()
	s := start(t, o, len(hands))
	s.phase, s.turn, s.lead, s.mode = engine.PhasePlay, 0, 0, m
	s.Dealer, s.Given = engine.Seat(len(hands)-1), int8(len(hands))
	s.trick = engine.Trick{Lead: 0, Winner: engine.Nobody}
	s.spoken = engine.AllSeats(len(hands))
	for x, text := range hands {
		s.hands[x] = set(t, text)
	}
	return s
}

// play lays cards in turn and gives every effect; "weis" and "keep" come before
// a card.
func play(t testing.TB, s *state, line string) (all []engine.Effect) {
	t.Helper()
	for word := range strings.FieldsSeq(line) {
		var a engine.Action
		switch word {
		case "weis":
			a, _ = s.weisDue(s.turn)
		case "keep":
			a.Kind = engine.NoWeis
		default:
			c, err := card.Parse(word)
			if err != nil {
				t.Fatal(err)
			}
			a = engine.PlayCard(c)
		}
		apply(t, s, s.turn, a)
		all = append(all, s.Effects()...)
	}
	return all
}

// playOn makes legal moves chosen by r until the deal is closed; nil makes the
// first of each list.
func playOn(t testing.TB, s *state, r *rand.Rand) {
	t.Helper()
	for s.phase == engine.PhasePlay {
		legal, i := s.Legal(nil, s.turn), 0
		if r != nil {
			i = r.IntN(len(legal))
		}
		apply(t, s, s.turn, legal[i])
	}
}

// brief writes the lines of effects that records have, and the Weis shown.
func brief(list []engine.Effect, n int) string {
	var words []string
	for _, e := range list {
		switch e.Kind {
		case engine.Take:
			words = append(words, fmt.Sprintf("take %c %d", 'a'+rune(e.Seat), e.Points))
		case engine.WeisShown:
			words = append(words, fmt.Sprintf("%c weis %d", 'a'+rune(e.Seat), e.Points))
		case engine.Score:
			words = append(words, fmt.Sprintf("%c %v %d", 'a'+rune(e.Side), e.Why, e.Points))
		case engine.HandEnd:
			words = append(words, fmt.Sprint("hand ", e.Sums[:n]))
		case engine.MatchEnd:
			words = append(words, fmt.Sprint("end ", e.Winners.List(), e.Totals[:n]))
		}
	}
	return strings.Join(words, ", ")
}
