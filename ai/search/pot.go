package search

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/trick"
)

// everyMore is how many times as many worlds are looked at where the play of a
// world takes next to no time.
const everyMore = 2

// factPot is the chips that are played for: Value of them.
const factPot engine.FactKey = "pot"

// pot plays the few cards of a deal of Chratze or Zwicken exactly: every seat
// sees all cards and takes what pays it best (max^n; Luckhardt and Irani 1986),
// what it does not care about by chance. What tricks pay is asked of the rules.
// The values are those of the valuer.
type pot struct {
	*valuer
	rules engine.SettleAsker
	ask   engine.SettleQuestion
	paid  map[took]payoff
}

// took is what decides who gets what: who plays, as bits, and how many tricks
// each seat has, four bits a seat.
type took struct {
	in     uint8
	maker  engine.Seat
	tricks uint32
}

// newPot reads what is played for; nil in other games.
func newPot(g engine.Game, v *engine.View, x *valuer) *pot {
	rules, ok := g.(engine.SettleAsker)
	chips, told := v.Fact(factPot)
	if !ok || !told {
		return nil
	}
	n := len(v.Setup.Seats)
	return &pot{valuer: x, rules: rules, paid: map[took]payoff{},
		ask: engine.SettleQuestion{Options: v.Setup.Options, Players: n, Pot: chips.Value}}
}

// values gives what each of moves is worth to a seat in a state in which a card
// is to be laid; ok is false in other states.
func (b *pot) values(st engine.State, seat engine.Seat, moves []engine.Action) (row result, ok bool) {
	p, ok := trick.PositionOf(st, seat)
	if !ok {
		return nil, false
	}
	v := st.View(engine.Nobody)
	t := took{in: p.In, maker: engine.Nobody}
	if f, ok := v.Fact(engine.FactMaker); ok {
		t.maker = f.Seat
	}
	for i := range v.Past {
		t.tricks += 1 << (4 * v.Past[i].Winner)
	}
	for _, a := range moves {
		row = append(row, b.lay(&p, p.Slot[a.Card()], t)[seat])
	}
	return row, true
}

// best is what comes of the best cards; of equally good ones the mean.
func (b *pot) best(p *trick.Position, t took) (mean payoff) {
	const close = 1e-9
	top, n, last := 0.0, 0.0, uint8(0)
	for open := p.Open(); open != 0; open &= open - 1 {
		slot := uint8(bits.TrailingZeros64(open))
		if n > 0 && same(p, last, slot) {
			continue
		}
		last = slot
		paid := b.lay(p, slot, t)
		own := paid[p.Turn]
		switch {
		case n == 0 || own > top+close:
			mean, top, n = paid, own, 1
		case own > top-close:
			for i := range mean {
				mean[i] += paid[i]
			}
			n++
		}
	}
	for i := range mean {
		mean[i] /= n
	}
	return mean
}

// same tells that two cards of the hand on turn are the same to everybody: no
// card that is still in play lies between them.
func same(p *trick.Position, low, high uint8) bool {
	if p.Lane[low] != p.Lane[high] || p.Class[low] != p.Class[high] {
		return false
	}
	between := uint64(1)<<high - uint64(1)<<low
	for x, hand := range p.Hands {
		if uint8(x) != p.Turn && hand&between != 0 {
			return false
		}
	}
	for _, s := range p.Laid[:p.N] {
		if between>>s&1 != 0 {
			return false
		}
	}
	return true
}

// lay is what comes of laying a card.
func (b *pot) lay(p *trick.Position, slot uint8, t took) payoff {
	q := *p
	q.Play(slot)
	if q.N == 0 {
		t.tricks += 1 << (4 * q.Lead)
		if q.Hands[q.Lead] == 0 {
			return b.pay(t)
		}
	}
	return b.best(&q, t)
}

// pay is what the tricks of a deal bring: shares and penalties.
func (b *pot) pay(t took) payoff {
	if p, ok := b.paid[t]; ok {
		return p
	}
	b.ask.Chratzer, b.ask.Tricks = t.maker, map[engine.Seat]int{}
	for x := range engine.Seat(b.seats) {
		if t.in>>x&1 != 0 {
			b.ask.Tricks[x] = int(t.tricks >> (4 * x) & 15)
		}
	}
	answer, err := b.rules.AskSettle(b.ask)
	if err != nil {
		panic("search: " + err.Error()) // a deal that was played cannot be settled: the rules are broken
	}
	var made [engine.MaxSeats]int32
	sum := 0.0
	for x := range engine.Seat(b.seats) {
		made[x] = int32(answer.Paid[x] - answer.Penalty[x])
		sum += float64(made[x])
	}
	var p payoff
	b.share(&made, sum, &p)
	b.paid[t] = p
	return p
}
