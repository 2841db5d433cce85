package meld

import (
	"fmt"
	"math/bits"
	"slices"

	"krutzjass/engine/card"
)

// MaxHand is the largest hand in which Weis are looked for, MaxWeis the most
// that it can show: with Kreuzweis three fours and four runs of the same
// twelve cards.
const (
	MaxHand = 12
	MaxWeis = 7
)

// CheckHand tells, as a sentence, whether a hand is too large to look for Weis.
func CheckHand(hand card.Set) error {
	if n := hand.Len(); n > MaxHand {
		return fmt.Errorf("a hand of %d cards is too large: Weis are found in %d cards or fewer", n, MaxHand)
	}
	return nil
}

// runStarts gives the cards from which at least three stand in a row. The free
// bits 0, 1 and 15 of a suit keep suits apart.
func runStarts(b uint64) uint64 { return b & (b >> 1) & (b >> 2) }

// fourRanks gives, as bits 0 to 15, the ranks held in all four suits.
func fourRanks(b uint64) uint64 { return b & (b >> 16) & (b >> 32) & (b >> 48) & 0xffff }

// Any tells whether the hand holds a Weis.
func Any(hand card.Set) bool {
	b := hand.Once()
	return runStarts(b)|fourRanks(b) != 0
}

// maxRanked bounds the different Weis in MaxHand cards: a run of nine holds 28
// runs, and the three other cards one more.
const maxRanked = 32

// finder collects the different Weis of a hand, best first, and then the
// choices among them.
type finder struct {
	list    [maxRanked]ranked
	n       int
	rules   Rules
	best    Choice // the greatest so far
	collect bool   // whether to keep every choice in dst
	dst     []Choice
}

// add puts x in its place; there are few, so they are inserted one by one.
func (f *finder) add(x ranked) {
	i := f.n
	for ; i > 0 && f.list[i-1] < x; i-- {
		f.list[i] = f.list[i-1]
	}
	f.list[i] = x
	f.n++
}

// all gives everything found as one choice.
func (f *finder) all() (c Choice) {
	for _, x := range f.list[:f.n] {
		c = c.with(x)
	}
	return c
}

// addAll finds every run and every four of a hand once.
func (f *finder) addAll(b uint64) {
	for left := fourRanks(b); left != 0; left &= left - 1 {
		f.add(f.rules.rank(FourOf(card.Rank(bits.TrailingZeros64(left)))))
	}
	for left := runStarts(b); left != 0; left &= left - 1 {
		c := card.Card(bits.TrailingZeros64(left))
		for n := minRun; b>>(int(c)+n-1)&1 != 0; n++ {
			f.add(f.rules.rank(Run(c.Suit(), c.Rank(), n)))
		}
	}
}

// extend goes through every choice that adds to c Weis from place i on. A Weis may stand twice, with both copies of its cards.
func (f *finder) extend(c Choice, i int, left card.Set) {
	for ; i < f.n; i++ {
		cards := f.list[i].weis().Cards()
		if !cards.Within(left) {
			continue
		}
		next := c.with(f.list[i])
		if f.collect {
			f.dst = append(f.dst, next)
		}
		if f.rules.compare(next, f.best) > 0 {
			f.best = next
		}
		if rest := left.Minus(cards); Any(rest) {
			f.extend(next, i, rest)
		}
	}
}

// AppendChoices appends to dst every set of Weis, not empty, that the hand can
// show at once with each card in one Weis. The order: the greatest total first;
// of equal totals the greater Key where the lists first differ in keys; then the
// earlier suit of H D C S where they first differ. So the first choice is [Best].
// With Kreuzweis, where the full list is always shown, that is the only one.
// Nothing is allocated if dst has room. It panics if the hand has more than
// [MaxHand] cards.
func AppendChoices(dst []Choice, hand card.Set, r Rules) []Choice {
	if !anyIn(hand) {
		return dst
	}
	if r.Cross {
		return append(dst, r.full(hand))
	}
	f := finder{rules: r, dst: dst, collect: true}
	f.addAll(hand.Once())
	f.extend(Choice{}, 0, hand)
	if found := f.dst[len(dst):]; len(found) > 1 {
		// The search goes by suit where keys are equal, and a stable sort keeps that.
		slices.SortStableFunc(found, func(a, b Choice) int { return r.compare(b, a) })
	}
	return f.dst
}

// Best gives the Weis with the greatest total that the hand can show, of equal
// totals the one whose list is greatest (decision JQ3); under the rules of every
// game here, trump and direction do not change which. It allocates nothing and
// panics if the hand has more than [MaxHand] cards.
func Best(hand card.Set, r Rules) Choice {
	if !anyIn(hand) {
		return Choice{}
	}
	if r.Cross {
		return r.full(hand)
	}
	f := finder{rules: r}
	f.addAll(hand.Once())
	f.extend(Choice{}, 0, hand)
	return f.best
}

// anyIn is Any for a hand that must be small enough.
func anyIn(hand card.Set) bool {
	if !Any(hand) {
		return false
	}
	if err := CheckHand(hand); err != nil {
		panic("meld: " + err.Error())
	}
	return true
}

// FindChoice gives the place of a list, written in any order, among the choices
// of a hand; false if the hand cannot show it.
func FindChoice(hand card.Set, list []Weis, r Rules) (int, bool) {
	if len(list) == 0 || len(list) > MaxWeis {
		return 0, false
	}
	var buf [64]Choice
	want := r.ChoiceOf(list)
	i := slices.Index(AppendChoices(buf[:0], hand, r), want)
	return max(i, 0), i >= 0
}

// full gives the longest runs and all fours, each card in at most one of either
// (Kreuzweis). Second copies are looked at as a hand of their own.
func (r Rules) full(hand card.Set) Choice {
	var f finder
	for _, b := range [2]uint64{hand.Once(), hand.Twice()} {
		for left := fourRanks(b); left != 0; left &= left - 1 {
			f.add(r.rank(FourOf(card.Rank(bits.TrailingZeros64(left)))))
		}
		for left := runStarts(b); left != 0; {
			from := bits.TrailingZeros64(left)
			n := bits.TrailingZeros64(^(b >> from))
			f.add(r.rank(Run(card.Card(from).Suit(), card.Card(from).Rank(), n)))
			left &^= (1<<n - 1) << from
		}
	}
	return f.all()
}
