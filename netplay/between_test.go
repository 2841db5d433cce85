package netplay

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"krutzjass/engine"
	"krutzjass/engine/enginetest/highcard"
	"krutzjass/engine/table"
)

// Between two deals, and only there, people change places, a newcomer gets a
// computer's seat, and a computer that of somebody who was sent away. The change
// is kept before anybody hears of it, and everybody plays on from the new seat.
func TestSeatsChangeBetweenDeals(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 3, func(cfg *LobbyConfig) {
			cfg.Seats[2] = engine.Player{Name: "Robo", By: "random"}
		})
		auto := func(cfg *ClientConfig) {
			cfg.Begin = func(engine.View) (engine.Controller, error) { return thinking{}, nil }
		}
		anna, ben := joins(t, l, "Anna", auto), joins(t, l, "Ben", auto)
		players, err := l.Ready()
		if err != nil {
			t.Fatal(err)
		}
		h := hosted(t, highcard.Game{}, players)
		kept := make(chan string, 9)
		h.Reseated = func(tab *table.Table) error {
			last, _ := tab.Last()
			kept <- fmt.Sprintf("%v after %v", names(tab.Players()), last.Action.Kind)
			return nil
		}
		end := make(chan error, 1)
		go func() { end <- l.Play(t.Context(), h) }()
		time.Sleep(10 * time.Millisecond) // in the middle of the first deal
		dora := joins(t, l, "Dora", auto)
		if dora.seen.Viewer != engine.Nobody || dora.seen.Hand.Len() > 0 {
			t.Errorf("somebody without a seat sees %+v", dora.seen)
		}
		for _, err := range []error{l.Seat("Dora", 2), l.Seat("Anna", 1)} {
			if err != nil {
				t.Fatal(err)
			}
		}
		if got := l.Offer("x", nil, nil); !errors.Is(got, ErrPlaying) {
			t.Errorf("other options in the middle of a match: %v", got)
		}
		if _, err := l.Ready(); !errors.Is(err, ErrPlaying) {
			t.Errorf("another match in the middle of one: %v", err)
		}
		if s := l.Status().Seats; s[0].Player.Name != "Anna" || s[2].Player.Name != "Robo" || len(kept) > 0 {
			t.Errorf("in the middle of a deal the seats became %+v", s)
		}
		if got, want := <-kept, "Ben Anna Dora after play"; got != want {
			t.Errorf("the players became %s, want %s", got, want)
		}
		if err := l.Refuse("Ben"); err != nil {
			t.Fatal(err)
		}
		if got, want := <-kept, "random 0 Anna Dora after play"; got != want {
			t.Errorf("the players became %s, want %s", got, want)
		}
		if err := <-end; err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if anna.seen.Viewer != 1 || dora.seen.Viewer != 2 || names(anna.seen.Setup.Seats) != "random 0 Anna Dora" || anna.state().Table.You != 1 {
			t.Errorf("Anna sits at %d, Dora at %d", anna.seen.Viewer, dora.seen.Viewer)
		}
		closing(l, anna, ben, dora)
	})
}

// thinking takes a second for each choice.
type thinking struct{}

func (thinking) Decide(_ context.Context, v engine.View) (engine.Action, error) {
	time.Sleep(time.Second)
	return v.Legal[0], nil
}

func (thinking) Notify(engine.Event, engine.View) {}

func names(players []engine.Player) string {
	var list []string
	for _, p := range players {
		list = append(list, p.Name)
	}
	return strings.Join(list, " ")
}

// A person at the host's device keeps a seat: somebody without one cannot have it.
func TestSeatOfTheHost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 2, func(cfg *LobbyConfig) { cfg.Seats[0] = engine.Player{Name: "Host", By: "human"} })
		anna, ben := joins(t, l, "Host", nil), joins(t, l, "Ben", nil)
		if anna.state().Name != "Host 2" {
			t.Errorf("two have the same name: %q", anna.state().Name)
		}
		if err := l.Seat("Ben", 0); err == nil || !strings.Contains(err.Error(), "at the host's device") {
			t.Errorf("the host's seat is given away: %v", err)
		}
		if err := l.Seat("Host 2", 0); err != nil {
			t.Errorf("changing places with the host: %v", err)
		}
		if s := l.Status().Seats; names([]engine.Player{s[0].Player, s[1].Player}) != "Host 2 Host" {
			t.Errorf("the seats are %+v", s)
		}
		closing(l, anna, ben)
	})
}

// A match that was broken off in the middle of a deal deals what it would have
// dealt, whatever was dealt before it.
func TestDealsGoOn(t *testing.T) {
	stream := func(deal int) rand.Source { return rand.NewPCG(7, uint64(deal)) }
	play := func(from *table.Table, until int) *table.Table {
		deals := NewDeals(stream, from.Log())
		chance := rand.New(deals)
		for len(from.Log()) < until && !from.Over() {
			due, err := from.Draw(chance)
			if err == nil && !due {
				by := from.Turn().First()
				err = from.Apply(by, from.Legal(nil, by)[0], false)
			}
			if err != nil {
				t.Fatal(err)
			}
			last, _ := from.Last()
			deals.Saw(last)
		}
		return from
	}
	fresh := func() *table.Table {
		at, err := table.New(highcard.Game{}, engine.Setup{Seats: make([]engine.Player, 3)})
		if err != nil {
			t.Fatal(err)
		}
		return at
	}
	whole := play(fresh(), 60)
	for n, m := range whole.Log() {
		if table.Dealing(m.Action.Kind) && n > 0 && table.Dealing(whole.Log()[n-1].Action.Kind) {
			continue // a record holds whole deals
		}
		back, err := whole.Before(n)
		if err != nil {
			t.Fatal(err)
		}
		if again := play(back, 60); !slices.Equal(again.Log(), whole.Log()) {
			t.Fatalf("broken off after %d moves the match becomes another", n)
		}
	}
	if one, two := stream(1).Uint64(), stream(2).Uint64(); one == two {
		t.Error("two deals are the same")
	}
}
