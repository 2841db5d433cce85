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

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/engine/card"
	"krutzjass/engine/table"
)

// journal is what happened around a host, in order.
type journal []string

func (j *journal) add(format string, args ...any) { *j = append(*j, fmt.Sprintf(format, args...)) }

// scripted decides by a function, the first legal action without one, and
// writes down what it is asked and told.
type scripted struct {
	name   string
	log    *journal
	decide func(context.Context, engine.View) (engine.Action, error)
}

func (s *scripted) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	s.log.add("%s decides at %d", s.name, v.Seq)
	if s.decide != nil {
		return s.decide(ctx, v)
	}
	return v.Legal[0], nil
}

func (s *scripted) Notify(e engine.Event, v engine.View) {
	if e.Seq != v.Seq {
		s.log.add("%s: event %d came with view %d", s.name, e.Seq, v.Seq)
	}
	s.log.add("%s hears %d: %v by %d, %d cards, %d effects", s.name, e.Seq, e.Action.Kind, e.By, e.Action.Cards.Len(), len(e.Effects))
}

// seated is a host of a new match of n seats, everyone scripted and one onlooker.
func seated(t *testing.T, n int, log *journal) *Host {
	t.Helper()
	tab, err := table.New(highest{}, engine.Setup{Seats: make([]engine.Player, n)})
	if err != nil {
		t.Fatal(err)
	}
	h := &Host{Table: tab, Chance: rand.New(rand.NewPCG(1, 2))}
	for i := range n {
		h.Controllers = append(h.Controllers, &scripted{name: fmt.Sprint("seat ", i), log: log})
	}
	h.Watchers = []Watcher{&scripted{name: "onlooker", log: log}}
	h.Sink = func(tab *table.Table) error {
		m, _ := tab.Last()
		log.add("kept: %v by %d", m.Action.Kind, m.By)
		return nil
	}
	return h
}

func TestHostPlays(t *testing.T) {
	var log journal
	h := seated(t, 2, &log)
	if err := h.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	want := journal{
		"kept: deal by -1",
		"seat 0 hears 1: deal by -1, 1 cards, 0 effects",
		"seat 1 hears 1: deal by -1, 0 cards, 0 effects",
		"onlooker hears 1: deal by -1, 0 cards, 0 effects",
		"kept: deal by -1",
		"seat 0 hears 2: deal by -1, 0 cards, 0 effects",
		"seat 1 hears 2: deal by -1, 1 cards, 0 effects",
		"onlooker hears 2: deal by -1, 0 cards, 0 effects",
		"seat 0 decides at 2", // a secret bid: only its own seat hears of it
		"kept: predict by 0",
		"seat 0 hears 3: predict by 0, 0 cards, 0 effects",
		"seat 1 decides at 2",
		"kept: predict by 1",
		"seat 1 hears 3: predict by 1, 0 cards, 0 effects",
		"seat 0 decides at 3",
		"kept: play by 0",
		"seat 0 hears 4: play by 0, 1 cards, 0 effects",
		"seat 1 hears 4: play by 0, 1 cards, 0 effects",
		"onlooker hears 3: play by 0, 1 cards, 0 effects",
		"seat 1 decides at 4",
		"kept: play by 1",
		"seat 0 hears 5: play by 1, 1 cards, 1 effects",
		"seat 1 hears 5: play by 1, 1 cards, 1 effects",
		"onlooker hears 4: play by 1, 1 cards, 1 effects",
	}
	if diff := cmp.Diff(want, log); diff != "" {
		t.Errorf("what happened (-want +got):\n%s", diff)
	}
	if !h.Table.Over() {
		t.Error("Run returned before the match was over")
	}
}

func TestHostRepeats(t *testing.T) {
	var logs [2][]engine.Move
	for i := range logs {
		h := seated(t, 4, &journal{})
		if err := h.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
		logs[i] = h.Table.Log()
	}
	if !slices.Equal(logs[0], logs[1]) {
		t.Errorf("the same chance gave two matches:\n%v\n%v", logs[0], logs[1])
	}
}

// A host goes on from any point of a match.
func TestHostResumes(t *testing.T) {
	whole := seated(t, 3, &journal{})
	if err := whole.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	for n := range len(whole.Table.Log()) + 1 {
		h := seated(t, 3, &journal{})
		var err error
		if h.Table, err = whole.Table.Before(n); err != nil {
			t.Fatal(err)
		}
		if err := h.Run(t.Context()); err != nil {
			t.Fatalf("from move %d: %v", n, err)
		}
		if got := h.Table.Log(); !slices.Equal(got[:n], whole.Table.Log()[:n]) || len(got) != len(whole.Table.Log()) {
			t.Errorf("from move %d the match became %v", n, got)
		}
	}
}

func TestHostStopsAt(t *testing.T) {
	gone := errors.New("gone home")
	full := errors.New("no room left")
	cases := []struct {
		name   string
		change func(*Host)
		is     error
		says   []string
		moves  int    // that stand in the log afterwards
		last   string // line of the journal
	}{
		{
			name: "a card that is not held",
			change: func(h *Host) {
				h.Controllers[1].(*scripted).decide = func(_ context.Context, v engine.View) (engine.Action, error) {
					if v.Legal[0].Kind == engine.Play {
						return engine.PlayCard(card.Of(card.Hearts, (v.Hand.First().Rank()-1)%13+2)), nil
					}
					return v.Legal[0], nil
				}
			},
			is: engine.ErrIllegal, says: []string{"seat 1", "not in the hand", "rule: hold"}, moves: 7, last: "seat 1 decides at 5",
		},
		{
			name: "an action of another kind, made legal in the controller's own view",
			change: func(h *Host) {
				h.Controllers[2].(*scripted).decide = func(_ context.Context, v engine.View) (engine.Action, error) {
					v.Legal[0] = engine.Action{Kind: engine.Push}
					return v.Legal[0], nil
				}
			},
			is: engine.ErrIllegal, says: []string{"seat 2", "push"}, moves: 5, last: "seat 2 decides at 3",
		},
		{
			name: "a controller that fails",
			change: func(h *Host) {
				h.Controllers[0].(*scripted).decide = func(context.Context, engine.View) (engine.Action, error) {
					return engine.Action{}, gone
				}
			},
			is: gone, says: []string{"seat 0", "gone home"}, moves: 3, last: "seat 0 decides at 3",
		},
		{
			name:   "a sink that fails, before anyone is told",
			change: func(h *Host) { h.Sink = func(*table.Table) error { return full } },
			is:     full, says: []string{"keeping the match"}, moves: 1,
		},
		{
			name:   "too few controllers",
			change: func(h *Host) { h.Controllers = h.Controllers[:2] },
			says:   []string{"3 seats, but 2 controllers"},
		},
		{
			name:   "an empty seat",
			change: func(h *Host) { h.Controllers[1] = nil },
			says:   []string{"nobody decides for seat 1"},
		},
		{
			name:   "no chance",
			change: func(h *Host) { h.Chance = nil },
			says:   []string{"a source of chance"},
		},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			var log journal
			h := seated(t, 3, &log)
			c.change(h)
			err := h.Run(t.Context())
			if err == nil || c.is != nil && !errors.Is(err, c.is) {
				t.Fatalf("Run = %v, want %v", err, c.is)
			}
			for _, part := range c.says {
				if !strings.Contains(err.Error(), part) {
					t.Errorf("the error %q does not say %q", err, part)
				}
			}
			if got := len(h.Table.Log()); got != c.moves {
				t.Errorf("%d moves stand, want %d", got, c.moves)
			}
			if last := append(journal{""}, log...)[len(log)]; last != c.last {
				t.Errorf("the last thing that happened is %q, want %q", last, c.last)
			}
		})
	}
}

// The end of the context ends the match while a controller is thinking, and
// nothing is left running: the bubble would complain.
func TestHostEndsWithContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := seated(t, 3, &journal{})
		h.Controllers[1].(*scripted).decide = func(ctx context.Context, _ engine.View) (engine.Action, error) {
			<-ctx.Done()
			return engine.Action{}, ctx.Err()
		}
		ctx, cancel := context.WithCancel(t.Context())
		done := make(chan error, 1)
		go func() { done <- h.Run(ctx) }()
		synctest.Wait()
		if len(done) > 0 {
			t.Fatal("Run did not wait for seat 1")
		}
		cancel()
		if err := <-done; !errors.Is(err, context.Canceled) {
			t.Errorf("Run = %v, want %v", err, context.Canceled)
		}
		if got := len(h.Table.Log()); got != 4 {
			t.Errorf("%d moves stand, want the deal and the first bid", got)
		}
	})
}

// A controller that answers although the context has ended is the last one asked.
func TestHostAsksNobodyAfterTheEnd(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	h := seated(t, 3, &journal{})
	h.Controllers[0].(*scripted).decide = func(_ context.Context, v engine.View) (engine.Action, error) {
		cancel()
		return v.Legal[0], nil
	}
	if err := h.Run(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("Run = %v, want %v", err, context.Canceled)
	}
	if got := len(h.Table.Log()); got != 4 {
		t.Errorf("%d moves stand, want the deal and the bid of seat 0", got)
	}
}
