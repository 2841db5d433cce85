package discover

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"regexp"
	"strconv"
	"strings"

	"krutzjass/netplay/lan"
)

// Address is where a person says that a table is.
type Address struct {
	Host string // an IP address or a name
	Port int
}

// String gives what net.Dial and ParseAddress read.
func (a Address) String() string { return net.JoinHostPort(a.Host, strconv.Itoa(a.Port)) }

var (
	hostName = regexp.MustCompile(`^([0-9A-Za-z]([0-9A-Za-z-]{0,61}[0-9A-Za-z])?\.)*[0-9A-Za-z]([0-9A-Za-z-]{0,61}[0-9A-Za-z])?\.?$`)
	numbers  = regexp.MustCompile(`^[0-9.]+$`)
)

// ParseAddress reads an address as people type it: 192.168.1.20:15700, or
// without the port, which is lan.DefaultPort then; [fe80::1%wlan0]:15700, with
// the brackets where a port follows; or the name of a device. The error is a
// sentence for the person who typed.
func ParseAddress(text string) (Address, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return Address{}, errors.New("there is no address: enter the one that the host shows, for example 192.168.1.20:15700")
	}
	host, port, err := split(text)
	if err != nil {
		return Address{}, err
	}
	n, err := strconv.Atoi(port)
	if err != nil || n < 1 || n > 65535 || len(port) > 5 {
		return Address{}, fmt.Errorf("%.20q is no port: after the colon comes a number from 1 to 65535", port)
	}
	if err := checkHost(host); err != nil {
		return Address{}, err
	}
	return Address{host, n}, nil
}

// split gives host and port as they stand.
func split(text string) (host, port string, err error) {
	standard := strconv.Itoa(lan.DefaultPort)
	bare := strings.TrimSuffix(strings.TrimPrefix(text, "["), "]")
	if a, err := netip.ParseAddr(bare); err == nil && (len(text)-len(bare))%2 == 0 && (a.Is6() || bare == text) {
		return bare, standard, nil
	}
	if !strings.Contains(text, ":") {
		return text, standard, nil
	}
	if host, port, err = net.SplitHostPort(text); err != nil {
		return "", "", noAddress(text)
	}
	return host, port, nil
}

func noAddress(text string) error {
	return fmt.Errorf("%.80q is no address: enter it like 192.168.1.20:15700, or [fe80::1]:15700", text)
}

func checkHost(host string) error {
	if strings.ContainsAny(host, "[]") { // a zone may hold them, but then no port can follow
		return noAddress(host)
	}
	if a, err := netip.ParseAddr(host); err == nil {
		if a.IsUnspecified() || a.IsMulticast() {
			return fmt.Errorf("nobody answers at %s: enter the address that the host shows", host)
		}
		return nil
	}
	switch {
	case numbers.MatchString(host):
		return fmt.Errorf("%.80q is no address: there are four numbers from 0 to 255, with dots between", host)
	case len(host) > 253 || !hostName.MatchString(host):
		return fmt.Errorf("%.80q is no address: enter it like 192.168.1.20:15700", host)
	}
	return nil
}
