package meld

import (
	"cmp"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Choice is a set of Weis that a hand can show at once, best first and equal
// ones by suit H D C S. It is comparable; the zero Choice shows nothing.
type Choice struct {
	Weis  [MaxWeis]Weis
	N     int8
	total int16
	high  int16
}

// List gives the Weis, best first; the slice lies within c.
func (c *Choice) List() []Weis { return c.Weis[:c.N] }

// Total is the sum of the points.
func (c Choice) Total() int { return int(c.total) }

// Highest is the points of the best single Weis, which is what a caller says.
func (c Choice) Highest() int { return int(c.high) }

// BestIn gives the best single Weis, which enters the comparison; 0 if there is
// none. It depends on the mode: Undenufe turns the height round, and of two
// equal runs the one in trump is better.
func (c Choice) BestIn(mode engine.Mode, r Rules) Weis {
	best := c.Weis[0]
	for _, w := range c.List() {
		if r.Better(w, best, mode, false) {
			best = w
		}
	}
	return best
}

// Cards gives the cards that are shown: with each card in one Weis the sum of
// all; with Kreuzweis a card that serves a run and a four is shown once.
func (c Choice) Cards(r Rules) card.Set {
	var runs, fours card.Set
	for _, w := range c.List() {
		if w.IsFour() {
			fours = fours.Plus(w.Cards())
		} else {
			runs = runs.Plus(w.Cards())
		}
	}
	if r.Cross {
		fours = fours.Minus(runs)
	}
	return runs.Plus(fours)
}

// ranked is a Weis with its place: 18 bits Key without mode, 2 bits suit turned
// round, 11 bits code. The greater number comes first.
type ranked uint32

func (r Rules) rank(w Weis) ranked {
	return ranked(r.Key(w, engine.NoMode)<<13 | (3-uint32(w.Suit()))<<11 | uint32(w))
}

func (x ranked) weis() Weis    { return Weis(x & (1<<11 - 1)) }
func (x ranked) points() int16 { return int16(x >> 22) }

// with adds one more Weis, which must rank no higher than those there.
func (c Choice) with(x ranked) Choice {
	if c.N == 0 {
		c.high = x.points()
	}
	c.Weis[c.N] = x.weis()
	c.N++
	c.total += x.points()
	return c
}

// compare is positive if a has the greater total, or of equal totals the greater
// list of keys (decision JQ3).
func (r Rules) compare(a, b Choice) int {
	if a.total != b.total {
		return int(a.total) - int(b.total)
	}
	for i, w := range a.Weis {
		if w != b.Weis[i] {
			if order := cmp.Compare(r.Key(w, engine.NoMode), r.Key(b.Weis[i], engine.NoMode)); order != 0 {
				return order
			}
		}
	}
	return 0
}

// ChoiceOf makes a choice of a list in any order. It panics if the list is
// longer than [MaxWeis].
func (r Rules) ChoiceOf(list []Weis) Choice {
	var f finder
	for _, w := range list {
		f.add(r.rank(w))
	}
	return f.all()
}
