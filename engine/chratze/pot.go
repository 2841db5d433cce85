package chratze

import "krutzjass/engine"

// shares is who gets what of a pot, who pays into the next, and what stays
// (chratze.md 2.4 and 2.7).
type shares struct {
	paid, penalty bySeat
	rest          int64
}

// owed is the sum of the penalties; no deal in which somebody fails ends a match.
func (x *shares) owed() (sum int64) {
	for _, chips := range x.penalty {
		sum += chips
	}
	return sum
}

// shareChratze shares a pot by the tricks of those in play, the Chratzer among
// them. A penalty is reckoned from the whole pot, also when chips stay over
// (decision CQ1).
func shareChratze(pot int64, chratzer engine.Seat, in engine.Seats, tricks [engine.MaxSeats]int8) (x shares) {
	others := in.Without(chratzer)
	if others == 0 {
		x.paid[chratzer] = pot
		return x
	}
	won := others
	for p := range engine.Seat(engine.MaxSeats) {
		if others.Has(p) && tricks[p] == 0 {
			won = won.Without(p)
			x.penalty[p] = pot
		}
	}
	x.rest = pot
	switch {
	case tricks[chratzer] < winningShare:
		x.penalty[chratzer] = 2 * pot
	case won == 0:
		x.paid[chratzer], x.rest = pot, 0
	default:
		x.paid[chratzer] = (2*pot + 2) / 3 // two thirds, rounded up
		x.rest = pot - x.paid[chratzer]
	}
	x.split(won)
	return x
}

// split gives the rest to the seats in equal shares and keeps what stays over.
func (x *shares) split(among engine.Seats) {
	n := int64(among.Len())
	if n == 0 {
		return
	}
	each := x.rest / n
	for p := range engine.Seat(engine.MaxSeats) {
		if among.Has(p) {
			x.paid[p] = each
		}
	}
	x.rest -= n * each
}

// shareZwicken shares a pot by thirds; who is alone takes it all. If all have
// dropped it goes to taker, or stays if that is Nobody.
func shareZwicken(pot int64, in engine.Seats, tricks [engine.MaxSeats]int8, taker engine.Seat) (x shares) {
	if in.Len() == 1 {
		taker = in.First()
	}
	if in.Len() <= 1 {
		if taker == engine.Nobody {
			x.rest = pot
		} else {
			x.paid[taker] = pot
		}
		return x
	}
	for p := range engine.Seat(engine.MaxSeats) {
		switch {
		case !in.Has(p):
		case tricks[p] == 0:
			x.penalty[p] = pot
		default:
			x.paid[p] = pot / 3 * int64(tricks[p])
		}
	}
	return x
}
