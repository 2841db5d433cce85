package trick

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Layout is a position in words (COMMANDS.md, solve). Who asks has checked that
// the cards are of the game's pack, each as often as there, that all in play
// hold as many cards, less one for who has laid one, and that the seats exist;
// the game checks the rest.
type Layout struct {
	Options engine.Options // complete
	Mode    engine.Mode    // NoMode where the question names none
	Values  engine.Mode    // what cards are worth; equal to Mode unless the question says otherwise
	Hands   []card.Set     // by seat
	Trick   engine.Trick   // the open trick, with who is out of play
	Seat    engine.Seat    // who plays against all others; Nobody where the question names none
	Taken   []int          // tricks of side 0 and of the others so far; nil if the question does not say
	Schlag  card.Rank      // 0 where the question names none
	Number  int            // of the open trick, from 1; 0 where the question does not say
	Row     string         // of a Coiffeur chart; "" where the question names none
}

// SolveAsker is a game that makes a position of a layout, its value that of side
// 0 or, where each plays alone, of the layout's Seat.
type SolveAsker interface {
	AskSolve(*Layout) (Position, error)
}

// Tricks is how many tricks a layout has left, the open one among them.
func (l *Layout) Tricks() int {
	most := 0
	for _, hand := range l.Hands {
		most = max(most, hand.Len())
	}
	return most
}

// Open puts hands, trick and turn of a layout into p, and what is known of the
// tricks taken: who has taken any cannot be told apart within a side. Without that
// Sweep counts for a whole deal of so many tricks only.
func (l *Layout) Open(p *Position, whole int) {
	p.In = uint8(engine.AllSeats(len(l.Hands)) &^ l.Trick.Out)
	p.Place(l.Hands, &l.Trick, l.Trick.Seat(int(l.Trick.N), len(l.Hands)))
	p.First = l.Tricks() == whole
	if l.Taken == nil {
		if !p.First {
			p.Sweep = [2]int16{}
		}
		return
	}
	for side, seats := range [2]uint8{p.Own, ^p.Own} {
		if l.Taken[side] > 0 {
			p.Took |= seats & p.In
		}
	}
}
