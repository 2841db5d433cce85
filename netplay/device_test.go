package netplay

import (
	"context"
	"errors"
	"io"
	"net"
	"sync"
	"time"

	"krutzjass/engine"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// guestDevice is a device of a party, with its connection.
type guestDevice struct {
	party    *party
	name     string
	screen   bool
	identity pair.Identity
	gone     sync.WaitGroup // its clients

	mu     sync.Mutex
	ticket *pair.Ticket
	view   *engine.View
	conns  []net.Conn
	until  time.Time     // no connection before
	delay  time.Duration // of everything that is sent
}

// join starts a client; several may run for one device.
func (d *guestDevice) join(ticket *pair.Ticket) {
	p := d.party
	code, _, _ := p.lobby.Code()
	seq := 0
	cfg := ClientConfig{
		Dial: d.dial, Program: "1.0", Identity: d.identity, Name: d.name, Screen: d.screen, Code: code, Ticket: ticket,
		tap: func() io.Writer {
			return &eavesdropper{truth: p.truth, name: d.name, fault: p.fault, you: engine.Nobody}
		},
		Keep: func(t pair.Ticket) error {
			d.mu.Lock()
			defer d.mu.Unlock()
			d.ticket = &t
			return nil
		},
		State: func(s ClientState) {
			if s.Trouble != nil {
				p.note("%s: %v", d.name, s.Trouble)
			}
		},
		Begin: func(engine.View) (engine.Controller, error) { return thinker{d}, nil },
		See:   func(v engine.View) { seq = v.Seq; d.saw(v) },
		Told: func(e engine.Event, v engine.View) {
			if e.Seq != seq+1 || v.Seq != e.Seq {
				p.fault("%s hears event %d with view %d after event %d", d.name, e.Seq, v.Seq, seq)
			}
			seq = e.Seq
			d.saw(v)
		},
	}
	d.gone.Go(func() {
		err := Join(p.t.Context(), cfg)
		p.note("%s ends with %v", d.name, err)
		var refused *Refused
		switch {
		case errors.As(err, &refused) && (refused.Why == wire.WhyClosed || refused.Why == wire.WhyReplaced):
		case ticket != nil && refused == nil: // a twin that never came to the table: the first connection goes on
		default:
			p.fault("%s ends with %v", d.name, err)
		}
	})
}

func (d *guestDevice) saw(v engine.View) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.view = &v
}

func (d *guestDevice) last() *engine.View {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.view
}

func (d *guestDevice) dial(context.Context) (net.Conn, error) {
	d.party.mu.Lock()
	l := d.party.lobby
	d.party.mu.Unlock()
	near, far := net.Pipe()
	d.mu.Lock()
	cut := time.Now().Before(d.until)
	d.conns = append(d.conns, near)
	d.mu.Unlock()
	if cut {
		return nil, errors.New("no route")
	}
	l.Take(slowConn{far, d})
	return slowConn{near, d}, nil
}

// cable breaks the connections of a device for a while, and makes the next ones slow.
func (d *guestDevice) cable(away, delay time.Duration) {
	d.mu.Lock()
	conns := d.conns
	d.until, d.delay = time.Now().Add(away), delay
	if away > 0 {
		d.conns = nil
	}
	d.mu.Unlock()
	if away > 0 {
		for _, c := range conns {
			c.Close()
		}
	}
}

// slowConn sends late.
type slowConn struct {
	net.Conn
	device *guestDevice
}

func (c slowConn) Write(b []byte) (int, error) {
	c.device.mu.Lock()
	delay := c.device.delay
	c.device.mu.Unlock()
	time.Sleep(delay)
	return c.Conn.Write(b)
}

// thinker takes its time and chooses at random.
type thinker struct{ device *guestDevice }

func (x thinker) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	p := x.device.party
	select {
	case <-time.After(time.Duration(p.intN(300)) * time.Millisecond):
		return v.Legal[p.intN(len(v.Legal))], nil
	case <-ctx.Done():
		return engine.Action{}, ctx.Err()
	}
}

func (thinker) Notify(engine.Event, engine.View) {}
