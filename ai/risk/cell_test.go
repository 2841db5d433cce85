package risk

// cell is what is known of a class in a spot: what taking the risk is believed to
// bring more than leaving it, in pots, how many tries are behind that, and what was
// seen in this round.
type cell struct {
	mean, trust float64
	tries, gain float64 // how often it was tried, and what the risk brought more in sum
}

// cells are those of the classes of a spot.
type cells map[Spot]*[classes]cell

// How many tries what was believed before is worth at least and at most: the
// answers of others have changed.
const (
	leastTrust = 20
	mostTrust  = 60
)

// An answer with a gain of clear pots is so clear that it is tried in one of rare
// deals only.
const (
	clear = 0.6
	rare  = 4
)

// clear tells whether what is believed leaves no doubt.
func (x *cell) clear() bool { return x.trust >= mostTrust && (x.mean > clear || x.mean < -clear) }

// learn believes what was seen; move is how far what was believed moves in the mean.
func (x *cell) learn(move float64) {
	before := min(max(x.trust, leastTrust), mostTrust)
	x.trust = x.tries + before
	x.mean = (x.gain + before*(x.mean+move)) / x.trust
	x.tries, x.gain = 0, 0
}

// at gives the classes of a spot.
func (all cells) at(s Spot) *[classes]cell {
	row := all[s]
	if row == nil {
		row = new([classes]cell)
		all[s] = row
	}
	return row
}

// kind is cells whose beliefs move together: spots of a stake tell of each other
// what a class is worth.
type kind struct {
	stake Stake
	rich  int
	class Class
}

// move is how far beliefs moved in so many tries, in sum.
type move struct{ tries, sum float64 }

func (m move) plus(x *cell) move { return move{m.tries + x.tries, m.sum + x.gain - x.tries*x.mean} }

// learn believes what was seen in a round, and gives the answers. What was believed
// of a class moves as it does in all spots, and where there are few tries as it does
// for classes alike.
func (all cells) learn() table {
	classed, grouped := map[kind]move{}, map[kind]move{}
	for s, row := range all {
		for c := range Class(classes) {
			k, g := kind{s.Stake, s.Rich, c}, kind{s.Stake, s.Rich, alike(c)}
			classed[k], grouped[g] = classed[k].plus(&row[c]), grouped[g].plus(&row[c])
		}
	}
	made := table{}
	for s, row := range all {
		made[s] = new([classes]bool)
		for c := range Class(classes) {
			own, group := classed[kind{s.Stake, s.Rich, c}], grouped[kind{s.Stake, s.Rich, alike(c)}]
			usual := group.sum / max(1, group.tries)
			row[c].learn((own.sum + mostTrust*usual) / (own.tries + mostTrust))
			made[s][c] = row[c].mean > 0
		}
	}
	return made
}

// alike numbers groups of classes: by the number of trumps, and whether the best of
// them is above all others.
func alike(c Class) Class {
	switch {
	case c < ofOne:
		return 0
	case c < ofOne+2:
		return 1
	case c < ofTwo:
		return 2
	case c >= ofMore:
		return 5
	}
	for second, pair := Class(0), (c-ofTwo)/2; ; second++ {
		switch {
		case pair == 0:
			return 3
		case pair <= second:
			return 4
		}
		pair -= second + 1
	}
}
