package meld

import (
	"math"
	"math/rand/v2"
	"testing"

	"krutzjass/engine/card"
)

// The hands with the most choices that a search finds: few enough for an index.
func TestMostChoices(t *testing.T) {
	tests := []struct {
		name          string
		pack          card.Set
		choices, weis int
	}{
		{"Krutzjass", card.Double(), 143, 20}, // two whole suits
		{"36 cards", card.Jass(), 147, 29},    // eight of a suit and four of another
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			choices, weis := 0, 0
			count := func(hand card.Set) int {
				var f finder
				f.addAll(hand.Once())
				n := len(AppendChoices(nil, hand, Rules{}))
				choices, weis = max(choices, n), max(weis, f.n)
				return n<<8 | f.n
			}
			for seed := range uint64(25) {
				climb(rand.New(rand.NewPCG(seed, 0)), tt.pack.Cards(), count)
			}
			if choices > math.MaxInt16 || weis > maxRanked {
				t.Errorf("%d choices do not fit the Arg of an action, or %d Weis the finder", choices, weis)
			}
			if choices != tt.choices || weis != tt.weis {
				t.Errorf("at most %d choices of %d Weis, want %d of %d", choices, weis, tt.choices, tt.weis)
			}
		})
	}
}

// climb swaps single cards of a random hand of twelve as long as that scores more.
func climb(r *rand.Rand, cards []card.Card, score func(card.Set) int) {
	r.Shuffle(len(cards), func(a, b int) { cards[a], cards[b] = cards[b], cards[a] })
	now := score(card.SetOf(cards[:MaxHand]...))
	for better := true; better; {
		better = false
		for i := range MaxHand {
			for j := MaxHand; j < len(cards); j++ {
				cards[i], cards[j] = cards[j], cards[i]
				if n := score(card.SetOf(cards[:MaxHand]...)); n > now {
					now, better = n, true
				} else {
					cards[i], cards[j] = cards[j], cards[i]
				}
			}
		}
	}
}
