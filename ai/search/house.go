package search

import (
	"math/bits"

	"krutzjass/ai/style"
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// keeper says whose cards keep the conventions of the house, in the worlds of a
// decision.
type keeper struct {
	house *style.House
	look  func(*engine.View) style.Sight
	seats engine.Seats
}

func newKeeper(info *engine.Info, v *engine.View, seats engine.Seats) keeper {
	k := keeper{house: style.For(info.Key), seats: seats}
	if len(k.house.Rules) == 0 {
		return keeper{}
	}
	pack := info.Pack(v.Setup)
	k.look = func(v *engine.View) style.Sight { return style.Look(v, pack, info.Side) }
	return k
}

// keep narrows the legal actions of the seat on turn, in place.
func (k *keeper) keep(st engine.State, turn engine.Seat, legal []engine.Action) []engine.Action {
	if !k.seats.Has(turn) || len(legal) == 1 {
		return legal
	}
	v := st.View(turn)
	s := k.look(&v)
	return k.house.Filter(&s, legal)
}

// customs is what package style says about cards in Krutzjass, on the words of a
// position: many times as fast, and the same (TestBoardsAgree).
type customs struct {
	seats uint64 // that keep them, as bits; none of the rest matters if it is 0
	high  uint64 // Bauer and Nell of trump
	aces  uint64 // that are no trump, without second copies
	bauer uint64
	maker uint8
	led   bool // the maker has led a trick
}

// learn reads what the customs ask for off a state whose position is the root.
func (b *wordBoard) learn(st engine.State, seats engine.Seats) {
	v := st.View(engine.Nobody)
	f, ok := v.Fact(engine.FactMaker)
	if !ok || seats == 0 {
		return
	}
	p := &b.root
	c := customs{seats: uint64(seats), maker: uint8(f.Seat)}
	c.led = p.N > 0 && p.Lead == c.maker
	for i := range v.Past {
		c.led = c.led || v.Past[i].Lead == f.Seat
	}
	for x := p.Deck; x != 0; x &= x - 1 {
		s := bits.TrailingZeros64(x)
		trump := p.Trump>>s&1 != 0
		switch r := p.Card[s].Rank(); {
		case !trump && r == card.Ace && p.Twin>>s&1 == 0:
			c.aces |= 1 << s
		case trump && r == card.Jack:
			c.bauer |= 1 << s
			c.high |= 1 << s
		case trump && r == card.Nine:
			c.high |= 1 << s
		}
	}
	b.first = c
	b.reset()
}

// open is the cards that may be laid, and that who plays would lay.
func (b *wordBoard) open() uint64 {
	open := b.now.Open()
	switch {
	case b.customs.seats>>b.now.Turn&1 == 0 || open&(open-1) == 0:
		return open
	case b.now.N == 0:
		return b.leads(open)
	}
	return b.follows(open)
}

// leads is style's rules for who leads, in their order.
func (b *wordBoard) leads(open uint64) uint64 {
	p, c := &b.now, &b.customs
	hand := p.Hands[p.Turn]
	out := uint64(0) // in other hands
	for i, h := range p.Hands[:b.seats] {
		if i != int(p.Turn) {
			out |= h
		}
	}
	if out&p.Trump == 0 {
		open = some(open&c.aces&(hand&p.Twin>>1), open)
		open = some(open&c.aces&^out, open)
	}
	if c.maker == p.Turn && !c.led {
		opening := hand & p.Trump
		switch {
		case !p.First:
			opening &^= c.high
		case opening&(opening-1) == 0:
			opening &^= c.bauer
		}
		if opening != 0 {
			open = some(open&p.Trump, open)
		}
	}
	open = some(open&^c.high, open)
	return some(open&^(c.aces&out), open)
}

// follows is style's rules for who plays to a trick, in their order.
func (b *wordBoard) follows(legal uint64) uint64 {
	p, open := &b.now, legal
	plain := p.Trump>>p.Laid[0]&1 == 0
	wins := p.Beats[0][p.Best] & p.Trump
	if plain && (p.Own>>p.Winner^p.Own>>p.Turn)&1 == 0 {
		open = some(open&^p.Trump, open)
		open = some(open&^wins, open)
	}
	if b.lying < style.RichTrick {
		open = some(open&^b.customs.high, open)
	}
	if plain {
		ruffs := legal & wins
		open = some(open&^(ruffs&(ruffs-1)), open)
	}
	return open
}

// some is a part of all, or all if the part is empty.
func some(part, all uint64) uint64 {
	if part != 0 {
		return part
	}
	return all
}
