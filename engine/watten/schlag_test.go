package watten

import (
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// What a play bars is exactly what no hand could have held: checked against
// every hand of three cards that could have made it.
func TestBarredIsExact(t *testing.T) {
	o := compile(engine.Options{"variant": bavarian, "weli": true, "guate": true}).order(card.Nine, engine.TrumpHearts)
	some := list(t, "HK C7 H10 H9 S9 D9 HA D6 SA DK")
	for d := noDuty; d <= trumpDuty; d++ {
		for _, first := range []bool{true, false} {
			for _, led := range []string{"", "H9", "H9 D7", "H9 H8", "HA", "D6", "H10", "S9", "C9 H7", "D7", "SK H7"} {
				laid := list(t, led)
				for _, c := range some {
					var held uint64
					for _, x := range some {
						for _, y := range some {
							if hand := card.SetOf(c, x, y); x != c && y != c && o.legal(hand, d, laid, first).Has(c) {
								held |= hand.Without(c).Once()
							}
						}
					}
					barred := o.barred(c, d, laid, first)
					for _, x := range some {
						if bar, was := barred>>x&1 != 0, held>>x&1 != 0; x != c && bar == was {
							t.Errorf("duty %d, first trick %v, %q, then %v: %v barred is %v, but a hand with it could play so: %v", d, first, led, c, x, bar, was)
						}
					}
				}
			}
		}
	}
}

// The classes of single cards where the first line that applies decides
// (watten.md 3.3).
func TestClass(t *testing.T) {
	type o = engine.Options
	for _, row := range []struct {
		options       o
		schlag, trump string
		card          string
		want          class
	}{
		{o{}, "9", "H", "HK", kritisch},
		{o{"variant": tyrolean}, "9", "H", "HK", trump},
		{o{}, "K", "H", "HK", kritisch},                     // not the Rechte
		{o{}, "K", "S", "HK", kritisch},                     // not a Linke
		{o{"guate": true}, "Q", "H", "HK", kritisch},        // not the Guate
		{o{"guate": true}, "10", "S", "SJ", guate},          // the ranks go on above the Ten
		{o{"guate": true}, "10", "S", "HJ", plain},          // only in trump
		{o{"guate": false}, "10", "S", "SJ", trump},         //
		{o{"guate": true}, "A", "S", "S7", trump},           // none above the Ace
		{o{"guate": true, "weli": true}, "6", "S", "S7", 2}, // none above the Weli
		{o{"weli": true}, "6", "S", "D6", rechte},           //
		{o{"weli": true}, "6", "D", "D6", rechte},           //
		{o{"weli": true}, "7", "S", "D6", trump},            //
		{o{"variant": tyrolean}, "7", "D", "D7", rechte},    // no Kritische
		{o{"variant": tyrolean}, "7", "D", "C7", linke},     //
		{o{"variant": tyrolean}, "7", "D", "D8", guate},     //
		{o{"variant": tyrolean}, "7", "D", "C8", plain},     //
		{o{"variant": tyrolean}, "6", "C", "CA", trump},     // trumps stay when the Six is called
		{o{"variant": tyrolean, "weli": true}, "6", "C", "HA", plain},
	} {
		full, err := engine.Complete(options, row.options)
		if err != nil {
			t.Fatal(err)
		}
		schlag, _ := card.ParseRank(row.schlag)
		mode, _ := engine.ParseMode(row.trump)
		if got := compile(full).order(schlag, mode).class(list(t, row.card)[0]); got != row.want {
			t.Errorf("%v, Schlag %s, trump %s: %s is of class %d, want %d", row.options, row.schlag, row.trump, row.card, got, row.want)
		}
	}
}
