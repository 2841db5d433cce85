package deal

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

func TestPackets(t *testing.T) {
	order := card.Piquet().Cards()
	tests := []struct {
		name                string
		seats, each, packet int
		first               engine.Seat
		want                []string
	}{
		{"three at a time", 2, 6, 3, 0, []string{"H7 H8 H9 HK HA D7", "H10 HJ HQ D8 D9 D10"}},
		{"from another seat", 3, 2, 2, 2, []string{"H9 H10", "HJ HQ", "H7 H8"}},
		{"four and three", 2, 7, 4, 1, []string{"HJ HQ HK HA D10 DJ DQ", "H7 H8 H9 H10 D7 D8 D9"}},
		{"one at a time", 2, 2, 1, 0, []string{"H7 H9", "H8 H10"}},
		{"all at once", 2, 3, 12, 0, []string{"H7 H8 H9", "H10 HJ HQ"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := Packets(order, tt.seats, tt.each, tt.packet, tt.first)
			if !slices.Equal(got, sets(t, tt.want...)) {
				t.Errorf("got %v, want %v", got, tt.want)
			}
		})
	}
	t.Run("no packet", func(t *testing.T) {
		defer func() {
			if recover() == nil {
				t.Error("a packet of no cards must be refused")
			}
		}()
		Packets(order, 2, 3, 0, 0)
	})
}

func TestShuffle(t *testing.T) {
	r := rand.New(rand.NewPCG(10, 11))
	pack := set(t, "H9 H9 HJ DA")
	count := map[string]int{}
	const draws = 6000
	for range draws {
		order := Shuffle(r, pack)
		if card.SetOf(order...) != pack || len(order) != 4 {
			t.Fatalf("%v is not the pack", order)
		}
		count[card.Format(order)]++
	}
	// Twelve orders of a pack with twins, each 500 times; deviation 21.4.
	if len(count) != 12 {
		t.Errorf("%d different orders, want 12", len(count))
	}
	for order, n := range count {
		if n < 400 || n > 600 {
			t.Errorf("%s came %d times, expected about 500", order, n)
		}
	}
}

func TestHands(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 13))
	pack := card.Double()
	hands := Hands(r, pack, 12, 5, 12, 0)
	sum, sizes := card.Set{}, []int{}
	for _, h := range hands {
		if !h.Within(pack.Minus(sum)) {
			t.Errorf("%v was dealt before", h)
		}
		sum, sizes = sum.Plus(h), append(sizes, h.Len())
	}
	if got := fmt.Sprint(sizes); got != "[12 5 12 0]" {
		t.Errorf("sizes %s", got)
	}
}

// The same source gives the same deal: a record's seed can be played again.
func TestSameSeed(t *testing.T) {
	p := largeProblem(t)
	s, err := p.Prepare()
	if err != nil {
		t.Fatal(err)
	}
	a, b := make([]card.Set, 3), make([]card.Set, 3)
	s.Deal(rand.New(rand.NewPCG(1, 1)), a)
	s.Deal(rand.New(rand.NewPCG(1, 1)), b)
	if !slices.Equal(a, b) {
		t.Errorf("%v and %v differ", a, b)
	}
}
