package meld

import (
	"fmt"
	"strings"

	"krutzjass/engine/card"
)

// Weis is one run or four of a kind as a code: bits 0-3 the length, 4-7 the
// lowest rank of a run or the rank of a four, 8-9 the suit of a run, 10 set for
// a four. It is comparable and fits an int16 that is not negative. The zero
// Weis is none.
type Weis uint16

const (
	minRun  = 3
	lowest  = card.Six // the lowest rank of any Jass deck
	fourBit = 1 << 10
)

// Run gives the run of n cards of suit s upwards from rank low. It is valid if
// n is 3 or more and the ranks lie within Six to Ace.
func Run(s card.Suit, low card.Rank, n int) Weis {
	return Weis(s)<<8 | Weis(low)<<4 | Weis(n)
}

// FourOf gives the four of a kind of rank r.
func FourOf(r card.Rank) Weis { return fourBit | Weis(r)<<4 | 4 }

// Valid tells whether w is a run or a four that a Jass deck can hold.
func (w Weis) Valid() bool {
	switch {
	case w.Low() < lowest || w.Low() > card.Ace:
		return false
	case w.IsFour():
		return w == FourOf(w.Low())
	}
	return w < fourBit && w.Len() >= minRun && w.Top() <= card.Ace
}

// IsFour tells whether w is a four of a kind.
func (w Weis) IsFour() bool { return w&fourBit != 0 }

// IsRun tells whether w is a run.
func (w Weis) IsRun() bool { return w != 0 && !w.IsFour() }

// Suit gives the suit of a run; meaningless for a four.
func (w Weis) Suit() card.Suit { return card.Suit(w >> 8 & 3) }

// Low gives the lowest rank of a run, or the rank of a four.
func (w Weis) Low() card.Rank { return card.Rank(w >> 4 & 15) }

// Len counts the cards.
func (w Weis) Len() int { return int(w & 15) }

// Top gives the highest rank in natural order.
func (w Weis) Top() card.Rank {
	if w.IsFour() {
		return w.Low()
	}
	return w.Low() + card.Rank(w.Len()) - 1
}

// everySuit has the bit of rank 0 in each suit.
const everySuit = 1<<0 | 1<<16 | 1<<32 | 1<<48

// bits gives the cards as card.Set numbers them.
func (w Weis) bits() uint64 {
	if w.IsFour() {
		return everySuit << w.Low()
	}
	return (1<<w.Len() - 1) << card.Of(w.Suit(), w.Low())
}

// Cards gives the cards of w.
func (w Weis) Cards() card.Set { return card.FromBits(w.bits(), 0) }

// String writes w as in records: "H9-HA", "4xK"; "-" for what is no Weis.
func (w Weis) String() string {
	switch {
	case !w.Valid():
		return "-"
	case w.IsFour():
		return "4x" + w.Low().String()
	}
	return card.Of(w.Suit(), w.Low()).String() + "-" + card.Of(w.Suit(), w.Top()).String()
}

// Parse reads what String writes, and nothing else. On error it returns 0.
func Parse(text string) (Weis, error) {
	bad := func(why string) (Weis, error) {
		return 0, fmt.Errorf("%q is not a Weis: %s; expected a run such as H9-HA or a four such as 4xK", text, why)
	}
	if rank, ok := strings.CutPrefix(text, "4x"); ok {
		r, err := card.ParseRank(rank)
		if err != nil || r < lowest {
			return bad("the rank must be one of 6 to A")
		}
		return FourOf(r), nil
	}
	from, to, _ := strings.Cut(text, "-")
	low, errLow := card.Parse(from)
	top, errTop := card.Parse(to)
	switch {
	case errLow != nil || errTop != nil:
		return bad("it does not name two cards")
	case low.Suit() != top.Suit():
		return bad("a run is of one suit")
	case low.Rank() < lowest:
		return bad("the ranks must be 6 to A")
	case top < low+minRun-1:
		return bad("a run goes upwards and has three cards or more")
	}
	return Run(low.Suit(), low.Rank(), int(top-low)+1), nil
}

// Rules says how a game counts Weis; the zero value is Krutzjass.
type Rules struct {
	Cross bool // Kreuzweis: a card may serve one run and one four at once
	Long  bool // runs of six and more count 150 to 300 instead of 100
}

// Points of a run by its length, and of a four by its rank (jass-common.md 1.3).
var (
	runPoints  = [16]int{3: 20, 4: 50, 5: 100, 6: 100, 7: 100, 8: 100, 9: 100}
	longPoints = [16]int{3: 20, 4: 50, 5: 100, 6: 150, 7: 200, 8: 250, 9: 300}
	fourPoints = [16]int{card.Six: 100, card.Seven: 100, card.Eight: 100, card.Nine: 150,
		card.Ten: 100, card.Jack: 200, card.Queen: 100, card.King: 100, card.Ace: 100}
)

// Value gives the points of w; 0 for the zero Weis.
func (r Rules) Value(w Weis) int {
	switch {
	case w.IsFour():
		return fourPoints[w.Low()]
	case r.Long:
		return longPoints[w.Len()]
	}
	return runPoints[w.Len()]
}

// Total adds the points of a list.
func (r Rules) Total(list []Weis) (sum int) {
	for _, w := range list {
		sum += r.Value(w)
	}
	return sum
}

// Worth lists every Weis of exactly that value that a pack can show, the runs by
// suit and lowest rank, the shorter first, then the fours: what a caller who
// said the value may hold.
func (r Rules) Worth(value int, pack card.Set) (list []Weis) {
	add := func(w Weis) {
		if r.Value(w) == value && w.Cards().Within(pack) {
			list = append(list, w)
		}
	}
	for c := range pack.Distinct() {
		for n := minRun; c.Rank() >= lowest && int(c.Rank())+n-1 <= int(card.Ace); n++ {
			add(Run(c.Suit(), c.Rank(), n))
		}
	}
	for rank := lowest; rank <= card.Ace; rank++ {
		add(FourOf(rank))
	}
	return list
}
