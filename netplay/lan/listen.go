package lan

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"strconv"
	"syscall"
)

// ports is how many ports from DefaultPort on are tried.
const ports = 16

// Listen opens a port for the local network. Port 0 is DefaultPort, or the next
// free one when another table is open on this device already. Connections from
// elsewhere are closed unseen (Filter). The error is a sentence for the person
// who hosts.
func (s System) Listen(port int) (net.Listener, error) {
	if port < 0 || port > 65535 {
		return nil, fmt.Errorf("%d is no port: choose one from 1 to 65535, or none", port)
	}
	first, last := port, port
	if port == 0 {
		first, last = DefaultPort, DefaultPort+ports-1
	}
	for p := first; ; p++ {
		l, err := net.Listen("tcp", net.JoinHostPort("", strconv.Itoa(p)))
		if err == nil {
			return s.Filter(l), nil
		}
		if p < last && taken(err) {
			continue
		}
		return nil, sentence(p, err)
	}
}

// taken recognises a port in use; Windows has its own number for it.
func taken(err error) bool {
	return errors.Is(err, syscall.EADDRINUSE) || errors.Is(err, syscall.Errno(10048))
}

func sentence(port int, err error) error {
	if taken(err) {
		return fmt.Errorf("port %d is taken by another program: choose another port", port)
	}
	return fmt.Errorf("port %d cannot be opened: choose another port, or allow this program to accept connections (%s)", port, Reason(err))
}

// Filter passes on connections from the local network and closes all others.
func (s System) Filter(l net.Listener) net.Listener { return filter{l, s} }

type filter struct {
	net.Listener
	system System
}

// Accept waits for a connection from the local network.
func (f filter) Accept() (net.Conn, error) {
	for {
		conn, err := f.Listener.Accept()
		if err != nil || f.system.Local(addrOf(conn.RemoteAddr())) {
			return conn, err
		}
		conn.Close()
	}
}

// Local tells whether an address belongs to the local network: to this device,
// to a range that no router passes on to the world (private, link-local, RFC
// 1918, 3927, 4193), or to the subnet of one of its usable interfaces. Where the
// system refuses the list, only the first two are known.
func (s System) Local(a netip.Addr) bool {
	a = a.Unmap().WithZone("")
	if a.IsLoopback() || a.IsPrivate() || a.IsLinkLocalUnicast() {
		return true
	}
	if !a.IsGlobalUnicast() {
		return false
	}
	list, err := s.Interfaces()
	if err != nil {
		return false
	}
	return slices.ContainsFunc(list, func(i Interface) bool {
		return usable(i) && slices.ContainsFunc(i.Prefixes, func(p netip.Prefix) bool { return p.Contains(a) })
	})
}
