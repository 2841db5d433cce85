package coiffeur

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/jass"
)

// answers says how Coiffeur answers questions: in Slalom and Guschti cards may
// be worth something else than their order says.
var answers = jass.Table{Game: Key, Seats: seats, Follow: follow, Values: true}

// AskLegal answers from the rule of following alone.
func (Game) AskLegal(q engine.Question) (card.Set, error) { return answers.Legal(q) }

// AskTrick tells who takes a trick and what it counts, without the factor.
func (Game) AskTrick(q engine.Question) (engine.TrickAnswer, error) { return answers.Trick(q) }

// mostPoints is the most that a row can count, the Match of 300.
const mostPoints = 300

// AskCoiffeur tells what is written for points in a row with a factor.
func (Game) AskCoiffeur(points, factor int) (int, error) {
	if points < 0 || points > mostPoints {
		return 0, fmt.Errorf("a row counts 0 to %d points, not %d", mostPoints, points)
	}
	if row := options[1]; factor < row.Min || factor > row.Max {
		return 0, fmt.Errorf("a row has a factor from %d to %d, not %d", row.Min, row.Max, factor)
	}
	return int(written(int32(points), int32(factor))), nil
}
