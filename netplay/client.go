package netplay

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"sync"
	"time"

	"krutzjass/engine"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// ClientConfig is what a device needs to join a table. The functions may be nil,
// but for Dial; they are called one at a time, and must not call the client. The
// errors of Dial are those of package net, or sentences for the person.
type ClientConfig struct {
	Dial     func(context.Context) (net.Conn, error)
	Program  string        // the version of this program
	Identity pair.Identity // of this installation
	Name     string        // of the person
	Screen   bool          // show the table to all, without a seat
	Code     pair.Code     // of the table; may be missing with a Ticket
	Ticket   *pair.Ticket  // from the last time at this table
	GiveUp   time.Duration // stop trying after so long without the host, or a minute after the end of a match; 0: ten minutes

	// Keep is given each new ticket, which replaces the one before.
	Keep func(pair.Ticket) error
	// State hears how it goes.
	State func(ClientState)
	// Begin makes who decides for the seat of v.Viewer: when a match begins, and
	// when the seat changes. It is told all that happens, like at a Host.
	Begin func(v engine.View) (engine.Controller, error)
	// See shows the table as it stands: at the beginning of a match, on return,
	// and when the players change.
	See func(v engine.View)
	// Told hears what happens, with the view after it.
	Told func(engine.Event, engine.View)

	tap func() io.Writer // gets every byte of the host's messages on a new connection, for tests
}

// ClientState is how a device is connected.
type ClientState struct {
	Connected bool
	Trouble   error      // why not, in words for the person; nil at first
	Name      string     // as the table knows the person
	Table     wire.Table // as it was told last
}

// Refused is the end of a connection by the host's word.
type Refused struct{ wire.Refuse }

// Error says why.
func (r *Refused) Error() string { return r.Text }

const (
	pingEvery     = silence / 3
	firstRetry    = 300 * time.Millisecond
	lastRetry     = 5 * time.Second
	defaultGiveUp = 10 * time.Minute
	afterTheEnd   = time.Minute // without a host there will be no next match
)

// ErrEnded ends a client whose host went away, closed its table or opened another
// one after the end of the match.
var ErrEnded = errors.New("the match is over, and its host does not answer any more: ask the host for the next table")

// ended is the host's last word after the end of the match.
type ended struct{ error }

// Is makes it ErrEnded.
func (ended) Is(target error) bool { return target == ErrEnded }

// Unwrap gives what the host said.
func (e ended) Unwrap() error { return e.error }

// client is a device at a table.
type client struct {
	cfg    ClientConfig
	state  ClientState
	known  bool // the host has known this device
	ticket *pair.Ticket

	match  int // of what follows
	setup  engine.Setup
	view   engine.View
	player engine.Controller // of the seat of view.Viewer
	begun  bool              // a match was shown

	mu     sync.Mutex
	out    *peer     // nil while not connected
	asked  *decision // that is being made, or was made last
	failed error     // of the player; ends the client
}

// Join joins a table and stays until ctx ends, which is told the host and gives
// ctx's error, or the host's word ends it, which is a *Refused. A broken
// connection is made again, with longer and longer pauses, until GiveUp; only the
// very first one must succeed at once. A table that is gone after the end of its match
// is ErrEnded. All errors are sentences for the person.
func Join(ctx context.Context, cfg ClientConfig) error {
	if cfg.GiveUp == 0 {
		cfg.GiveUp = defaultGiveUp
	}
	c := &client{cfg: cfg, ticket: cfg.Ticket}
	defer c.rest()
	pause, alone := firstRetry, time.Time{}
	for {
		met, err := c.once(ctx)
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case c.final(err):
			return c.parting(err)
		case met || alone.IsZero():
			pause, alone = firstRetry, time.Now()
		case c.over() && time.Since(alone) >= min(cfg.GiveUp, afterTheEnd):
			return ErrEnded
		case time.Since(alone) >= cfg.GiveUp:
			return fmt.Errorf("the host has not answered for %v, so the table may be closed: %w", cfg.GiveUp, err)
		}
		c.tell(func(s *ClientState) { s.Connected, s.Trouble = false, err })
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return ctx.Err()
		}
		pause = min(2*pause, lastRetry)
	}
}

// final tells whether it makes no sense to try again.
func (c *client) final(err error) bool {
	var refused *Refused
	var version *wire.VersionError
	switch {
	case errors.As(err, &refused) && !refused.Again, errors.As(err, &version), errors.As(err, new(*playerError)):
		return true
	case c.useless(err) && c.ticket != nil && c.cfg.Code != (pair.Code{}):
		c.ticket = nil // the code is as good
		return false
	}
	for _, why := range []error{pair.ErrTicket, pair.ErrWrongCode, pair.ErrRetired, pair.ErrOtherTable, pair.ErrOtherHost, pair.ErrImpostor} {
		if errors.Is(err, why) {
			return true
		}
	}
	return !c.known
}

// parting marks the last word of a host whose match was over. That another table is
// open where this one was says as much as that this one is closed.
func (c *client) parting(err error) error {
	var refused *Refused
	closed := errors.As(err, &refused) && refused.Why == wire.WhyClosed
	if c.over() && (closed || errors.Is(err, pair.ErrOtherTable)) {
		return ended{err}
	}
	return err
}

// over tells whether the match was played to its end, as this device knows.
func (c *client) over() bool {
	phase := c.state.Table.Phase
	return phase == wire.Finished || phase == wire.Playing && c.view.Phase == engine.PhaseOver
}

// useless tells whether the ticket leads nowhere: the table has forgotten it, or
// the one from the last time is of another table than the one that is joined now.
func (c *client) useless(err error) bool {
	return errors.Is(err, pair.ErrTicket) || !c.known && (errors.Is(err, pair.ErrOtherTable) || errors.Is(err, pair.ErrOtherHost))
}

// once connects, and stays until the connection ends. Met tells whether the host
// was there.
func (c *client) once(ctx context.Context) (met bool, err error) {
	conn, err := c.cfg.Dial(ctx)
	if errors.As(err, new(*net.OpError)) {
		err = fmt.Errorf("no table answers there (%w): check the address, that the host's program is running, and that both devices are on the same Wi-Fi", err)
	}
	if err != nil {
		return false, err
	}
	stop := context.AfterFunc(ctx, func() { conn.Close() })
	link, err := c.meet(conn)
	if !stop() || err != nil {
		conn.Close()
		return false, errors.Join(err, ctx.Err())
	}
	out := newPeer(link, conn)
	c.mu.Lock()
	c.out = out
	c.mu.Unlock()
	stop = context.AfterFunc(ctx, func() { out.last(wire.Leave{}) })
	defer stop()
	go ping(out)
	out.send(wire.Join{Name: wire.CleanName(c.cfg.Name), Screen: c.cfg.Screen})
	var from io.Reader = link
	if c.cfg.tap != nil {
		from = io.TeeReader(link, c.cfg.tap())
	}
	err = c.listen(out, wire.NewReader(from, wire.FromHost))
	c.mu.Lock()
	c.out = nil
	if c.failed != nil {
		err = c.failed
	}
	c.mu.Unlock()
	if ctx.Err() == nil {
		out.cut()
	}
	<-out.done
	return true, err
}

// ping gives signs of life until the connection has ended.
func ping(out *peer) {
	every := time.NewTicker(pingEvery)
	defer every.Stop()
	for {
		select {
		case <-every.C:
			out.send(wire.Ping{})
		case <-out.done:
			return
		}
	}
}

// listen does what the host says until the connection ends.
func (c *client) listen(out *peer, read *wire.Reader) error {
	for {
		out.conn.SetReadDeadline(time.Now().Add(silence))
		m, err := read.Next()
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.As(err, new(net.Error)) {
			return errors.New("the connection to the table was lost")
		}
		if err == nil {
			err = c.hear(m)
		}
		if err != nil {
			return err
		}
	}
}

// hear does what one message says.
func (c *client) hear(m wire.Message) error {
	switch m := m.(type) {
	case *wire.Welcome:
		c.tell(func(s *ClientState) { s.Connected, s.Trouble, s.Name = true, nil, wire.CleanName(m.Name) })
	case *wire.Table:
		c.tell(func(s *ClientState) { s.Table = clean(*m) })
	case *wire.Refuse:
		m.Text = wire.CleanText(m.Text, wire.MaxText)
		return &Refused{*m}
	case *wire.Fresh:
		return c.fresh(m)
	case *wire.Told:
		return c.told(m)
	case *wire.Ask:
		return c.decide(*m)
	case *wire.Wrong:
		return c.wrong(m)
	}
	return nil // of a later version, or a Pong
}

// clean makes what a table says of itself fit to be shown.
func clean(t wire.Table) wire.Table {
	t.Name, t.Game = wire.CleanName(t.Name), wire.CleanText(t.Game, wire.MaxName)
	t.Options = wire.Options(t.Options)
	t.Seats = t.Seats[:min(len(t.Seats), engine.MaxSeats)]
	for i := range t.Seats {
		s := &t.Seats[i]
		s.Name, s.By = wire.CleanName(s.Name), wire.CleanText(s.By, wire.MaxName)
	}
	return t
}

func (c *client) tell(change func(*ClientState)) {
	change(&c.state)
	if c.cfg.State != nil {
		c.cfg.State(c.state)
	}
}
