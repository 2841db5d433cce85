package deal

import (
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/engine/card"
)

// claims reads claims: a receiver has one of some sets.
func claims(t testing.TB, list ...[]string) (all []Claim) {
	for i, texts := range list {
		if len(texts) > 0 {
			all = append(all, Claim{Receiver: i, Sets: sets(t, texts...)})
		}
	}
	return all
}

// meets tells whether hands meet all claims, as their words say.
func meets(all []Claim, hands []card.Set) bool {
	for _, c := range all {
		if !slices.ContainsFunc(c.Sets, func(s card.Set) bool { return s.Within(hands[c.Receiver]) }) {
			return false
		}
	}
	return true
}

// TestPicker: evenly dealt or covered, deals come in proportion, whether the
// sets of a claim overlap, hold fixed cards, or no deal at all.
func TestPicker(t *testing.T) {
	for _, row := range []struct {
		name   string
		pool   string
		fixed  []string
		barred []string
		claims [][]string // by receiver
		bans   string     // receiver 1 may not hold all of these
	}{
		{name: "nothing", pool: "H9 HJ HQ D9 DJ DQ"},
		{name: "one of two cards", pool: "H9 HJ HQ D9 DJ DQ", claims: [][]string{{"H9", "D9"}}},
		{name: "overlapping sets", pool: "H9 HJ HQ D9 DJ DQ", claims: [][]string{{"H9 HJ", "HJ", "HJ D9"}}},
		{name: "the same set twice", pool: "H9 HJ HQ D9 DJ DQ", claims: [][]string{{"H9 HJ", "H9 HJ", "D9"}}},
		{name: "two receivers", pool: "H9 HJ HQ D9 DJ DQ", claims: [][]string{{"H9", "D9"}, {"HQ", "D9"}}},
		{name: "what the other has", pool: "H9 HJ HQ D9 DJ DQ", claims: [][]string{{"H9", "D9"}, {"H9", "D9"}}},
		{name: "twins", pool: "H9 H9 HJ HJ D9 DJ", claims: [][]string{{"H9", "HJ"}, {"H9 HJ", "H9 D9"}}},
		{name: "a fixed card counts", pool: "H9 H9 HJ HJ D9 DJ", fixed: []string{"H9", "", ""}, claims: [][]string{{"H9 HJ", "H9 D9"}}},
		{name: "a fixed twin elsewhere", pool: "H9 H9 HJ HJ D9 DJ", fixed: []string{"", "H9", ""}, claims: [][]string{{"H9", "HJ"}}},
		{name: "a barred twin", pool: "H9 H9 HJ HJ D9 DJ", fixed: []string{"H9", "", ""}, barred: []string{"H9", "", ""}, claims: [][]string{{"H9", "D9"}, {"HJ", "D9"}}},
		{name: "a set that is barred", pool: "H9 HJ HQ D9 DJ DQ", barred: []string{"H9", "", ""}, claims: [][]string{{"H9", "D9 DJ"}}},
		{name: "a set of nothing", pool: "H9 HJ HQ D9 DJ DQ", claims: [][]string{{"", "D9"}, {"D9"}}},
		{name: "and something else", pool: "H9 HJ HQ D9 DJ DQ", claims: [][]string{{"H9", "D9"}}, bans: "HJ HQ"},
	} {
		t.Run(row.name, func(t *testing.T) {
			p := &Problem{Pool: set(t, row.pool), Need: []int{2, 2, 2}}
			if row.fixed != nil {
				p.Fixed = sets(t, row.fixed...)
			}
			if row.barred != nil {
				p.Barred = bars(t, row.barred...)
			}
			all, ban := claims(t, row.claims...), set(t, row.bans)
			fits := func(hands []card.Set) bool {
				return meets(all, hands) && (ban.Empty() || !ban.Within(hands[1]))
			}
			want := allDeals(p)
			maps.DeleteFunc(want, func(d deal, _ int) bool { return !fits(d[:]) })
			for _, covered := range []bool{false, true} {
				k, err := p.Picker(all, fits)
				if err != nil {
					t.Fatal(err)
				}
				if covered {
					k.cover = p.cover(k.even, all)
				}
				r := rand.New(rand.NewPCG(5, 5))
				checkDraws(t, want, 40*max(len(want), 25), func(dst *deal) {
					if err := k.Deal(r, dst[:4]); err != nil {
						t.Fatal(err)
					}
				})
			}
		})
	}
}

// A picker of what is rare finds it, and of what cannot be says so.
func TestPickerRare(t *testing.T) {
	p := &Problem{Pool: card.Jass(), Need: []int{9, 9, 9, 9}}
	for _, row := range []struct {
		name   string
		claims [][]string
		err    error
	}{
		{"nine of a suit", [][]string{{"H6 H7 H8 H9 H10 HJ HQ HK HA", "S6 S7 S8 S9 S10 SJ SQ SK SA"}, {"D6 D7 D8 D9 D10 DJ DQ DK DA"}}, nil},
		{"a card of two", [][]string{{"H6"}, {"H6"}}, ErrImpossible},
		{"a card of no pack", [][]string{{"H2"}}, ErrImpossible},
	} {
		all := claims(t, row.claims...)
		k, err := p.Picker(all, func(hands []card.Set) bool { return meets(all, hands) })
		if err != nil {
			t.Fatal(err)
		}
		hands := make([]card.Set, 4)
		r := rand.New(rand.NewPCG(6, 6))
		for range 50 {
			if err := k.Deal(r, hands); !errors.Is(err, row.err) || err == nil && !meets(all, hands) {
				t.Fatalf("%s: %v, %v", row.name, hands, err)
			}
		}
	}
}
