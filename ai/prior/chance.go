package prior

import (
	"math/bits"

	"krutzjass/ai/chart"
	"krutzjass/engine"
)

// certain is the chance of a sure thing; chances are whole 1024ths.
const certain = 1024

// lane is how many bits of a word of cards each of its lanes has (trick.Board).
const lane = 16

// guess is where the unseen cards may be: in each hand that has followed their lane, or
// was not asked to, by its size. That a Bauer may be held back is not thought of.
type guess struct {
	unseen uint64
	miss   [engine.MaxSeats][chart.Lanes][lane + 1]int32 // that so many cards of a lane are all elsewhere
}

func (g *guess) read(m *moment) {
	g.unseen = m.unseen
	for l := range chart.Lanes {
		cards := uint64(1<<lane-1) << (lane * l)
		n := bits.OnesCount64(m.unseen & cards)
		if n == 0 {
			continue
		}
		sum := int32(0)
		for x := range m.Seats {
			if m.Lacks[x]&cards == 0 {
				sum += m.counts[x]
			}
		}
		for x := range m.Seats {
			q := int32(certain)
			if m.Lacks[x]&cards == 0 && sum > 0 {
				q -= m.counts[x] * certain / sum
			}
			t := &g.miss[x][l]
			t[0] = certain
			for k := range min(n, lane) {
				t[k+1] = both(t[k], q)
			}
		}
	}
}

// any is the chance that a seat holds one of cards, which are of one lane.
func (g *guess) any(x uint8, cards uint64) int32 {
	if cards &= g.unseen; cards == 0 {
		return 0
	}
	return certain - g.miss[x][bits.TrailingZeros64(cards)/lane][min(bits.OnesCount64(cards), lane)]
}

// each is the chance that a seat holds a certain one of cards.
func (g *guess) each(x uint8, cards uint64) int32 {
	return g.any(x, cards&g.unseen&-(cards&g.unseen))
}

// both is the chance of two independent things, either that of one of them.
func both(p, q int32) int32   { return p * q / certain }
func either(p, q int32) int32 { return p + q - both(p, q) }
