package search

import (
	"math/bits"
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// wordBoard is a board on the words of a position: many times as fast as the
// rules, for games in which the points of the tricks are all that cards decide.
type wordBoard struct {
	root, now trick.Position
	seats     int // that play
	tally     tally
	settle    settlement
	over      bool
	paid      payoff
}

// tally is what seats have taken since the root, with the last trick.
type tally [engine.MaxSeats]int32

func (b *wordBoard) number(c card.Card) move { return b.root.Slot[c] }

func (b *wordBoard) reset() { b.now, b.tally, b.over = b.root, tally{}, false }

func (b *wordBoard) mover() engine.Seat { return engine.Seat(b.now.Turn) }

func (b *wordBoard) moves(dst []move) []move {
	if b.over {
		return dst
	}
	for open := b.now.Open(); open != 0; open &= open - 1 {
		dst = append(dst, move(bits.TrailingZeros64(open)))
	}
	return dst
}

func (b *wordBoard) lay(m move) {
	b.now.Play(m)
	if b.now.N != 0 {
		return
	}
	win := b.now.Lead
	points := int32(b.now.Trick)
	for _, s := range b.now.Laid[:b.seats] {
		points += int32(b.now.Points[s])
	}
	if b.now.Hands[win] == 0 {
		points += int32(b.now.Last)
		b.over = true
	}
	b.tally[win] += points
	if b.over {
		b.settle.pay(&b.tally, b.now.Took, &b.paid)
	}
}

func (b *wordBoard) fall(chance *rand.PCG) {
	for !b.over {
		open := b.now.Open()
		for n := below(chance, bits.OnesCount64(open)); n > 0; n-- {
			open &= open - 1
		}
		b.lay(move(bits.TrailingZeros64(open)))
	}
}

func (b *wordBoard) pay() *payoff { return &b.paid }

// from takes a state in which a card is to be laid; ok is false where only the
// rules themselves can play it.
func (b *wordBoard) from(game string, st engine.State, x *valuer, viewer engine.Seat) bool {
	solvable, ok := st.(trick.Solvable)
	if !ok {
		return false
	}
	p, ok := solvable.Position(viewer)
	if !ok {
		return false
	}
	settle, ok := x.settles(game, st, &p)
	if !ok {
		return false
	}
	b.root, b.settle, b.seats = p, settle, bits.OnesCount8(p.In)
	b.reset()
	return true
}

// level lets the same cards fall on another board of the same deal, and lets what
// is different, which hangs on no card, be paid from now on.
func (b *wordBoard) level(other board, chance *rand.PCG) {
	b.reset()
	other.reset()
	for !b.over {
		open := b.now.Open()
		for n := below(chance, bits.OnesCount64(open)); n > 0; n-- {
			open &= open - 1
		}
		m := move(bits.TrailingZeros64(open))
		other.lay(other.number(b.now.Card[m]))
		b.lay(m)
	}
	for i := range b.seats {
		b.settle.start[i] += other.pay()[i] - b.paid[i]
	}
}
