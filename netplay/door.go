package netplay

import (
	"errors"
	"net"
	"net/netip"
	"slices"
	"sync"
	"time"

	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// Limits of the door.
const (
	maxStrangers = 24              // connections that have not shown the code yet, from everywhere together
	maxLinks     = 96              // connections in all
	maxGuests    = 64              // people and screens that are known
	maxWaiting   = 16              // of those, how many wait to be let in
	helloTime    = 5 * time.Second // for the hello, and again for the join
	refusalTime  = 50 * time.Millisecond
	acceptPause  = 50 * time.Millisecond // after the system could not accept
	maxAccepts   = 200                   // failures in a row
)

// door counts the connections. Strangers cost memory and time: when there are
// too many one of them makes room (crowd), so that neither a flood nor somebody
// who says nothing can keep the others out.
type door struct {
	mu        sync.Mutex
	closed    bool
	links     int
	strangers []net.Conn // oldest first
	inside    sync.WaitGroup
}

// enter lets a connection begin; false when there is no room.
func (d *door) enter(conn net.Conn) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed || d.links-len(d.strangers) >= maxLinks {
		return false
	}
	if len(d.strangers) == maxStrangers {
		i := d.crowd()
		d.strangers[i].Close()
		d.strangers = slices.Delete(d.strangers, i, i+1)
		d.links--
	}
	d.links++
	d.strangers = append(d.strangers, conn)
	d.inside.Add(1)
	return true
}

// crowd finds the stranger who makes room: of the network from which most have
// come, and there of the address from which most have, the one that has been at it
// longest. So a flood pushes out itself, also with many addresses.
func (d *door) crowd() (oldest int) {
	networks, addrs := map[netip.Prefix]int{}, map[netip.Addr]int{}
	for _, conn := range d.strangers {
		network, addr := origin(conn)
		networks[network]++
		addrs[addr]++
	}
	most := [2]int{}
	for i, conn := range d.strangers {
		network, addr := origin(conn)
		if n := [2]int{networks[network], addrs[addr]}; slices.Compare(n[:], most[:]) > 0 {
			oldest, most = i, n
		}
	}
	return oldest
}

// origin is the address of the other end and its network: a device on IPv6 has as
// many addresses as it likes, in its network of 64 bits (RFC 4291, 2.5.4; RFC 8981).
func origin(conn net.Conn) (netip.Prefix, netip.Addr) {
	at, err := netip.ParseAddrPort(conn.RemoteAddr().String())
	if err != nil {
		return netip.Prefix{}, netip.Addr{} // a pipe
	}
	addr := at.Addr().Unmap().WithZone("")
	bits := addr.BitLen()
	if addr.Is6() {
		bits = 64
	}
	network, _ := addr.Prefix(bits) // which there is
	return network, addr
}

// known says that a connection is no stranger's any more; false if it has made room.
func (d *door) known(conn net.Conn) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	i := slices.Index(d.strangers, conn)
	if i < 0 {
		return false
	}
	d.strangers = slices.Delete(d.strangers, i, i+1)
	return true
}

// leave ends a connection, which was known or not.
func (d *door) leave(conn net.Conn, known bool) {
	conn.Close()
	d.mu.Lock()
	defer d.mu.Unlock()
	if i := slices.Index(d.strangers, conn); i >= 0 {
		d.strangers = slices.Delete(d.strangers, i, i+1)
		known = true
	}
	if known {
		d.links--
	}
	d.inside.Done()
}

// close refuses whoever comes, sends strangers away, and waits until the last
// connection has ended.
func (d *door) close() {
	d.mu.Lock()
	d.closed = true
	for _, conn := range d.strangers {
		conn.Close()
	}
	d.mu.Unlock()
	d.inside.Wait()
}

// Serve takes connections from a listener until that is closed, which is no
// error, as is the end of the table. It may run for several listeners.
func (l *Lobby) Serve(from net.Listener) error {
	for failed := 0; ; {
		conn, err := from.Accept()
		switch {
		case err == nil:
			failed = 0
			l.Take(conn)
		case errors.Is(err, net.ErrClosed):
			return nil
		case failed == maxAccepts:
			return err
		default: // too many open files, most likely: it passes
			failed++
			time.Sleep(acceptPause)
		}
	}
}

// Take takes one connection and returns at once, or nearly so where it must be
// turned away.
func (l *Lobby) Take(conn net.Conn) {
	if !l.door.enter(conn) {
		l.turnAway(conn)
		return
	}
	go func() {
		known := l.greet(conn)
		l.door.leave(conn, known)
	}()
}

// turnAway says in a hello why there is no room, if it can be said at once.
func (l *Lobby) turnAway(conn net.Conn) {
	defer conn.Close()
	l.mu.Lock()
	closed := l.closed
	l.mu.Unlock()
	if closed {
		return
	}
	text, err := l.hello("too many devices are connected to this table: try again in a moment").Encode()
	if err == nil && conn.SetWriteDeadline(time.Now().Add(refusalTime)) == nil {
		conn.Write(text)
	}
}

func (l *Lobby) hello(refuse string) wire.Hello {
	return wire.Hello{Oldest: wire.Oldest, Newest: wire.Newest, Program: l.cfg.Program, Table: l.pairer.Table.String(), Refuse: refuse}
}

// greet goes with a connection from its first byte to its last. It tells whether
// the other end became known.
func (l *Lobby) greet(conn net.Conn) (known bool) {
	link, err := l.meet(conn)
	if err != nil {
		return false
	}
	if !l.door.known(conn) {
		l.stranger(link.Place)
		return false
	}
	read, p := wire.NewReader(link, wire.FromPeer), newPeer(link, conn)
	link.SetReadDeadline(time.Now().Add(helloTime))
	first, err := read.Next()
	if join, ok := first.(*wire.Join); err != nil || !ok {
		l.stranger(link.Place)
		p.rude()
	} else if g := l.arrive(link, join, p); g != nil {
		l.hear(g, p, read)
		l.gone(g, p)
	}
	p.mu.Lock()
	ending := p.ending
	p.mu.Unlock()
	if !ending {
		p.cut()
	}
	<-p.done
	return true
}

// meet exchanges hellos and pairs.
func (l *Lobby) meet(conn net.Conn) (*pair.Link, error) {
	conn.SetDeadline(time.Now().Add(helloTime))
	theirs, said, err := wire.ReadHello(conn)
	if err != nil {
		return nil, err
	}
	ours := l.hello("")
	text, err := ours.Encode()
	if err != nil {
		return nil, err
	}
	// The answer goes out also when the versions do not fit: the other side tells its person.
	if _, err := conn.Write(text); err != nil {
		return nil, err
	}
	if _, err := wire.Agree(ours, theirs); err != nil {
		return nil, err
	}
	return l.pairer.Accept(conn, append(said, text...))
}

// stranger forgets a place that was given to somebody who then said nothing.
func (l *Lobby) stranger(place pair.ID) {
	l.mu.Lock()
	_, known := l.guests[place]
	l.mu.Unlock()
	if !known {
		_ = l.tokens.Revoke(place) // it leads to no guest either way
	}
}

// hear does what a peer says until its connection ends.
func (l *Lobby) hear(g *guest, p *peer, read *wire.Reader) {
	faults, rate, second := 0, 0, time.Now()
	for {
		p.conn.SetReadDeadline(time.Now().Add(silence))
		m, err := read.Next()
		if errors.Is(err, wire.ErrFrame) {
			p.rude()
		}
		if err != nil {
			return
		}
		if now := time.Now(); now.Sub(second) >= time.Second {
			rate, second = 0, now
		}
		if rate++; rate > maxRate {
			faults = maxFaults
		}
		switch m := m.(type) {
		case *wire.Act:
			if !l.act(g, p, m) {
				faults++
			}
		case *wire.Ping:
			p.send(wire.Pong{})
		case *wire.Leave:
			l.leave(g, p)
			return
		case *wire.Join, *wire.Pong, wire.Unknown:
			// A second join says nothing new, and later versions may say more.
		default:
			faults++ // what only hosts say
		}
		if faults >= maxFaults {
			p.rude()
			return
		}
	}
}
