package solve

import (
	"math/bits"

	"krutzjass/engine"
)

// mix is an odd number without a pattern (the golden ratio), which spreads bits.
const mix = 0x9e3779b97f4a7c15

// key is a number for the position between two tricks: the same for positions
// that differ only in the names of worthless cards.
func (s *search) key(lead uint8) uint64 {
	hands := s.hands
	if !s.off.slides {
		s.slide(&hands)
	}
	h := (s.salt + uint64(lead)<<2 + uint64(s.alive) + 1) * 0xd6e8feb86659fd93 // far from any hand
	for _, x := range s.in {
		high, low := bits.Mul64(h^hands[x], mix)
		h = high ^ low
	}
	return h * mix
}

// slide brings worthless cards with nothing between them into one form
// (trick.Slide).
func (s *search) slide(hands *[engine.MaxSeats + 1]uint64) {
	all := uint64(0)
	for _, x := range s.in {
		all |= hands[x]
	}
	for i := range s.board.Slides {
		l := &s.board.Slides[i]
		free := all >> l.From & l.Lanes
		for at := l.To; at < l.From; at++ {
			free &^= all >> at
		}
		if free == 0 {
			continue
		}
		by := l.From - l.To
		from := free << l.From
		for _, x := range s.in {
			moved := hands[x] & from
			hands[x] = hands[x]&^moved | moved>>by
		}
		all = all&^from | from>>by
	}
}
