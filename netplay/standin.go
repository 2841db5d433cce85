package netplay

import (
	"context"
	"slices"
	"time"

	"krutzjass/engine"
)

// await waits for the answer to q: from the owner, or, when the owner has been
// away for too long, from a computer that is stopped as soon as the owner is back.
// The time for a turn counts only while the owner is there and can see the cards
// (watten.md 3.7); when it has run out the error is ErrTime.
func (c *chair) await(ctx context.Context, q *question) (engine.Action, error) {
	for left := c.lobby.cfg.Turn; ; {
		wait, away := c.absence()
		if away && wait <= 0 {
			if a, ok, err := c.standInFor(ctx, q); ok || err != nil {
				return a, err
			}
			continue
		}
		counts := c.lobby.cfg.Turn > 0 && c.here()
		var over <-chan time.Time
		switch {
		case away:
			over = time.After(wait)
		case counts:
			over = time.After(left)
		}
		begun := time.Now()
		select {
		case a := <-q.answer:
			return a, nil
		case <-c.moved:
		case <-over:
			if counts && c.late(q) {
				return engine.Action{}, ErrTime
			}
		case <-ctx.Done():
			return engine.Action{}, ctx.Err()
		}
		if counts {
			left -= time.Since(begun)
		}
	}
}

// here tells whether the owner is connected.
func (c *chair) here() bool {
	c.lobby.mu.Lock()
	defer c.lobby.mu.Unlock()
	return c.owner != nil && c.owner.peer != nil
}

// late closes q to its owner, unless the answer has just come.
func (c *chair) late(q *question) bool {
	c.lobby.mu.Lock()
	defer c.lobby.mu.Unlock()
	late := !q.done
	q.done = true
	return late
}

// absence tells whether a computer may stand in for the owner, and in how long.
func (c *chair) absence() (wait time.Duration, away bool) {
	l := c.lobby
	l.mu.Lock()
	defer l.mu.Unlock()
	g := c.owner
	switch {
	case g != nil && g.peer != nil:
		if c.standing {
			c.standing = false
			l.tell()
		}
		return 0, false
	case l.cfg.StandIn == nil:
		return 0, false
	case g == nil || g.left:
		return 0, true
	case !l.anybody():
		return 0, false // the whole network is gone: nobody wants to find the match played to its end
	}
	return l.cfg.Patience - time.Since(g.since), true
}

// anybody tells whether a person is at the table.
func (l *Lobby) anybody() bool {
	for _, g := range l.guests {
		if g.peer != nil && g.in && !g.screen {
			return true
		}
	}
	return slices.ContainsFunc(l.seats, func(s sitter) bool { return s.player.By == "human" })
}

// standInFor has a computer answer q. It is not ok when the owner came back
// first, who then decides.
func (c *chair) standInFor(ctx context.Context, q *question) (a engine.Action, ok bool, err error) {
	computer, err := c.computer()
	if err != nil {
		return engine.Action{}, false, err
	}
	thinking, stop := context.WithCancel(ctx)
	defer stop()
	type result struct {
		action engine.Action
		err    error
	}
	thought := make(chan result, 1)
	go func() {
		a, err := computer.Decide(thinking, q.view)
		thought <- result{a, err}
	}()
	select {
	case r := <-thought:
		if r.err != nil {
			return engine.Action{}, false, r.err
		}
		return r.action, c.settle(q), nil
	case <-c.moved: // back, or only gone again: the next look tells
		stop()
		<-thought
		return engine.Action{}, false, nil
	}
}

// settle makes a stand-in's answer the decision, unless the owner is there.
func (c *chair) settle(q *question) bool {
	l := c.lobby
	l.mu.Lock()
	defer l.mu.Unlock()
	if q.done || c.owner != nil && c.owner.peer != nil {
		return false
	}
	q.done = true
	return true
}

// computer gives the stand-in, which is made when it is first needed: it decides
// by the view, and need not have heard what happened before.
func (c *chair) computer() (engine.Controller, error) {
	l := c.lobby
	l.mu.Lock()
	defer l.mu.Unlock()
	if c.standIn == nil {
		var err error
		if c.standIn, err = l.cfg.StandIn(c.seat); err != nil {
			return nil, err
		}
	}
	if !c.standing {
		c.standing = true
		l.news(News{What: StandsIn, Name: l.seats[c.seat].player.Name, Seat: c.seat})
		l.tell()
	}
	return c.standIn, nil
}
