package lan

import (
	"net"
	"net/netip"
)

// DefaultPort is where a table is looked for first.
const DefaultPort = 15700

// Interface is one way out of this device, as the system tells it.
type Interface struct {
	net.Interface
	Prefixes []netip.Prefix // its own addresses, each with its subnet
}

// System is what is asked of the operating system; tests bring their own.
type System struct {
	// Interfaces lists all interfaces, or fails where that is not allowed.
	Interfaces func() ([]Interface, error)
	// Outbound gives addresses from which this device would send to others.
	// Nothing is sent for it.
	Outbound func() []netip.Addr
}

// This is the system that the program runs on.
var This = System{Interfaces: interfaces, Outbound: outbound}

func interfaces() ([]Interface, error) {
	all, err := net.Interfaces()
	if err != nil {
		return nil, err
	}
	var list []Interface
	for _, i := range all {
		addrs, err := i.Addrs()
		if err != nil {
			return nil, err
		}
		one := Interface{Interface: i}
		for _, a := range addrs {
			if p, err := netip.ParsePrefix(a.String()); err == nil {
				one.Prefixes = append(one.Prefixes, p)
			}
		}
		list = append(list, one)
	}
	return list, nil
}

// Where a device would send to: anywhere, the multicast group of mDNS, and the
// networks that phones usually open as a hotspot, of which the routes of the
// first two may know nothing.
var targets = []string{"192.0.2.1:9", "224.0.0.251:5353", "192.168.43.2:9", "172.20.10.2:9", "[2001:db8::1]:9"}

func outbound() []netip.Addr {
	var list []netip.Addr
	for _, t := range targets {
		conn, err := net.Dial("udp", t) // chooses a route and an address, and sends nothing
		if err != nil {
			continue
		}
		list = append(list, addrOf(conn.LocalAddr()))
		conn.Close()
	}
	return list
}

// addrOf gives the address of a TCP or UDP endpoint, or the zero value.
func addrOf(a net.Addr) netip.Addr {
	ap, err := netip.ParseAddrPort(a.String())
	if err != nil {
		return netip.Addr{}
	}
	return ap.Addr().Unmap()
}
