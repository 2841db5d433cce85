package molotow

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
)

// guesses makes many states from what one seat sees.
func guesses(t *testing.T, v engine.View, n int) (list []*state) {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 8))
	for range n {
		st, err := Game{}.Guess(v, r)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, st.(*state))
	}
	return list
}

// What is known for certain holds in every guess; what is open varies.
func TestGuessKnows(t *testing.T) {
	s := dealt(t, nil, dealt4...)
	play(t, s, "weis SJ weis S6 S7") // b shows S10-SK, c CQ-CA; d shows nothing
	v := s.View(0)
	extended, kept := map[card.Set]int{}, 0
	for _, g := range guesses(t, v, 300) {
		b, c, d := g.hands[1].With(card.Of(card.Spades, card.Jack)), g.hands[2], g.hands[3]
		if !b.Has(jass.Seven) {
			t.Fatalf("forehand is guessed without the Seven of hearts: %v", b)
		}
		for x, hand := range map[engine.Seat]card.Set{1: b, 2: c.With(card.Of(card.Spades, card.Six))} {
			if meld.Best(hand, g.rules.melds) != s.called[x] {
				t.Fatalf("seat %d showed %v and is guessed with %v", x, s.called[x].List(), hand)
			}
		}
		if meld.Any(d.With(card.Of(card.Spades, card.Seven))) {
			kept++
		}
		extended[d]++
	}
	if kept == 0 || kept > 200 {
		t.Errorf("d showed nothing and is guessed with Weis %d times of 300: it may have kept them back, and has none as often as cards have", kept)
	}
	if len(extended) < 100 {
		t.Errorf("300 guesses have only %d hands for d", len(extended))
	}
}

// A card that does not follow tells of a void before there is trump; afterwards
// trump may be kept, and only the Bauer where trump is led.
func TestGuessKnowsVoids(t *testing.T) {
	s := dealt(t, engine.Options{"handweis": "off"},
		"S9 SJ H6 H8 D6 D7 D8 C6 C7", "H7 S10 D9 D10 DJ C8 C9 C10 HJ", "S6 H9 H10 HQ HK HA DQ DK SQ", "*")
	play(t, s, "H7 H9 DA H6") // d holds no hearts and makes diamonds trump
	if s.mode != engine.TrumpDiamonds || s.turn != 3 {
		t.Fatalf("mode %v, seat %d leads", s.mode, s.turn)
	}
	play(t, s, "S7 S9 D10 DQ") // b trumps in with spades in hand, c over it
	spades := 0
	for _, g := range guesses(t, s.View(0), 200) {
		if !g.hands[3].Of(card.Hearts).Empty() {
			t.Fatalf("d did not follow hearts and is guessed with %v", g.hands[3])
		}
		if !g.hands[1].Of(card.Spades).Empty() {
			spades++
		}
	}
	if spades < 50 {
		t.Errorf("b may have trumped in with spades in hand, and is guessed so %d times of 200", spades)
	}
}

// Where a seat has laid what it must have kept back, guesses are still found.
func TestGuessAfterKeepingBack(t *testing.T) {
	s := dealt(t, nil, dealt4...)
	play(t, s, "keep SJ keep S6 S7 keep S9")
	if s.turn != 1 {
		t.Fatalf("seat %d leads", s.turn)
	}
	play(t, s, "SQ S8 SA C6")
	for _, x := range []engine.Seat{0, 3, engine.Nobody} {
		if got := guesses(t, s.View(x), 20); len(got) != 20 {
			t.Errorf("seat %d guesses %d times", x, len(got))
		}
	}
}

// Stöck is with whom the guess gives both cards, if they are hidden.
func TestGuessFindsStoeck(t *testing.T) {
	s := position(t, engine.Options{"handweis": "off"}, engine.NoTrump, "S9 D6 HK HQ", "S10 D7 D10 C6", "SJ D8 DJ C7", "H8 D9 DQ C8")
	s.sheet = make([][maxSeats]int32, 1) // not the first deal
	play(t, s, "S9 S10 SJ H8")
	found := map[engine.Seat]bool{}
	for _, g := range guesses(t, s.View(1), 300) {
		found[g.stoeck] = true
		if g.stoeck != engine.Nobody && !hasCourt(g.hands[g.stoeck], g.mode) {
			t.Fatalf("seat %d is guessed with Stöck and %v", g.stoeck, g.hands[g.stoeck])
		}
	}
	if !found[engine.Nobody] || !found[0] || !found[2] || !found[3] || found[1] {
		t.Errorf("Stöck is guessed with %v", found)
	}
	for _, g := range guesses(t, s.View(0), 20) {
		if g.stoeck != 0 {
			t.Fatalf("a holds Stöck and guesses it with seat %d", g.stoeck)
		}
	}
}

func TestGuessRefuses(t *testing.T) {
	s := dealt(t, nil, dealt4...)
	for name, spoil := range map[string]func(*engine.View){
		"three hands":     func(v *engine.View) { v.Counts = v.Counts[:3] },
		"too many tricks": func(v *engine.View) { v.Past = make([]engine.Trick, 10) },
		"another game":    func(v *engine.View) { v.Setup.Options = engine.Options{"target": 5} },
		"too many cards":  func(v *engine.View) { v.Counts[1] = 30 },
		"a short sheet":   func(v *engine.View) { v.Sheet = [][]engine.Cell{{{N: 5, Set: true}}} },
	} {
		v := s.View(0)
		spoil(&v)
		if _, err := (Game{}).Guess(v, rand.New(rand.NewPCG(1, 1))); err == nil {
			t.Errorf("%s: a state was guessed", name)
		}
	}
}
