package differenzler

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

// desk answers questions about single tricks.
var desk = jass.Table{Game: Key, Seats: seats, Follow: follow}

// checkMode tells what is wrong with the mode of a question: there is always a
// trump suit.
func checkMode(q engine.Question) error {
	if _, ok := q.Mode.TrumpSuit(); !ok {
		return fmt.Errorf("%s is played with a trump suit: mode must be one of H D C S", Key)
	}
	return nil
}

// AskLegal answers from jass-common.md 1.1 alone.
func (Game) AskLegal(q engine.Question) (card.Set, error) {
	if err := checkMode(q); err != nil {
		return card.Set{}, err
	}
	return desk.Legal(q)
}

// AskTrick tells who takes a trick and what it counts.
func (Game) AskTrick(q engine.Question) (engine.TrickAnswer, error) {
	if err := checkMode(q); err != nil {
		return engine.TrickAnswer{}, err
	}
	return desk.Trick(q)
}
