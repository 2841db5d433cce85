package discover

import (
	"net/netip"
	"reflect"
	"strings"
	"testing"

	"krutzjass/netplay/lan"
)

var local = lan.System{Interfaces: func() ([]lan.Interface, error) { return nil, nil }}.Local

var advert = Advert{Table: "a1b2", Name: "Stube Zürich", Game: "krutzjass", Free: 2, Oldest: 1, Newest: 3, Port: 15700}

func addrs(list ...string) []netip.Addr {
	var all []netip.Addr
	for _, s := range list {
		all = append(all, netip.MustParseAddr(s))
	}
	return all
}

func TestTXT(t *testing.T) {
	got := advert.txt(addrs("192.168.1.7", "10.0.0.5"))
	want := []string{"krutzjass=1", "table=a1b2", "name=Stube%20Z%C3%BCrich", "game=krutzjass", "free=2", "speaks=1-3", "at=192.168.1.7,10.0.0.5"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q", got)
	}
	back, at, err := parse(got, 15700, local)
	if err != nil || back != advert || !reflect.DeepEqual(at, addrs("192.168.1.7", "10.0.0.5")) {
		t.Errorf("read as %+v at %v, %v", back, at, err)
	}
}

func TestTXTFits(t *testing.T) {
	a := advert
	a.Table = strings.Repeat("f", 64)
	a.Name = strings.Repeat("\U0001F0A1", 100)
	many := addrs("10.255.255.255", "10.255.255.254", "10.255.255.253", "10.255.255.252", "10.255.255.251")
	for _, s := range a.txt(many) {
		if len(s) > 255 {
			t.Errorf("%d bytes: %s", len(s), s)
		}
	}
	back, at, err := parse(a.txt(many), a.Port, local)
	if err != nil || len(at) != maxAddrs || !strings.HasPrefix(back.Name, "\U0001F0A1\U0001F0A1") || strings.Trim(back.Name, "\U0001F0A1") != "" {
		t.Errorf("read as %+v at %v, %v", back, at, err)
	}
}

func TestParse(t *testing.T) {
	for _, row := range []struct {
		name string
		txt  string // strings divided by blanks
		want Advert
		at   []netip.Addr
	}{
		{"least", "krutzjass=1 table=t game=watten", Advert{Table: "t", Game: "watten", Port: 1}, nil},
		{"unknown strings", "krutzjass=1 colour=red table=t x game=watten =", Advert{Table: "t", Game: "watten", Port: 1}, nil},
		{"signs that harm", "krutzjass=1 table=t game=watten name=%1b[2J%E2%80%AEevil%0a", Advert{Table: "t", Game: "watten", Name: "[2Jevil", Port: 1}, nil},
		{"addresses elsewhere", "krutzjass=1 table=t game=watten at=8.8.8.8,192.168.1.1,,x,192.168.1.1,127.0.0.1", Advert{Table: "t", Game: "watten", Port: 1}, addrs("192.168.1.1")},
		{"too many addresses", "krutzjass=1 table=t game=watten at=10.0.0.1,10.0.0.2,10.0.0.3,10.0.0.4,10.0.0.5,10.0.0.6", Advert{Table: "t", Game: "watten", Port: 1}, addrs("10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4")},
		{"no magic", "table=t game=watten", Advert{}, nil},
		{"magic later", "table=t krutzjass=1 game=watten", Advert{}, nil},
		{"another version", "krutzjass=2 table=t game=watten", Advert{}, nil},
		{"no table", "krutzjass=1 game=watten", Advert{}, nil},
		{"a table with signs", "krutzjass=1 table=t\x1b game=watten", Advert{}, nil},
		{"a long table", "krutzjass=1 game=watten table=" + strings.Repeat("x", 65), Advert{}, nil},
		{"a game with signs", "krutzjass=1 table=t game=../x", Advert{}, nil},
		{"a bad name", "krutzjass=1 table=t game=watten name=%zz", Advert{}, nil},
		{"bad seats", "krutzjass=1 table=t game=watten free=many", Advert{}, nil},
		{"seats below nought", "krutzjass=1 table=t game=watten free=-1", Advert{}, nil},
		{"bad versions", "krutzjass=1 table=t game=watten speaks=1", Advert{}, nil},
		{"a version too great", "krutzjass=1 table=t game=watten speaks=1-99999999999999999999", Advert{}, nil},
	} {
		got, at, err := parse(strings.Split(row.txt, " "), 1, local)
		if got != row.want || !reflect.DeepEqual(at, row.at) || (err == nil) != (row.want != Advert{}) {
			t.Errorf("%s: %+v at %v, %v", row.name, got, at, err)
		}
	}
	if _, _, err := parse(nil, 1, local); err == nil {
		t.Error("nothing is an advert")
	}
	if _, _, err := parse(advert.txt(nil), 0, local); err == nil {
		t.Error("port 0 passes")
	}
}

func FuzzParse(f *testing.F) {
	f.Add(strings.Join(advert.txt(addrs("10.0.0.1")), "\n"), 15700)
	f.Add("krutzjass=1\ntable=t\ngame=g\nname=%41%CC%80\nfree=01\nspeaks=1-2-3\nat=::1,fe80::1%x", 1)
	f.Fuzz(func(t *testing.T, txt string, port int) {
		a, at, err := parse(strings.Split(txt, "\n"), port, local)
		if err != nil {
			if a != (Advert{}) || at != nil {
				t.Errorf("%v, and yet %+v", err, a)
			}
			return
		}
		for _, addr := range at {
			if !local(addr) {
				t.Errorf("%v is elsewhere", addr)
			}
		}
		again, same, err := parse(a.txt(at), port, local)
		if err != nil || again != a || len(same) != len(at) {
			t.Errorf("%+v at %v written and read is %+v at %v, %v", a, at, again, same, err)
		}
	})
}
