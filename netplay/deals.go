package netplay

import (
	"math/rand/v2"

	"krutzjass/engine"
)

// Deals is a source of chance in which every deal of a match has a stream of its
// own, so that a match that was broken off deals what it would have dealt: cards
// of a deal that somebody has seen already come again.
type Deals struct {
	stream func(deal int) rand.Source
	deal   int  // the deal whose stream is open, from 1
	inDeal bool // the last move was chance's
	source rand.Source
}

// NewDeals opens the stream for what follows the moves of log. The same number of
// a deal must give the same stream each time.
func NewDeals(stream func(deal int) rand.Source, log []engine.Move) *Deals {
	d := &Deals{stream: stream, deal: 1, source: stream(1)}
	for _, m := range log {
		d.Saw(m)
	}
	return d
}

// Saw is told each move; chance after anybody else begins a new deal.
func (d *Deals) Saw(m engine.Move) {
	if m.By != engine.Nature && d.inDeal {
		d.deal++
		d.source = d.stream(d.deal)
	}
	d.inDeal = m.By == engine.Nature
}

// Uint64 makes it a rand.Source.
func (d *Deals) Uint64() uint64 { return d.source.Uint64() }
