package meld

import (
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Of all codes exactly 4 suits times 28 runs and 9 fours are Weis, and each is
// read back from what it writes.
func TestEveryCode(t *testing.T) {
	valid := 0
	for code := range 1 << 16 {
		w := Weis(code)
		if !w.Valid() {
			if w.String() != "-" {
				t.Errorf("code %d is no Weis but writes %q", code, w)
			}
			continue
		}
		valid++
		if got, err := Parse(w.String()); err != nil || got != w {
			t.Errorf("%v (%d): read back as %v, %v", w, code, got, err)
		}
		if int16(w) <= 0 {
			t.Errorf("%v does not fit a positive int16", w)
		}
		if w.Cards().Len() != w.Len() || w.IsFour() == w.IsRun() {
			t.Errorf("%v: %v, length %d, four %v, run %v", w, w.Cards(), w.Len(), w.IsFour(), w.IsRun())
		}
		for c := range w.Cards().All() {
			if c.Rank() < w.Low() || c.Rank() > w.Top() || w.IsRun() && c.Suit() != w.Suit() {
				t.Errorf("%v holds %v", w, c)
			}
		}
	}
	if valid != 4*28+9 {
		t.Errorf("%d valid codes", valid)
	}
}

func TestParse(t *testing.T) {
	good := map[string]string{
		"H9-HA":  "H9 H10 HJ HQ HK HA",
		"S6-S8":  "S6 S7 S8",
		"D8-D10": "D8 D9 D10",
		"4xK":    "HK DK CK SK",
		"4x10":   "H10 D10 C10 S10",
		"4x6":    "H6 D6 C6 S6",
	}
	for text, cards := range good {
		if w, err := Parse(text); err != nil || w.Cards() != hand(t, cards) {
			t.Errorf("%q: got %v (%v), %v", text, w, w.Cards(), err)
		}
	}
	bad := []struct{ text, why string }{
		{"", "two cards"}, {"-", "two cards"}, {"H9", "two cards"}, {"H9-", "two cards"}, {"H9-HA ", "two cards"},
		{"H9-HJ-HA", "two cards"}, {"h9-ha", "two cards"}, {"H9-H1", "two cards"},
		{"H9-DA", "one suit"}, {"H9-H10", "three cards"}, {"HA-H9", "upwards"}, {"H9-H9", "three cards"},
		{"H4-H6", "6 to A"}, {"4x5", "6 to A"}, {"4x", "6 to A"}, {"4xX", "6 to A"}, {"4xHK", "6 to A"},
		{"4XK", "two cards"}, {"3xK", "two cards"},
	}
	for _, tt := range bad {
		w, err := Parse(tt.text)
		if err == nil || w != 0 || !strings.Contains(err.Error(), tt.why) {
			t.Errorf("%q: got %v, %v; want an error that says %q", tt.text, w, err, tt.why)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"H9-HA", "4xK", "4x10", "D8-D10", "H9-H10", "4x", "S6-SA", "C2-C4", "-"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		w, err := Parse(text)
		if err != nil {
			if w != 0 {
				t.Fatalf("%q: an error and %v", text, w)
			}
			return
		}
		if !w.Valid() || w.String() != text {
			t.Fatalf("%q was read as %v", text, w)
		}
	})
}

func TestWorth(t *testing.T) {
	five := card.Jass().Without(card.Of(card.Diamonds, card.Seven)) // Molotow with five
	tests := []struct {
		name  string
		rules Rules
		pack  card.Set
		value int
		want  string
	}{
		{"150 in Krutzjass", Rules{}, card.Double(), 150, "4x9"},
		{"150 in Schieber", Rules{Long: true}, card.Jass(), 150,
			"H6-HJ H7-HQ H8-HK H9-HA D6-DJ D7-DQ D8-DK D9-DA C6-CJ C7-CQ C8-CK C9-CA S6-SJ S7-SQ S8-SK S9-SA 4x9"},
		{"150 without D7", Rules{Long: true}, five, 150,
			"H6-HJ H7-HQ H8-HK H9-HA D8-DK D9-DA C6-CJ C7-CQ C8-CK C9-CA S6-SJ S7-SQ S8-SK S9-SA 4x9"},
		{"100 in Krutzjass", Rules{}, card.Double(), 100,
			"H9-HK H9-HA H10-HA D9-DK D9-DA D10-DA C9-CK C9-CA C10-CA S9-SK S9-SA S10-SA 4x10 4xQ 4xK 4xA"},
		{"200 in Krutzjass", Rules{}, card.Double(), 200, "4xJ"},
		{"no such value", Rules{}, card.Double(), 30, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.rules.Worth(tt.value, tt.pack); !slices.Equal(got, weises(t, tt.want)) {
				t.Errorf("got %v", got)
			}
		})
	}
}

func TestReason(t *testing.T) {
	k, long := Rules{}, Rules{Long: true}
	tests := []struct {
		name  string
		rules Rules
		mode  engine.Mode
		calls []string // sides 0 and 1 in turn, "" for no call
		later bool
		want  int
		why   Reason
	}{
		{"nobody", k, engine.TrumpHearts, []string{"", ""}, true, -1, NoReason},
		{"one caller", k, engine.TrumpHearts, []string{"", "4xK"}, true, 1, Alone},
		{"only partners", k, engine.TrumpHearts, []string{"4xK", "", "4xQ"}, true, 0, Alone},
		{"value", k, engine.TrumpHearts, []string{"4xK", "S9-SQ"}, true, 0, ByValue},
		{"length", k, engine.TrumpHearts, []string{"S9-SA", "H10-HA"}, true, 0, ByLength},
		{"length against a four", k, engine.TrumpHearts, []string{"4xA", "S9-SK"}, true, 1, ByLength},
		{"height", k, engine.TrumpHearts, []string{"H9-HJ", "S10-SQ"}, true, 1, ByHeight},
		{"trump", k, engine.TrumpHearts, []string{"H9-HJ", "S9-SJ"}, true, 0, ByTrump},
		{"order, later", k, engine.TrumpClubs, []string{"H9-HJ", "S9-SJ"}, true, 1, ByOrder},
		{"order, earlier", k, engine.TrumpClubs, []string{"H9-HJ", "S9-SJ"}, false, 0, ByOrder},
		{"both in trump", k, engine.TrumpHearts, []string{"H9-HJ", "H9-HJ"}, true, 1, ByOrder},
		{"a four is never in trump", k, engine.TrumpHearts, []string{"4xA", "4xA"}, false, 0, ByOrder},
		{"the partner's equal one is no rival", k, engine.TrumpClubs, []string{"H9-HJ", "S9-SQ", "", "D9-DQ"}, true, 3, ByValue},
		{"the finest step against any rival", k, engine.TrumpClubs, []string{"H9-HQ", "S9-SQ", "", "D9-DJ"}, true, 1, ByOrder},
		{"long runs", long, engine.Obenabe, []string{"4x9", "S9-SA"}, false, 1, ByLength},
		{"height turned round", k, engine.Undenufe, []string{"H9-HJ", "S10-SQ"}, true, 0, ByHeight},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			calls := make([]Call, len(tt.calls))
			for i, text := range tt.calls {
				calls[i].Side = engine.Side(i & 1)
				if text != "" {
					calls[i].Weis = weis(t, text)
				}
			}
			if got, why := tt.rules.Winner(calls, tt.mode, tt.later); got != tt.want || why != tt.why {
				t.Errorf("got %d by %v, want %d by %v", got, why, tt.want, tt.why)
			}
		})
	}
}

func TestSort(t *testing.T) {
	tests := []struct {
		mode       engine.Mode
		list, want string
	}{
		{engine.NoMode, "H10-HQ 4xK", "4xK H10-HQ"},
		{engine.TrumpSpades, "S9-SJ C9-CJ H9-HJ D9-DJ D10-DQ", "D10-DQ H9-HJ D9-DJ C9-CJ S9-SJ"},
		{engine.Undenufe, "D10-DQ H9-HJ 4xA 4x6", "4x6 4xA H9-HJ D10-DQ"},
	}
	for _, tt := range tests {
		list := weises(t, tt.list)
		if (Rules{}).Sort(list, tt.mode); !slices.Equal(list, weises(t, tt.want)) {
			t.Errorf("%s in %v: got %v, want %s", tt.list, tt.mode, list, tt.want)
		}
	}
}
