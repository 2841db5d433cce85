package search

import (
	"context"
	"math/rand/v2"

	"krutzjass/ai/sample"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// everyLast is how many times as many worlds are looked at with the last cards, if
// so many are possible: what comes twice is solved once.
const everyLast = 8

// hair is how much the means of equal cards differ by rounding, at most.
const hair = 0.001

// last tells whether v's seat holds its last cards, in a game for two sides whose
// worlds a solver knows. Then only points count: there is little left to tell a
// partner.
func (s *Searcher) last(v *engine.View) bool {
	kind, ok := settlings[s.info.Key]
	return ok && !kind.alone() && v.Hand.Len() <= few
}

// keeping is the seats that keep the conventions in the worlds of v. With its last
// cards v's own seat does not count on keeping them where nobody else does: among
// strangers that costs nothing, and a solver values the worlds exactly. Among
// computers it costs a quarter of a point a decision.
func (s *Searcher) keeping(v *engine.View) engine.Seats {
	seats := s.keeps(v)
	if s.last(v) && seats.Without(v.Viewer) == 0 {
		return 0
	}
	return seats
}

// lastWorlds is worlds for the last cards. Up to n of them each comes once, and weighs as much as it
// did in all that were made; of more than n so many are drawn, which weigh the same.
func (s *Searcher) lastWorlds(ctx context.Context, v *engine.View, n int, time *watch, seed uint64) ([]sample.World, error) {
	r := rand.New(rand.NewPCG(seed, 0))
	all, err := s.sampler.WorldsUntil(ctx, v, max(imagined*s.budget.Worlds, n), time.third, r)
	if err != nil {
		return nil, err
	}
	if all = merge(all, handsOf(len(v.Setup.Seats))); len(all) > n {
		all = draw(all, n, r)
	}
	return all, nil
}

// holder is a state that tells what a seat holds.
type holder interface{ Hand(engine.Seat) card.Set }

// handsOf gives the hands of a world by seat: late in a deal nothing else is hidden.
func handsOf(seats int) func(*sample.World) [engine.MaxSeats]card.Set {
	return func(w *sample.World) (hands [engine.MaxSeats]card.Set) {
		for x := range seats {
			hands[x] = w.State.(holder).Hand(engine.Seat(x))
		}
		return hands
	}
}

// merge makes one of the worlds with the same key, with their weights together, in place.
func merge[K comparable](worlds []sample.World, key func(*sample.World) K) []sample.World {
	place := map[K]int{}
	merged := worlds[:0]
	for _, w := range worlds {
		k := key(&w)
		if i, ok := place[k]; ok {
			merged[i].Weight += w.Weight
			continue
		}
		place[k] = len(merged)
		merged = append(merged, w)
	}
	return merged
}
