package chratze

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

func start(t testing.TB, seats int, o engine.Options) *state {
	t.Helper()
	st, err := Game{}.New(engine.Setup{Game: Key, Options: o, Seats: make([]engine.Player, seats)})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*state)
}

// apply lets whoever is on turn do a.
func apply(t testing.TB, s *state, a engine.Action) engine.Trace {
	t.Helper()
	trace, err := s.Apply(s.turn, a)
	if err != nil {
		t.Fatalf("%v %d %v by seat %d: %v", a.Kind, a.Arg, a.Cards, s.turn, err)
	}
	return trace
}

// dealt deals the hands and the rest, all in their order; what rest does not name
// follows it in record order. Hands are by seat, and the first dealer is dealer.
func dealt(t testing.TB, s *state, dealer int, rest string, hands ...string) *state {
	t.Helper()
	if s.dealer == engine.Nobody {
		apply(t, s, engine.Action{Kind: engine.Dealer, Arg: int16(dealer)})
	}
	lists := make([][]card.Card, len(hands))
	left := s.rules.pack
	take := func(text string) []card.Card {
		list, err := card.ParseList(text)
		if err != nil {
			t.Fatal(err)
		}
		left = left.Minus(card.SetOf(list...))
		return list
	}
	for x, text := range hands {
		left = left.Minus(s.hands[x])
		lists[x] = take(text)
	}
	stock := take(rest)
	stock = append(stock, left.Cards()...)
	for s.turn == engine.Nature {
		to, n := s.packet()
		from := &stock
		if to != engine.Stock {
			from = &lists[to]
		}
		apply(t, s, engine.Action{Kind: engine.Deal, Arg: to, Cards: card.SetOf((*from)[:n]...)})
		*from = (*from)[n:]
	}
	return s
}

// do applies a line of moves by whoever is on turn: cards to play, the names of
// RECORD.md, "yes" and "no" for what is asked, "exchange S6 S7", "lay S6".
// It returns every effect.
func do(t testing.TB, s *state, line string) (all []engine.Effect) {
	t.Helper()
	for word := range strings.SplitSeq(line, ",") {
		apply(t, s, read(t, s, strings.TrimSpace(word)))
		all = append(all, s.Effects()...)
	}
	return all
}

func read(t testing.TB, s *state, text string) engine.Action {
	t.Helper()
	name, cards, _ := strings.Cut(text, " ")
	switch name {
	case "yes":
		return engine.Action{Kind: choices[s.phase][0].kind, Arg: 1}
	case "no":
		return engine.Action{Kind: choices[s.phase][1].kind}
	case "stock":
		return engine.Action{Kind: engine.Turn}
	case "hand":
		return engine.Action{Kind: engine.Turn, Arg: 1}
	case "exchange":
		a := engine.Action{Kind: engine.Exchange, Cards: set(t, cards)}
		a.Arg = int16(a.Cards.Len())
		return a
	case "lay":
		return engine.Action{Kind: engine.Lay, Cards: set(t, cards)}
	}
	if kind, ok := engine.ParseKind(name); ok {
		return engine.Action{Kind: kind}
	}
	return engine.PlayCard(set(t, text).First())
}

// brief writes what happened: "take 1", "2 pot 5", "0 penalty -10", "turned H6",
// "end", "1 wins".
func brief(list []engine.Effect) string {
	var words []string
	for _, e := range list {
		switch e.Kind {
		case engine.Score:
			words = append(words, fmt.Sprintf("%d %v %d", e.Side, e.Why, e.Points))
		case engine.Take:
			words = append(words, fmt.Sprintf("take %d", e.Seat))
		case engine.Turned:
			words = append(words, fmt.Sprintf("turned %v", e.Cards))
		case engine.HandEnd:
			words = append(words, "end")
		case engine.MatchEnd:
			words = append(words, fmt.Sprintf("%v win", e.Winners.List()))
		}
	}
	return strings.Join(words, ", ")
}

// sum is all chips, those in the pot too.
func sum(s *state) int64 {
	total := s.pot
	for _, chips := range s.chips {
		total += chips
	}
	return total
}
