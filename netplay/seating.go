package netplay

import (
	"fmt"
	"slices"
	"time"

	"krutzjass/engine"
	"krutzjass/netplay/wire"
)

// LetIn lets somebody in who waits, and gives a person the first open seat.
func (l *Lobby) LetIn(name string) error {
	return l.change(func() error {
		g, err := l.named(name)
		if err != nil {
			return err
		}
		if !g.in {
			l.admit(g)
		}
		return nil
	})
}

// Refuse sends somebody away, who must be let in again to come back. A computer
// takes over a seat in a match that runs.
func (l *Lobby) Refuse(name string) error {
	return l.change(func() error {
		g, err := l.named(name)
		if err != nil {
			return err
		}
		g.peer.refuse(wire.Refuse{Why: wire.WhyRefused, Text: "the host has not let you in: ask the host, and join again by the code"})
		l.forget(g)
		return nil
	})
}

// Seat gives somebody a seat; whoever had it gets the seat that becomes free.
// While a match runs this happens before the next deal.
func (l *Lobby) Seat(name string, seat engine.Seat) error {
	return l.change(func() error {
		g, err := l.named(name)
		if err != nil {
			return err
		}
		if seat < 0 || int(seat) >= len(l.seats) {
			return fmt.Errorf("there is no seat %d: expected 0 to %d", seat, len(l.seats)-1)
		}
		if g.screen || !g.in {
			return fmt.Errorf("%s takes no seat: let the person in first; a screen has none", g.name)
		}
		plan := slices.Clone(l.planned())
		to := plan[seat]
		plan[seat] = sitter{player: engine.Player{Name: g.name, By: Remote}, guest: g}
		if from := slices.IndexFunc(l.planned(), func(s sitter) bool { return s.guest == g }); from >= 0 {
			if engine.Seat(from) == seat {
				return nil
			}
			plan[from] = to
		} else if to.player.By == "human" {
			return fmt.Errorf("seat %d is that of %s at the host's device, who would have none: expected another seat", seat, to.player.Name)
		}
		if l.phase == wire.Playing {
			l.next = plan
		} else {
			l.take(plan)
		}
		return nil
	})
}

// planned is who sits where from the next deal on.
func (l *Lobby) planned() []sitter {
	if l.next != nil {
		return l.next
	}
	return l.seats
}

// take seats people as planned.
func (l *Lobby) take(plan []sitter) {
	for _, g := range l.guests {
		g.seat = engine.Nobody
	}
	for i, s := range plan {
		if s.guest != nil {
			s.guest.seat = engine.Seat(i)
		}
	}
	l.seats, l.next = plan, nil
}

// admit lets g in.
func (l *Lobby) admit(g *guest) {
	g.in = true
	l.news(News{What: LetIn, Name: g.name, Seat: engine.Nobody, Screen: g.screen})
	l.sitDown(g)
	l.show(g)
}

// sitDown gives a person the first open seat; during a match that waits for the
// host's word.
func (l *Lobby) sitDown(g *guest) {
	if g.screen || l.phase == wire.Playing {
		return
	}
	l.take(l.planned())
	i := slices.IndexFunc(l.seats, func(s sitter) bool { return s.player.By == Remote && s.guest == nil })
	if i >= 0 {
		l.seats[i] = sitter{player: engine.Player{Name: g.name, By: Remote}, guest: g}
		g.seat = engine.Seat(i)
		l.news(News{What: Seated, Name: g.name, Seat: g.seat})
	}
}

// forget removes a guest for good. In a match its seat stays its own in name; a
// computer plays, and gets the seat before the next deal.
func (l *Lobby) forget(g *guest) {
	delete(l.guests, g.place)
	// The place is gone from memory either way, and a lost write only leaves a
	// grant behind that leads to no guest.
	_ = l.tokens.Revoke(g.place)
	g.left, g.peer, g.since = true, nil, time.Now()
	l.vacate(g)
	l.news(News{What: Gone, Name: g.name, Seat: engine.Nobody, Screen: g.screen})
}

// vacate frees the seat of g. During a match it does so before the next deal, and
// only if a computer can have it.
func (l *Lobby) vacate(g *guest) {
	plan := slices.Clone(l.planned())
	i := slices.IndexFunc(plan, func(s sitter) bool { return s.guest == g })
	playing := l.phase == wire.Playing
	l.stir()
	if i < 0 || playing && l.cfg.StandIn == nil {
		return
	}
	plan[i] = sitter{player: engine.Player{By: Remote}}
	if playing {
		l.next = plan
	} else {
		l.take(plan)
	}
}

// named finds a guest by name, as it is shown.
func (l *Lobby) named(name string) (*guest, error) {
	for _, g := range l.guests {
		if g.name == wire.CleanName(name) {
			return g, nil
		}
	}
	return nil, fmt.Errorf("nobody here is called %q: expected one of those who wait or sit", wire.CleanName(name))
}
