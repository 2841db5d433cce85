package trick_test

import (
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/cases"
	"krutzjass/engine/trick"
)

var rules = map[string]trick.Rule{
	"kA": trick.HouseA, "kB": trick.HouseB, "schieber": trick.Schieber, "diff": trick.Differenzler, "mol": trick.Differenzler,
}

func order(t *testing.T, c cases.Case) *trick.Order {
	t.Helper()
	m, ok := engine.ParseMode(c.ModeName())
	if !ok {
		t.Fatalf("%s: no mode %q", c.Line, c.Mode)
	}
	return trick.ForMode(m)
}

func list(t *testing.T, text string) []card.Card {
	t.Helper()
	cards, err := card.ParseList(text)
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

// text sorts cards as the cases do.
func text(cards []card.Card) []string {
	words := make([]string, len(cards))
	for i, c := range cards {
		words[i] = c.String()
	}
	slices.Sort(words)
	return words
}

func TestLegalCases(t *testing.T) {
	cases.Run(t, "legal", nil, func(t *testing.T, c cases.Case) {
		var want []string
		c.Want(t, &want)
		hand, laid := list(t, c.Hand), list(t, c.Trick)
		legal := order(t, c).Legal(card.SetOf(hand...), laid, rules[c.Rule])
		if got := text(legal.Cards()); !slices.Equal(got, want) {
			t.Errorf("%s: got %v", c.Line, got)
		}
		for _, x := range hand {
			if why := order(t, c).Why(x, card.SetOf(hand...), laid, rules[c.Rule]); legal.Has(x) != (why == "") {
				t.Errorf("%s: %v legal is %v, but the reason is %q", c.Line, x, legal.Has(x), why)
			}
		}
	})
}

func TestTrickCases(t *testing.T) {
	cases.Run(t, "trick", nil, func(t *testing.T, c cases.Case) {
		var want []any
		c.Want(t, &want)
		o, laid := order(t, c), list(t, c.Trick)
		if win, points := o.Winner(laid), o.Sum(laid)+c.Last; win != cases.Seat(want[0].(string)) || float64(points) != want[1] {
			t.Errorf("%s: got place %d and %d points", c.Line, win, points)
		}
	})
}

// Case N01 and N02: the packs' totals.
func TestN01N02Totals(t *testing.T) {
	for _, row := range []struct {
		mode string
		pack card.Set
		want int
	}{
		{"H", card.Double(), 304}, {"C", card.Double(), 304},
		{"D", card.Jass(), 152}, {"OBE", card.Jass(), 152}, {"UND", card.Jass(), 152}, {"none", card.Jass(), 120},
		{"S", card.Jass().Without(card.Of(card.Diamonds, card.Seven)), 152},
	} {
		m, _ := engine.ParseMode(row.mode)
		if got := trick.ForMode(m).SumSet(row.pack); got != row.want {
			t.Errorf("%s: the pack counts %d, want %d", row.mode, got, row.want)
		}
	}
}

// What a play bars is exactly what no hand could have held: checked against
// every hand of three cards that could have made it.
func TestBarredIsExact(t *testing.T) {
	o := trick.ForMode(engine.TrumpHearts)
	some := list(t, "HJ H9 HA H10 SA S9 DK D10")
	for name, rule := range rules {
		for _, led := range []string{"", "S9", "S10 HQ", "SK H9", "HQ", "S9 HJ", "S9 HA D9"} {
			laid := list(t, led)
			for _, c := range some {
				held, could := uint64(0), false
				for _, x := range some {
					for _, y := range some {
						hand := card.SetOf(c, x, y)
						if o.Legal(hand, laid, rule).Has(c) {
							could = true
							held |= hand.Without(c).Once()
						}
					}
				}
				if !could {
					continue
				}
				barred := o.Barred(c, laid, rule)
				for _, x := range some {
					if bar, was := barred>>x&1 != 0, held>>x&1 != 0; bar == was {
						t.Errorf("%s, %q, then %v: %v barred is %v, but a hand with it could play so: %v", name, led, c, x, bar, was)
					}
				}
			}
		}
	}
}
