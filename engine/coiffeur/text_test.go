package coiffeur

import (
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/words"
	"krutzjass/engine/jass"
	"krutzjass/engine/trick"
)

// The rows that a mode names by itself have no label of their own: a suit is
// called by the faces that are chosen.
func TestLabels(t *testing.T) {
	wanted := append(words.Why(engine.WhyRow), string(factWritten), "action.call", "action.pass", "mode.OBE", "mode.UND")
	for x := firstAdded; x < rowCount; x++ {
		wanted = append(wanted, "row."+rowNames[x])
	}
	words.Labels(t, Game{}, wanted...)
}

func TestRulesText(t *testing.T) {
	words.Options(t, Game{})
	words.Alike(t, Game{}, jass.Pack)

	full, err := engine.Complete(options, nil)
	if err != nil {
		t.Fatal(err)
	}
	words.Numbers(t, Game{}, 3, full["factors"].([]int)...)

	points := func(m engine.Mode, r card.Rank) int { return int(trick.ForMode(m).Points[card.Of(card.Hearts, r)]) }
	plain, trump, over, under := engine.TrumpSpades, engine.TrumpHearts, engine.Obenabe, engine.Undenufe
	words.Numbers(t, Game{}, 6,
		points(plain, card.Ace), points(under, card.Ace), points(plain, card.Ten), points(plain, card.King),
		points(plain, card.Queen), points(plain, card.Jack), points(trump, card.Jack), points(plain, card.Nine),
		points(trump, card.Nine), points(plain, card.Eight), points(over, card.Eight), points(plain, card.Seven),
		points(plain, card.Six), points(under, card.Six))
}
