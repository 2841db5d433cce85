package netplay

import (
	"context"
	"errors"
	"reflect"
	"slices"

	"krutzjass/engine"
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

// stir has every Decide look who is there.
func (l *Lobby) stir() {
	for _, c := range l.chairs {
		select {
		case c.moved <- struct{}{}:
		default:
		}
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
