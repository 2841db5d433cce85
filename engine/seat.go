package engine

import "math/bits"

// Seat is a place at the table, 0 upwards in the order of play.
type Seat int8

// Two seats that are nobody's: chance deals, and an onlooker watches.
const (
	Nature Seat = -1
	Nobody Seat = -2
)

// MaxSeats is the largest table (Chratze).
const MaxSeats = 7

// Seats is a set of seats; the zero value is empty.
type Seats uint16

// natureBit stands for Nature in a set; Nobody is never in one.
const natureBit = 15

func seatBit(s Seat) Seats {
	if s == Nature {
		return 1 << natureBit
	}
	return 1 << s
}

// SeatsOf collects seats (Nature allowed, Nobody not).
func SeatsOf(list ...Seat) (set Seats) {
	for _, s := range list {
		set |= seatBit(s)
	}
	return set
}

// AllSeats is the seats 0 to n-1.
func AllSeats(n int) Seats { return 1<<n - 1 }

// Has tells whether s is in the set; Nobody never is.
func (x Seats) Has(s Seat) bool { return s != Nobody && x&seatBit(s) != 0 }

// With adds s.
func (x Seats) With(s Seat) Seats { return x | seatBit(s) }

// Without removes s.
func (x Seats) Without(s Seat) Seats { return x &^ seatBit(s) }

// Len counts the seats.
func (x Seats) Len() int { return bits.OnesCount16(uint16(x)) }

// List gives the seats in order of play; Nature comes first.
func (x Seats) List() []Seat {
	var list []Seat
	for s := Nature; s < natureBit; s++ {
		if x.Has(s) {
			list = append(list, s)
		}
	}
	return list
}

// First gives the lowest seat of the set, Nature before all; Nobody if empty.
func (x Seats) First() Seat {
	switch {
	case x == 0:
		return Nobody
	case x.Has(Nature):
		return Nature
	}
	return Seat(bits.TrailingZeros16(uint16(x)))
}

// Side is who scores together: a partnership, or a seat that plays for itself.
type Side int8

// Sides is a set of sides; the zero value is empty.
type Sides uint16

// SidesOf collects sides.
func SidesOf(list ...Side) (set Sides) {
	for _, s := range list {
		set |= 1 << s
	}
	return set
}

// Has tells whether s is in the set.
func (x Sides) Has(s Side) bool { return s >= 0 && x&(1<<s) != 0 }

// List gives the sides in order.
func (x Sides) List() []Side {
	var list []Side
	for s := Side(0); s < 16; s++ {
		if x.Has(s) {
			list = append(list, s)
		}
	}
	return list
}

// PartnersSide is the side of a seat in games of two partnerships: 0 and 2
// against 1 and 3 (RECORD.md, Shape).
func PartnersSide(s Seat) Side { return Side(s & 1) }
