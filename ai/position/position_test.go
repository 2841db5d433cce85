package position_test

import (
	"strings"
	"testing"

	"krutzjass/ai/position"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

func TestView(t *testing.T) {
	v, err := position.Position{
		Trump: "H", Maker: 3, Hand: "HJ DA DK C9",
		Past: "1 SA S9 H9 SK / 3 HQ H10 CQ CK", Trick: "2 DQ D9",
	}.View()
	if err != nil {
		t.Fatal(err)
	}
	if got := v.Past[0].Winner; got != 3 {
		t.Errorf("the Nell of seat 3 took the first trick, not seat %d", got)
	}
	var legal card.Set
	for _, a := range v.Legal {
		legal = legal.With(a.Card())
	}
	if got := legal.String(); got != "HJ DK DA" {
		t.Errorf("legal %q: follow diamonds or trump in", got)
	}
	if v.Counts[0] != 4 || v.Counts[1] != 4 || v.Counts[2] != 3 || v.Counts[3] != 3 {
		t.Errorf("counts %v", v.Counts)
	}
	if f, ok := v.Fact(engine.FactMaker); !ok || f.Seat != 3 {
		t.Errorf("maker %+v", f)
	}
}

func TestNonsense(t *testing.T) {
	for _, row := range []struct {
		name string
		p    position.Position
		want string
	}{
		{"hand", position.Position{Hand: "HJ HX"}, "hand"},
		{"trump", position.Position{Trump: "X"}, "trump"},
		{"past", position.Position{Trump: "H", Past: "HJ H9"}, "leader"},
		{"seat", position.Position{Trump: "H", Trick: "4 HJ"}, "leader"},
		{"turn", position.Position{Trump: "H", Trick: "2 HJ"}, "turn"},
		{"three", position.Position{Trump: "H", Hand: "HJ HJ", Past: "0 HJ H9 HK HQ"}, "three times"},
		{"pack", position.Position{Trump: "H", Hand: "H8"}, "Nine to Ace"},
		{"card", position.Position{Trump: "H", Trick: "2 HJ 9"}, "not a card"},
	} {
		t.Run(row.name, func(t *testing.T) {
			if _, err := row.p.View(); err == nil || !strings.Contains(err.Error(), row.want) {
				t.Errorf("%v: want a word of %q", err, row.want)
			}
		})
	}
}

func FuzzView(f *testing.F) {
	f.Add("H", "HJ DA DK C9", "1 SA S9 H9 SK / 3 HQ H10 CQ CK", "2 DQ D9")
	f.Add("", "HJ", "", "")
	f.Add("D", "DJ DJ", "0 D9", "3 DA")
	f.Fuzz(func(t *testing.T, trump, hand, past, trick string) {
		v, err := position.Position{Trump: trump, Hand: hand, Past: past, Trick: trick}.View()
		if err != nil {
			if v.Legal != nil || !v.Hand.Empty() {
				t.Errorf("a view came with the error %v", err)
			}
			return
		}
		for _, a := range v.Legal {
			if !v.Hand.Has(a.Card()) {
				t.Errorf("%v is legal and not in hand", a.Card())
			}
		}
		for i := range v.Past {
			if v.Past[i].Winner < 0 {
				t.Errorf("trick %d has no winner", i+1)
			}
		}
	})
}
