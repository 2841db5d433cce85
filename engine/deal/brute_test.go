package deal

import (
	"math/rand/v2"
	"testing"

	"krutzjass/engine/card"
)

// set reads cards for a table.
func set(t testing.TB, text string) card.Set {
	t.Helper()
	s, err := card.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func sets(t testing.TB, texts ...string) []card.Set {
	list := make([]card.Set, len(texts))
	for i, text := range texts {
		list[i] = set(t, text)
	}
	return list
}

// bars reads barred cards by receiver.
func bars(t testing.TB, texts ...string) []uint64 {
	list := make([]uint64, len(texts))
	for i, s := range sets(t, texts...) {
		list[i] = s.Once()
	}
	return list
}

// deal is a complete deal, with what nobody needed after the last receiver.
type deal [MaxReceivers + 1]card.Set

// allDeals counts, by deal, in how many ways the cards of the
// pool, each a thing of its own, can be given out so that p holds. It reads the
// words of Problem literally and knows nothing of the sampler.
func allDeals(p *Problem) map[deal]int {
	found := map[deal]int{}
	cards := p.Pool.Cards()
	n := len(p.Need)
	var all deal
	hands := all[:n+1]
	var give func(i int)
	give = func(i int) {
		if i == len(cards) {
			if holds(p, hands) {
				found[all]++
			}
			return
		}
		for x := range hands {
			if x < n && hands[x].Len() == p.Need[x] {
				continue
			}
			before := hands[x]
			if hands[x] = before.With(cards[i]); x == n || !breaksBar(p, x, hands[x]) {
				give(i + 1)
			}
			hands[x] = before
		}
	}
	give(0)
	return found
}

// holds checks complete hands, the last of which is what nobody needed.
func holds(p *Problem, hands []card.Set) bool {
	for x, need := range p.Need {
		if hands[x].Len() != need || p.Fixed != nil && !p.Fixed[x].Within(hands[x]) || breaksBar(p, x, hands[x]) {
			return false
		}
	}
	return true
}

// breaksBar tells whether a hand has a barred card besides those fixed to it.
func breaksBar(p *Problem, x int, hand card.Set) bool {
	if p.Fixed != nil {
		hand = hand.Minus(p.Fixed[x])
	}
	return p.Barred != nil && hand.Once()&p.Barred[x] != 0
}

// someProblem makes a small problem; many are impossible.
func someProblem(r *rand.Rand) *Problem {
	names := card.ParseList
	kinds, _ := names("H9 HJ D9 DJ C9")
	p := &Problem{}
	for range 3 + r.IntN(5) {
		p.Pool = p.Pool.With(kinds[r.IntN(len(kinds))])
	}
	left := p.Pool
	room := p.Pool.Len()
	for range 1 + r.IntN(3) {
		var bar uint64
		var fixed card.Set
		for _, c := range kinds {
			if r.IntN(4) == 0 {
				bar |= 1 << c
			}
			if r.IntN(6) == 0 && left.Has(c) {
				left, fixed = left.Without(c), fixed.With(c)
			}
		}
		need := min(room, r.IntN(4))
		room -= need
		p.Need, p.Barred, p.Fixed = append(p.Need, need), append(p.Barred, bar), append(p.Fixed, fixed)
	}
	return p
}
