package discover

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"reflect"
	"sync"
	"sync/atomic"
	"time"

	"github.com/hashicorp/mdns"
	"github.com/miekg/dns"

	"krutzjass/netplay/lan"
)

// Why tables cannot be announced or looked for; each says what to do instead.
var (
	ErrNoNetwork = errors.New("this device is on no local network: connect it to the Wi-Fi of the others")
	ErrBlocked   = errors.New("this device may not speak to all others on its network: use the address of the table instead")
)

func blocked(why error) error { return fmt.Errorf("%w (%v)", ErrBlocked, why) }

// renewal is how long the servers of an announcement are used. Their library never
// joins a group again and turns in circles on a socket that broke, as it does when a
// device was asleep or went to another Wi-Fi.
const renewal = time.Minute

// announcer answers for one table, with a server on each interface.
type announcer struct {
	system   lan.System
	start    func(*net.Interface, mdns.Zone) (server, error)
	instance string
	current  atomic.Pointer[mdns.MDNSService]
	stop     chan struct{}
	gone     chan struct{}
	once     sync.Once

	mu      sync.Mutex
	advert  Advert
	addrs   []netip.Addr
	trouble error
}

// server answers on one interface.
type server interface{ Shutdown() error }

// answerOn starts a server of the library.
func answerOn(on *net.Interface, zone mdns.Zone) (server, error) {
	return mdns.NewServer(&mdns.Config{Zone: zone, Iface: on, Logger: quiet})
}

// Announce implements Discovery.
func (m *MDNS) Announce(a Advert) (Announcement, error) {
	if err := a.check(); err != nil {
		return nil, err
	}
	start := m.start
	if start == nil {
		start = answerOn
	}
	an := &announcer{system: m.LAN, start: start, instance: newInstance(), advert: a, stop: make(chan struct{}), gone: make(chan struct{})}
	release := m.hold()
	servers := an.serve(an.system.Multicast())
	go func() {
		defer close(an.gone)
		defer release()
		an.follow(servers)
	}()
	return an, nil
}

// Records implements mdns.Zone with what is told at the moment.
func (an *announcer) Records(q dns.Question) []dns.RR {
	// The top bit of the class asks for an answer to the asker alone (RFC 6762,
	// 5.4), which is all that the library does.
	if s := an.current.Load(); s != nil {
		return s.Records(q)
	}
	return nil
}

// follow keeps the servers on the interfaces that there are, until stopped.
func (an *announcer) follow(s servers) {
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-an.stop:
			s.shutdown()
			return
		case <-tick.C:
		}
		if ways := an.system.Multicast(); !reflect.DeepEqual(ways, s.ways) || an.Err() != nil || time.Since(s.since) >= renewal {
			s.shutdown()
			s = an.serve(ways)
		}
	}
}

// servers are what answers on some interfaces.
type servers struct {
	ways  []lan.Way
	since time.Time
	all   []server
}

func (s servers) shutdown() {
	for _, one := range s.all {
		one.Shutdown() // it only closes sockets
	}
}

// serve starts a server on each interface and notes what went wrong if none could.
func (an *announcer) serve(ways []lan.Way) servers {
	s := servers{ways: ways, since: time.Now()}
	trouble := ErrNoNetwork
	var addrs []netip.Addr
	for _, way := range ways {
		server, err := an.start(way.Interface, an)
		if err != nil {
			trouble = blocked(err)
			continue
		}
		s.all = append(s.all, server)
		addrs = append(addrs, way.Addrs...)
	}
	if len(s.all) > 0 {
		trouble = nil
	}
	an.mu.Lock()
	defer an.mu.Unlock()
	an.addrs, an.trouble = addrs, trouble
	an.publish()
	return s
}

// publish makes the records; an.mu is held.
func (an *announcer) publish() {
	if len(an.addrs) == 0 {
		an.current.Store(nil)
		return
	}
	ips := make([]net.IP, len(an.addrs))
	for i, a := range an.addrs {
		ips[i] = a.AsSlice()
	}
	s, err := mdns.NewMDNSService(an.instance, service, domain, an.instance+"."+domain, an.advert.Port, ips, an.advert.txt(an.addrs))
	if err != nil {
		an.trouble = blocked(err)
	}
	an.current.Store(s)
}

// Update implements Announcement.
func (an *announcer) Update(a Advert) error {
	an.mu.Lock()
	defer an.mu.Unlock()
	a.Table, a.Port = an.advert.Table, an.advert.Port
	if err := a.check(); err != nil {
		return err
	}
	an.advert = a
	an.publish()
	return nil
}

// Err implements Announcement.
func (an *announcer) Err() error {
	an.mu.Lock()
	defer an.mu.Unlock()
	return an.trouble
}

// Stop implements Announcement. When it returns nothing answers any more.
func (an *announcer) Stop() {
	an.once.Do(func() { close(an.stop) })
	<-an.gone
}
