package discover

import (
	"errors"
	"fmt"
	"net"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/hashicorp/mdns"
	"github.com/miekg/dns"

	"krutzjass/netplay/lan"
)

func question(name string, kind uint16) dns.Question {
	return dns.Question{Name: name, Qtype: kind, Qclass: dns.ClassINET}
}

// An announcement answers for its own name with what is told now.
func TestAnnouncement(t *testing.T) {
	m := &MDNS{LAN: lan.System{Interfaces: func() ([]lan.Interface, error) { return nil, nil }}}
	told, err := m.Announce(advert)
	if err != nil {
		t.Fatal(err)
	}
	defer told.Stop()
	if !errors.Is(told.Err(), ErrNoNetwork) {
		t.Errorf("without a network: %v", told.Err())
	}
	an := told.(*announcer)
	service := question("_krutzjass._tcp.local.", dns.TypePTR)
	if got := an.Records(service); got != nil {
		t.Errorf("without a network it answers %v", got)
	}
	an.mu.Lock()
	an.addrs = addrs("192.168.1.7", "10.0.0.5")
	an.publish()
	an.mu.Unlock()
	text := func() string { return fmt.Sprint(an.Records(service)) }
	for _, want := range []string{an.instance, "Stube%20Z%C3%BCrich", "free=2", "at=192.168.1.7,10.0.0.5", "A\t192.168.1.7"} {
		if !strings.Contains(text(), want) {
			t.Errorf("no %s in %s", want, text())
		}
	}
	if err := told.Update(Advert{Name: "Stube", Game: "watten", Free: 1}); err != nil || !strings.Contains(text(), "table=a1b2") || !strings.Contains(text(), "free=1") {
		t.Errorf("%v: %s", err, text())
	}
	if err := told.Update(Advert{Game: "no such game"}); err == nil || !strings.Contains(text(), "free=1") {
		t.Errorf("%v: %s", err, text())
	}
	if got := an.Records(question("_ipp._tcp.local.", dns.TypePTR)); got != nil {
		t.Errorf("for another service it answers %v", got)
	}
	for _, bad := range []Advert{{}, {Table: "t", Game: "watten", Port: 70000}, {Table: "t/", Game: "watten", Port: 1}} {
		if _, err := m.Announce(bad); err == nil {
			t.Errorf("%+v is announced", bad)
		}
	}
	if other := newInstance(); other == an.instance {
		t.Error("two instances have one name")
	}
}

// ears are the servers of a test, with what became of them since it was looked at.
type ears struct {
	mu     sync.Mutex
	log    []string
	broken error // none can be started
}

func (e *ears) start(on *net.Interface, _ mdns.Zone) (server, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.log = append(e.log, "+"+on.Name)
	return ear{on.Name, e}, e.broken
}

func (e *ears) fail(err error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.broken = err
}

func (e *ears) look() string {
	e.mu.Lock()
	defer e.mu.Unlock()
	text := strings.Join(e.log, " ")
	e.log = nil
	return text
}

// ear is one of them.
type ear struct {
	name string
	all  *ears
}

func (e ear) Shutdown() error {
	e.all.mu.Lock()
	defer e.all.mu.Unlock()
	e.all.log = append(e.all.log, "-"+e.name)
	return nil
}

// An announcement follows the interfaces that there are, tries again what did not
// work, and renews what has been used for long.
func TestAnnouncementFollowsTheNetwork(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n, all := &network{}, &ears{}
		wifi, cable := card("wlan0", "192.168.1.7/24"), card("eth0", "10.0.0.5/8")
		m := &MDNS{LAN: n.system(), start: all.start}
		told, err := m.Announce(advert)
		if err != nil {
			t.Fatal(err)
		}
		for _, step := range []struct {
			name  string
			do    func()
			after time.Duration
			want  string // servers that began and ended
			err   error
		}{
			{"no network", func() {}, every, "", ErrNoNetwork},
			{"the Wi-Fi comes", func() { n.set(wifi) }, every, "+wlan0", nil},
			{"nothing new", func() {}, renewal - 2*every, "", nil},
			{"used for long", func() {}, 2 * every, "-wlan0 +wlan0", nil},
			{"a cable comes", func() { n.set(wifi, cable) }, every, "-wlan0 +wlan0 +eth0", nil},
			{"the Wi-Fi goes, and the cable does not work", func() { n.set(cable); all.fail(errors.New("not allowed")) }, every, "-wlan0 -eth0 +eth0", ErrBlocked},
			{"it works", func() { all.fail(nil) }, every, "+eth0", nil},
			{"stopped", told.Stop, 0, "-eth0", nil},
			{"and stopped again", told.Stop, renewal, "", nil},
		} {
			step.do()
			time.Sleep(step.after)
			synctest.Wait()
			if got := all.look(); got != step.want || !errors.Is(told.Err(), step.err) {
				t.Errorf("%s: %s, %v; want %s, %v", step.name, got, told.Err(), step.want, step.err)
			}
		}
	})
}
