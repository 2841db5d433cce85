package cli

import (
	"errors"
	"fmt"
	"net/netip"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"krutzjass/netplay"
	"krutzjass/netplay/discover"
	"krutzjass/netplay/wire"
)

// The table is found by name, or by being the only one, or not at all.
func TestPick(t *testing.T) {
	at := []netip.AddrPort{netip.MustParseAddrPort("192.168.1.2:15700")}
	stube := discover.Table{Advert: discover.Advert{Name: "Stube"}, At: at, Reachable: true}
	laube := discover.Table{Advert: discover.Advert{Name: "Laube"}, At: at, Reachable: true}
	dark := discover.Table{Advert: discover.Advert{Name: "Stube"}}
	for _, row := range []struct {
		name  string
		want  string
		all   []discover.Table
		found bool
		err   error
	}{
		{"nothing", "", nil, false, nil},
		{"out of reach", "", []discover.Table{dark}, false, nil},
		{"the only one", "", []discover.Table{dark, laube}, true, nil},
		{"one of two", "Stube", []discover.Table{stube, laube}, true, nil},
		{"either of two", "", []discover.Table{stube, laube}, false, errors.ErrUnsupported},
		{"another", "Keller", []discover.Table{stube, laube}, false, nil},
	} {
		s := search{reach: &reach{table: row.want}}
		at, err := s.pick(row.all)
		if (at != nil) != row.found || (err != nil) != (row.err != nil) {
			t.Errorf("%s: %v, %v", row.name, at, err)
		}
	}
}

// Whoever looks for a table in vain is told why, in one sentence, with what to do.
func TestLookInVain(t *testing.T) {
	advert := func(i int, name string) discover.Advert {
		return discover.Advert{Table: strings.Repeat("7d", 32), Name: name, Game: "watten", Oldest: 1, Newest: 1, Port: 15700 + i}
	}
	for _, row := range []struct {
		name   string
		tables []string
		fails  error
		within time.Duration
		says   string
	}{
		{"nothing there", nil, nil, searchTime, "no such table was found on this network: check that both devices are on the same Wi-Fi, or use -address"},
		{"two tables", []string{"Laube", "Stube"}, nil, 0, "there are several tables (Laube, Stube): name one with -table, or use -address"},
		{"two of one name", []string{"Stube", "Stube"}, nil, 0, "several tables have the same name (Stube at 127.0.0.1:15700, Stube at 127.0.0.1:15701): choose yours with -address"},
		{"no network", nil, discover.ErrNoNetwork, searchTime, "this device is on no local network: connect it to the Wi-Fi of the others"},
		{"no multicast", nil, discover.ErrBlocked, searchTime, "this device may not speak to all others on its network: use the address of the table instead"},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				network := &discover.Fake{}
				network.Fail(row.fails)
				for i, name := range row.tables {
					if _, err := network.Announce(advert(i, name)); err != nil {
						t.Fatal(err)
					}
				}
				start := time.Now()
				at, err := (&search{&reach{find: true}, &env{discovery: network}}).look(t.Context())
				if took := time.Since(start); at != nil || fmt.Sprint(err) != row.says || took != row.within {
					t.Errorf("after %v: %v, %v; want %s", took, at, err, row.says)
				}
			})
		})
	}
}

// What keeps a device from the table is said once, however often it is tried, and again when
// something else does, or the same after the table was there.
func TestStandingIsSaidOnce(t *testing.T) {
	lost, nobody := errors.New("the connection to the table was lost"), errors.New("no table answers there")
	var complaints strings.Builder
	w := &standing{to: &complaints, command: "watch"}
	for _, trouble := range []error{lost, nobody, nobody, nobody, nil, lost, nobody, errors.New("no table answers there")} {
		w.hear(netplay.ClientState{Connected: trouble == nil, Trouble: trouble})
	}
	for _, waits := range []bool{true, true, false} {
		w.hear(netplay.ClientState{Connected: true, Name: "Anna 2", Table: wire.Table{Waiting: waits}})
	}
	want := ""
	for _, said := range []error{lost, nobody, lost, nobody} {
		want += fmt.Sprintf("krutzjass watch: %v; trying again\n", said)
	}
	want += "krutzjass watch: waiting: the host has to let in \"Anna 2\"\n"
	if complaints.String() != want {
		t.Errorf("it says\n%swant\n%s", complaints.String(), want)
	}
}
