package differenzler

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
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

// In the first deal everybody knows who was dealt the Seven of hearts; later
// nobody does.
func TestGuessKnowsTheSeven(t *testing.T) {
	s := dealt(t, engine.Options{"rounds": 4}, whole...)
	predict(t, s, card.Clubs, 1, 2, 3, 4)
	for _, g := range guesses(t, s.View(3), 50) {
		if !g.hands[1].Has(jass.Seven) {
			t.Fatalf("forehand is guessed with %v", g.hands[1])
		}
	}
	playOn(t, s, nil)
	dealTo(t, s, whole)
	with := 0
	for _, g := range guesses(t, s.View(3), 300) {
		if g.hands[1].Has(jass.Seven) {
			with++
		}
	}
	if with < 60 || with > 140 { // a third is 100, with a spread of 8
		t.Errorf("in the second deal seat b holds the Seven in %d of 300 guesses", with)
	}
}

// A seat that did not follow is guessed without the suit, and one that gave no
// trump holds none but the Bauer.
func TestGuessKnowsVoids(t *testing.T) {
	s := dealt(t, nil, "S6 S7 S8 S9 S10 CJ D6 D7 D8", "H7 H8 C6 D9 D10 DJ DQ DK DA", "H6 H9 H10 HJ HQ HK HA C7 C8", "C9 C10 CQ CK CA SJ SQ SK SA")
	predict(t, s, card.Clubs, 1, 2, 3, 4)
	for _, c := range []string{"C6", "C7", "C9", "S6"} { // a keeps the Bauer
		apply(t, s, s.turn.First(), engine.PlayCard(set(t, c).First()))
	}
	apply(t, s, 3, engine.PlayCard(set(t, "SA").First()))
	apply(t, s, 0, engine.PlayCard(set(t, "S7").First()))
	apply(t, s, 1, engine.PlayCard(set(t, "DA").First()))
	bauer := 0
	for _, g := range guesses(t, s.View(2), 300) {
		if a := g.hands[0].Of(card.Clubs); !a.Within(set(t, "CJ")) {
			t.Fatalf("a gave no trump and is guessed with %v", a)
		} else if !a.Empty() {
			bauer++
		}
		if x := g.hands[1].Of(card.Spades); !x.Empty() {
			t.Fatalf("b did not follow spades and is guessed with %v", x)
		}
	}
	if bauer == 0 || bauer == 300 {
		t.Errorf("the Bauer is with a in %d of 300 guesses", bauer)
	}
}

// Hidden predictions are guessed from the hands; what is heard stays.
func TestGuessPredicts(t *testing.T) {
	s := dealt(t, nil, whole...)
	predict(t, s, card.Hearts, 157, 2, 3, 4) // b holds all trumps
	sum := [seats]int{}
	const n = 200
	for _, g := range guesses(t, s.View(0), n) {
		for x, points := range g.predicted {
			sum[x] += int(points)
		}
		if g.predicted[0] != 4 {
			t.Fatalf("a sees its prediction of 4 as %d", g.predicted[0])
		}
	}
	for x := 1; x < seats; x++ {
		if mean := sum[x] / n; mean < 10 || mean > 90 {
			t.Errorf("seat %d is guessed to predict %d on average", x, mean)
		}
	}
	st, err := Game{}.Guess(s.View(1), rand.New(rand.NewPCG(1, 1))) // who holds all trumps leaves nothing
	if err != nil || st.(*state).predicted[0] > 20 {
		t.Errorf("beside nine trumps a is guessed to predict %v, %v", st.(*state).predicted, err)
	}
}

func TestGuessRefuses(t *testing.T) {
	s := dealt(t, nil, whole...)
	predict(t, s, card.Hearts, 1, 2, 3, 4)
	for name, spoil := range map[string]func(*engine.View){
		"three hands":      func(v *engine.View) { v.Counts = v.Counts[:3] },
		"too many tricks":  func(v *engine.View) { v.Past = make([]engine.Trick, 10) },
		"another game":     func(v *engine.View) { v.Setup.Options = engine.Options{"target": 5} },
		"too many cards":   func(v *engine.View) { v.Counts[1] = 30 },
		"a sheet of other": func(v *engine.View) { v.Sheet = [][]engine.Cell{{{N: 5, Set: true}}} },
	} {
		v := s.View(0)
		spoil(&v)
		if _, err := (Game{}).Guess(v, rand.New(rand.NewPCG(1, 1))); err == nil {
			t.Errorf("%s: a state was guessed", name)
		}
	}
}
