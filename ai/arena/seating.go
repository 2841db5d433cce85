package arena

import "krutzjass/engine"

// Seatings lists where A sits in the games of a board at a table of so many
// seats, 2 or more: on 0, 2, ... and then on the others; with an odd number on
// every rotation of 0, 2, ..., so that each seat is A's equally often.
func Seatings(seats int) []engine.Seats {
	games := 2
	if seats%2 != 0 {
		games = seats
	}
	list := make([]engine.Seats, games)
	for g := range list {
		for s := 0; s < seats; s += 2 {
			list[g] = list[g].With(engine.Seat((s + g) % seats))
		}
	}
	return list
}
