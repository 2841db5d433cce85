package jass

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/meld"
)

// Pack is the 36 cards, Six to Ace of four suits.
var Pack = card.Jass()

// Melds gives the rules of Weis of Schieber and Molotow: long runs count more,
// and kreuzweis lets a card serve a run and a four (jass-common.md 1.3).
func Melds(kreuzweis bool) meld.Rules { return meld.Rules{Cross: kreuzweis, Long: true} }

// Names writes the Weis of a choice as records do, best first.
func Names(c *meld.Choice) (list []string) {
	for _, w := range c.List() {
		list = append(list, w.String())
	}
	return list
}

// ParseWeis reads a Weis that the pack can hold; game is the name in the error.
func ParseWeis(text string, pack card.Set, game string) (meld.Weis, error) {
	w, err := meld.Parse(text)
	if err == nil && !w.Cards().Within(pack) {
		err = fmt.Errorf("%s is no Weis of the %s pack, which does not have all of %v", text, game, w.Cards())
	}
	return w, err
}

// FullWeis is the action that declares everything hand holds, the only Weis
// action of Schieber and Molotow: Arg 0 and the cards. ok is false if it holds
// none.
func FullWeis(hand card.Set, r meld.Rules) (a engine.Action, ok bool) {
	best := meld.Best(hand, r)
	if best.N == 0 {
		return engine.Action{}, false
	}
	return engine.Action{Kind: engine.Weis, Cards: best.Cards(r)}, true
}

// CheckFull tells, as a sentence, whether list is not the full list of the Weis
// of hand, in any order; by is the seat in the sentence.
func CheckFull(list []string, hand card.Set, r meld.Rules, by engine.Seat, pack card.Set, game string) error {
	best := meld.Best(hand, r)
	var called []meld.Weis
	for _, text := range list {
		w, err := ParseWeis(text, pack, game)
		if err != nil {
			return err
		}
		called = append(called, w)
	}
	if len(called) > meld.MaxWeis || r.ChoiceOf(called) != best {
		return fmt.Errorf("seat %d does not declare %v: it declares all it holds, %v", by, list, Names(&best))
	}
	return nil
}
