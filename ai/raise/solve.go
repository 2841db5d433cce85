package raise

import "math"

// counts is what was counted in hands at one stage, by the class of the seat on
// turn and that of the one who would answer.
type counts struct {
	seen [classes][classes]float64
	won  [classes][classes]float64 // by the pair on turn
}

// game is the raising of one spot: the seats are 0, on turn, and 1.
type game struct {
	*counts
	lack  [2]int
	stake int // before
}

// most bounds the raises of a game.
const most = 4

// node is where a pair decides: how many raises have been made in this game.
// Before the first it plays on or raises; then it looks, raises again or gives up.
type node struct {
	regret, sum [classes][3]float64
}

// The actions of a node.
const (
	look = iota // or play on
	again
	giveUp
)

// nodes are the decisions of a game, by raises made.
type nodes [most + 1]node

// learn plays so many rounds of CFR+ (Tammelin 2014).
func (g *game) learn(rounds int) *nodes {
	all := &nodes{}
	for n := range rounds {
		var reach [2][classes]float64
		for x := range reach {
			for c := range classes {
				reach[x][c] = 1
			}
		}
		g.walk(all, 0, reach, float64(n+1))
	}
	return all
}

// policy gives the average strategies of node 0 and node 1.
func (x *nodes) policy() (p policy) {
	for c := range classes {
		first, second := average(&x[0].sum[c]), average(&x[1].sum[c])
		p[c] = [numbers]uint8{inSteps(first[again]), inSteps(second[look]), inSteps(second[again])}
	}
	return p
}

func inSteps(x float64) uint8 { return uint8(math.Round(x * steps)) }

// walk values node n for both pairs by class, and learns from it.
func (g *game) walk(all *nodes, n int, reach [2][classes]float64, weight float64) (value [2][classes]float64) {
	by := n % 2
	var worth [3][2][classes]float64
	open := g.open(n)
	var mix [classes][3]float64
	for c := range classes {
		mix[c] = match(&all[n].regret[c], open)
	}
	for a, may := range open {
		if !may {
			continue
		}
		next := reach
		for c := range classes {
			next[by][c] *= mix[c][a]
		}
		switch a {
		case look:
			worth[a] = g.end(next, g.stake+n, -1)
		case giveUp:
			worth[a] = g.end(next, g.stake+n-1, 1-by)
		default:
			worth[a] = g.walk(all, n+1, next, weight)
		}
	}
	for c := range classes {
		for a, may := range open {
			if may {
				value[by][c] += mix[c][a] * worth[a][by][c]
				value[1-by][c] += worth[a][1-by][c]
			}
		}
	}
	for c := range classes {
		for a, may := range open {
			if may {
				r := &all[n].regret[c][a]
				*r = max(0, *r+worth[a][by][c]-value[by][c])
				all[n].sum[c][a] += weight * reach[by][c] * mix[c][a]
			}
		}
	}
	return value
}

// open tells which actions node n has.
func (g *game) open(n int) [3]bool {
	by := n % 2
	won := g.stake+n >= g.lack[by] // what is asked wins the match already
	return [3]bool{look: true, again: n < most && g.lack[by] > tense && !won, giveUp: n > 0}
}

// match mixes by positive regrets.
func match(regret *[3]float64, open [3]bool) (mix [3]float64) {
	sum, n := 0.0, 0.0
	for a, may := range open {
		if may {
			sum += regret[a]
			n++
		}
	}
	for a, may := range open {
		switch {
		case !may:
		case sum > 0:
			mix[a] = regret[a] / sum
		default:
			mix[a] = 1 / n
		}
	}
	return mix
}

func average(sum *[3]float64) (mix [3]float64) {
	all := sum[0] + sum[1] + sum[2]
	if all == 0 {
		return [3]float64{look: 1}
	}
	for a := range mix {
		mix[a] = sum[a] / all
	}
	return mix
}

// end values the end of the raising for each class of a pair, weighed by how
// likely the other pair comes there: winner has the stake, or with -1 the cards
// decide. The value of a node whose pair acts leaves out how likely it does so
// itself.
func (g *game) end(reach [2][classes]float64, stake, winner int) (value [2][classes]float64) {
	base := g.match(0, 0)
	gain := [2]float64{g.match(stake, 0) - base, g.match(0, stake) - base}
	for i := range classes {
		for k := range classes {
			seen := g.seen[i][k]
			var u float64
			switch winner {
			case -1:
				u = g.won[i][k]*gain[0] + (seen-g.won[i][k])*gain[1]
			default:
				u = seen * gain[winner]
			}
			value[0][i] += reach[1][k] * u
			value[1][k] -= reach[0][i] * u
		}
	}
	return value
}

// match is the chance of pair 0 to win the match when both have made so many
// points more: what is left is a walk of hands of equal swing.
func (g *game) match(own, theirs int) float64 {
	a, b := float64(g.lack[0]-own), float64(g.lack[1]-theirs)
	switch {
	case a <= 0:
		return 1
	case b <= 0:
		return 0
	}
	const hand, swing = 1.2, 2.3 // what a pair makes of a hand, and how far one differs from the next
	deals := max(1, min(a, b)/hand)
	return (1 + math.Erf((b-a)/(swing*math.Sqrt(2*deals)))) / 2
}
