package discover

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"reflect"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/hashicorp/mdns"

	"krutzjass/netplay/lan"
)

// network is a system with interfaces that can be changed.
type network struct {
	mu    sync.Mutex
	cards []lan.Interface
}

func (n *network) set(cards ...lan.Interface) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.cards = cards
}

func (n *network) system() lan.System {
	return lan.System{Interfaces: func() ([]lan.Interface, error) {
		n.mu.Lock()
		defer n.mu.Unlock()
		return n.cards, nil
	}}
}

func card(name, prefix string) lan.Interface {
	return lan.Interface{
		Interface: net.Interface{Name: name, Flags: net.FlagUp | net.FlagMulticast},
		Prefixes:  []netip.Prefix{netip.MustParsePrefix(prefix)},
	}
}

// entry is an answer as the library gives it.
func entry(name string, txt []string) *mdns.ServiceEntry {
	return &mdns.ServiceEntry{Name: name, Port: 15700, InfoFields: txt, AddrV4: net.IPv4(192, 168, 1, 7)}
}

func TestRead(t *testing.T) {
	good := advert.txt(nil)
	for _, row := range []struct {
		name  string
		entry *mdns.ServiceEntry
		want  string // the addresses
	}{
		{"ours", entry("table-1._krutzjass._tcp.local.", good), "[192.168.1.7:15700]"},
		{"addresses in the text", entry("table-1._krutzjass._tcp.local.", advert.txt(addrs("10.0.0.1", "10.0.0.2"))), "[10.0.0.1:15700 10.0.0.2:15700]"},
		{"a speaker", entry("kitchen._raop._tcp.local.", []string{"cn=0,1"}), ""},
		{"another service with our text", entry("table-1._ipp._tcp.local.", good), ""},
		{"our service with other text", entry("table-1._krutzjass._tcp.local.", []string{"x"}), ""},
		{"a suffix that only looks like it", entry("table-1.x_krutzjass._tcp.local.", good), ""},
		{"no instance", entry("._krutzjass._tcp.local.", good), ""},
		{"more than an instance", entry("a.b._krutzjass._tcp.local.", good), ""},
		{"no text", entry("table-1._krutzjass._tcp.local.", nil), ""},
		{"an address elsewhere", &mdns.ServiceEntry{Name: "table-1._krutzjass._tcp.local.", Port: 15700, InfoFields: good, AddrV4: net.IPv4(8, 8, 8, 8)}, ""},
		{"no address", &mdns.ServiceEntry{Name: "table-1._krutzjass._tcp.local.", Port: 15700, InfoFields: good}, ""},
	} {
		h, ok := (&MDNS{LAN: (&network{}).system()}).read(row.entry)
		if got := fmt.Sprint(h.at); ok != (row.want != "") || ok && got != row.want {
			t.Errorf("%s: %v at %s", row.name, ok, got)
		}
	}
}

// air is what the looks of a seeker hear, and which addresses answer.
type air struct {
	mu     sync.Mutex
	told   map[string]heard // by instance
	closed map[string]bool  // addresses that do not answer
	err    error
	looks  int
	tries  int
}

func (a *air) change(do func()) {
	a.mu.Lock()
	defer a.mu.Unlock()
	do()
}

func (a *air) look(context.Context, lan.Way) ([]heard, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.looks++
	var all []heard
	for _, h := range a.told {
		all = append(all, h)
	}
	return all, a.err
}

func (a *air) reach(_ context.Context, at netip.AddrPort) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.tries++
	return !a.closed[at.String()]
}

func told(instance, table, name string, at ...string) heard {
	h := heard{instance: instance, advert: Advert{Table: table, Name: name}}
	for _, s := range at {
		h.at = append(h.at, netip.MustParseAddrPort(s))
	}
	return h
}

// shown writes tables as a list would show them.
func shown(tables []Table, err error) string {
	var parts []string
	for _, tb := range tables {
		s := tb.Name + fmt.Sprint(tb.At)
		if !tb.Reachable {
			s += "?"
		}
		parts = append(parts, s)
	}
	if err != nil {
		parts = append(parts, "error")
	}
	return strings.Join(parts, " ")
}

// The life of a list: each step changes the air, lets a look go by and says what
// was shown then, or - if nothing was.
func TestFind(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		a := &air{told: map[string]heard{}, closed: map[string]bool{}}
		n := &network{}
		n.set(card("wlan0", "192.168.1.9/24"), card("eth0", "10.0.0.9/8"))
		held, released := 0, 0
		m := &MDNS{LAN: n.system(), look: a.look, reach: a.reach, Hold: func() func() { held++; return func() { released++ } }}
		ctx, cancel := context.WithCancel(t.Context())
		var got []string
		done := make(chan struct{})
		go func() {
			defer close(done)
			m.Find(ctx, func(tables []Table, err error) { a.change(func() { got = append(got, shown(tables, err)) }) })
		}()
		synctest.Wait()
		if !reflect.DeepEqual(got, []string{""}) || a.looks != 2 {
			t.Errorf("after the first look: %q, %d looks", got, a.looks)
		}
		for _, step := range []struct {
			name string
			do   func()
			want string
		}{
			{"a table", func() { a.told["i1"] = told("i1", "t1", "Stube", "192.168.1.7:1") }, "Stube[192.168.1.7:1]"},
			{"nothing new", func() {}, "-"},
			{"another, not to be reached", func() {
				a.closed["192.168.1.8:2"] = true
				a.told["i2"] = told("i2", "t2", "Garten", "192.168.1.8:2")
			}, "Garten[192.168.1.8:2]? Stube[192.168.1.7:1]"},
			{"it can be reached now", func() { a.closed = nil }, "Garten[192.168.1.8:2] Stube[192.168.1.7:1]"},
			{"it moved, one of its addresses answers", func() {
				a.closed = map[string]bool{"10.0.0.8:2": true}
				a.told["i2"] = told("i2", "t2", "Garten", "10.0.0.8:2", "192.168.1.18:2")
			}, "Garten[192.168.1.18:2] Stube[192.168.1.7:1]"},
			{"looking fails", func() { a.err = errors.New("no route to host") }, "Garten[192.168.1.18:2] Stube[192.168.1.7:1] error"},
			{"and fails", func() {}, "-"},
			{"and works", func() { a.err = nil }, "Garten[192.168.1.18:2] Stube[192.168.1.7:1]"},
			{"one is silent", func() { delete(a.told, "i1") }, "-"},
			{"twice", func() {}, "-"},
			{"three times", func() {}, "Garten[192.168.1.18:2]"},
			{"its host is started again", func() {
				delete(a.told, "i2")
				a.told["i3"] = told("i3", "t2", "Garten", "192.168.1.18:3")
			}, "Garten[192.168.1.18:3]"},
			{"no network", func() { n.set() }, "Garten[192.168.1.18:3] error"},
		} {
			var before int
			a.change(func() { before = len(got); step.do() })
			<-time.After(every)
			synctest.Wait()
			a.change(func() {
				news := "-"
				if len(got) > before {
					news = got[len(got)-1]
				}
				if news != step.want || len(got) > before+1 {
					t.Errorf("%s: %q, want %q", step.name, got[before:], step.want)
				}
			})
		}
		cancel()
		<-done
		if held != 1 || released != 1 {
			t.Errorf("held %d times, released %d times", held, released)
		}
		if a.tries > 10 {
			t.Errorf("%d connections tried", a.tries)
		}
	})
}

// Where nothing can be asked it is said why: there is no network, or it forbids.
func TestWhyNobodyIsFound(t *testing.T) {
	loopback := card("lo", "127.0.0.1/8")
	loopback.Flags |= net.FlagLoopback
	wifi := card("wlan0", "192.168.1.9/24")
	for _, row := range []struct {
		name  string
		cards []lan.Interface
		looks int
		want  error
	}{
		{"no interface", nil, 0, ErrNoNetwork},
		{"only loopback, without groups", []lan.Interface{loopback}, 1, ErrNoNetwork},
		{"a network without groups", []lan.Interface{loopback, wifi}, 1, ErrBlocked},
	} {
		n, a := &network{}, &air{err: errors.New("no such device")}
		n.set(row.cards...)
		if _, err := (&MDNS{LAN: n.system(), look: a.look}).lookAround(t.Context()); !errors.Is(err, row.want) || a.looks != row.looks {
			t.Errorf("%s: %v after %d looks, want %v", row.name, err, a.looks, row.want)
		}
	}
}

// A crowd of adverts costs little.
func TestCrowd(t *testing.T) {
	var all []heard
	for i := range 10 * maxSeen {
		all = append(all, told(fmt.Sprint(i), fmt.Sprint(i), "x", "192.168.1.7:1"))
	}
	s := sights{}
	s.hear(all)
	if len(s) != maxSeen || len(s.untried()) != maxSeen {
		t.Errorf("%d are remembered", len(s))
	}
}

// Whoever asks the fake finds what is told, and hears of every change.
func TestFake(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &Fake{}
		ctx, cancel := context.WithCancel(t.Context())
		var last string
		done := make(chan struct{})
		go func() {
			defer close(done)
			f.Find(ctx, func(tables []Table, err error) { last = shown(tables, err) })
		}()
		see := func(step, want string) {
			t.Helper()
			synctest.Wait()
			if last != want {
				t.Errorf("%s: %q, want %q", step, last, want)
			}
		}
		see("nothing", "")
		one, err := f.Announce(advert)
		if err != nil {
			t.Fatal(err)
		}
		see("one", "Stube Zürich[127.0.0.1:15700]")
		two, err := f.Announce(Advert{Table: "t2", Name: "Garten", Game: "watten", Port: 2})
		if err != nil {
			t.Fatal(err)
		}
		see("two", "Garten[127.0.0.1:2] Stube Zürich[127.0.0.1:15700]")
		if err := two.Update(Advert{Name: "Laube", Game: "watten"}); err != nil {
			t.Error(err)
		}
		see("renamed", "Laube[127.0.0.1:2] Stube Zürich[127.0.0.1:15700]")
		one.Stop()
		one.Stop()
		see("stopped", "Laube[127.0.0.1:2]")
		f.Fail(ErrNoNetwork)
		see("failing", "Laube[127.0.0.1:2] error")
		if two.Err() != ErrNoNetwork {
			t.Error(two.Err())
		}
		cancel()
		<-done
		if _, err := f.Announce(Advert{}); err == nil {
			t.Error("nothing is announced")
		}
	})
}

var _, _ Discovery = (*MDNS)(nil), (*Fake)(nil)
