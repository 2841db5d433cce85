package meld

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// everyWeis lists all runs and fours from their names.
func everyWeis(t testing.TB) (list []Weis) {
	for rank := card.Six; rank <= card.Ace; rank++ {
		list = append(list, weis(t, "4x"+rank.String()))
		for top := rank + 2; top <= card.Ace; top++ {
			for _, s := range card.Suits {
				list = append(list, weis(t, fmt.Sprintf("%v%v-%v%v", s, rank, s, top)))
			}
		}
	}
	return list
}

// allWays gives every list of Weis, the empty one aside, that the hand can show
// at once, each card in one: by trying all of all with none, one and two copies.
func allWays(all []Weis, hand card.Set) (ways [][]Weis) {
	all = slices.DeleteFunc(slices.Clone(all), func(w Weis) bool { return !w.Cards().Within(hand) })
	var try func(i int, left card.Set, list []Weis)
	try = func(i int, left card.Set, list []Weis) {
		if i == len(all) {
			if len(list) > 0 {
				ways = append(ways, slices.Clone(list))
			}
			return
		}
		try(i+1, left, list)
		cards := all[i].Cards()
		for range 2 {
			if !cards.Within(left) {
				return
			}
			left, list = left.Minus(cards), append(list, all[i])
			try(i+1, left, list)
		}
	}
	try(0, hand, nil)
	return ways
}

// keys gives the sorted list of keys by which equal totals are told apart.
func keys(list []Weis, mode engine.Mode, r Rules) []uint32 {
	var k []uint32
	for _, w := range list {
		k = append(k, r.Key(w, mode))
	}
	slices.SortFunc(k, func(a, b uint32) int { return cmp.Compare(b, a) })
	return k
}

// bestWay is the definition of jass-common.md 1.3 in a mode.
func bestWay(ways [][]Weis, mode engine.Mode, r Rules) []Weis {
	return slices.MaxFunc(append(ways, nil), func(a, b []Weis) int {
		return cmp.Or(cmp.Compare(r.Total(a), r.Total(b)), slices.Compare(keys(a, mode, r), keys(b, mode, r)))
	})
}

// dealt is a hand and the rules of the deck that it is from.
type dealt struct {
	card.Set
	rules Rules
}

// someOf gives n hands of packs in which Weis are rare, frequent and crowded.
func someOf(n int) (hands []dealt) {
	const high = everySuit * (1<<card.Jack | 1<<card.Queen | 1<<card.King | 1<<card.Ace)
	packs := []struct {
		pack card.Set
		size int
	}{
		{card.Double(), 12},
		{card.Double(), 5},
		{card.Double().Not(card.SuitBits(card.Clubs)), 12},
		{card.Double().Not(card.SuitBits(card.Clubs) | card.SuitBits(card.Hearts)), 12},
		{card.Double().And(high), 12},
		{card.Jass(), 9},
		{card.Jass(), 12},
		{card.Jass().Not(card.SuitBits(card.Spades)), 12},
	}
	for _, p := range packs {
		for _, hand := range someHands(p.pack, p.size, n/len(packs)) {
			hands = append(hands, dealt{hand, Rules{Long: p.pack.Twice() == 0}})
		}
	}
	return hands
}

func TestChoicesAgainstAllWays(t *testing.T) {
	all := everyWeis(t)
	twoOrMore, conflicts := 0, 0
	for _, d := range someOf(4000) {
		hand, r := d.Set, d.rules
		ways := allWays(all, hand)
		got := AppendChoices(nil, hand, r)
		if Any(hand) != (len(ways) > 0) {
			t.Fatalf("%v: Any is %v, there are %d ways", hand, Any(hand), len(ways))
		}
		want := map[Choice]bool{}
		for _, way := range ways {
			want[r.ChoiceOf(way)] = true
		}
		if len(got) != len(want) || len(want) != len(ways) {
			t.Fatalf("%v: %d choices, %d ways", hand, len(got), len(ways))
		}
		checkOrder(t, hand, got, r)
		for j, c := range got {
			if !want[c] {
				t.Fatalf("%v: choice %d %v is none", hand, j, c.List())
			}
		}
		best := Best(hand, r)
		for _, mode := range []engine.Mode{engine.NoMode, engine.TrumpDiamonds, engine.Undenufe} {
			if way := r.ChoiceOf(bestWay(ways, mode, r)); way != best {
				t.Fatalf("%v in %v: Best %v, of all ways %v", hand, mode, best.List(), way.List())
			}
		}
		if len(got) > 0 && got[0] != best {
			t.Fatalf("%v: first choice %v, Best %v", hand, got[0].List(), best.List())
		}
		if best.N > 1 {
			twoOrMore++
		}
		if slices.ContainsFunc(got, func(c Choice) bool { return r.Key(c.Weis[0], engine.NoMode) > r.Key(best.Weis[0], engine.NoMode) }) {
			conflicts++
		}
	}
	if twoOrMore < 100 || conflicts < 3 {
		t.Errorf("only %d hands with two Weis and %d where the best single one is not in the best list: too easy", twoOrMore, conflicts)
	}
}

// checkOrder checks the documented order and the sums of choices.
func checkOrder(t *testing.T, hand card.Set, list []Choice, r Rules) {
	t.Helper()
	for i, c := range list {
		if c.Total() != r.Total(c.List()) || c.Highest() != r.Value(c.BestIn(engine.NoMode, r)) || !c.Cards(r).Within(hand) {
			t.Fatalf("%v: choice %v: total %d, highest %d, cards %v", hand, c.List(), c.Total(), c.Highest(), c.Cards(r))
		}
		if length := 0; !r.Cross {
			for _, w := range c.List() {
				length += w.Len()
			}
			if length != c.Cards(r).Len() {
				t.Fatalf("%v: choice %v shows %v: each card stands in one Weis", hand, c.List(), c.Cards(r))
			}
		}
		sorted := slices.Clone(c.List())
		r.Sort(sorted, engine.NoMode)
		if !slices.Equal(sorted, c.List()) {
			t.Fatalf("%v: choice %v is not sorted", hand, c.List())
		}
		if i == 0 {
			continue
		}
		before := list[i-1]
		if cmp.Or(cmp.Compare(before.Total(), c.Total()),
			slices.Compare(keys(before.List(), engine.NoMode, r), keys(c.List(), engine.NoMode, r))) < 0 {
			t.Fatalf("%v: choice %d %v before %v", hand, i, before.List(), c.List())
		}
	}
}

func TestFindChoice(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, d := range someOf(400) {
		hand := d.Set
		for i, c := range AppendChoices(nil, hand, d.rules) {
			list := slices.Clone(c.List())
			r.Shuffle(len(list), func(a, b int) { list[a], list[b] = list[b], list[a] })
			if got, ok := FindChoice(hand, list, d.rules); !ok || got != i {
				t.Fatalf("%v: %v is choice %d, found %d, %v", hand, list, i, got, ok)
			}
		}
	}
	none := []struct{ hand, list string }{
		{"H9 H10 HJ HQ", ""},
		{"H9 H10 HJ HQ", "D9-DJ"},
		{"H9 H10 HJ HQ", "H9-HJ H9-HJ"},
		{"H9 H10 HJ HQ HK", "H9-HJ HJ-HK"},
		{"HK DK CK SK HQ HA", "4xK HQ-HA"},
		{"D9", "H9-HJ H9-HJ H9-HJ H9-HJ H9-HJ H9-HJ H9-HJ H9-HJ"},
	}
	for _, tt := range none {
		if i, ok := FindChoice(hand(t, tt.hand), weises(t, tt.list), Rules{}); ok || i != 0 {
			t.Errorf("%s cannot show %q, found %d, %v", tt.hand, tt.list, i, ok)
		}
	}
}

func TestCross(t *testing.T) {
	tests := []struct{ name, hand, want string }{
		{"every card in both", "HJ HQ HK DJ DQ DK CJ CQ CK SJ SQ SK", "4xJ 4xK 4xQ HJ-HK DJ-DK CJ-CK SJ-SK"},
		{"longest runs", "H6 H7 H8 H9 HJ HQ HK HA", "H6-H9 HJ-HA"},
		{"runs to the edge of a suit", "HQ HK HA D6 D7 D8", "HQ-HA D6-D8"},
		{"a second copy on its own", "H9 H10 HJ HJ HQ HQ HK HK", "H9-HK HJ-HK"},
		{"nothing", "H6 H7 D8", ""},
	}
	r := Rules{Cross: true, Long: true}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			cards := hand(t, tt.hand)
			best, want := Best(cards, r), r.ChoiceOf(weises(t, tt.want))
			r.Sort(want.List(), engine.NoMode)
			if best != want || !best.Cards(r).Within(cards) {
				t.Errorf("got %v with %v, want %v", best.List(), best.Cards(r), want.List())
			}
			if all := AppendChoices(nil, cards, r); len(all) > 1 || len(all) == 1 && all[0] != best {
				t.Errorf("the full list is the only choice, got %v", all)
			}
		})
	}
}

func TestBestIn(t *testing.T) {
	tests := []struct {
		hand string
		mode engine.Mode
		want string
	}{
		{"H9 H10 HJ D9 D10 DJ", engine.TrumpClubs, "H9-HJ"},
		{"H9 H10 HJ D9 D10 DJ", engine.TrumpDiamonds, "D9-DJ"},
		{"H9 H10 HJ D6 D7 D8", engine.Undenufe, "D6-D8"},
		{"H9 H10 HJ D6 D7 D8", engine.Obenabe, "H9-HJ"},
		{"H9 H10 HJ D9 D10 DJ DQ", engine.TrumpHearts, "D9-DQ"},
	}
	for _, tt := range tests {
		if got := Best(hand(t, tt.hand), Rules{}).BestIn(tt.mode, Rules{}); got != weis(t, tt.want) {
			t.Errorf("%s in %v: got %v, want %s", tt.hand, tt.mode, got, tt.want)
		}
	}
	if got := (Choice{}).BestIn(engine.TrumpHearts, Rules{}); got != 0 {
		t.Errorf("nothing shown, but %v is best", got)
	}
}

func TestTooLarge(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("thirteen cards must be refused")
		}
	}()
	large := hand(t, "H9 H10 HJ HQ HK HA D9 D10 DJ DQ DK DA CA")
	if CheckHand(large) == nil || CheckHand(large.Without(large.First())) != nil {
		t.Error("CheckHand must allow twelve cards and no more")
	}
	Best(large, Rules{})
}
