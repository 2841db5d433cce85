package craft

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// maxTricks is the most tricks of a game that is played for tricks.
const maxTricks = 5

// chances is the chances of tricks to come.
type chances struct {
	list [maxTricks + 1]int32
	n    int
}

func (c *chances) add(p int32) {
	if c.n < len(c.list) {
		c.list[c.n] = p
		c.n++
	}
}

// reach is the chance of at least need successes.
func (c *chances) reach(need int) int32 {
	if need <= 0 {
		return certain
	}
	// exactly[k] is the chance of k successes so far, the last one of k or more.
	exactly := [maxTricks + 2]int32{certain}
	for _, p := range c.list[:c.n] {
		for k := min(need, maxTricks+1); k > 0; k-- {
			stay := both(exactly[k], certain-p)
			if k == need {
				stay = exactly[k]
			}
			exactly[k] = stay + both(exactly[k-1], p)
		}
		exactly[0] = both(exactly[0], certain-p)
	}
	return exactly[min(need, maxTricks+1)]
}

// sum is the expected number of successes, in 1024ths.
func (c *chances) sum() (n int32) {
	for _, p := range c.list[:c.n] {
		n += p
	}
	return n
}

// leads is the chance that c takes a trick that it leads against the seats that
// may play, each present with its own chance.
func (w *weigher) leads(c card.Card, present *[engine.MaxSeats]int32) int32 {
	win := int32(certain)
	for i := range w.b.seats {
		if present[i] > 0 {
			win = both(win, certain-both(present[i], w.beats(engine.Seat(i), c, c, 0)))
		}
	}
	return win
}
