package risk

import (
	"testing"

	"krutzjass/ai/craft"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

func TestClassify(t *testing.T) {
	o := craft.NaturalOrder(card.Hearts, false)
	seven := craft.NaturalOrder(card.Hearts, true)
	seen := map[Class]bool{}
	for _, row := range []struct {
		hand string
		want Class
	}{
		{"S6 S7 S8 S9", 0},
		{"SA S7 S8 S9", 1},
		{"HA S7 S8 S9", ofOne},
		{"HA SA S8 S9", ofOne + 1},
		{"H6 S7 S8 S9", ofOne + 2*(places-1)},
		{"HA HK S8 S9", ofTwo},
		{"HA HQ S8 S9", ofTwo + 2},
		{"HK HQ SA S9", ofTwo + 5},
		{"HA H6 S8 S9", ofTwo + 12},
		{"H6 H7 S8 S9", ofMore - 2},
		{"H6 H7 SA S9", ofMore - 1},
		{"HA HK HQ HJ", ofMore},
		{"HA HK H6 SA", ofMore},
		{"H6 H7 H8 S9", classes - 1},
	} {
		hand, err := card.ParseSet(row.hand)
		if err != nil {
			t.Fatal(err)
		}
		got := Classify(hand, o)
		seen[got] = true
		if got != row.want {
			t.Errorf("%s is of class %d, want %d", row.hand, got, row.want)
		}
	}
	if len(seen) != 13 {
		t.Errorf("%d classes in the table above, want 13", len(seen))
	}
	hand, _ := card.ParseSet("D7 S8 S9")
	if got := Classify(hand, seven); got != ofOne+2 {
		t.Errorf("the Seven of diamonds is of class %d, want that of the second trump, %d", got, ofOne+2)
	}
}

// TestPays knows some answers for sure.
func TestPays(t *testing.T) {
	for s, row := range answers {
		if row[0] && s.Stake == Call && s.Left > 0 && s.Seats > 2 {
			t.Errorf("%+v: chratzes without a trump and an Ace", s)
		}
		if !row[ofMore] {
			t.Errorf("%+v: leaves it with the two best trumps and one more", s)
		}
	}
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		for turned := 1; turned <= 3; turned++ {
			for left := range seats {
				if _, known := Pays(Spot{Call, seats, 0, left, turned}, 0); !known {
					t.Errorf("%d seats, %d to be asked, trump card %d: nothing is known", seats, left, turned)
				}
			}
		}
	}
	if yes, known := Pays(Spot{Come, 4, 4, 4, 0}, 0); yes || known {
		t.Error("a spot that cannot be is known")
	}
}

func TestSpotOf(t *testing.T) {
	facts := func(in, weg int) (list []engine.Fact) {
		for i := range in {
			list = append(list, engine.Fact{Key: factIn, Seat: engine.Seat(i)})
		}
		for i := range weg {
			list = append(list, engine.Fact{Key: factWeg, Seat: engine.Seat(in + i)})
		}
		return append(list, engine.Fact{Key: factTurned, Seat: engine.Nobody, Value: 2})
	}
	for _, row := range []struct {
		kind    engine.Kind
		in, weg int
		want    Spot
		ok      bool
	}{
		{engine.Chratze, 0, 1, Spot{Call, 5, 0, 3, 2}, true},
		{engine.Metcho, 2, 1, Spot{Come, 5, 2, 1, 0}, true},
		{engine.PlayOn, 1, 3, Spot{Stay, 5, 1, 0, 0}, true},
		{engine.PlayOn, 0, 4, Spot{Stay, 5, 0, 0, 0}, false},
		{engine.Exchange, 2, 3, Spot{}, false},
	} {
		v := engine.View{Legal: []engine.Action{{Kind: row.kind}}, Facts: facts(row.in, row.weg)}
		v.Setup.Seats = make([]engine.Player, 5)
		if got, ok := SpotOf(&v); got != row.want || ok != row.ok {
			t.Errorf("%v with %d in and %d out: %+v, %v", row.kind, row.in, row.weg, got, ok)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(text)
	f.Add("")
	f.Add(text[:len(text)-2])
	f.Add("call 4 0 1 1 +-")
	f.Fuzz(func(t *testing.T, s string) {
		made, err := parse(s)
		if err != nil {
			if made != nil {
				t.Error("a table with an error")
			}
			return
		}
		again, err := parse(made.write())
		if err != nil || len(again) != len(made) {
			t.Fatalf("what is written reads otherwise: %v", err)
		}
		for spot, row := range made {
			if again[spot] == nil || *again[spot] != *row {
				t.Errorf("%+v reads otherwise", spot)
			}
		}
	})
}
