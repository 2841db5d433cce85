package wire

import (
	"fmt"

	"krutzjass/engine"
	"krutzjass/engine/card"
)

// Action is an engine.Action: "do" as in RECORD.md ("heard" for what others
// hear of a Weis), the argument as a number, cards separated by blanks.
type Action struct {
	Do    string   `json:"do,omitempty"`
	Arg   int16    `json:"arg,omitempty"`
	Cards card.Set `json:"cards,omitzero"`
}

// heard tells a Weis that others hear of from one that is called, which have the
// same name in records.
const heard = "heard"

// FromAction writes a.
func FromAction(a engine.Action) Action {
	do := a.Kind.String()
	if a.Kind == engine.WeisHeard {
		do = heard
	}
	return Action{Do: do, Arg: a.Arg, Cards: a.Cards}
}

// Engine reads the action; an unknown kind is an error.
func (a Action) Engine() (engine.Action, error) {
	kind := engine.NoAction
	switch a.Do {
	case "":
	case heard:
		kind = engine.WeisHeard
	default:
		var ok bool
		if kind, ok = engine.ParseKind(a.Do); !ok {
			return engine.Action{}, fmt.Errorf("%w: there is no action %q", ErrFrame, CleanText(a.Do, MaxName))
		}
	}
	return engine.Action{Kind: kind, Arg: a.Arg, Cards: a.Cards}, nil
}

// seatIn checks that a number is a seat, Nature or Nobody.
func seatIn(n int8) (engine.Seat, error) {
	if n < int8(engine.Nobody) || n >= engine.MaxSeats {
		return engine.Nobody, fmt.Errorf("%w: there is no seat %d", ErrFrame, n)
	}
	return engine.Seat(n), nil
}

// seatList writes a set of seats in the order of play.
func seatList(set engine.Seats) (list []int8) {
	for _, s := range set.List() {
		list = append(list, int8(s))
	}
	return list
}

func seatsIn(list []int8) (set engine.Seats, err error) {
	for _, n := range list {
		s, err := seatIn(n)
		if err != nil || s == engine.Nobody {
			return 0, fmt.Errorf("%w: there is no seat %d", ErrFrame, n)
		}
		set = set.With(s)
	}
	return set, nil
}

func sideList(set engine.Sides) (list []int8) {
	for _, s := range set.List() {
		list = append(list, int8(s))
	}
	return list
}

func sidesIn(list []int8) (set engine.Sides, err error) {
	for _, n := range list {
		if n < 0 || n >= engine.MaxSeats {
			return 0, fmt.Errorf("%w: there is no side %d", ErrFrame, n)
		}
		set |= engine.SidesOf(engine.Side(n))
	}
	return set, nil
}
