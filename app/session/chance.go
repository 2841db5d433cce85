package session

import (
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/netplay"
)

// newDeals opens what a match of a code deals after the moves of log: a match that
// is closed and continued deals the same cards as one that never was.
func newDeals(code Code, log []engine.Move) *netplay.Deals {
	return netplay.NewDeals(func(deal int) rand.Source { return rand.NewChaCha8(code.key("deal", deal)) }, log)
}

// computerRand is the randomness of the computer on a seat, apart from the deals.
func computerRand(code Code, s engine.Seat, moves int) *rand.Rand {
	// A continued match goes on with another stream, not with the first one again.
	return rand.New(rand.NewChaCha8(code.key("seat"+string(rune('0'+s)), moves)))
}
