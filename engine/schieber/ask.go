package schieber

import (
	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

// asked says how Schieber answers questions.
var asked = jass.Table{Game: Key, Seats: seats, Follow: follow}

// AskLegal answers from the rule of following alone.
func (Game) AskLegal(q engine.Question) (card.Set, error) { return asked.Legal(q) }

// AskTrick tells who takes a trick and what it counts, without the factor.
func (Game) AskTrick(q engine.Question) (engine.TrickAnswer, error) { return asked.Trick(q) }

// AskWeis tells what a hand declares.
func (Game) AskWeis(q engine.Question) (engine.WeisAnswer, error) {
	return asked.Weis(q, compile(q.Options).melds), nil
}

// AskCompare tells whose Weis is best.
func (Game) AskCompare(q engine.Question) (engine.Seat, error) {
	return asked.Compare(q, compile(q.Options).melds, jass.Pack)
}
