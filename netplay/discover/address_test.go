package discover

import (
	"errors"
	"io/fs"
	"reflect"
	"strings"
	"testing"
)

func TestParseAddress(t *testing.T) {
	for _, row := range []struct{ text, want, complaint string }{
		{"192.168.1.20:7777", "192.168.1.20:7777", ""},
		{" 192.168.1.20 ", "192.168.1.20:15700", ""},
		{"[fe80::1%wlan0]:7777", "[fe80::1%wlan0]:7777", ""},
		{"fe80::1%wlan0", "[fe80::1%wlan0]:15700", ""},
		{"[fd00::5]", "[fd00::5]:15700", ""},
		{"::1", "[::1]:15700", ""},
		{"laptop.local", "laptop.local:15700", ""},
		{"laptop:1", "laptop:1", ""},
		{"", "", "there is no address"},
		{"  ", "", "there is no address"},
		{"192.168.1.20:", "", `"" is no port`},
		{"192.168.1.20:0", "", "is no port"},
		{"192.168.1.20:65536", "", "is no port"},
		{"192.168.1.20:-1", "", "is no port"},
		{"192.168.1.20:port", "", `"port" is no port`},
		{"192.168.1.20:0000001", "", "is no port"},
		{"192.168.1:7777", "", "four numbers"},
		{"192.168.1.300", "", "four numbers"},
		{"1921681", "", "four numbers"},
		{"[192.168.1.20", "", "is no address"},
		{"[fe80::1", "", "is no address"},
		{"fe80::1]:5", "", "is no address"},
		{"fe80:::1", "", "is no address"},
		{"a:b:c", "", "is no address"},
		{":7777", "", "is no address"},
		{"http://192.168.1.20", "", "is no"},
		{"lap top", "", "is no address"},
		{"::%]0", "", "is no address"},
		{"fe80::1%[0", "", "is no address"},
		{"-x", "", "is no address"},
		{"laptop\x1b[2J", "", "is no address"},
		{"0.0.0.0", "", "nobody answers at 0.0.0.0"},
		{"[::]:7777", "", "nobody answers at ::"},
		{"224.0.0.251:5353", "", "nobody answers"},
		{strings.Repeat("a", 300), "", "is no address"},
	} {
		got, err := ParseAddress(row.text)
		if row.complaint == "" && (err != nil || got.String() != row.want) {
			t.Errorf("%q: %v, %v", row.text, got, err)
		}
		if row.complaint != "" && (err == nil || got != Address{} || !strings.Contains(err.Error(), row.complaint)) {
			t.Errorf("%q: %v, %v", row.text, got, err)
		}
	}
}

func FuzzParseAddress(f *testing.F) {
	f.Add("192.168.1.20:7777")
	f.Add("[fe80::1%wlan0]:7777")
	f.Add("laptop.local")
	f.Fuzz(func(t *testing.T, text string) {
		a, err := ParseAddress(text)
		if err != nil {
			if a != (Address{}) {
				t.Errorf("%v, and yet %v", err, a)
			}
			return
		}
		if again, err := ParseAddress(a.String()); err != nil || again != a {
			t.Errorf("%q reads as %+v, which reads as %+v, %v", text, a, again, err)
		}
	})
}

// shelf is a store in memory.
type shelf struct {
	text []byte
	err  error
}

func (s *shelf) Load() ([]byte, error) {
	if s.text == nil && s.err == nil {
		return nil, fs.ErrNotExist
	}
	return s.text, s.err
}

func (s *shelf) Save(text []byte) error {
	if s.err == nil {
		s.text = text
	}
	return s.err
}

func TestRecent(t *testing.T) {
	store := &shelf{}
	r, err := NewRecent(store)
	if err != nil {
		t.Fatal(err)
	}
	a, b := Address{"10.0.0.1", 1}, Address{"laptop", 2}
	for _, one := range []Address{a, b, a} {
		if err := r.Add(one); err != nil {
			t.Fatal(err)
		}
	}
	again, err := NewRecent(store)
	if err != nil || !reflect.DeepEqual(again.List(), []Address{a, b}) {
		t.Errorf("%s: %v, %v", store.text, again.List(), err)
	}
	for port := range 20 {
		if err := r.Add(Address{"10.0.0.9", port + 1}); err != nil {
			t.Fatal(err)
		}
	}
	if list := r.List(); len(list) != remembered || list[0].Port != 20 {
		t.Errorf("%v", list)
	}
}

func TestRecentTroubles(t *testing.T) {
	full := errors.New("the disk is full")
	for _, row := range []struct {
		name  string
		store shelf
		left  int
	}{
		{"damaged", shelf{text: []byte("{")}, 0},
		{"one bad line", shelf{text: []byte(`["10.0.0.1:1","x y","10.0.0.1:1"]`)}, 1},
		{"unreadable", shelf{err: full}, 0},
	} {
		r, err := NewRecent(&row.store)
		if err == nil || len(r.List()) != row.left {
			t.Errorf("%s: %v, %v", row.name, r.List(), err)
		}
		if err := r.Add(Address{"10.0.0.2", 2}); !errors.Is(err, row.store.err) || len(r.List()) != row.left+1 {
			t.Errorf("%s: %v, %v", row.name, r.List(), err)
		}
	}
}
