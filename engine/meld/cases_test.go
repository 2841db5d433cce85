package meld

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/enginetest/cases"
)

// rulesOf gives the rules by the name that the cases use.
func rulesOf(name string) Rules {
	if strings.HasPrefix(name, "k") {
		return Rules{}
	}
	return Rules{Cross: true, Long: true}
}

func hand(t testing.TB, text string) card.Set {
	t.Helper()
	s, err := card.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func weis(t testing.TB, text string) Weis {
	t.Helper()
	w, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func weises(t testing.TB, text string) (list []Weis) {
	for _, word := range strings.Fields(text) {
		list = append(list, weis(t, word))
	}
	return list
}

func TestWeisCases(t *testing.T) {
	cases.Run(t, "weis", nil, func(t *testing.T, c cases.Case) {
		r := Rules{Cross: c.Cross, Long: c.Ext}
		best := Best(hand(t, c.Hand), r)
		var total int
		want := []string{}
		c.Want(t, &[]any{&total, &want})
		got := []string{}
		for _, w := range best.List() {
			got = append(got, fmt.Sprintf("%v(%d)", w, r.Value(w)))
		}
		slices.Sort(got)
		slices.Sort(want)
		if best.Total() != total || !slices.Equal(got, want) || r.Total(best.List()) != total {
			t.Errorf("%s: got %d %v", c.Line, best.Total(), got)
		}
	})
}

func TestCompareCases(t *testing.T) {
	cases.Run(t, "compare", nil, func(t *testing.T, c cases.Case) {
		mode, ok := engine.ParseMode(c.ModeName())
		if !ok {
			t.Fatalf("mode %q", c.Mode)
		}
		var seats []string
		var calls []Call
		for entry := range strings.SplitSeq(c.Order, ", ") {
			seat, text, _ := strings.Cut(entry, ":")
			seats = append(seats, seat)
			calls = append(calls, Call{Side: engine.Side(len(calls) & 1), Weis: weis(t, text)})
		}
		var want string
		c.Want(t, &want)
		if i, _ := rulesOf(c.Rule).Winner(calls, mode, c.Rule == "kA"); i < 0 || seats[i] != want {
			t.Errorf("%s: got %d", c.Line, i)
		}
	})
}

func TestStoeckCases(t *testing.T) {
	rules := []StoeckRules{{}, {Last: true}, {Each: true}}
	for _, id := range cases.StoeckOrders {
		t.Run(id, func(t *testing.T) {
			c := cases.Find(t, id)
			var want [][]int
			c.Want(t, &want)
			for i, r := range rules {
				if got := stoeckAt(r, c.Seq); !slices.Equal(got, want[i]) {
					t.Errorf("%s: %+v: got %v, want %v", c.Line, r, got, want[i])
				}
			}
		})
	}
}

// stoeckAt gives, for a player who lays Kings and Queens of trump in that order,
// the places, from 1, at which a Stoeck counts; a place stands twice for two.
func stoeckAt(r StoeckRules, seq []string) (at []int) {
	count := func(words []string) (p Pair) {
		for _, word := range words {
			if word == "K" {
				p.Kings++
			} else if word == "Q" {
				p.Queens++
			}
		}
		return p
	}
	for i := range seq {
		for range r.Due(count(seq[:i]), count(seq[i:i+1]), count(seq[i+1:])) {
			at = append(at, i+1)
		}
	}
	return at
}

func TestStoeckOrders(t *testing.T) {
	both := StoeckRules{Last: true, Each: true}
	tests := []struct {
		name  string
		rules StoeckRules
		seq   string
		want  []int
	}{
		{"last and each: both at the last card", both, "K Q K Q", []int{4, 4}},
		{"last and each, one pair", both, "K Q K", []int{3}},
		{"last and each, no pair", both, "Q Q", nil},
		{"each, pairs late", StoeckRules{Each: true}, "K K Q Q", []int{3, 4}},
		{"once, pairs late", StoeckRules{}, "K K Q Q", []int{3}},
		{"other cards count nothing", StoeckRules{}, "J K A Q J", []int{4}},
		{"another card after the last", StoeckRules{Last: true}, "K Q A", []int{2}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := stoeckAt(tt.rules, strings.Fields(tt.seq)); !slices.Equal(got, tt.want) {
				t.Errorf("got %v, want %v", got, tt.want)
			}
		})
	}
}

func TestPairOf(t *testing.T) {
	cards := hand(t, "HK HK HQ DQ SK")
	tests := []struct {
		mode engine.Mode
		want Pair
	}{
		{engine.TrumpHearts, Pair{2, 1}},
		{engine.TrumpDiamonds, Pair{0, 1}},
		{engine.TrumpSpades, Pair{1, 0}},
		{engine.TrumpClubs, Pair{}},
		{engine.Obenabe, Pair{}},
		{engine.Undenufe, Pair{}},
		{engine.NoTrump, Pair{}},
		{engine.NoMode, Pair{}},
	}
	for _, tt := range tests {
		if got := PairOf(cards, tt.mode); got != tt.want {
			t.Errorf("mode %v: got %v, want %v", tt.mode, got, tt.want)
		}
	}
}
