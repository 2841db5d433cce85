package differenzler

import (
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/words"
	"krutzjass/engine/jass"
	"krutzjass/engine/trick"
)

func TestTexts(t *testing.T) {
	words.Labels(t, Game{}, slices.Concat([]string{"action.predict", "option.exact.0", "option.exact.10", string(factMissed),
		"fact." + string(FactPredicted), "fact." + string(FactPoints)}, words.Why(engine.WhyDifference))...)
	words.Options(t, Game{})
	words.Alike(t, Game{}, jass.Pack)
}

// The numbers in the lists of the rules are those that the game counts with.
func TestRulesNumbers(t *testing.T) {
	o := trick.ForMode(engine.TrumpHearts)
	plain := func(r card.Rank) int { return int(o.Points[card.Of(card.Spades, r)]) }
	trump := func(r card.Rank) int { return int(o.Points[card.Of(card.Hearts, r)]) }
	words.Numbers(t, Game{}, 6, plain(card.Ace), plain(card.Ten), plain(card.King), plain(card.Queen), plain(card.Jack), trump(card.Jack),
		plain(card.Nine), trump(card.Nine), plain(card.Eight), jass.LastTrick, o.SumSet(jass.Pack)+jass.LastTrick)
}
