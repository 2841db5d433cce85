package session

import (
	"math/rand/v2"

	"krutzjass/engine"
)

// chance is the table's source of randomness. Every deal has a stream of its
// own, a function of the code and of the deal's number, so that a match that is
// closed and continued deals the same cards as one that never was.
type chance struct {
	code   Code
	deal   int  // the deal whose stream is open, from 1
	inDeal bool // the last move was chance's
	stream *rand.ChaCha8
}

// newChance opens the stream for what follows the moves of log.
func newChance(code Code, log []engine.Move) *chance {
	c := &chance{code: code}
	for _, m := range log {
		c.saw(m.By)
	}
	c.open()
	return c
}

// saw is told who made each move; chance after anybody else begins a new deal.
func (c *chance) saw(by engine.Seat) {
	if by != engine.Nature && c.inDeal {
		c.deal++
		c.open()
	}
	c.inDeal = by == engine.Nature
}

func (c *chance) open() { c.stream = rand.NewChaCha8(c.code.key("deal", c.deal+1)) }

// Uint64 makes chance a rand.Source.
func (c *chance) Uint64() uint64 { return c.stream.Uint64() }

// computerRand is the randomness of the computer on a seat, apart from the deals.
func computerRand(code Code, s engine.Seat, moves int) *rand.Rand {
	// A continued match goes on with another stream, not with the first one again.
	return rand.New(rand.NewChaCha8(code.key("seat"+string(rune('0'+s)), moves)))
}
