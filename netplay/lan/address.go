package lan

import (
	"cmp"
	"net"
	"net/netip"
	"slices"
	"strings"
)

// Address is where this device can be reached.
type Address struct {
	Addr      netip.Addr
	Interface string // its name, empty where the system does not tell
}

// Addresses lists where others on the local network reach this device, best
// first: addresses that people can type (IPv4) before the others, Wi-Fi before
// cable before the rest. It is empty when there is no network. It never fails:
// where the system refuses the list, the address from which it would send
// stands in. The network changes under a phone: ask again now and then.
func (s System) Addresses() []Address {
	list, err := s.Interfaces()
	if err != nil {
		return s.guessed()
	}
	var all []Address
	for _, i := range list {
		if !usable(i) {
			continue
		}
		for _, p := range i.Prefixes {
			if a := p.Addr().Unmap(); reachable(a) {
				if a.Is6() && a.IsLinkLocalUnicast() {
					a = a.WithZone(i.Name)
				}
				all = append(all, Address{a, i.Name})
			}
		}
	}
	return sorted(all)
}

func (s System) guessed() []Address {
	var all []Address
	for _, a := range s.Outbound() {
		if a.IsPrivate() || a.IsLinkLocalUnicast() {
			all = append(all, Address{Addr: a})
		}
	}
	return sorted(all)
}

func sorted(all []Address) []Address {
	slices.SortStableFunc(all, func(a, b Address) int {
		return cmp.Or(cmp.Compare(rankAddr(a.Addr), rankAddr(b.Addr)), cmp.Compare(rankName(a.Interface), rankName(b.Interface)))
	})
	return slices.CompactFunc(all, func(a, b Address) bool { return a.Addr == b.Addr })
}

// Multicast lists the interfaces on which tables are announced and looked for,
// in the order of Addresses: those that can be reached by IPv4 and carry
// multicast. Without any, loopback stands in, so that two programs on one device
// find each other without a network. A nil Interface among them is the choice of
// the system, where it refuses the list.
func (s System) Multicast() []Way {
	list, err := s.Interfaces()
	if err != nil {
		var ways []Way
		for _, a := range s.guessed() {
			if a.Addr.Is4() {
				ways = append(ways, Way{Addrs: []netip.Addr{a.Addr}})
			}
		}
		return ways
	}
	ways := waysOf(list, func(i Interface) bool { return usable(i) && i.Flags&net.FlagMulticast != 0 })
	if len(ways) == 0 {
		ways = waysOf(list, func(i Interface) bool { return i.Flags&net.FlagUp != 0 && i.Flags&net.FlagLoopback != 0 })
	}
	return ways
}

// Way is an interface for multicast and the addresses that are told on it.
type Way struct {
	Interface *net.Interface
	Addrs     []netip.Addr
}

func waysOf(list []Interface, fits func(Interface) bool) []Way {
	var ways []Way
	for _, i := range list {
		if !fits(i) {
			continue
		}
		way := Way{Interface: &i.Interface}
		for _, p := range i.Prefixes {
			if a := p.Addr().Unmap(); a.Is4() && (reachable(a) || a.IsLoopback()) {
				way.Addrs = append(way.Addrs, a)
			}
		}
		if len(way.Addrs) > 0 {
			ways = append(ways, way)
		}
	}
	slices.SortStableFunc(ways, func(a, b Way) int {
		return cmp.Compare(rankName(a.Interface.Name), rankName(b.Interface.Name))
	})
	return ways
}

// clat is the range of addresses that a phone gives itself on an IPv6-only
// mobile network (RFC 7335): nobody else can use them.
var clat = netip.MustParsePrefix("192.0.0.0/29")

// reachable tells whether others may reach an address at all.
func reachable(a netip.Addr) bool {
	return a.IsGlobalUnicast() && !clat.Contains(a) || a.IsLinkLocalUnicast()
}

// usable tells whether an interface leads to the people in the room.
func usable(i Interface) bool {
	return i.Flags&net.FlagUp != 0 && i.Flags&net.FlagLoopback == 0 && i.Flags&net.FlagPointToPoint == 0 && !virtual(i.Name)
}

// What the names of interfaces begin with that lead elsewhere: VPNs, virtual
// machines and containers, the mobile network, links that only the system uses.
var elsewhere = []string{
	"tun", "tap", "utun", "wg", "ppp", "ipsec", "tailscale", "zt", "nordlynx", "proton", "wireguard", "openvpn", "cisco",
	"docker", "br-", "veth", "virbr", "vmnet", "vmware", "vboxnet", "virtualbox", "vethernet", "hyper-v", "lxc", "lxd", "cni", "flannel", "cali", "podman", "kube", "vnet", "dummy", "ifb",
	"rmnet", "ccmni", "clat", "v4-", "pdp_ip", "wwan", "wwp", "cellular",
	"awdl", "llw", "anpi", "gif", "stf", "sit", "teredo", "isatap", "bluetooth", "loopback",
}

func virtual(name string) bool {
	name = strings.ToLower(name)
	return slices.ContainsFunc(elsewhere, func(p string) bool { return strings.HasPrefix(name, p) })
}

// Ranks sort what a person should see first: lower is better.
func rankAddr(a netip.Addr) int {
	switch {
	case a.Is4() && a.IsPrivate():
		return 0
	case a.Is4() && a.IsLinkLocalUnicast():
		return 2
	case a.Is4():
		return 1
	case a.IsPrivate():
		return 3
	case a.IsLinkLocalUnicast():
		return 5
	}
	return 4
}

func rankName(name string) int {
	name = strings.ToLower(name)
	for rank, prefixes := range [][]string{
		{"wl", "wi-fi", "wifi", "ath", "ap", "swlan", "softap", "en0"},
		{"eth", "en", "em", "bridge", "br", "lan"},
	} {
		if slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(name, p) }) {
			return rank
		}
	}
	return 2
}
