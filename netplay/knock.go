package netplay

import (
	"errors"
	"fmt"
	"net"
	"time"

	"krutzjass/netplay/lan"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// meet exchanges hellos and pairs.
func (c *client) meet(conn net.Conn) (*pair.Link, error) {
	joiner, err := c.greet(conn)
	if err != nil {
		return nil, err
	}
	var link *pair.Link
	var ticket pair.Ticket
	if c.ticket != nil {
		link, ticket, err = joiner.WithTicket(conn, *c.ticket)
	} else {
		link, ticket, err = joiner.WithCode(conn, c.cfg.Code)
	}
	if err != nil {
		return nil, err
	}
	c.ticket, c.known = &ticket, true
	if c.cfg.Keep != nil {
		if err := c.cfg.Keep(ticket); err != nil {
			return nil, &playerError{fmt.Errorf("keeping the way back to the table: %w", err)}
		}
	}
	return link, nil
}

// greet exchanges hellos.
func (c *client) greet(conn net.Conn) (*pair.Joiner, error) {
	conn.SetDeadline(time.Now().Add(helloTime))
	ours := wire.Hello{Oldest: wire.Oldest, Newest: wire.Newest, Program: c.cfg.Program}
	said, err := ours.Encode()
	if err != nil {
		return nil, err
	}
	// An error of writing matters less than what the host may have said already.
	_, wrote := conn.Write(said)
	theirs, text, err := wire.ReadHello(conn)
	switch {
	case errors.Is(err, wire.ErrFrame):
		return nil, noTable(err)
	case err != nil:
		return nil, fmt.Errorf("the device at this address hung up (%s): ask the host whether the table is open, and try again", lan.Reason(errors.Join(err, wrote)))
	case theirs.Refuse != "":
		return nil, &Refused{wire.Refuse{Why: wire.WhyFull, Text: theirs.Refuse, Again: true}}
	}
	if _, err := wire.Agree(ours, theirs); err != nil {
		return nil, err
	}
	joiner := &pair.Joiner{Identity: c.cfg.Identity, Said: append(said, text...)}
	if err := joiner.Table.UnmarshalText([]byte(theirs.Table)); err != nil {
		return nil, noTable(fmt.Errorf("%w: %v", wire.ErrFrame, err))
	}
	return joiner, nil
}

// noTable says what to do where something else answered.
func noTable(err error) error {
	return fmt.Errorf("%w: check the address and the port that the host shows", err)
}
