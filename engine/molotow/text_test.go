package molotow

import (
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/words"
	"krutzjass/engine/jass"
	"krutzjass/engine/meld"
	"krutzjass/engine/trick"
)

func TestTexts(t *testing.T) {
	wanted := slices.Concat([]string{"action.noweis", "mode.none", "fact." + string(FactKept)}, words.Won(), words.Why(engine.WhyHand))
	for _, key := range madeKeys {
		wanted = append(wanted, string(key))
	}
	words.Labels(t, Game{}, wanted...)
	words.Options(t, Game{})
	words.Alike(t, Game{}, jass.Pack)
}

// The numbers in the lists of the rules are those that the game counts with.
func TestRulesNumbers(t *testing.T) {
	var each []int
	for n := minSeats; n <= maxSeats; n++ {
		each = append(each, n, compile(nil, n).each)
	}
	words.Numbers(t, Game{}, 1, each...)

	o := trick.ForMode(engine.TrumpHearts)
	plain := func(r card.Rank) int { return int(o.Points[card.Of(card.Spades, r)]) }
	trump := func(r card.Rank) int { return int(o.Points[card.Of(card.Hearts, r)]) }
	words.Numbers(t, Game{}, 6, plain(card.Ace), plain(card.Ten), plain(card.King), plain(card.Queen), plain(card.Jack), trump(card.Jack),
		plain(card.Nine), trump(card.Nine), plain(card.Eight), jass.LastTrick, o.SumSet(jass.Pack)+jass.LastTrick,
		trick.ForMode(engine.NoTrump).SumSet(jass.Pack)+jass.LastTrick)

	var weis []int
	melds := jass.Melds(true)
	for n := 3; n <= 9; n++ {
		weis = append(weis, n, melds.Value(meld.Run(card.Hearts, card.Six, n)))
	}
	words.Numbers(t, Game{}, 7, append(weis, melds.Value(meld.FourOf(card.Jack)), melds.Value(meld.FourOf(card.Nine)), melds.Value(meld.FourOf(card.Ace)))...)
}

// The examples of writing are what is written.
func TestRulesRound(t *testing.T) {
	for score, want := range map[int32]int32{44: 4, 45: 5, 47: 5, -15: -2, -14: -1, -257: -26, 0: 0, 4: 0, -4: 0, -5: -1} {
		if got := written(score); got != want {
			t.Errorf("%d is written as %d, want %d", score, got, want)
		}
	}
}
