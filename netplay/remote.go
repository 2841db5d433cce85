package netplay

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"

	"krutzjass/engine"
	"krutzjass/engine/table"
	"krutzjass/netplay/wire"
)

// chair is a seat of a match as the Host sees it: the controller that passes
// every question to whoever sits there now. Its fields are under the lobby's
// lock.
type chair struct {
	lobby    *Lobby
	seat     engine.Seat
	owner    *guest            // nil at the host's device
	view     engine.View       // what the seat knows
	asked    *question         // that is open
	standing bool              // a computer plays for the owner
	standIn  engine.Controller // made when it is first needed
	moved    chan struct{}     // holds one: the owner has come or gone
}

// question is one decision. Whoever sets done, under the lock, is the one who
// makes it.
type question struct {
	match  int
	view   engine.View
	done   bool
	answer chan engine.Action // holds one
}

func (q *question) words() wire.Ask {
	return wire.Ask{Match: q.match, Seat: int8(q.view.Viewer), Seq: q.view.Seq}
}

// stir has Decide look who is there.
func (c *chair) stir() {
	select {
	case c.moved <- struct{}{}:
	default:
	}
}

// Notify tells the seat what happened. It never waits.
func (c *chair) Notify(e engine.Event, v engine.View) {
	l := c.lobby
	l.mu.Lock()
	c.view = v
	local, standIn := l.seats[c.seat].local, c.standIn
	if c.owner != nil && c.owner.peer != nil {
		c.owner.peer.send(wire.Told{Event: wire.FromEvent(e), View: wire.FromView(v)})
	}
	l.mu.Unlock()
	if local != nil {
		local.Notify(e, v)
	}
	if standIn != nil {
		standIn.Notify(e, v)
	}
}

// Decide asks whoever sits here. Its owner answers through the lobby; a computer
// stands in while the owner is away for long. Whichever answers first, under the
// lock, has decided.
func (c *chair) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	l := c.lobby
	l.mu.Lock()
	if local := l.seats[c.seat].local; local != nil {
		c.view = v
		l.mu.Unlock()
		return local.Decide(ctx, v)
	}
	q := &question{match: l.match, view: v, answer: make(chan engine.Action, 1)}
	c.ask(q)
	l.mu.Unlock()
	a, err := c.await(ctx, q)
	l.mu.Lock()
	defer l.mu.Unlock()
	c.asked = nil
	return a, err
}

// ask puts a question to the owner, if there.
func (c *chair) ask(q *question) {
	c.asked = q
	stale := !reflect.DeepEqual(c.view, q.view)
	c.view = q.view
	if c.owner != nil && c.owner.peer != nil {
		if stale {
			c.owner.peer.send(c.lobby.fresh(&c.view))
		}
		c.owner.peer.send(q.words())
	}
}

// act takes in what a peer wants done; false if it makes no sense. A repeated or
// a late one makes sense and does nothing.
func (l *Lobby) act(g *guest, p *peer, m *wire.Act) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	wrong := func(rule engine.Rule, text string) bool {
		p.send(wire.Wrong{Seq: m.Seq, Rule: string(rule), Text: text})
		return false
	}
	switch {
	case g.peer != p || m.Match < l.match:
		return true
	case g.seat == engine.Nobody:
		return wrong("", "you have no seat at this table")
	case m.Seat != int8(g.seat):
		return wrong("", "this is not your seat")
	case l.phase != wire.Playing:
		return true // the match has ended in the meantime
	}
	c := l.chairs[g.seat]
	switch {
	case m.Match > l.match || m.Seq > c.view.Seq:
		return wrong("", "nothing was asked that this could answer")
	case m.Seq < c.view.Seq || c.asked == nil || c.asked.done:
		return true // done already
	}
	a, err := m.Do.Engine()
	if err != nil {
		return wrong(engine.RuleKind, err.Error())
	}
	if !slices.Contains(c.asked.view.Legal, a) {
		return wrong(l.reason(c, a))
	}
	c.asked.done = true
	c.asked.answer <- a
	return true
}

// reason tells which rule forbids a.
func (l *Lobby) reason(c *chair, a engine.Action) (engine.Rule, string) {
	var illegal *engine.Illegal
	if err := l.rules.Why(c.asked.view, a); errors.As(err, &illegal) {
		return illegal.Rule, illegal.Text
	}
	return engine.RuleKind, "this is not what is to be done now"
}

// onlookers tells everybody without a seat what all may see.
type onlookers struct{ lobby *Lobby }

// Notify tells it. The words are the same for all and are made once.
func (o onlookers) Notify(e engine.Event, v engine.View) {
	l := o.lobby
	l.mu.Lock()
	defer l.mu.Unlock()
	l.open = v
	var frame []byte
	for _, g := range l.guests {
		if g.peer == nil || !g.in || g.seat != engine.Nobody {
			continue
		}
		if frame == nil {
			var err error
			if frame, err = wire.Encode(wire.Told{Event: wire.FromEvent(e), View: wire.FromView(v)}); err != nil {
				return // a fault of this program, which the seats' own messages would show too
			}
		}
		g.peer.push(frame)
	}
}

// Ready prepares a match: the seats that nobody took become computers. It gives
// the players, with whom the caller makes the table for Play.
func (l *Lobby) Ready() ([]engine.Player, error) {
	var players []engine.Player
	err := l.change(func() error {
		if l.phase == wire.Playing {
			return ErrPlaying
		}
		open := slices.ContainsFunc(l.seats, func(s sitter) bool { return s.player.By == Remote && s.guest == nil })
		if open && l.cfg.StandIn == nil {
			return errors.New("a seat is open, and no computer is there to take it: wait until everybody is here")
		}
		for i := range l.seats {
			if s := &l.seats[i]; s.player.By == Remote && s.guest == nil {
				s.player = l.substitute(engine.Seat(i))
			}
			players = append(players, l.seats[i].player)
		}
		return nil
	})
	return players, err
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
		return nil
	})
	if err == nil && !errors.Is(kept, ErrClosed) {
		err = kept
	}
	return err
}

func (l *Lobby) begin(h *Host) error {
	players := h.Table.Players()
	if len(h.Controllers) != len(players) {
		return fmt.Errorf("the table has %d seats, but %d controllers", len(players), len(h.Controllers))
	}
	err := l.change(func() error {
		if l.phase == wire.Playing {
			return ErrPlaying
		}
		plan, err := l.seatAll(players, h.Controllers)
		if err != nil {
			return err
		}
		l.take(plan)
		l.phase, l.rules, l.game, l.option = wire.Playing, h.Table.Game(), h.Table.Setup().Game, h.Table.Setup().Options
		l.match++
		l.broken = false
		l.chairs, h.Controllers = nil, nil
		for i := range players {
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

// seatAll finds who the players are: guests by their names, which are theirs alone.
func (l *Lobby) seatAll(players []engine.Player, local []engine.Controller) ([]sitter, error) {
	plan := make([]sitter, len(players))
	for i, p := range players {
		plan[i] = sitter{player: p, local: local[i]}
		switch {
		case p.By == Remote:
			plan[i].local = nil
			// Whoever is unknown stays away until the host seats another.
			if g, err := l.named(p.Name); err == nil && g.in && !g.screen {
				plan[i].guest = g
			}
		case local[i] == nil:
			return nil, fmt.Errorf("nobody decides for seat %d", i)
		}
	}
	return plan, nil
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
	changed := false
	err := l.change(func() error {
		if l.next == nil {
			return nil
		}
		plan, players := slices.Clone(l.next), []engine.Player{}
		for i := range plan {
			if err := l.fill(&plan[i], engine.Seat(i)); err != nil {
				return err
			}
			players = append(players, plan[i].player)
		}
		if err := t.Reseat(players); err != nil {
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
		changed = true
		return nil
	})
	if changed && err == nil {
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
