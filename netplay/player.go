package netplay

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"krutzjass/netplay/wire"
)

// playerError is a fault of whoever decides at this device, or of its disk: it ends
// the client.
type playerError struct{ error }

func (e *playerError) Unwrap() error { return e.error }

// decision is the answer to a question of the host, while it is made and after:
// when the question comes again, because a connection broke, the same answer is
// given again.
type decision struct {
	ask    wire.Ask
	cancel context.CancelFunc
	over   chan struct{} // closed when the player has answered or given up
	made   bool          // Act holds the answer
	act    wire.Act
	wrong  bool // the host did not take it once
}

// fresh takes in the table as it stands.
func (c *client) fresh(m *wire.Fresh) error {
	setup, err := m.Setup.Engine()
	if err != nil {
		return err
	}
	v, err := m.View.Engine(setup)
	if err != nil {
		return err
	}
	again := c.begun && m.Match == c.match && v.Viewer == c.view.Viewer
	if again && c.deciding() && v.Seq == c.view.Seq {
		return nil // the connection was lost while the player thought: nothing has happened
	}
	c.rest()
	c.match, c.setup, c.view, c.begun = m.Match, setup, v, true
	if !again {
		c.player = nil
		if v.Viewer >= 0 && c.cfg.Begin != nil {
			if c.player, err = c.cfg.Begin(v); err != nil {
				return &playerError{err}
			}
		}
	}
	if c.cfg.See != nil {
		c.cfg.See(v)
	}
	return nil
}

// told takes in what has happened.
func (c *client) told(m *wire.Told) error {
	if !c.begun {
		return fmt.Errorf("%w: an event before its match", wire.ErrFrame)
	}
	v, err := m.View.Engine(c.setup)
	if err != nil {
		return err
	}
	e, err := m.Event.Engine()
	if err != nil {
		return err
	}
	if v.Viewer != c.view.Viewer {
		return fmt.Errorf("%w: an event of another seat", wire.ErrFrame)
	}
	c.rest()
	c.view = v
	if c.player != nil {
		c.player.Notify(e, v)
	}
	if c.cfg.Told != nil {
		c.cfg.Told(e, v)
	}
	return nil
}

// decide has the player answer a question.
func (c *client) decide(ask wire.Ask) error {
	if c.player == nil {
		return nil // nobody decides here; the host waits, or its computer stands in
	}
	if d := c.asked; d != nil && d.ask == ask {
		c.mu.Lock()
		defer c.mu.Unlock()
		if d.made {
			c.out.send(d.act)
		}
		return nil
	}
	if ask.Match != c.match || ask.Seat != int8(c.view.Viewer) || ask.Seq != c.view.Seq {
		return fmt.Errorf("%w: a question about another view", wire.ErrFrame)
	}
	c.rest()
	c.begin(ask)
	return nil
}

// begin lets the player think on a goroutine of its own.
func (c *client) begin(ask wire.Ask) {
	ctx, cancel := context.WithCancel(context.Background())
	d := &decision{ask: ask, cancel: cancel, over: make(chan struct{})}
	c.asked = d
	view, player := c.view, c.player
	legal := slices.Clone(view.Legal)
	go func() {
		defer close(d.over)
		a, err := player.Decide(ctx, view)
		if ctx.Err() != nil {
			return
		}
		if err == nil && !slices.Contains(legal, a) {
			err = fmt.Errorf("%v %v is not allowed now", a.Kind, a.Cards)
		}
		c.mu.Lock()
		defer c.mu.Unlock()
		if err != nil {
			c.failed = &playerError{err}
			c.out.last(wire.Leave{})
			return
		}
		d.made, d.act = true, wire.Act{Match: ask.Match, Seat: ask.Seat, Seq: ask.Seq, Do: wire.FromAction(a)}
		c.out.send(d.act)
	}()
}

// wrong hears that an answer was not taken. The player is asked again, once.
func (c *client) wrong(m *wire.Wrong) error {
	d := c.asked
	if d == nil || d.ask.Seq != m.Seq || d.ask.Match != c.match {
		return nil
	}
	if d.wrong {
		return &playerError{errors.New("the host does not take this move: " + wire.CleanText(m.Text, wire.MaxText))}
	}
	c.rest()
	c.begin(d.ask)
	c.asked.wrong = true
	return nil
}

// deciding tells whether the player is still thinking.
func (c *client) deciding() bool {
	if c.asked == nil {
		return false
	}
	select {
	case <-c.asked.over:
		return c.asked.made
	default:
		return true
	}
}

// rest ends the question that is open, and waits for the player.
func (c *client) rest() {
	if c.asked != nil {
		c.asked.cancel()
		<-c.asked.over
		c.asked = nil
	}
}
