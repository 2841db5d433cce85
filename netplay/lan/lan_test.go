package lan

import (
	"errors"
	"net"
	"net/netip"
	"slices"
	"strings"
	"testing"
)

const up = net.FlagUp | net.FlagBroadcast | net.FlagMulticast

// card makes an interface from its name, flags and addresses.
func card(name string, flags net.Flags, prefixes ...string) Interface {
	i := Interface{Interface: net.Interface{Name: name, Flags: flags}}
	for _, p := range prefixes {
		i.Prefixes = append(i.Prefixes, netip.MustParsePrefix(p))
	}
	return i
}

var loopback = card("lo", net.FlagUp|net.FlagLoopback, "127.0.0.1/8", "::1/128")

func has(cards ...Interface) System {
	return System{
		Interfaces: func() ([]Interface, error) { return cards, nil },
		Outbound:   func() []netip.Addr { panic("the list was there") },
	}
}

// refusing is a phone: no list, only addresses that it would send from.
func refusing(outbound ...string) System {
	return System{
		Interfaces: func() ([]Interface, error) { return nil, errors.New("netlinkrib: permission denied") },
		Outbound: func() []netip.Addr {
			var all []netip.Addr
			for _, a := range outbound {
				all = append(all, netip.MustParseAddr(a))
			}
			return all
		},
	}
}

var systems = []struct {
	name      string
	system    System
	addresses string // best first
	ways      string // interface:address of multicast
}{
	{"laptop on Wi-Fi and cable", has(loopback,
		card("enp3s0", up, "192.168.1.7/24", "fe80::7/64"),
		card("wlp2s0", up, "192.168.1.8/24", "fe80::8/64", "2001:db8:1::8/64"),
	), "192.168.1.8 192.168.1.7 2001:db8:1::8 fe80::8%wlp2s0 fe80::7%enp3s0", "wlp2s0:192.168.1.8 enp3s0:192.168.1.7"},
	{"VPN, containers and a virtual machine hidden", has(loopback,
		card("tun0", net.FlagUp|net.FlagPointToPoint|net.FlagMulticast, "10.8.0.2/24"),
		card("corp", net.FlagUp|net.FlagPointToPoint, "10.9.0.2/32"),
		card("docker0", up, "172.17.0.1/16"),
		card("br-5f3a", up, "172.18.0.1/16"),
		card("virbr0", up, "192.168.122.1/24"),
		card("tailscale0", up, "100.101.102.103/32"),
		card("eth0", up, "10.0.0.5/8"),
	), "10.0.0.5", "eth0:10.0.0.5"},
	{"Windows", has(
		card("Loopback Pseudo-Interface 1", net.FlagUp|net.FlagLoopback, "127.0.0.1/8"),
		card("vEthernet (WSL)", up, "172.29.0.1/20"),
		card("Ethernet", up, "169.254.3.4/16"),
		card("Wi-Fi", up, "192.168.0.12/24"),
	), "192.168.0.12 169.254.3.4", "Wi-Fi:192.168.0.12 Ethernet:169.254.3.4"},
	{"phone with a hotspot", has(loopback,
		card("rmnet_data0", up, "10.120.3.4/30"),
		card("v4-rmnet_data0", up, "192.0.0.4/32"),
		card("wlan0", up, "192.0.0.4/32"),
		card("ap0", up, "192.168.43.1/24"),
	), "192.168.43.1", "ap0:192.168.43.1"},
	{"hotspot of an iPhone", has(loopback,
		card("pdp_ip0", net.FlagUp|net.FlagPointToPoint, "10.1.2.3/32"),
		card("awdl0", up, "fe80::1/64"),
		card("bridge100", up, "172.20.10.1/28"),
	), "172.20.10.1", "bridge100:172.20.10.1"},
	{"cable down", has(loopback, card("eth0", net.FlagBroadcast, "10.0.0.5/8")), "", "lo:127.0.0.1"},
	{"no multicast", has(loopback, card("eth0", net.FlagUp, "10.0.0.5/8")), "10.0.0.5", "lo:127.0.0.1"},
	{"IPv6 alone", has(loopback, card("eth0", up, "fd00::5/64")), "fd00::5", "lo:127.0.0.1"},
	{"one address twice", has(loopback, card("eth0", up, "10.0.0.5/8"), card("eth1", up, "10.0.0.5/8")), "10.0.0.5", "eth0:10.0.0.5 eth1:10.0.0.5"},
	{"no network at all", has(), "", ""},
	{"Android refuses the list", refusing("192.168.1.30", "192.168.1.30"), "192.168.1.30", ":192.168.1.30"},
	{"Android on the mobile network", refusing("192.0.0.4", "203.0.113.9"), "", ""},
	{"Android with both", refusing("2001:db8::1", "fe80::1", "192.168.43.1"), "192.168.43.1 fe80::1", ":192.168.43.1"},
	{"refused, and no network", refusing(), "", ""},
}

func TestAddresses(t *testing.T) {
	for _, row := range systems {
		var got []string
		for _, a := range row.system.Addresses() {
			got = append(got, a.Addr.String())
		}
		if s := strings.Join(got, " "); s != row.addresses {
			t.Errorf("%s: %q, want %q", row.name, s, row.addresses)
		}
	}
}

func TestMulticast(t *testing.T) {
	for _, row := range systems {
		var got []string
		for _, w := range row.system.Multicast() {
			name := ""
			if w.Interface != nil {
				name = w.Interface.Name
			}
			for _, a := range w.Addrs {
				got = append(got, name+":"+a.String())
			}
		}
		if s := strings.Join(got, " "); s != row.ways {
			t.Errorf("%s: %q, want %q", row.name, s, row.ways)
		}
	}
}

func TestLocal(t *testing.T) {
	campus := has(loopback, card("eth0", up, "130.59.10.7/24", "2001:db8:1::7/64"), card("tun0", up, "198.51.100.1/24"))
	for _, row := range []struct {
		addr            string
		listed, refused bool
	}{
		{"127.0.0.1", true, true},
		{"::1", true, true},
		{"192.168.7.9", true, true},
		{"10.1.2.3", true, true},
		{"172.31.0.1", true, true},
		{"172.32.0.1", false, false},
		{"169.254.7.7", true, true},
		{"fe80::9%eth0", true, true},
		{"fd12::9", true, true},
		{"::ffff:192.168.7.9", true, true},
		{"130.59.10.200", true, false}, // the same subnet
		{"130.59.11.200", false, false},
		{"::ffff:130.59.11.200", false, false},
		{"2001:db8:1::99", true, false},
		{"2001:db8:2::99", false, false},
		{"198.51.100.9", false, false}, // the other end of a VPN
		{"8.8.8.8", false, false},
		{"224.0.0.251", false, false},
		{"0.0.0.0", false, false},
	} {
		a := netip.MustParseAddr(row.addr)
		if got := campus.Local(a); got != row.listed {
			t.Errorf("%s: %v where interfaces are known", a, got)
		}
		if got := refusing().Local(a); got != row.refused {
			t.Errorf("%s: %v where they are not", a, got)
		}
	}
	if campus.Local(netip.Addr{}) {
		t.Error("no address is local")
	}
}

// crowd is a listener to which connections come from the addresses in turn.
type crowd struct {
	net.Listener
	from   []string
	closed []string
}

type caller struct {
	net.Conn
	from  string
	crowd *crowd
}

func (c *crowd) Accept() (net.Conn, error) {
	if len(c.from) == 0 {
		return nil, net.ErrClosed
	}
	from := c.from[0]
	c.from = c.from[1:]
	return caller{from: from, crowd: c}, nil
}

func (c caller) Close() error {
	c.crowd.closed = append(c.crowd.closed, c.from)
	return nil
}

func (c caller) RemoteAddr() net.Addr {
	return net.TCPAddrFromAddrPort(netip.MustParseAddrPort(c.from))
}

func TestFilter(t *testing.T) {
	c := &crowd{from: []string{"8.8.8.8:1", "192.168.1.9:2", "[2001:db8::1]:3", "127.0.0.1:4"}}
	l := has(loopback).Filter(c)
	var let []string
	for {
		conn, err := l.Accept()
		if err != nil {
			break
		}
		let = append(let, conn.RemoteAddr().String())
	}
	if want := []string{"192.168.1.9:2", "127.0.0.1:4"}; !slices.Equal(let, want) {
		t.Errorf("let in %v", let)
	}
	if want := []string{"8.8.8.8:1", "[2001:db8::1]:3"}; !slices.Equal(c.closed, want) {
		t.Errorf("closed %v", c.closed)
	}
}

func TestListen(t *testing.T) {
	one, err := This.Listen(0)
	if err != nil {
		t.Fatal(err)
	}
	defer one.Close()
	two, err := This.Listen(0)
	if err != nil {
		t.Fatal(err)
	}
	defer two.Close()
	port := one.Addr().(*net.TCPAddr).Port
	if other := two.Addr().(*net.TCPAddr).Port; other == port {
		t.Errorf("two listeners share port %d", port)
	}
	if _, err := This.Listen(port); err == nil || !strings.Contains(err.Error(), "taken by another program: choose another port") {
		t.Errorf("a port twice: %v", err)
	}
	for _, p := range []int{-1, 65536} {
		if _, err := This.Listen(p); err == nil || !strings.Contains(err.Error(), "is no port") {
			t.Errorf("port %d: %v", p, err)
		}
	}
}

// The system itself answers, whatever it has.
func TestThis(t *testing.T) {
	list, err := This.Interfaces()
	if err == nil && len(list) == 0 {
		t.Error("no interfaces and no error")
	}
	for _, a := range append(This.Addresses(), System{Interfaces: refusing().Interfaces, Outbound: This.Outbound}.Addresses()...) {
		if !a.Addr.IsValid() || a.Addr.IsLoopback() || a.Addr.IsUnspecified() {
			t.Errorf("nobody reaches this device at %v", a)
		}
		if !This.Local(a.Addr) {
			t.Errorf("%v is not on its own network", a)
		}
	}
}
