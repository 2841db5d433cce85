package ai

import (
	"context"

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
	h := mix(uint64(d), uint64(v.Viewer)<<32|uint64(v.Phase)<<16|uint64(len(v.Past)))
	h = mix(mix(h, v.Hand.Once()), v.Hand.Twice())
	for _, c := range v.Trick.Laid() {
		h = mix(h, uint64(c))
	}
	for i := range v.Past {
		h = mix(h, uint64(v.Past[i].Cards[0]))
	}
	for _, t := range v.Totals {
		h = mix(h, uint64(t))
	}
	for i := range v.Facts { // else two who raise would raise for ever
		h = mix(h, uint64(v.Facts[i].Value))
	}
	for i := range v.Legal {
		a := &v.Legal[i]
		h = mix(mix(h, uint64(a.Kind)<<16|uint64(uint16(a.Arg))), a.Cards.Once())
	}
	return h
}

// mix folds x into h: a round of SplitMix64, whose output bits all depend on
// all input bits.
func mix(h, x uint64) uint64 {
	h += x + 0x9e3779b97f4a7c15
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}
