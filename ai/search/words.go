package search

import (
	"math/bits"
	"math/rand/v2"

	"krutzjass/ai/prior"
	"krutzjass/ai/worth"
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
	lying     int32   // points in the open trick
	more      rises   // while trump may be born
	first     customs // at the root
	customs   customs // now
	rule      bool    // cards fall by rule of thumb more often than by chance
	over      bool
	policy    *prior.Policy // of who sees no hand but its own; nil where none is known
	public    prior.Public  // at the root
	known     prior.Public  // now
	paid      payoff
}

// tally is what seats have taken since the root, with the last trick.
type tally [engine.MaxSeats]int32

func (b *wordBoard) number(c card.Card) move { return b.now.Slot[c] }

func (b *wordBoard) reset() {
	b.now, b.customs, b.tally, b.over, b.lying = b.root, b.first, tally{}, false, 0
	b.known = b.public
	for _, m := range b.now.Laid[:b.now.N] {
		b.lying += int32(b.now.Points[m])
	}
	if b.now.Born != nil {
		b.more = rises{}
	}
}

func (b *wordBoard) mover() engine.Seat { return engine.Seat(b.now.Turn) }

func (b *wordBoard) moves(dst []move) []move {
	if b.over {
		return dst
	}
	for open := b.open(); open != 0; open &= open - 1 {
		dst = append(dst, move(bits.TrailingZeros64(open)))
	}
	return dst
}

func (b *wordBoard) priors(dst []float32) []float32 {
	if b.policy == nil {
		return dst
	}
	return b.policy.Chances(&b.now, &b.known, b.open(), b.lying, dst)
}

// lay is Position.Play without the way back.
func (b *wordBoard) lay(m move) {
	p := &b.now
	if p.Bears(m) {
		m = b.bear(m)
	}
	b.customs.led = b.customs.led || p.N == 0 && p.Turn == b.customs.maker
	if b.policy != nil {
		b.known.Note(p, m)
	}
	p.Hands[p.Turn] = p.Remove(p.Hands[p.Turn], m)
	if p.N == 0 || p.Beats[p.Turned&1][p.Best]>>m&1 != 0 {
		p.Best, p.Winner = m, p.Turn
	}
	b.lying += int32(p.Points[m])
	p.Laid[p.N] = m
	p.N++
	if int(p.N) < b.seats {
		if p.Turn++; p.Turn == p.Seats {
			p.Turn = 0
		}
		return
	}
	b.take()
}

// take gives the full trick to its winner.
func (b *wordBoard) take() {
	p := &b.now
	win := p.Winner
	if p.Hands[win] == 0 {
		b.lying += int32(p.Last)
		b.over = true
	}
	if b.settle.kind == byTens {
		b.gather()
	}
	b.tally[win] += b.lying
	b.lying = 0
	p.Took |= 1 << win
	p.N, p.Lead, p.Turn, p.First = 0, win, win, false
	p.Turned >>= 1
	if b.settle.kind == byRace && b.settle.home(&b.tally, engine.Seat(win)) {
		b.over = true
	}
	if b.over {
		b.settle.pay(&b.tally, p.Took, &b.paid)
	}
}

func (b *wordBoard) fall(chance *rand.PCG) {
	for !b.over {
		open := b.open()
		if open&(open-1) == 0 {
			b.lay(move(bits.TrailingZeros64(open)))
			continue
		}
		roll := chance.Uint64()
		if b.rule && roll>>60 >= ruleless {
			b.lay(b.sensible(open, roll&0xffffffff))
		} else {
			b.lay(nth(open, roll&0xffffffff))
		}
	}
}

// nth picks one of the cards by a number of 32 bits.
func nth(open, roll uint64) move {
	for n := roll * uint64(bits.OnesCount64(open)) >> 32; n > 0; n-- {
		open &= open - 1
	}
	return move(bits.TrailingZeros64(open))
}

func (b *wordBoard) pay() *payoff { return &b.paid }

// from takes a state in which a card is to be laid; ok is false where only the
// rules themselves can play it.
func (b *wordBoard) from(game string, st engine.State, x *valuer, viewer engine.Seat) bool {
	p, ok := trick.PositionOf(st, viewer)
	if !ok {
		return false
	}
	settle, ok := x.settles(game, st, &p)
	if !ok {
		return false
	}
	b.root, b.settle, b.seats = p, settle, bits.OnesCount8(p.In)
	b.rule = !settle.kind.alone() && !settle.few
	b.reset()
	return true
}

// expect lets a search look most at what a policy lays from the root on, which is
// that of st.
func (b *wordBoard) expect(p *prior.Policy, st engine.State) {
	if p == nil || b.root.Few {
		return
	}
	v := st.View(engine.Nobody)
	b.policy = p
	b.public.Read(&v, b.root.Board)
	b.reset()
}

// moment is what package worth goes by, where the board expects what is laid.
func (b *wordBoard) moment() worth.Moment {
	return worth.Moment{Position: &b.now, Maker: b.known.Maker, Led: b.known.Led}
}

// foretell pays what the deal may be expected to come to. ok is false where that was
// not learned: of points on two sides before the first card it was.
func (b *wordBoard) foretell(w *worth.Judge) (ok bool) {
	b.reset()
	if w == nil || b.settle.kind != bySides || !b.now.First || b.now.N > 0 {
		return false
	}
	m := b.moment()
	gain := w.Rest(&m)
	if b.settle.side[b.now.Turn] != 0 {
		gain = -gain
	}
	b.settle.both(float64(b.settle.factor*gain), &b.paid)
	return true
}

// alike lets the same cards fall by the rules, until the deal or the match is over
// on either board.
func (b *wordBoard) alike(other *stateBoard, chance *rand.PCG) {
	b.reset()
	other.reset()
	for !b.over && !other.over {
		m := nth(b.open(), chance.Uint64()>>32)
		other.lay(other.number(b.now.Card[m]))
		b.lay(m)
	}
}

// level lets the same cards fall by the rules, and lets what is different, which
// hangs on no card, be paid from now on; ok is false if Weis end the match before
// all cards have fallen.
func (b *wordBoard) level(other *stateBoard, chance *rand.PCG) (ok bool) {
	b.alike(other, chance)
	if !b.over {
		return false
	}
	for i := range b.seats {
		b.settle.start[i] += other.pay()[i] - b.paid[i]
	}
	return true
}
