package search

import "math/bits"

// ruleless is how many of sixteen cards fall by chance although there is a rule.
const ruleless = 4

// sensible picks a card for a game of two partnerships by rule of thumb: points
// to the partner, the cheapest card to the others, and who plays last takes what
// there is to take.
func (b *wordBoard) sensible(open, roll uint64) move {
	p := &b.now
	if p.N == 0 {
		return nth(open, roll)
	}
	wins := open & p.Beats[p.Turned&1][p.Best]
	last := int(p.N) == b.seats-1
	ours := (p.Own>>p.Winner^p.Own>>p.Turn)&1 == 0
	switch {
	case ours && last:
		if plain := open &^ p.Trump; plain != 0 {
			open = plain
		}
		return b.dearest(open)
	case ours:
		if under := open &^ wins; under != 0 {
			open = under
		}
		return nth(open, roll)
	case wins == 0:
		return b.cheapest(open)
	case last:
		if plain := wins &^ p.Trump; plain != 0 {
			return b.dearest(plain)
		}
		return b.cheapest(wins)
	}
	return nth(open, roll)
}

// cheapest is the card with the fewest points, the weakest of those.
func (b *wordBoard) cheapest(open uint64) move {
	best := move(bits.TrailingZeros64(open))
	for open &= open - 1; open != 0; open &= open - 1 {
		if m := move(bits.TrailingZeros64(open)); b.now.Points[m] < b.now.Points[best] {
			best = m
		}
	}
	return best
}

// dearest is the card with the most points.
func (b *wordBoard) dearest(open uint64) move {
	best := move(bits.TrailingZeros64(open))
	for open &= open - 1; open != 0; open &= open - 1 {
		if m := move(bits.TrailingZeros64(open)); b.now.Points[m] > b.now.Points[best] {
			best = m
		}
	}
	return best
}
