package schieber

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

func TestLabels(t *testing.T) {
	wanted := []string{"action.call", "action.push", "action.noweis", "action.stoeck", "mode.OBE", "mode.UND"}
	for _, key := range madeKeys {
		wanted = append(wanted, string(key))
	}
	why := words.Why(engine.WhyTrick, engine.WhyStoeck, engine.WhyWeis, engine.WhyMatch)
	words.Labels(t, Game{}, slices.Concat(wanted, why, words.Won())...)
}

func TestRulesText(t *testing.T) {
	words.Options(t, Game{})
	words.Alike(t, Game{}, jass.Pack)

	var factors []int
	for _, m := range []engine.Mode{engine.TrumpHearts, engine.TrumpClubs, engine.Obenabe} {
		factors = append(factors, int(jass.Factor(m)))
	}
	words.Numbers(t, Game{}, 4, factors...)

	points := func(m engine.Mode, r card.Rank) int { return int(trick.ForMode(m).Points[card.Of(card.Hearts, r)]) }
	plain, trump, over, under := engine.TrumpSpades, engine.TrumpHearts, engine.Obenabe, engine.Undenufe
	words.Numbers(t, Game{}, 6,
		points(plain, card.Ace), points(under, card.Ace), points(plain, card.Ten), points(plain, card.King),
		points(plain, card.Queen), points(plain, card.Jack), points(trump, card.Jack), points(plain, card.Nine),
		points(trump, card.Nine), points(plain, card.Eight), points(over, card.Eight), points(plain, card.Seven),
		points(plain, card.Six), points(under, card.Six))

	var weis []int
	for n := 3; n <= 9; n++ {
		weis = append(weis, jass.Melds(true).Value(meld.Run(card.Spades, card.Six, n)))
	}
	for _, r := range []card.Rank{card.Jack, card.Nine, card.Ten} {
		weis = append(weis, jass.Melds(true).Value(meld.FourOf(r)))
	}
	words.Numbers(t, Game{}, 8, weis...)
}
