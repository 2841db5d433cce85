package trick_test

import (
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

var d7 = card.Of(card.Diamonds, card.Seven)

func TestMustTrump(t *testing.T) {
	for _, row := range []struct {
		name, trick, hand, legal string
		second                   card.Card
		refused                  string // a card of the hand, and the rule against it
	}{
		{name: "led", trick: "", hand: "S9 HA", legal: "HA S9"},
		{name: "follows", trick: "SA", hand: "S9 HA DK", legal: "S9", refused: "HA follow"},
		{name: "trumps", trick: "SA", hand: "H6 DK", legal: "H6", refused: "DK trump"},
		{name: "trumps below a trump", trick: "SA HK", hand: "H6 HA DK", legal: "H6 HA", refused: "DK trump"},
		{name: "the Jack of trump is drawn out", trick: "H9", hand: "HJ DK", legal: "HJ", refused: "DK follow"},
		{name: "free", trick: "SA", hand: "DK C9", legal: "DK C9"},
		{name: "the seven follows trump", trick: "HA", hand: "D7 DK", legal: "D7", second: d7, refused: "DK follow"},
		{name: "the seven does not follow its suit", trick: "DA", hand: "D7 CK", legal: "D7", second: d7, refused: "CK trump"},
		{name: "the seven led is trump", trick: "D7", hand: "H6 DA", legal: "H6", second: d7, refused: "DA follow"},
		{name: "the seven as a plain card", trick: "D7", hand: "H6 DA", legal: "DA", refused: "H6 follow"},
	} {
		t.Run(row.name, func(t *testing.T) {
			o := trick.Natural(card.Hearts, row.second)
			hand, laid := card.SetOf(list(t, row.hand)...), list(t, row.trick)
			if got := o.Legal(hand, laid, trick.MustTrump).String(); got != row.legal {
				t.Errorf("legal is %s", got)
			}
			if c, rule, ok := strings.Cut(row.refused, " "); ok {
				if got := o.Why(list(t, c)[0], hand, laid, trick.MustTrump); got != engine.Rule(rule) {
					t.Errorf("%s is refused for %q", c, got)
				}
			}
		})
	}
}

func TestNaturalWinner(t *testing.T) {
	for _, row := range []struct {
		trick  string
		second card.Card
		want   int
	}{
		{"SJ SA DA", card.None, 1},
		{"DA H6 H10 HA", card.None, 3},
		{"H9 HJ H10", card.None, 1},
		{"C6 DA SA", card.None, 0},
		{"HK D7 H9", d7, 1},
		{"HA D7", d7, 0},
		{"D7 DA HK", d7, 0},
		{"DA D7", d7, 1},
		{"D7 DA", card.None, 1},
	} {
		if got := trick.Natural(card.Hearts, row.second).Winner(list(t, row.trick)); got != row.want {
			t.Errorf("%s, second trump %v: place %d wins", row.trick, row.second, got)
		}
	}
	ofTrump := trick.Natural(card.Diamonds, d7)
	for laid, want := range map[string]int{"DK D7": 1, "DA D7": 0, "D7 D8": 0} {
		if got := ofTrump.Winner(list(t, laid)); got != want {
			t.Errorf("%s with diamonds as trump: place %d wins", laid, got)
		}
	}
}

// What a play bars is exactly what no hand could have held.
func TestMustBarsExactly(t *testing.T) {
	some := list(t, "HJ HA SA S9 DK D7 C8")
	for _, second := range []card.Card{card.None, d7} {
		o := trick.Natural(card.Hearts, second)
		for _, led := range []string{"", "S10", "S10 HQ", "HQ", "D9", "D7", "DA H6"} {
			laid := list(t, led)
			for _, c := range some {
				held := uint64(0)
				for _, x := range some {
					if hand := card.SetOf(c, x); o.Legal(hand, laid, trick.MustTrump).Has(c) {
						held |= hand.Without(c).Once()
					}
				}
				barred := o.Barred(c, laid, trick.MustTrump)
				for _, x := range some {
					if x != c && (barred>>x&1 != 0) == (held>>x&1 != 0) {
						t.Errorf("second trump %v, %q, then %v: %v barred is %v", second, led, c, x, barred>>x&1 != 0)
					}
				}
			}
		}
	}
}
