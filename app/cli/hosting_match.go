package cli

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/google/uuid"

	"krutzjass/engine"
	"krutzjass/engine/record"
	"krutzjass/engine/table"
	"krutzjass/netplay"
	"krutzjass/netplay/wire"
)

// begin lets the match run.
func (h *hosting) begin(ctx context.Context) {
	h.going = true
	go func() { h.played <- h.play(ctx) }()
}

// play plays the match that goes on, or a new one.
func (h *hosting) play(ctx context.Context) error {
	to, err := h.file.open()
	if err != nil {
		return err
	}
	match := netplay.Host{}
	lines, start := record.NewWriter(to), h.env.now().Format(time.RFC3339)
	if h.saved != nil {
		match.Table, lines, start = h.saved.Table, h.saved.Writer(to), h.saved.Header.Start
	} else if match.Table, err = h.fresh(lines, start); err != nil {
		return err
	}
	deals := netplay.NewDeals(func(deal int) rand.Source { return h.stream("deal", deal) }, match.Table.Log())
	match.Chance = rand.New(deals)
	match.Sink = func(t *table.Table) error {
		last, _ := t.Last()
		deals.Saw(last)
		return lines.Move(t)
	}
	match.Reseated = lines.Seats
	match.TimeUp = h.clock(match.Table, start)
	seated, err := h.computers(match.Table)
	if err != nil {
		return err
	}
	defer leave(seated)
	match.Controllers = slices.Clone(seated)
	h.out.json(wire.FromSetup(match.Table.View(engine.Nobody).Setup))
	match.Watchers = []netplay.Watcher{newShow(h.out, h.rules)}
	return h.lobby.Play(ctx, &match)
}

// fresh makes the table of a new match, and begins its record.
func (h *hosting) fresh(lines *record.Writer, start string) (*table.Table, error) {
	players, err := h.lobby.Ready()
	if err != nil {
		return nil, err
	}
	t, err := table.New(h.rules, engine.Setup{Options: h.options, Seats: players})
	if err != nil {
		return nil, err
	}
	return t, lines.Begin(record.Stamp{ID: uuid.NewString(), Start: start, App: Version}, t)
}

// clock ends a match whose options give it a time, which counts from its start.
func (h *hosting) clock(t *table.Table, start string) func() bool {
	minutes := t.Setup().Options.Int("minutes")
	begun, err := time.Parse(time.RFC3339, start)
	over := slices.ContainsFunc(t.Log(), func(m engine.Move) bool { return m.Action.Kind == engine.TimeUp })
	if minutes == 0 || err != nil || over {
		return nil
	}
	end := begun.Add(time.Duration(minutes) * time.Minute)
	return func() bool {
		if over || h.env.now().Before(end) {
			return false
		}
		over = true
		return true
	}
}

// show prints what an onlooker is told as lines of a record.
type show struct {
	out   *printer
	rules engine.Game
	seen  *record.Seen
}

func newShow(out *printer, rules engine.Game) *show { return &show{out, rules, record.NewSeen(rules)} }

// Notify prints an event.
func (s *show) Notify(e engine.Event, v engine.View) {
	lines, err := s.seen.Event(nil, e, v)
	if err == nil {
		s.out.print(lines)
	}
}
