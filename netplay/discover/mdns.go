package discover

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"io"
	"log"
	"net"
	"net/netip"
	"reflect"
	"strings"
	"sync"
	"time"

	"github.com/hashicorp/mdns"

	"krutzjass/netplay/lan"
)

const (
	service = "_krutzjass._tcp"
	domain  = "local."

	// every is the time from one look to the next, and between two looks at the
	// interfaces of a host.
	every = 3 * time.Second
	// listening is how long a look waits for answers, trying how long a
	// connection may take to come about.
	listening = time.Second
	trying    = time.Second
	// answers is the room for what one look hears: busy homes are full of
	// speakers and lamps, and the library drops what finds no room.
	answers = 256
)

// MDNS is Discovery by multicast DNS over IPv4. Fields are set before use.
type MDNS struct {
	LAN lan.System
	// Hold is called before multicast is used and what it returns afterwards, for
	// systems that need a lock for that (Android). It may be nil.
	Hold func() (release func())

	start func(*net.Interface, mdns.Zone) (server, error) // nil: listen on the network
	look  func(context.Context, lan.Way) ([]heard, error) // nil: ask on the network
	reach func(context.Context, netip.AddrPort) bool      // nil: make a connection
}

// quiet swallows what the library complains about: of strangers' packets, mostly.
var quiet = log.New(io.Discard, "", 0)

func (m *MDNS) hold() func() {
	if m.Hold == nil {
		return func() {}
	}
	return m.Hold()
}

// Find implements Discovery.
func (m *MDNS) Find(ctx context.Context, found func([]Table, error)) {
	defer m.hold()()
	seen := sights{}
	var told []Table
	var trouble error
	for first := true; ctx.Err() == nil; first = false {
		next := time.After(every)
		all, err := m.lookAround(ctx)
		if ctx.Err() != nil {
			return
		}
		if err == nil {
			seen.hear(all)
			m.try(ctx, seen.untried())
		}
		if now := seen.tables(); first || !reflect.DeepEqual(now, told) || (err == nil) != (trouble == nil) {
			found(now, err)
			told = now
		}
		trouble = err
		select {
		case <-ctx.Done():
		case <-next:
		}
	}
}

// lookAround asks on all interfaces at once. It fails if none of them works.
func (m *MDNS) lookAround(ctx context.Context) ([]heard, error) {
	look := m.look
	if look == nil {
		look = m.ask
	}
	ways := m.LAN.Multicast()
	if len(ways) == 0 {
		return nil, ErrNoNetwork
	}
	var (
		wg   sync.WaitGroup
		mu   sync.Mutex
		all  []heard
		last error
		done int
	)
	for _, way := range ways {
		wg.Go(func() {
			got, err := look(ctx, way)
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				last = err
				return
			}
			all = append(all, got...)
			done++
		})
	}
	wg.Wait()
	switch {
	case done > 0:
		return all, nil
	case len(m.LAN.Addresses()) == 0: // only loopback, which stood in
		return nil, ErrNoNetwork
	}
	return nil, blocked(last)
}

// ask makes one query on one interface. Entries are read after it has ended:
// until then the library goes on writing to them.
func (m *MDNS) ask(ctx context.Context, way lan.Way) ([]heard, error) {
	entries := make(chan *mdns.ServiceEntry, answers)
	err := mdns.QueryContext(ctx, &mdns.QueryParam{
		Service: service, Domain: strings.Trim(domain, "."), Timeout: listening, Interface: way.Interface,
		Entries: entries, WantUnicastResponse: true, DisableIPv6: true, Logger: quiet,
	})
	if err != nil {
		return nil, err
	}
	var all []heard
	for {
		select {
		case e := <-entries:
			if h, ok := m.read(e); ok {
				all = append(all, h)
			}
		default:
			return all, nil
		}
	}
}

// read takes an answer if it is of ours: the library gives those of every
// service that answers.
func (m *MDNS) read(e *mdns.ServiceEntry) (heard, bool) {
	instance, ok := strings.CutSuffix(e.Name, "."+service+"."+domain)
	if !ok || instance == "" || strings.Contains(instance, ".") || len(instance) > 63 {
		return heard{}, false
	}
	advert, addrs, err := parse(e.InfoFields, e.Port, m.LAN.Local)
	if err != nil {
		return heard{}, false
	}
	if a, ok := netip.AddrFromSlice(e.AddrV4.To4()); ok && len(addrs) == 0 && m.LAN.Local(a) {
		addrs = append(addrs, a)
	}
	h := heard{instance: instance, advert: advert}
	for _, a := range addrs {
		h.at = append(h.at, netip.AddrPortFrom(a, uint16(advert.Port)))
	}
	return h, len(h.at) > 0
}

// try makes a connection to each address of each sight, all at once.
func (m *MDNS) try(ctx context.Context, list []*sight) {
	reach := m.reach
	if reach == nil {
		reach = connect
	}
	var wg sync.WaitGroup
	for _, one := range list {
		wg.Go(func() {
			answered := make([]bool, len(one.at))
			var each sync.WaitGroup
			for i, at := range one.at {
				each.Go(func() { answered[i] = reach(ctx, at) })
			}
			each.Wait()
			one.tried, one.good = true, nil
			for i, at := range one.at {
				if answered[i] {
					one.good = append(one.good, at)
				}
			}
		})
	}
	wg.Wait()
}

// connect tells whether somebody listens there.
func connect(ctx context.Context, at netip.AddrPort) bool {
	conn, err := (&net.Dialer{Timeout: trying}).DialContext(ctx, "tcp", at.String())
	if err != nil {
		return false
	}
	conn.Close()
	return true
}

// newInstance draws a name that no other announcement has: nothing checks for
// conflicts.
func newInstance() string {
	var b [8]byte
	rand.Read(b[:]) // never fails
	return "table-" + hex.EncodeToString(b[:])
}
