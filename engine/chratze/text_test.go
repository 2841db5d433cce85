package chratze

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/words"
)

// The words that are shown for what a view tells.
var factLabels = []engine.FactKey{FactPot, FactStock, FactTurned, FactBlind, FactIn, FactWeg, FactLaid, FactOwnLaid, FactSwap, FactFresh, FactTimeUp}

// The actions that a button names; where one kind has two answers, both.
var actionLabels = []string{"action.exchange", "action.lay"}

func TestTexts(t *testing.T) {
	wanted := slices.Concat(actionLabels, words.Why(engine.WhyPot, engine.WhyPenalty))
	for _, pair := range choices {
		for _, c := range pair {
			if c.kind == engine.NoAction {
				continue
			}
			wanted = append(wanted, "action."+c.kind.String())
			if pair[0].kind == pair[1].kind {
				wanted = append(wanted, fmt.Sprintf("action.%v.%d", c.kind, c.arg))
			}
		}
	}
	for _, key := range factLabels {
		wanted = append(wanted, "fact."+string(key))
	}
	for _, key := range madeKeys {
		wanted = append(wanted, string(key))
	}
	words.Labels(t, Game{}, wanted...)
	words.Options(t, Game{})
	words.Alike(t, Game{}, card.Jass())
}

// The numbers in the lists are those that the game counts with.
func TestRulesNumbers(t *testing.T) {
	x := shareChratze(10, 0, engine.AllSeats(3), [engine.MaxSeats]int8{1, 3})
	words.Numbers(t, Game{}, 10, int(x.penalty[0]/10), 3, int(x.paid[1]), int(x.penalty[0]), int(x.penalty[2]), int(x.rest+x.owed())+5*ante)
	for _, lang := range words.Languages {
		md, err := fs.ReadFile(Game{}.Info().Texts, lang+".md")
		if err != nil || !strings.Contains(string(md), fmt.Sprintf(" %d ", chipLimit/1_000_000)) {
			t.Errorf("%s: the rules do not say where the chips end (%v)", lang, err)
		}
	}
}
