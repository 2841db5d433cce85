package enginetest

import (
	"fmt"

	"krutzjass/engine"
)

// A hand counts for variety while it has so many cards, all hidden hands
// together so many more: then a guess rarely hits it by luck.
const (
	hiddenCards = 3
	hiddenAll   = 6
)

// enough is how many guesses of one hand must have been made before their
// variety is judged.
const enough = 40

// variety counts how often a guess of one seat has another hand for another seat
// than the truth. A guess that knows the truth would pass every other check.
type variety struct {
	tries, varied [engine.MaxSeats + 2][engine.MaxSeats]int
}

func (v *variety) note(viewer engine.Seat, views []engine.View, guess engine.State) {
	hidden := 0
	for _, other := range views[1:] {
		if other.Viewer != viewer {
			hidden += other.Hand.Len()
		}
	}
	for _, other := range views[1:] {
		if other.Viewer == viewer || other.Hand.Len() < hiddenCards || hidden < hiddenAll {
			continue
		}
		v.tries[viewer-engine.Nobody][other.Viewer]++
		if guess.View(other.Viewer).Hand != other.Hand {
			v.varied[viewer-engine.Nobody][other.Viewer]++
		}
	}
}

// faults lists the hands that are guessed right more often than not.
func (v *variety) faults() (list []string) {
	for i := range v.tries {
		for other, tries := range v.tries[i] {
			if varied := v.varied[i][other]; tries >= enough && 2*varied < tries {
				list = append(list, fmt.Sprintf("of %d guesses from what seat %d sees, only %d give seat %d another hand than the truth",
					tries, engine.Seat(i)+engine.Nobody, varied, other))
			}
		}
	}
	return list
}
