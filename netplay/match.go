package netplay

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/table"
	"krutzjass/netplay/wire"
)

// Ready prepares a match: the seats that nobody took become computers. It gives
// the players, with whom the caller makes the table for Play.
func (l *Lobby) Ready() ([]engine.Player, error) {
	var list []engine.Player
	err := l.change(func() error {
		if l.phase == wire.Playing {
			return ErrPlaying
		}
		l.take(l.plan(players(l.planned()))) // whoever was sent away has no seat any more
		l.broken = false
		open := slices.ContainsFunc(l.seats, func(s sitter) bool { return s.player.By == Remote && s.guest == nil })
		if open && l.cfg.StandIn == nil {
			return errors.New("a seat is open, and no computer is there to take it: wait until everybody is here")
		}
		for i := range l.seats {
			if s := &l.seats[i]; s.player.By == Remote && s.guest == nil {
				s.player = l.substitute(engine.Seat(i))
			}
		}
		list = players(l.seats)
		return nil
	})
	return list, err
}

// Play plays a match with everybody at the table, as Host.Run does. One that ends
// early is the match that goes on when the table is opened again. The players
// of h.Table are those of Ready, or of a match that goes on; h.Controllers holds
// a controller for each seat but the Remote ones. After it a new match may follow.
func (l *Lobby) Play(ctx context.Context, h *Host) error {
	if err := l.begin(h); err != nil {
		return err
	}
	err := h.Run(ctx)
	kept := l.change(func() error {
		l.phase, l.broken = wire.Finished, !h.Table.Over()
		if l.broken {
			l.phase = wire.Gathering // it may go on
		}
		return nil
	})
	if err == nil && !errors.Is(kept, ErrClosed) {
		err = kept
	}
	return err
}

func (l *Lobby) begin(h *Host) error {
	seated := h.Table.Players()
	if len(h.Controllers) != len(seated) {
		return fmt.Errorf("the table has %d seats, but %d controllers", len(seated), len(h.Controllers))
	}
	err := l.change(func() error {
		if l.phase == wire.Playing {
			return ErrPlaying
		}
		plan := l.plan(seated)
		if err := seatLocals(plan, l.next, h.Controllers); err != nil {
			return err
		}
		next := l.next // of a match that goes on
		l.take(plan)
		l.phase, l.rules, l.game, l.option = wire.Playing, h.Table.Game(), h.Table.Setup().Game, h.Table.Setup().Options
		if l.broken && sound(next, len(plan)) {
			l.next = next
		} else if !l.broken && !h.Table.Over() {
			l.match++
		}
		l.broken = false
		l.chairs, h.Controllers = nil, nil
		for i := range seated {
			c := &chair{lobby: l, seat: engine.Seat(i), owner: plan[i].guest, moved: make(chan struct{}, 1)}
			l.chairs, h.Controllers = append(l.chairs, c), append(h.Controllers, c)
		}
		h.Watchers = append(slices.Clip(h.Watchers), onlookers{l})
		kept := h.Reseated
		h.Seating = func(t *table.Table) error { return l.reseat(t, kept) }
		return nil
	})
	if err == nil {
		l.look(h.Table)
	}
	return err
}

// seatLocals gives those at the host's device their controllers, which come in the
// order of plan, and does so where they are to sit next.
func seatLocals(plan, next []sitter, local []engine.Controller) error {
	for i := range plan {
		s := &plan[i]
		if s.player.By == Remote {
			continue
		}
		if s.local = local[i]; s.local == nil {
			return fmt.Errorf("nobody decides for seat %d", i)
		}
		for j := range next {
			if next[j].player == s.player {
				next[j].local = s.local
			}
		}
	}
	return nil
}

// sound tells whether a plan has somebody for each of so many seats.
func sound(plan []sitter, seats int) bool {
	return len(plan) == seats && !slices.ContainsFunc(plan, func(s sitter) bool { return s.player.By != Remote && s.local == nil })
}

// look takes the views of a table and shows them to everybody.
func (l *Lobby) look(t *table.Table) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.open = t.View(engine.Nobody)
	for i, c := range l.chairs {
		c.view = t.View(engine.Seat(i))
	}
	for _, g := range l.guests {
		l.show(g)
	}
}

// reseat lets people change places as the host has planned it, before a deal.
func (l *Lobby) reseat(t *table.Table, kept Sink) error {
	l.mu.Lock()
	stay := l.next == nil
	l.mu.Unlock()
	if stay {
		return nil
	}
	err := l.change(func() error {
		plan := slices.Clone(l.next)
		for i := range plan {
			if err := l.fill(&plan[i], engine.Seat(i)); err != nil {
				return err
			}
		}
		if err := t.Reseat(players(plan)); err != nil {
			return err
		}
		if kept != nil {
			if err := kept(t); err != nil {
				return err
			}
		}
		l.take(plan)
		for i, c := range l.chairs {
			c.owner, c.standIn, c.standing = plan[i].guest, nil, false
		}
		return nil
	})
	if err == nil {
		l.look(t)
	}
	return err
}

// fill gives a seat that nobody has any more to a computer.
func (l *Lobby) fill(s *sitter, seat engine.Seat) error {
	if s.player.By != Remote || s.guest != nil {
		return nil
	}
	computer, err := l.cfg.StandIn(seat)
	if err != nil {
		return err
	}
	*s = sitter{player: l.substitute(seat), local: computer}
	return nil
}

// substitute is the computer that has a seat which nobody took.
func (l *Lobby) substitute(seat engine.Seat) engine.Player {
	return engine.Player{Name: l.unlike(fmt.Sprintf("%s %d", l.cfg.Level, seat), false), By: l.cfg.Level}
}
