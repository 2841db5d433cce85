package worth

import (
	"math/bits"

	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// What the network is told is yes or no: the inputs that are yes are listed by number.
// Seats are counted from that on turn; ranks in a lane from the weakest; lanes with trump
// first.
const (
	lanes  = 4
	ranks  = 9 // of a lane
	chairs = 4
	width  = 16 // of a lane in slots (trick.Board)

	held   = 0                             // by lane, rank, chair: one copy, then both
	laid   = held + lanes*ranks*chairs*2   // on the open trick, by lane, rank and chair but one
	number = laid + lanes*ranks*(chairs-1) // of cards there
	taking = number + chairs               // the chair whose card has the trick
	sweeps = taking + chairs               // no trick is taken by the others; by the side on turn
	maker  = sweeps + 2                    // the chair that made trump, then: nobody
	opened = maker + chairs + 1            // it has led a trick
	left   = opened + 1                    // tricks to come but one
	mode   = left + 12                     // trump; without, the low or the high taking
	inputs = mode + 3
)

// Moment is a point of a deal of two partnerships, with all cards open.
type Moment struct {
	*trick.Position
	Maker int8 // the seat that made trump, or called; -1 for nobody
	Led   bool // it has led a trick
}

// Inputs appends those that are yes of m.
func (m *Moment) Inputs(dst []uint16) []uint16 {
	lane := m.lanes()
	for k := range uint8(chairs) {
		hand := m.Hands[(m.Turn+k)%chairs]
		for x := hand &^ m.Twin; x != 0; x &= x - 1 {
			s := uint8(bits.TrailingZeros64(x))
			both := uint16(hand & m.Twin >> (s + 1) & 1)
			dst = append(dst, held+(m.rank(&lane, s)*chairs+uint16(k))*2+both)
		}
	}
	for i, s := range m.Laid[:m.N] {
		dst = append(dst, laid+m.rank(&lane, s)*(chairs-1)+uint16(m.N)-uint16(i)-1)
	}
	dst = append(dst, number+uint16(m.N))
	if m.N > 0 {
		dst = append(dst, taking+m.chair(m.Winner))
	}
	return m.deal(dst)
}

// deal appends what is so in the deal as a whole.
func (m *Moment) deal(dst []uint16) []uint16 {
	own := trick.Partners(0)
	if m.Turn%2 != 0 {
		own = ^own
	}
	if m.Took&^own == 0 {
		dst = append(dst, sweeps)
	}
	if m.Took&own == 0 {
		dst = append(dst, sweeps+1)
	}
	if m.Maker >= 0 {
		dst = append(dst, maker+m.chair(uint8(m.Maker)))
	} else {
		dst = append(dst, maker+chairs)
	}
	if m.Led {
		dst = append(dst, opened)
	}
	return append(dst, left+uint16(m.Tricks())-1, mode+m.mode())
}

// lanes numbers the lanes, trump first.
func (m *Moment) lanes() (at [lanes]uint16) {
	trump := 0
	if m.Trump != 0 {
		trump = bits.TrailingZeros64(m.Trump) / width
	}
	for l := range at {
		switch {
		case l < trump:
			at[l] = uint16(l) + 1
		case l > trump:
			at[l] = uint16(l)
		}
	}
	return at
}

// rank numbers the card in a slot by lane and rank; copies have the same number.
func (m *Moment) rank(lane *[lanes]uint16, s uint8) uint16 {
	r := uint16(s % width)
	if m.Twin != 0 {
		r /= 2
	}
	return lane[s/width]*ranks + r
}

// chair is how many places after the seat on turn x sits.
func (m *Moment) chair(x uint8) uint16 { return uint16((x + chairs - m.Turn) % chairs) }

func (m *Moment) mode() uint16 {
	switch {
	case m.Trump != 0:
		return 0
	case m.Card[0].Rank() == card.Ace: // the weakest: Undenufe
		return 1
	}
	return 2
}
