package prior

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/trick"
)

// Public is what all have learned in a deal beside the cards that lie open.
type Public struct {
	Lain  [engine.MaxSeats]uint64 // cards that a seat has laid
	Lacks [engine.MaxSeats]uint64 // lanes that a seat did not follow, Bauer or not
	Maker int8                    // who made trump, or called; -1 for nobody
	Led   bool                    // the maker has led a trick
}

// Read takes in what a view tells; b is the board by which its cards are laid.
func (k *Public) Read(v *engine.View, b *trick.Board) {
	*k = Public{Maker: -1}
	if f, ok := v.Fact(engine.FactMaker); ok {
		k.Maker = int8(f.Seat)
	}
	for i := range v.Past {
		k.watch(&v.Past[i], b, len(v.Setup.Seats))
	}
	k.watch(&v.Trick, b, len(v.Setup.Seats))
}

func (k *Public) watch(t *engine.Trick, b *trick.Board, seats int) {
	p := trick.Position{Board: b}
	for i, c := range t.Laid() {
		s := b.Slot[c]
		if i == 0 {
			p.Laid[0] = s
		}
		p.Turn, p.N = uint8(t.Seat(i, seats)), uint8(i)
		k.Note(&p, s)
	}
}

// Note takes in that the seat on turn lays a card, before it lies there.
func (k *Public) Note(p *trick.Position, s uint8) {
	k.Lain[p.Turn] = p.Add(k.Lain[p.Turn], s)
	switch {
	case p.N == 0:
		k.Led = k.Led || int8(p.Turn) == k.Maker
	case p.Lane[s] != p.Lane[p.Laid[0]] && (p.Trump>>s&1 == 0 || p.Trump>>p.Laid[0]&1 != 0):
		k.Lacks[p.Turn] |= p.Lane[p.Laid[0]]
	}
}

// moment is what the seat on turn goes by. Of a position it knows the board, the
// open trick and its own hand, and of the other hands how they look together.
type moment struct {
	*trick.Position
	*Public
	open   uint64 // the cards to choose from, each once
	lying  int32  // points in the open trick
	unseen uint64 // the cards in other hands, copies too
	counts [engine.MaxSeats]int32
}

// see fills in what lies in the other hands.
func (m *moment) see() {
	var once, twice uint64
	m.counts = [engine.MaxSeats]int32{}
	for x := range m.Seats {
		if x == m.Turn {
			continue
		}
		hand := m.Hands[x]
		m.counts[x] = int32(bits.OnesCount64(hand))
		twice |= once&hand<<1&m.Twin | hand&m.Twin // a single copy is the lower bit, whichever it is
		once |= hand
	}
	m.unseen = once | twice
}
