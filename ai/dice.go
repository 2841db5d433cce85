package ai

import (
	"context"

	"krutzjass/ai/search"
	"krutzjass/engine"
)

// dice is a seed whose throws depend on the view alone: the same view gives the
// same throw. As a chooser it takes any legal action, all equally likely.
type dice uint64

func (d dice) choose(_ context.Context, v *engine.View) (engine.Action, error) {
	return v.Legal[d.throw(v, len(v.Legal))], nil
}

// throw gives a number from 0 to n-1, n > 0.
func (d dice) throw(v *engine.View, n int) int { return int(d.seed(v) >> 33 % uint64(n)) }

// seed gives a number that all of the view decides that a player may go by.
func (d dice) seed(v *engine.View) uint64 {
	h := search.Mix(uint64(d), uint64(v.Viewer)<<32|uint64(v.Phase)<<16|uint64(len(v.Past)))
	h = search.Mix(search.Mix(h, v.Hand.Once()), v.Hand.Twice())
	for _, c := range v.Trick.Laid() {
		h = search.Mix(h, uint64(c))
	}
	for i := range v.Past {
		h = search.Mix(h, uint64(v.Past[i].Cards[0]))
	}
	for _, t := range v.Totals {
		h = search.Mix(h, uint64(t))
	}
	for i := range v.Facts { // else two who raise would raise for ever
		h = search.Mix(h, uint64(v.Facts[i].Value))
	}
	for i := range v.Legal {
		a := &v.Legal[i]
		h = search.Mix(search.Mix(h, uint64(a.Kind)<<16|uint64(uint16(a.Arg))), a.Cards.Once())
	}
	return h
}
