package watten

import (
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// A seat guesses each hidden card as often in each hand as the duties leave
// open: who threw a plain card on a led trump has none, and every other unseen
// card is his as often as chance has it.
func TestGuessMeetsTheDuty(t *testing.T) {
	s := position(t, engine.Options{"variant": tyrolean}, "9", "H", [2]int{}, "H8 SK C8 D8 S8", "CA CK CQ SJ S7", "H7 D9 D10 DJ S9", "HA HK HQ C10 DA")
	do(t, s, "H8 CA")
	v, r := s.View(0), rand.New(rand.NewPCG(5, 5))
	trumps := s.order().trumps
	const tries = 4000
	var has [seats]int // how often C9, a Linke, which a hand without trumps may well hold
	for range tries {
		st, err := Game{}.Guess(v, r)
		if err != nil {
			t.Fatal(err)
		}
		g := st.(*state)
		if g.hands[1].Once()&trumps != 0 || g.hands[0] != s.hands[0] {
			t.Fatalf("guessed %v", g.hands)
		}
		for x := range seats {
			has[x] += g.hands[x].Count(card.Of(card.Clubs, card.Nine))
		}
	}
	// Of 27 unseen cards 19 are no trumps and 4 of them are seat 1's; the others share the rest.
	want := []float64{0, 4. / 19, 15. / 19 * 5 / 23, 15. / 19 * 5 / 23}
	for x, n := range has {
		if got := float64(n) / tries; got < want[x]-.02 || got > want[x]+.02 {
			t.Errorf("seat %d holds the card in %.3f of the guesses, want %.3f", x, got, want[x])
		}
	}
	v.Counts[1] = 30
	if _, err := (Game{}).Guess(v, r); err == nil {
		t.Error("a hand of 30 cards was guessed")
	}
}

// What the screen is told: whose Schlag, the Rechte and the Guate, the stake and
// how it came about.
func TestFacts(t *testing.T) {
	s := position(t, engine.Options{"raising": true, "guate": true}, "9", "H", [2]int{13, 0}, "H8 SK", "CA CK", "H7 D9", "HA HQ")
	s.turn = 1
	s.trick.N = int8(copy(s.trick.Cards[:], list(t, "H8")))
	do(t, s, "raise")
	card := func(text string) int { return int(list(t, text)[0]) }
	want := []engine.Fact{
		{Key: FactSchlag, Seat: 0, Value: 9}, {Key: engine.FactMaker, Seat: 3},
		{Key: FactRechte, Seat: engine.Nobody, Value: card("H9")}, {Key: FactGuate, Seat: engine.Nobody, Value: card("H10")},
		{Key: FactStake, Seat: engine.Nobody, Value: 2},
		{Key: FactKritisch, Seat: engine.Nobody, Value: card("HK")}, {Key: FactKritisch, Seat: engine.Nobody, Value: card("D7")},
		{Key: FactKritisch, Seat: engine.Nobody, Value: card("C7")},
		{Key: FactRaise, Seat: 1, Value: 3}, {Key: FactAsked, Seat: 1, Value: 3}, {Key: FactTense, Seat: 0, Value: 13},
	}
	if got := s.View(engine.Nobody).Facts; !slices.Equal(got, want) {
		t.Errorf("got\n%v, want\n%v", got, want)
	}
	if v := s.View(0); v.Phase != PhaseAnswer || !slices.Equal(v.Legal, []engine.Action{{Kind: engine.Look}, {Kind: engine.GiveUp}}) {
		t.Errorf("seat 0 may do %v in phase %d", v.Legal, v.Phase)
	}
	do(t, s, "giveup")
	v := s.View(0)
	if !slices.Equal(v.Sheet[0], []engine.Cell{{}, {N: 2, Set: true}}) || !slices.Equal(v.Totals, []int{13, 2}) || v.Counts[0] != 0 {
		t.Errorf("after giving up: sheet %v, totals %v", v.Sheet, v.Totals)
	}
	if f, ok := v.FactOf(made, 1); !ok || f.Value != 2 {
		t.Errorf("made: %v", v.Facts)
	}
}
