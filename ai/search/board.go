package search

import (
	"math/bits"
	"math/rand/v2"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// move is a card in the numbers of a board.
type move = uint8

// board is a deal with open cards in which nothing is left to do but to play
// them. It starts at a root, to which it can go back.
type board interface {
	// number gives the move that lays c now.
	number(c card.Card) move
	// reset goes back to the root.
	reset()
	// moves appends what the seat on turn may lay, each card once; none if the deal
	// is over.
	moves(dst []move) []move
	// priors appends how likely each of moves is laid by who sees no hand but its own,
	// in their order; nothing where that is not known.
	priors(dst []float32) []float32
	// mover is the seat on turn.
	mover() engine.Seat
	// lay lays one of moves.
	lay(m move)
	// fall lets cards fall at random to the end of the deal.
	fall(chance *rand.PCG)
	// pay gives what the deal was worth to each seat, once it is over.
	pay() *payoff
}

// stateBoard is a board by the rules of the game itself. It knows everything
// that counts, in its order; what may be called beside the cards is called.
type stateBoard struct {
	root, state engine.State
	value       *valuer
	follow      Follow
	keeper      *keeper
	turn        engine.Seat
	legal       []engine.Action
	open        []move
	over        bool
	paid        payoff
}

// newStateBoard takes a state in which a card is to be laid, and keeps it
// unchanged.
func newStateBoard(st engine.State, v *valuer, k *keeper, follow Follow) *stateBoard {
	return &stateBoard{root: st, value: v, keeper: k, follow: follow}
}

func (b *stateBoard) reset() {
	b.state, b.over = b.root.Clone(), false
	b.look()
}

// look asks what is due now. Weis are called, for they cost nothing, and what is
// to be decided in place of a card is decided by rule.
func (b *stateBoard) look() {
	for !b.over {
		b.turn = b.state.Turn().First()
		b.legal = b.state.Legal(b.legal[:0], b.turn)
		n := len(b.legal)
		switch {
		case n == 0:
			return
		case b.legal[0].Kind == engine.Weis:
			b.apply(b.legal[0])
		case b.legal[n-1].Kind == engine.Play:
			b.legal = b.keeper.keep(b.state, b.turn, b.legal)
			return
		default:
			v := b.state.View(b.turn)
			b.apply(b.follow(&v))
		}
	}
}

func (b *stateBoard) apply(a engine.Action) {
	if _, err := b.state.Apply(b.turn, a); err != nil {
		panic("search: " + err.Error()) // a legal action is refused: the rules are broken
	}
	b.over = b.value.read(b.state, &b.paid)
}

func (b *stateBoard) mover() engine.Seat { return b.turn }

func (b *stateBoard) number(c card.Card) move { return move(c) }

func (b *stateBoard) moves(dst []move) []move {
	if b.over {
		return dst
	}
	last := move(card.None)
	for i := range b.legal {
		if a := &b.legal[i]; a.Kind == engine.Play && move(a.Card()) != last {
			last = move(a.Card())
			dst = append(dst, last)
		}
	}
	return dst
}

func (b *stateBoard) priors(dst []float32) []float32 { return dst }

func (b *stateBoard) fall(chance *rand.PCG) {
	for {
		b.open = b.moves(b.open[:0])
		if len(b.open) == 0 {
			return
		}
		b.lay(b.open[below(chance, len(b.open))])
	}
}

// below is a number from 0 to n-1, as good as evenly.
func below(chance *rand.PCG, n int) int {
	high, _ := bits.Mul64(chance.Uint64(), uint64(n))
	return int(high)
}

func (b *stateBoard) lay(m move) {
	c := card.Card(m)
	a := engine.PlayCard(c)
	for i := range b.legal {
		if x := b.legal[i]; x.Arg == engine.PlayStoeck && x.Card() == c {
			a = x
		}
	}
	b.apply(a)
	b.look()
}

func (b *stateBoard) pay() *payoff { return &b.paid }
