// Package chart puts a moment of a deal of two partnerships into what the networks of
// packages prior and worth are told: things that are so or not, by number. Seats are
// counted from the one on turn, ranks in a lane from the weakest, and trump is the first
// lane, so that what looks alike to a player is the same.
package chart

import (
	"math/bits"

	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// How many there are of each.
const (
	Lanes  = 4
	Chairs = 4
	Kinds  = Lanes * ranks // of cards
	Cards  = 2 * Kinds     // numbers that Chart.Cards takes

	ranks = 9
	width = 16 // of a lane in slots (trick.Board)
)

// What Chart.Stand tells.
const (
	laid   = 0                       // on the open trick, by kind and chair but one
	number = laid + Kinds*(Chairs-1) // of cards there
	taking = number + Chairs         // the chair whose card has the trick
	sweeps = taking + Chairs         // no trick is taken by the others; by the side on turn
	maker  = sweeps + 2              // the chair that made trump, then: nobody
	opened = maker + Chairs + 1      // it has led a trick
	left   = opened + 1              // tricks to come but one
	mode   = left + 12               // trump; without, the low or the high taking where no trick is turned round
	Stand  = mode + 3                // numbers that it takes
)

// Chart numbers the cards and seats of a moment.
type Chart struct {
	*trick.Position
	lane [Lanes]uint16
}

// Of is the chart of a position with four seats.
func Of(p *trick.Position) Chart {
	c := Chart{Position: p}
	trump := 0
	if p.Trump != 0 {
		trump = bits.TrailingZeros64(p.Trump) / width
	}
	for l := range c.lane {
		switch {
		case l < trump:
			c.lane[l] = uint16(l) + 1
		case l > trump:
			c.lane[l] = uint16(l)
		}
	}
	return c
}

// Kind numbers the card in a slot by lane and rank; copies have the same number.
func (c *Chart) Kind(s uint8) uint16 {
	r := uint16(s % width)
	if c.Twin != 0 {
		r /= 2
	}
	return c.lane[s/width]*ranks + r
}

// Chair is how many places after the seat on turn x sits.
func (c *Chart) Chair(x uint8) uint16 { return uint16((x + Chairs - c.Turn) % Chairs) }

// At is the seat in a chair.
func (c *Chart) At(chair int) uint8 { return (c.Turn + uint8(chair)) % Chairs }

// Cards appends the numbers of cards, from a number on: of a kind that is there once,
// and of one that is there twice.
func (c *Chart) Cards(dst []uint16, from uint16, cards uint64) []uint16 {
	for x := cards &^ c.Twin; x != 0; x &= x - 1 {
		s := uint8(bits.TrailingZeros64(x))
		both := uint16(cards & c.Twin >> (s + 1) & 1)
		dst = append(dst, from+2*c.Kind(s)+both)
	}
	return dst
}

// Lacks appends the lanes of which a word has cards, from a number on.
func (c *Chart) Lacks(dst []uint16, from uint16, lanes uint64) []uint16 {
	for l, k := range c.lane {
		if lanes>>(width*l)&(1<<width-1) != 0 {
			dst = append(dst, from+k)
		}
	}
	return dst
}

// Stand appends how the deal stands, from a number on: the open trick, who made trump (-1
// for nobody) and whether that seat has led, and what is left.
func (c *Chart) Stand(dst []uint16, from uint16, by int8, led bool) []uint16 {
	for i, s := range c.Laid[:c.N] {
		dst = append(dst, from+laid+c.Kind(s)*(Chairs-1)+uint16(c.N)-uint16(i)-1)
	}
	dst = append(dst, from+number+uint16(c.N))
	if c.N > 0 {
		dst = append(dst, from+taking+c.Chair(c.Winner))
	}
	own := trick.Partners(0)
	if c.Turn%2 != 0 {
		own = ^own
	}
	if c.Took&^own == 0 {
		dst = append(dst, from+sweeps)
	}
	if c.Took&own == 0 {
		dst = append(dst, from+sweeps+1)
	}
	if by >= 0 {
		dst = append(dst, from+maker+c.Chair(uint8(by)))
	} else {
		dst = append(dst, from+maker+Chairs)
	}
	if led {
		dst = append(dst, from+opened)
	}
	return append(dst, from+left+uint16(c.Tricks())-1, from+mode+c.mode())
}

func (c *Chart) mode() uint16 {
	switch {
	case c.Trump != 0:
		return 0
	case c.Card[0].Rank() == card.Ace: // the weakest: Undenufe
		return 1
	}
	return 2
}
