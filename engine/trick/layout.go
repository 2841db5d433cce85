package trick

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Layout is a position between two tricks in words (COMMANDS.md, solve). Who asks
// has checked that the cards are of the game's pack, each as often as there, that
// all in play hold as many cards, one at least, and that the seats exist; the game
// checks the rest.
type Layout struct {
	Options engine.Options // complete
	Mode    engine.Mode    // NoMode where the question names none
	Values  engine.Mode    // what cards are worth; equal to Mode unless the question says otherwise
	Hands   []card.Set     // by seat
	Out     engine.Seats   // who does not play
	Lead    engine.Seat
	Seat    engine.Seat // who plays against all others, where each plays alone
	Taken   []int       // tricks so far of side 0, or Seat, and of the others; nil if the question does not say
	Schlag  card.Rank   // 0 where the question names none
	Number  int         // of the trick, from 1; 0 where the question does not say
	Row     string      // of a Coiffeur chart; "" where the question names none
}

// SolveAsker is a game that makes a position of a layout, its value that of side
// 0 or, where each plays alone, of the layout's Seat.
type SolveAsker interface {
	AskSolve(*Layout) (Position, error)
}

// Tricks is how many tricks a layout has left.
func (l *Layout) Tricks() (left int) {
	for _, hand := range l.Hands {
		left = max(left, hand.Len())
	}
	return left
}

// Open puts the hands of a layout and who leads into p, of which all but these is
// set, and what is known of the tricks taken: within a side they are not told
// apart. Without that Sweep counts for a whole deal of so many tricks only. The
// error is a sentence.
func (l *Layout) Open(p *Position, whole int) error {
	left := l.Tricks()
	if left > whole {
		return fmt.Errorf("a hand has %d cards: nobody holds more than %d", left, whole)
	}
	p.In = uint8(engine.AllSeats(len(l.Hands)) &^ l.Out)
	p.Place(l.Hands, nil, &engine.Trick{Lead: l.Lead}, l.Lead)
	p.First = left == whole
	if l.Taken == nil {
		if !p.First {
			p.Sweep = [2]int16{}
		}
		return nil
	}
	if sum := l.Taken[0] + l.Taken[1]; sum+left > whole {
		return fmt.Errorf("%d tricks are taken and %d are left: a deal has %d", sum, left, whole)
	}
	for side, seats := range [2]uint8{p.Own, ^p.Own} {
		if l.Taken[side] > 0 {
			p.Took |= seats & p.In
		}
	}
	return nil
}
