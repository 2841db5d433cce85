package trick

import (
	"math/bits"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Solvable is a state that a solver can take over while cards are played. own is
// the seat for whose side the value is reckoned: its partnership, or itself alone
// against all the others. The position is a plain value that shares nothing but
// its Board; making it takes no memory. ok is false while anything but a card is
// due (calls, choices, answers), and where what is still to be chosen would
// decide how tricks count.
type Solvable interface {
	Position(own engine.Seat) (p Position, ok bool)
}

// Position is a deal in play with all cards open, in a few machine words. Its
// value is the points that the own side still makes: those of the tricks still
// to come, the open one whole, with the last trick, and Sweep. A side that has
// taken every trick of the deal adds its Sweep; the own side's counts for the
// value, the others' against it.
type Position struct {
	*Board
	Hands  [engine.MaxSeats]uint64 // by seat, as slots of the Board
	Laid   [engine.MaxSeats]uint8  // slots in the order in which they were laid
	N      uint8                   // cards laid on the open trick
	Lead   uint8                   // who leads or led it
	Turn   uint8                   // who plays
	Best   uint8                   // the slot that has the trick so far
	Winner uint8                   // who laid it
	Seats  uint8                   // seats of the table
	In     uint8                   // seats that play, as bits
	Own    uint8                   // seats of the own side, as bits
	Took   uint8                   // seats that have taken a trick of this deal, as bits
	Few    bool                    // the own side wants few points, the others that it has many
	First  bool                    // the trick is the first of the deal
	Turned uint16                  // bit i: trick i from this one on is turned round (Beats[1])
	Last   int16                   // what the last trick counts on top
	Sweep  [2]int16                // for all tricks of the deal: own side, the others; 0 for nothing
	Past   [5]int16                // with Born: what the own side has taken, by the suit that becomes trump, and without
}

// PositionOf gives the Position of a state; ok is also false of one that is not
// Solvable.
func PositionOf(st engine.State, own engine.Seat) (p Position, ok bool) {
	s, ok := st.(Solvable)
	if !ok {
		return p, false
	}
	return s.Position(own)
}

// Partners and Alone are the own side of a seat as bits.
func Partners(own engine.Seat) uint8 { return 0b0101_0101 << (own & 1) & 0x7f }

// Alone is a side of one seat.
func Alone(own engine.Seat) uint8 { return 1 << own }

// Place puts the state of a game into p: hands by seat, the finished tricks of the
// deal, the open one and who plays. The Board and In must stand; cards must be of
// its pack.
func (p *Position) Place(hands []card.Set, past []engine.Trick, t *engine.Trick, turn engine.Seat) {
	p.Seats, p.First = uint8(len(hands)), len(past) == 0
	for i := range past {
		p.Took |= 1 << past[i].Winner
	}
	for x, hand := range hands {
		p.Hands[x] = p.Hand(hand)
	}
	p.Lead, p.Turn = uint8(t.Lead), uint8(t.Lead)
	for _, c := range t.Laid() {
		p.lay(p.Slot[c])
	}
	p.Turn = uint8(turn)
}

// Open is one seat's legal cards as slots.
func (p *Position) Open() uint64 {
	hand := p.Hands[p.Turn]
	if p.N > 0 {
		hand = p.Legal(hand, p.Laid[0], p.Best, p.First, int(p.Turned&1))
	}
	return hand &^ p.Twin
}

// lay puts a card on the trick, from no hand.
func (p *Position) lay(s uint8) {
	if p.N == 0 || p.Beats[p.Turned&1][p.Best]>>s&1 != 0 {
		p.Best, p.Winner = s, p.Turn
	}
	p.Laid[p.N] = s
	p.N++
	p.Turn = p.next(p.Turn)
}

// next is the seat that plays after x.
func (p *Position) next(x uint8) uint8 {
	for {
		if x++; x >= p.Seats {
			x = 0
		}
		if p.In>>x&1 != 0 {
			return x
		}
	}
}

// Tricks is how many tricks are still to come, the open one among them.
func (p *Position) Tricks() int {
	n := bits.OnesCount64(p.Hands[p.Turn])
	if p.N > 0 && n == 0 { // the trick is full and not taken: never between two plays
		return 1
	}
	return n
}

// Left is the sum of the points still to come, Sweep and Bonus aside.
func (p *Position) Left() int {
	sum := int(p.Last) + p.Tricks()*int(p.Trick)
	for x := range p.Seats {
		sum += p.Sum(p.Hands[x])
	}
	for _, s := range p.Laid[:p.N] {
		sum += int(p.Points[s])
	}
	return sum
}

// Sum is the card points of a word of cards.
func (b *Board) Sum(cards uint64) (sum int) {
	for ; cards != 0; cards &= cards - 1 {
		sum += int(b.Points[bits.TrailingZeros64(cards)])
	}
	return sum
}

// Step undoes a Play.
type Step struct{ before Position }

// Play lays the card in slot s, one of Open, and gives what the own side gains
// by it: when it completes a trick the trick's points, after the last trick
// Sweep, and where it makes a suit trump what that changes.
func (p *Position) Play(s uint8) (gain int, undo Step) {
	undo.before = *p
	if p.Bears(s) {
		x, court := p.Card[s].Suit(), -1
		s, court = p.Bear(s)
		gain = int(p.Past[x] - p.Past[len(p.Past)-1])
		if court >= 0 && p.Own>>court&1 != 0 {
			gain += int(undo.before.Stoeck)
		}
	}
	p.Hands[p.Turn] = p.Remove(p.Hands[p.Turn], s)
	p.lay(s)
	if p.Turn == p.Lead {
		gain += p.take()
	}
	return gain, undo
}

// Undo takes back the last Play not yet undone.
func (p *Position) Undo(s Step) { *p = s.before }

// take gives the full trick to its winner.
func (p *Position) take() (gain int) {
	last := p.Hands[p.Winner] == 0
	p.Took |= 1 << p.Winner
	if p.Own>>p.Winner&1 != 0 {
		gain = p.worth(last)
		if p.Born != nil {
			p.keep()
		}
	}
	p.N, p.Lead, p.Turn, p.First = 0, p.Winner, p.Winner, false
	p.Turned >>= 1
	if last {
		gain += p.swept()
	}
	return gain
}

// worth is what the full trick counts.
func (p *Position) worth(last bool) int {
	sum, cards := int(p.Trick), uint64(0)
	for _, s := range p.Laid[:p.N] {
		sum += int(p.Points[s])
		cards |= 1 << p.Card[s]
	}
	if last {
		sum += int(p.Last)
	}
	if p.Bonus != nil {
		sum += p.Bonus(cards)
	}
	return sum
}

// swept is what counts at the end for a side that has taken every trick.
func (p *Position) swept() int {
	switch {
	case p.Took&^p.Own == 0:
		return int(p.Sweep[0])
	case p.Took&p.Own == 0:
		return -int(p.Sweep[1])
	}
	return 0
}
