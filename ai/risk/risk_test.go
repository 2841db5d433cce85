package risk

import (
	"strings"
	"testing"

	"krutzjass/ai/craft"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

func TestClassOf(t *testing.T) {
	for _, row := range []struct {
		hand   string
		table  string // that lies open
		turned string
		want   Class
	}{
		{"S6 S7 S8 S9", "H9", "H9", 0},
		{"SA S7 S8 S9", "H9", "H9", 1},
		{"HA S7 S8 S9", "H9", "H9", ofOne},
		{"HA SA S8 S9", "H9", "H9", ofOne + 1},
		{"H7 S7 S8 S9", "H9", "H9", ofOne + 2*(places-1)},
		{"HA HK S8 S9", "H9", "H9", ofTwo},
		{"HA HQ S8 S9", "H9", "H9", ofTwo + 2*1},
		{"HK HQ SA S9", "H9", "H9", ofTwo + 2*2 + 1},
		{"HA H7 S8 S9", "H9", "H9", ofTwo + 2*10},
		{"H7 H8 S8 S9", "HK", "HK", ofMore - 2},
		{"H7 H8 SA S9", "HK", "HK", ofMore - 1},
		{"HA HK HQ HJ", "H9", "H9", ofMore},
		{"HA HK H7 SA", "H9", "H9", ofMore},
		{"H6 H7 H8 S9", "S6", "S6", ofOne + 2*(places-1)},
		{"H7 H8 H9 S9", "H6", "H6", classes - 1},
		{"HK S7 S8 S9", "HA", "HA", ofOne},              // the Ace is in no hand
		{"HJ S7 S8 S9", "HA HK", "HA", ofOne + 2*1},     // only the Queen is above
		{"H6 S7 S8 S9", "HA", "HA", ofOne},              // the six is swapped for the Ace
		{"H6 HQ S8 S9", "HA", "HA", ofTwo + 2*1},        // and the Queen has the King above
		{"H6 S7 S8 S9", "", "HA", ofOne + 2*(places-1)}, // the Ace was taken blind
		{"D7 S7 S8 S9", "D9", "D9", ofOne + 2*1},        // second trump in Zwicken
		{"D7 DK S8 S9", "DA", "DA", ofTwo},
	} {
		turned, table := cards(t, row.turned).First(), cards(t, row.table)
		v := engine.View{Hand: cards(t, row.hand), Table: table, Mode: engine.TrumpMode(turned.Suit()),
			Facts: []engine.Fact{{Key: factTurned, Seat: engine.Nobody, Value: 1, Cards: card.SetOf(turned)}}}
		got := ClassOf(&v, craft.NaturalOrder(turned.Suit(), turned.Suit() == card.Diamonds))
		if got != row.want {
			t.Errorf("%s with %s is of class %d, want %d", row.hand, row.turned, got, row.want)
		}
	}
}

func cards(t *testing.T, text string) card.Set {
	t.Helper()
	set, err := card.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return set
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
				if _, known := Pays(Spot{Stake: Call, Seats: seats, Left: left, Turned: turned}, 0); !known {
					t.Errorf("%d seats, %d to be asked, trump card %d: nothing is known", seats, left, turned)
				}
			}
		}
	}
	if yes, known := Pays(Spot{Stake: Come, Seats: 4, In: 4, Left: 4}, 0); yes || known {
		t.Error("a spot that cannot be is known")
	}
}

func TestSpotOf(t *testing.T) {
	for _, row := range []struct {
		kind    engine.Kind
		in, weg int
		maker   engine.Seat
		pot     int
		want    Spot
		ok      bool
	}{
		{engine.Chratze, 0, 1, engine.Nobody, 5, Spot{Stake: Call, Seats: 5, Left: 3, Turned: 2}, true},
		{engine.Chratze, 0, 1, engine.Nobody, 10, Spot{Stake: Call, Seats: 5, Left: 3, Turned: 2, Rich: 1}, true},
		{engine.Metcho, 2, 1, 4, 9, Spot{Stake: Come, Seats: 5, In: 2, Left: 1}, true},
		{engine.Metcho, 2, 1, 3, 50, Spot{Stake: Come, Seats: 5, In: 2, Left: 1, Asked: 4, Rich: 1}, true},
		{engine.Metcho, 1, 3, 1, 5, Spot{Stake: Come, Seats: 5, In: 1, Asked: 2}, true},
		{engine.PlayOn, 1, 3, engine.Nobody, 30, Spot{Stake: Stay, Seats: 5, In: 1}, true},
		{engine.PlayOn, 0, 4, engine.Nobody, 3, Spot{Stake: Stay, Seats: 5}, false},
		{engine.Exchange, 2, 3, 1, 5, Spot{}, false},
	} {
		v := engine.View{Dealer: 3, Legal: []engine.Action{{Kind: row.kind}}, Facts: []engine.Fact{{Key: factPot, Seat: engine.Nobody, Value: row.pot}, {Key: factTurned, Seat: engine.Nobody, Value: 2}}}
		if row.maker != engine.Nobody {
			v.Facts = append(v.Facts, engine.Fact{Key: engine.FactMaker, Seat: row.maker})
		}
		for i := range row.in {
			v.Facts = append(v.Facts, engine.Fact{Key: factIn, Seat: engine.Seat(i)})
		}
		for i := range row.weg {
			v.Facts = append(v.Facts, engine.Fact{Key: factWeg, Seat: engine.Seat(row.in + i)})
		}
		v.Setup.Seats = make([]engine.Player, 5)
		if got, ok := SpotOf(&v); got != row.want || ok != row.ok {
			t.Errorf("%v with %d in, %d out: %+v, %v, want %+v, %v", row.kind, row.in, row.weg, got, ok, row.want, row.ok)
		}
	}
}

func FuzzParse(f *testing.F) {
	lines := strings.SplitAfterN(text, "\n", 4) // more take long to vary
	few := strings.Join(lines[:3], "")
	f.Add(few)
	f.Add("")
	f.Add(few[:len(few)-2])
	f.Add("call 4 0 1 1 0 0 +-")
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
