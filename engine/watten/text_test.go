package watten

import (
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/words"
)

// The words that are shown for what a view tells.
var factLabels = []engine.FactKey{FactSchlag, FactRechte, FactGuate, FactKritisch, FactStake, FactRaise, FactAsked, FactTense}

func TestTexts(t *testing.T) {
	wanted := slices.Concat([]string{"action.schlag", "action.raise", "action.look", "action.giveup", string(made)}, words.Why(engine.WhyStake))
	for _, key := range factLabels {
		wanted = append(wanted, "fact."+string(key))
	}
	words.Labels(t, Game{}, wanted...)
	words.Options(t, Game{})
	words.Alike(t, Game{}, card.Watten33())
}

// The examples of raising count what the game counts.
func TestRulesNumbers(t *testing.T) {
	var want []int
	for _, moves := range []string{"", "raise giveup", "raise look", "raise raise giveup", "raise raise look"} {
		s := position(t, engine.Options{"raising": true}, "9", "H", [2]int{}, "HK D7 H9", "C8 D8 S8", "CJ DJ SJ", "CQ DQ SQ")
		do(t, s, moves)
		if s.phase == engine.PhasePlay {
			do(t, s, "HK C8 CJ CQ D7 D8 DJ DQ H9 S8 SJ SQ")
		}
		want = append(want, int(s.totals[0]+s.totals[1]))
	}
	words.Numbers(t, Game{}, 7, want...)
}
