package craft

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// alone is how players who each play for themselves are expected to play.
var (
	alone = weights{follow: 4, beatSuit: 650, ruffVoid: 400, ruffOver: 5, ruffMax: 200}
	ducks = weights{follow: 10, beatSuit: 600, ruffVoid: 100, ruffMax: 100}
)

// take is the chance that a card wins a trick at some time, by how many unseen
// cards of its suit are higher.
type take struct {
	trump [ranks]int32
	ruff  [ranks]int32 // of a card that is no trump while others may hold some
	plain [ranks]int32 // and while nobody does
	open  [ranks]int32 // while there is no trump yet
}

// Of those who want points as often as not, and of those who want none. Both were
// found by comparing many hands with what they made.
var (
	aims = take{
		trump: [ranks]int32{1024, 805, 620, 520, 435, 360, 280, 190, 150},
		ruff:  [ranks]int32{490, 150, 15},
		plain: [ranks]int32{1024, 240, 95, 45, 15},
	}
	shuns = take{
		trump: [ranks]int32{1024, 780, 400, 260, 230, 110, 60, 40, 30},
		ruff:  [ranks]int32{250, 85, 40, 35, 20, 10, 5},
		plain: [ranks]int32{970, 200, 60, 20},
		open:  [ranks]int32{490, 325, 310, 260, 160, 120, 60, 20, 5},
	}
)

// point is the unit of what a player alone reckons with: 64ths of a point.
const point = 64

// outlook is what the cards of hand can be expected to make in later tricks
// under o and the values of the sight, in 64ths of a point.
func (w *weigher) outlook(hand card.Set, o, values *trick.Order, t *take) (sum int32) {
	out := w.b.out
	others := int32(0) // that the other cards of a trick count, as much as an unseen card does
	if n := out.Len(); n > 0 {
		others = point * int32(values.SumSet(out)) * int32(w.b.seats-1) / int32(n)
	}
	side := &t.plain
	switch {
	case o.Mode == engine.NoTrump:
		side = &t.open
	case !out.And(o.Trump).Empty():
		side = &t.ruff
	}
	for c := range hand.All() {
		chance := side[min(ranks-1, out.And(o.AtLeast[c]).Len())]
		if o.IsTrump(c) {
			chance = t.trump[min(ranks-1, out.And(o.AtLeast[c]).Len())]
		}
		sum += both(chance, point*int32(values.Points[c])+others)
	}
	return sum
}
