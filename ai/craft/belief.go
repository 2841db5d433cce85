package craft

import (
	"math/bits"

	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/trick"
)

// certain is the chance of a sure thing; chances are whole 1024ths.
const certain = 1024

// belief is where a player takes the unseen cards to be.
type belief struct {
	seats int
	out   card.Set                   // unseen, as far as remembered
	hold  [engine.MaxSeats][64]int32 // chance that a seat holds at least one copy
	lacks [engine.MaxSeats]uint64    // cards that a seat cannot hold
	shown [engine.MaxSeats]card.Set  // cards that a seat is seen to hold
	share [engine.MaxSeats]int32     // unseen cards of a seat, the shown ones aside
	rest  int32                      // cards in no hand that nobody has seen
}

// recall fills the belief from the view: from everything that fell, or from the
// last trick and the open one alone.
func (b *belief) recall(s *style.Sight, c *craft, forgets bool) {
	b.read(s)
	b.rest = 0
	if c.stock {
		b.rest = int32(s.Out.Len())
		for i := range b.seats {
			b.rest -= b.share[i]
		}
	}
	b.out = s.Out
	if forgets {
		for i := range len(s.View.Past) - 1 {
			b.out = b.out.Plus(card.SetOf(s.View.Past[i].Laid()...))
		}
	} else {
		b.infer(s, c)
	}
	b.weigh()
}

// read notes how many cards each of the others has.
func (b *belief) read(s *style.Sight) {
	v := s.View
	b.seats = len(v.Setup.Seats)
	b.lacks = [engine.MaxSeats]uint64{}
	b.shown = [engine.MaxSeats]card.Set{}
	for i := range b.seats {
		b.share[i] = int32(v.Counts[i])
	}
	b.share[v.Viewer], b.lacks[v.Viewer] = 0, ^uint64(0)
}

// infer notes who did not follow and which melded cards are still held.
func (b *belief) infer(s *style.Sight, c *craft) {
	v := s.View
	for i := range v.Shown {
		if engine.Seat(i) != v.Viewer {
			b.shown[i] = v.Shown[i]
		}
	}
	for i := range v.Past {
		if i >= s.Since && c.infers {
			b.watch(s.Order, c.rule, &v.Past[i])
		}
		for k, x := range v.Past[i].Laid() {
			by := v.Past[i].Seat(k, b.seats)
			b.shown[by] = b.shown[by].Without(x)
		}
	}
	if c.infers {
		b.watch(s.Order, c.rule, &v.Trick)
	}
	for k, x := range v.Trick.Laid() {
		by := v.Trick.Seat(k, b.seats)
		b.shown[by] = b.shown[by].Without(x)
	}
	for i := range b.seats {
		b.share[i] = max(0, b.share[i]-int32(b.shown[i].Len()))
	}
}

// watch notes what the cards of one trick tell under a rule of following.
func (b *belief) watch(o *trick.Order, r trick.Rule, t *engine.Trick) {
	laid := t.Laid()
	for i, c := range laid {
		by := t.Seat(i, b.seats)
		b.lacks[by] |= o.Barred(c, laid[:i], r)
	}
}

// weigh spreads every unseen card over the hands that may hold it, by their
// size.
func (b *belief) weigh() {
	for left := b.out.Once(); left != 0; left &= left - 1 {
		c := card.Card(bits.TrailingZeros64(left))
		copies, sum := b.out.Count(c), b.rest
		for i := range b.seats {
			copies -= b.shown[i].Count(c)
			if b.lacks[i]>>c&1 == 0 {
				sum += b.share[i]
			}
		}
		for i := range b.seats {
			b.hold[i][c] = b.chance(i, c, copies, sum)
		}
	}
}

// chance is the chance that seat i holds at least one of so many unplaced
// copies of c, which fall among hands of sum cards, or is seen to hold one.
func (b *belief) chance(i int, c card.Card, copies int, sum int32) int32 {
	switch {
	case b.shown[i].Has(c):
		return certain
	case copies <= 0 || sum == 0 || b.lacks[i]>>c&1 != 0:
		return 0
	}
	p := b.share[i] * certain / sum
	if copies > 1 {
		p = either(p, p)
	}
	return p
}

// any is the chance that a seat holds at least one of the unseen cards in mask.
func (b *belief) any(s engine.Seat, mask uint64) int32 {
	none := int32(certain)
	for left := b.out.Once() & mask; left != 0 && none != 0; left &= left - 1 {
		none = none * (certain - b.hold[s][bits.TrailingZeros64(left)]) / certain
	}
	return certain - none
}

// either is the chance of one of two independent things.
func either(p, q int32) int32 { return p + q - p*q/certain }

// both is the chance of two independent things.
func both(p, q int32) int32 { return p * q / certain }

// count is how many of the cards in mask a seat can be expected to hold, in
// 1024ths; twins count once.
func (b *belief) count(s engine.Seat, mask uint64) (n int32) {
	for left := b.out.Once() & mask; left != 0; left &= left - 1 {
		n += b.hold[s][bits.TrailingZeros64(left)]
	}
	return n
}
