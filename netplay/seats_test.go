package netplay

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"krutzjass/netplay/wire"
)

// heard collects the news of a table.
func heard(cfg *LobbyConfig) *[]string {
	list := new([]string)
	cfg.News = func(n News) { *list = append(*list, fmt.Sprintf("%s %s %d", n.What, n.Name, n.Seat)) }
	return list
}

// playing starts a match in a bubble; the error comes when it is over.
func playing(t *testing.T, ctx context.Context, l *Lobby) (*Host, chan error) {
	t.Helper()
	players, err := l.Ready()
	if err != nil {
		t.Fatal(err)
	}
	h := hosted(t, highest{}, players)
	end := make(chan error, 1)
	go func() { end <- l.Play(ctx, h) }()
	synctest.Wait()
	return h, end
}

// closing ends a table and its devices.
func closing(l *Lobby, devices ...*device) {
	l.Close()
	for _, d := range devices {
		d.stop()
		<-d.end
	}
}

// Newcomers wait to be let in by name, sit down in turn, and change places
// before the match; two of the same name are told apart.
func TestSeatsAreTaken(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var news *[]string
		l := openLobby(t, 2, func(cfg *LobbyConfig) { cfg.LetIn = false; news = heard(cfg) })
		anna, ben := joins(t, l, "Anna", nil), joins(t, l, " An\x1b[31mna\u202e ", nil)
		screen := joins(t, l, "TV", func(cfg *ClientConfig) { cfg.Screen = true })
		if !anna.state().Table.Waiting || ben.state().Name != "An[31mna" {
			t.Errorf("Anna waits: %+v; the other is %q", anna.state().Table, ben.state().Name)
		}
		dora := joins(t, l, "Anna", nil)
		for _, name := range []string{"Anna", "An[31mna", "TV"} {
			if err := l.LetIn(name); err != nil {
				t.Fatal(err)
			}
		}
		if err := l.LetIn("Emil"); err == nil || !strings.Contains(err.Error(), `nobody here is called "Emil"`) {
			t.Errorf("letting in a stranger: %v", err)
		}
		if err := l.Seat("Anna", 1); err != nil {
			t.Fatal(err)
		}
		for _, wrong := range []func() error{
			func() error { return l.Seat("Anna", 2) },
			func() error { return l.Seat("TV", 0) },
			func() error { return l.Seat("Anna 2", 0) },
		} {
			if wrong() == nil {
				t.Error("a seat for nobody, for a screen or for somebody who waits")
			}
		}
		if err := l.Refuse("Anna 2"); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		status := l.Status()
		if !status.Full() || status.Seats[0].Player.Name != "An[31mna" || status.Seats[1].Player.Name != "Anna" || len(status.Waiting) > 0 {
			t.Errorf("the table is %+v", status)
		}
		if you := anna.state().Table.You; you != 1 {
			t.Errorf("Anna is told of seat %d", you)
		}
		var refused *Refused
		if err := <-dora.end; !errors.As(err, &refused) || refused.Why != wire.WhyRefused {
			t.Errorf("the third is refused: %v", err)
		}
		want := []string{"waiting Anna -2", "waiting An[31mna -2", "waiting TV -2", "waiting Anna 2 -2",
			"letin Anna -2", "seated Anna 0", "letin An[31mna -2", "seated An[31mna 1", "letin TV -2", "gone Anna 2 -2"}
		if diff := cmp.Diff(want, *news); diff != "" {
			t.Errorf("news (-want +got):\n%s", diff)
		}
		closing(l, anna, ben, screen)
	})
}

// A turn that takes too long is decided by the rules. The time counts only while
// the person is there, and is not given again to whoever comes back.
func TestTurnsEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 2, func(cfg *LobbyConfig) { cfg.Turn = time.Minute })
		anna, ben := joins(t, l, "Anna", nil), joins(t, l, "Ben", nil)
		if told := anna.state().Table.Turn; told != 60 {
			t.Errorf("Anna is told of %d seconds", told)
		}
		h, end := playing(t, t.Context(), l)
		<-anna.asked
		time.Sleep(50 * time.Second)
		anna.cut(nil)
		time.Sleep(20 * time.Second)
		anna.cut(l)
		time.Sleep(lastRetry) // she is back within it
		synctest.Wait()
		moves := func() int {
			defer l.Status() // under the lock that the host takes before its next move
			return len(h.Table.Log())
		}
		before := moves()
		time.Sleep(4 * time.Second)
		synctest.Wait()
		if moves() != before {
			t.Error("the time ran while Anna was away")
		}
		time.Sleep(6 * time.Second)
		synctest.Wait()
		if last, _ := h.Table.Last(); moves() != before+1 || !last.Timeout || last.By != 0 {
			t.Errorf("after a minute the last move is %+v", last)
		}
		for range 3 { // in time
			select {
			case v := <-anna.asked:
				anna.answer <- v.Legal[0]
			case v := <-ben.asked:
				ben.answer <- v.Legal[0]
			}
		}
		if err := <-end; err != nil {
			t.Fatal(err)
		}
		for _, m := range h.Table.Log()[before+1:] {
			if m.Timeout {
				t.Errorf("%+v was in time", m)
			}
		}
		closing(l, anna, ben)
	})
}

// A second connection with a valid ticket takes the place of the first; one that
// left on purpose comes back as well, and a computer does not wait in between.
func TestSecondConnection(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var news *[]string
		l := openLobby(t, 2, func(cfg *LobbyConfig) { cfg.Patience = time.Hour; news = heard(cfg) })
		anna, ben := joins(t, l, "Anna", nil), joins(t, l, "Ben", nil)
		h, end := playing(t, t.Context(), l)
		<-anna.asked
		again := joins(t, l, "Somebody else", func(cfg *ClientConfig) {
			cfg.Identity, cfg.Ticket = anna.cfg.Identity, &anna.ticket
		})
		var refused *Refused
		if err := <-anna.end; !errors.As(err, &refused) || refused.Why != wire.WhyReplaced {
			t.Errorf("the first connection ends with %v", err)
		}
		if s := again.state(); s.Name != "Anna" || s.Table.You != 0 {
			t.Errorf("the second connection is %+v", s)
		}
		<-again.asked
		again.stop()
		<-again.end
		bid := <-ben.asked // the computer has bid for Anna at once
		third := joins(t, l, "", func(cfg *ClientConfig) { cfg.Identity, cfg.Ticket = anna.cfg.Identity, &again.ticket })
		ben.answer <- bid.Legal[0]
		for _, d := range []*device{third, ben} {
			play := <-d.asked
			d.answer <- play.Legal[0]
		}
		if err := <-end; err != nil {
			t.Fatal(err)
		}
		if n := len(h.Table.Log()); n != 6 || !slices.Contains(*news, "left Anna 0") {
			t.Errorf("%d moves; news %q", n, *news)
		}
		closing(l, ben, third)
	})
}
