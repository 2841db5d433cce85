package engine_test

import (
	"testing"

	"krutzjass/engine"
)

// Who laid which card of a trick, also where some have dropped out.
func TestTrickSeat(t *testing.T) {
	for _, row := range []struct {
		lead  engine.Seat
		out   engine.Seats
		seats int
		want  []engine.Seat
	}{
		{2, 0, 4, []engine.Seat{2, 3, 0, 1}},
		{2, engine.SeatsOf(3, 0), 4, []engine.Seat{2, 1}},
		{6, engine.SeatsOf(0, 1, 3), 7, []engine.Seat{6, 2, 4, 5}},
		{0, engine.SeatsOf(1), 3, []engine.Seat{0, 2}},
	} {
		trick := engine.Trick{Lead: row.lead, Out: row.out}
		for i, want := range row.want {
			if got := trick.Seat(i, row.seats); got != want {
				t.Errorf("led by %d, %v out: card %d is of seat %d, want %d", row.lead, row.out.List(), i, got, want)
			}
		}
	}
}
