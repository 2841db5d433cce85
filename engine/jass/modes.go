package jass

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// The fixed numbers of the games (jass-common.md, Totals).
const (
	MaxSeats   = 6   // the largest table (Molotow)
	LastTrick  = 5   // points on top of the cards of the last trick
	AllTricks  = 157 // the cards of a deal and the last trick, in every mode but NoTrump
	MatchBonus = 100 // on top for all tricks of a deal, which makes 257
)

// Modes is the six modes that can be called, in the order of their codes.
var Modes = [6]engine.Mode{engine.TrumpHearts, engine.TrumpDiamonds, engine.TrumpClubs, engine.TrumpSpades,
	engine.Obenabe, engine.Undenufe}

// Callable tells whether m is one of Modes.
func Callable(m engine.Mode) bool { return m >= engine.TrumpHearts && m <= engine.Undenufe }

// factors of Schieber by mode (schieber-coiffeur-differenzler-molotow.md 3).
var factors = [6]int32{engine.TrumpHearts: 1, engine.TrumpDiamonds: 1, engine.TrumpClubs: 2, engine.TrumpSpades: 2,
	engine.Obenabe: 3, engine.Undenufe: 3}

// Factor gives the factor of Schieber for one of Modes.
func Factor(m engine.Mode) int32 { return factors[m] }

// Points gives what a full trick counts by o, with the last-trick bonus in it.
func Points(o *trick.Order, laid []card.Card, last bool) int32 {
	points := int32(o.Sum(laid))
	if last {
		points += LastTrick
	}
	return points
}

// Swept gives the side that took every trick of a finished deal, and whether
// there is one. past has at least one trick.
func Swept(past []engine.Trick, side func(engine.Seat) engine.Side) (engine.Side, bool) {
	first := side(past[0].Winner)
	for i := range past {
		if side(past[i].Winner) != first {
			return 0, false
		}
	}
	return first, true
}

// Next is the seat that acts after x at a table of n seats.
func Next(x engine.Seat, n int) engine.Seat { return (x + 1) % engine.Seat(n) }
