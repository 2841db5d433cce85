package netplay

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/netplay/wire"
)

// A seat that was dropped waits, then a computer plays for it, and its owner is
// asked at once on return, in mid-trick too.
func TestStandIn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var news *[]string
		l := openLobby(t, 2, func(cfg *LobbyConfig) { cfg.Patience = 40 * time.Second; news = heard(cfg) })
		anna, ben := joins(t, l, "Anna", nil), joins(t, l, "Ben", nil)
		h, end := playing(t, t.Context(), l)
		v := <-anna.asked
		anna.cut(nil)
		synctest.Wait()
		before := len(h.Table.Log())
		time.Sleep(39 * time.Second)
		synctest.Wait()
		if n := len(h.Table.Log()); n != before || l.Status().Seats[0].State != wire.Away {
			t.Fatalf("%d moves were made for Anna, who is %s", n-before, l.Status().Seats[0].State)
		}
		time.Sleep(time.Second)
		synctest.Wait()
		bid := <-ben.asked
		if l.Status().Seats[0].State != wire.StandIn || ben.state().Table.Seats[0].State != wire.StandIn {
			t.Errorf("the state of Anna's seat is %s", l.Status().Seats[0].State)
		}
		ben.answer <- bid.Legal[0] // the computer lays Anna's card
		play := <-ben.asked
		anna.cut(l)
		time.Sleep(lastRetry)
		synctest.Wait()
		if s := anna.state(); !s.Connected || anna.seen.Seq <= v.Seq || anna.seen.Trick.N != 1 {
			t.Errorf("Anna is back: %+v, and sees %+v", s, anna.seen)
		}
		ben.answer <- play.Legal[0]
		if err := <-end; err != nil {
			t.Fatal(err)
		}
		want := []string{"away Anna 0", "standin Anna 0", "back Anna 0"}
		if diff := cmp.Diff(want, (*news)[4:]); diff != "" {
			t.Errorf("news (-want +got):\n%s", diff)
		}
		closing(l, anna, ben)
	})
}

// slow is a stand-in that thinks until it is told what to do, or stopped.
type slow struct {
	thinks  chan bool
	answer  chan engine.Action
	stopped int
}

func (s *slow) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	s.thinks <- true
	select {
	case a := <-s.answer:
		return a, nil
	case <-ctx.Done():
		s.stopped++
		return v.Legal[1], nil // an answer all the same, which nobody may take
	}
}

func (*slow) Notify(engine.Event, engine.View) {}

// Whoever is back while a computer thinks for them decides themselves.
func TestOwnerTakesTheHandBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		computer := &slow{thinks: make(chan bool), answer: make(chan engine.Action)}
		l := openLobby(t, 2, func(cfg *LobbyConfig) {
			cfg.Patience = time.Second
			cfg.StandIn = func(engine.Seat) (engine.Controller, error) { return computer, nil }
		})
		anna, ben := joins(t, l, "Anna", nil), joins(t, l, "Ben", nil)
		h, end := playing(t, t.Context(), l)
		<-anna.asked
		anna.cut(nil)
		<-computer.thinks
		anna.cut(l)
		time.Sleep(lastRetry)
		synctest.Wait()
		if computer.stopped != 1 {
			t.Errorf("the computer was stopped %d times", computer.stopped)
		}
		// Nothing had happened in the meantime: it is the same question, and one answer is enough.
		moves := len(h.Table.Log())
		anna.answer <- engine.Action{Kind: engine.Predict}
		bid := <-ben.asked
		last, _ := h.Table.Last()
		if len(h.Table.Log()) != moves+1 || last.Action != (engine.Action{Kind: engine.Predict}) {
			t.Errorf("%d moves were made, the last %+v", len(h.Table.Log())-moves, last)
		}
		ben.answer <- bid.Legal[0]
		for _, d := range []*device{anna, ben} {
			play := <-d.asked
			d.answer <- play.Legal[0]
		}
		if err := <-end; err != nil {
			t.Fatal(err)
		}
		closing(l, anna, ben)
	})
}

// When everybody is away, as when the Wi-Fi is, the match waits; with the first
// who is back it goes on.
func TestAnEmptyTableWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 2, func(cfg *LobbyConfig) { cfg.Patience = time.Second })
		anna, ben := joins(t, l, "Anna", nil), joins(t, l, "Ben", nil)
		h, end := playing(t, t.Context(), l)
		<-anna.asked
		anna.cut(nil)
		ben.cut(nil)
		synctest.Wait()
		moves := len(h.Table.Log())
		time.Sleep(time.Minute)
		synctest.Wait()
		if n := len(h.Table.Log()); n != moves {
			t.Errorf("%d moves were made at an empty table", n-moves)
		}
		ben.cut(l)
		for range 2 { // the computer bids and lays a card for Anna
			v := <-ben.asked
			ben.answer <- v.Legal[0]
		}
		if err := <-end; err != nil {
			t.Fatal(err)
		}
		closing(l, anna, ben)
	})
}
