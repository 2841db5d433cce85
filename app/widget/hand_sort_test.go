package widget

import (
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

func TestSortHand(t *testing.T) {
	tests := []struct {
		name, hand string
		mode       engine.Mode
		want       string
	}{
		{"nothing", "", engine.TrumpHearts, ""},
		{"before a mode is called, by rank", "H9 HJ HA S6 D10 C7", engine.NoMode, "HA HJ H9 S6 D10 C7"},
		{"trump first, the Bauer before the Nell", "H9 HA S9 SJ SA SK D10 C7", engine.TrumpSpades, "SJ S9 SA SK HA H9 C7 D10"},
		{"twins side by side", "SJ SJ S9 HA HA H10", engine.TrumpSpades, "SJ SJ S9 HA HA H10"},
		{"from below", "H6 HA H10 S7 S6", engine.Undenufe, "H6 H10 HA S6 S7"},
		{"from above", "H6 HA H10 S7 S6", engine.Obenabe, "HA H10 H6 S7 S6"},
		{"three suits: the two of one colour apart", "HA CA SA", engine.Obenabe, "SA HA CA"},
		{"three suits with trump in the middle as far as it goes", "HA CA DA", engine.TrumpDiamonds, "DA CA HA"},
		{"trump that is not held", "HA CA SA", engine.TrumpDiamonds, "SA HA CA"},
		{"a game of 52 cards", "H2 H5 H6", engine.Obenabe, "H6 H5 H2"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			hand, err := card.ParseSet(tt.hand)
			if err != nil {
				t.Fatal(err)
			}
			if got := card.Format(SortHand(hand, tt.mode)); got != tt.want {
				t.Errorf("%s, want %s", got, tt.want)
			}
		})
	}
}

func TestSortHandKeepsEveryCardAndEverySuitTogether(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	deck := card.Double().Cards()
	for range 500 {
		r.Shuffle(len(deck), func(i, k int) { deck[i], deck[k] = deck[k], deck[i] })
		hand := card.SetOf(deck[:r.IntN(13)]...)
		for mode := engine.NoMode; mode <= engine.NoTrump; mode++ {
			list := SortHand(hand, mode)
			if card.SetOf(list...) != hand || len(list) != hand.Len() {
				t.Fatalf("%v became %v", hand, list)
			}
			var suits []card.Suit
			for _, c := range list {
				suits = append(suits, c.Suit())
			}
			if suits = slices.Compact(suits); len(suits) > 4 {
				t.Fatalf("%v in %v: a suit lies in two places", list, mode)
			}
		}
	}
}
