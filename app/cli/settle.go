package cli

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"krutzjass/engine"
)

// readSettle reads a deal that is to be settled (COMMANDS.md, ask).
func readSettle(q *question) (err error) {
	s := &q.settle
	s.Options = q.Options
	if s.Players, err = need[int](q.fields, "players", "how many play at the table"); err != nil {
		return err
	}
	if s.Players < q.info.MinSeats || s.Players > q.info.MaxSeats {
		return fmt.Errorf("there cannot be %d players in %s: expected %d to %d", s.Players, q.info.Key, q.info.MinSeats, q.info.MaxSeats)
	}
	if s.Pot, err = need[int](q.fields, "pot", "the chips in the pot"); err != nil {
		return err
	}
	if s.Chratzer, err = optionalSeat(q, "chratzer"); err != nil {
		return err
	}
	if s.Dealer, err = optionalSeat(q, "dealer"); err != nil {
		return err
	}
	if s.DealerTrump, _, err = read[bool](q.fields, "dealertrump", "true or false"); err != nil {
		return err
	}
	return readTaken(q)
}

func optionalSeat(q *question, key string) (engine.Seat, error) {
	n, there, err := read[int](q.fields, key, "the number of a seat")
	if err != nil || !there {
		return engine.Nobody, err
	}
	return atTable(q, n)
}

func atTable(q *question, n int) (engine.Seat, error) {
	if n < 0 || n >= q.settle.Players {
		return engine.Nobody, fmt.Errorf("there is no seat %d at a table of %d: expected 0 to %d", n, q.settle.Players, q.settle.Players-1)
	}
	return engine.Seat(n), nil
}

// readTaken reads the tricks of each seat in play.
func readTaken(q *question) error {
	const want = `the tricks of each seat in play, such as {"1":1,"2":3}`
	taken, err := need[map[string]int](q.fields, "tricks", want)
	if err != nil {
		return err
	}
	q.settle.Tricks = map[engine.Seat]int{}
	for _, key := range slices.Sorted(maps.Keys(taken)) {
		n := taken[key]
		number, err := strconv.Atoi(key)
		if err != nil || strconv.Itoa(number) != key {
			return fmt.Errorf(`"tricks" cannot have a seat %q: expected %s`, shorten([]byte(key)), want)
		}
		x, err := atTable(q, number)
		if err != nil {
			return err
		}
		if n < 0 {
			return fmt.Errorf("seat %d cannot have %d tricks", x, n)
		}
		q.settle.Tricks[x] = n
	}
	return nil
}

func askSettle(q *question) (any, error) {
	asker, err := able[engine.SettleAsker](q, "settle")
	if err != nil {
		return nil, err
	}
	got, err := asker.AskSettle(q.settle)
	if err != nil {
		return nil, err
	}
	return struct {
		Paid    map[engine.Seat]int `json:"paid"`
		Rest    int                 `json:"rest"`
		Penalty map[engine.Seat]int `json:"penalty"`
		Pot     int                 `json:"pot"`
	}{got.Paid, got.Rest, got.Penalty, got.Pot}, nil
}
