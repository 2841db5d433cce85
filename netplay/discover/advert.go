package discover

import (
	"errors"
	"fmt"
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"krutzjass/netplay/wire"
)

const (
	magic = "krutzjass=1"
	// maxAddrs is how many addresses of a host are told and tried.
	maxAddrs = 4
	// maxCount bounds versions and seats.
	maxCount = 1000
)

var (
	tableID = regexp.MustCompile(`^[0-9A-Za-z-]{1,64}$`)
	gameKey = regexp.MustCompile(`^[0-9a-z-]{1,32}$`)
)

// check tells what is wrong with an advert before it is announced.
func (a Advert) check() error {
	switch {
	case !tableID.MatchString(a.Table):
		return fmt.Errorf("%q cannot be the identity of a table: it is made of 1 to 64 letters, digits and dashes", a.Table)
	case !gameKey.MatchString(a.Game):
		return fmt.Errorf("%q cannot be the key of a game", a.Game)
	case a.Port < 1 || a.Port > 65535:
		return fmt.Errorf("%d is no port", a.Port)
	case !counts(a.Free) || !counts(a.Oldest) || !counts(a.Newest):
		return errors.New("numbers of seats and versions are from 0 to 1000")
	}
	return nil
}

func counts(n int) bool { return 0 <= n && n <= maxCount }

// txt writes the strings of the TXT record, each shorter than 255 bytes. The
// name is cleaned and percent-encoded, which nothing on the way changes.
func (a Advert) txt(addrs []netip.Addr) []string {
	var at []string
	for _, addr := range addrs[:min(len(addrs), maxAddrs)] {
		at = append(at, addr.String())
	}
	name := url.PathEscape(wire.CleanName(a.Name))
	for len(name) > 200 { // 24 letters of four bytes take 288
		cut, _ := url.PathUnescape(name)
		letters := []rune(cut)
		name = url.PathEscape(string(letters[:len(letters)-1]))
	}
	return []string{
		magic,
		"table=" + a.Table,
		"name=" + name,
		"game=" + a.Game,
		"free=" + strconv.Itoa(a.Free),
		fmt.Sprintf("speaks=%d-%d", a.Oldest, a.Newest),
		"at=" + strings.Join(at, ","),
	}
}

var errNotOurs = errors.New("not an advert of a table")

// parse reads the strings of a TXT record and the addresses in it. Whoever wrote
// it may mean harm: what does not fit is an error, what is shown is cleaned, and
// of the addresses only those remain that ours tells to be of this network.
func parse(txt []string, port int, ours func(netip.Addr) bool) (Advert, []netip.Addr, error) {
	if len(txt) == 0 || txt[0] != magic {
		return Advert{}, nil, errNotOurs
	}
	a := Advert{Port: port}
	var addrs []netip.Addr
	for _, s := range txt[1:] {
		key, value, _ := strings.Cut(s, "=")
		var err error
		switch key {
		case "table":
			a.Table = value
		case "name":
			var name string
			name, err = url.PathUnescape(value)
			a.Name = wire.CleanName(name)
		case "game":
			a.Game = value
		case "free":
			a.Free, err = strconv.Atoi(value)
		case "speaks":
			oldest, newest, _ := strings.Cut(value, "-")
			if a.Oldest, err = strconv.Atoi(oldest); err == nil {
				a.Newest, err = strconv.Atoi(newest)
			}
		case "at":
			addrs = parseAddrs(value, ours)
		}
		if err != nil {
			return Advert{}, nil, errors.Join(errNotOurs, err)
		}
	}
	if err := a.check(); err != nil {
		return Advert{}, nil, errors.Join(errNotOurs, err)
	}
	return a, addrs, nil
}

func parseAddrs(list string, ours func(netip.Addr) bool) []netip.Addr {
	var addrs []netip.Addr
	for _, s := range strings.SplitN(list, ",", maxAddrs+1) {
		a, err := netip.ParseAddr(s)
		if err == nil && len(addrs) < maxAddrs && ours(a) && !slices.Contains(addrs, a) {
			addrs = append(addrs, a)
		}
	}
	return addrs
}
