package discover

import (
	"context"
	"net"
	"slices"
	"strings"
	"time"

	"krutzjass/netplay/lan"
)

// dialTime is how long the addresses of a table are tried.
const dialTime = 5 * time.Second

// Dialer makes connections to one table: where it is known to be, else where it
// is found. It is used by one goroutine at a time.
type Dialer struct {
	At   []string // HOST:PORT; afterwards those at which it was found last
	Look func(context.Context) ([]string, error)
}

// silent is the error of addresses at which nobody answers: what the system says of
// each.
type silent []error

// Error is one line.
func (s silent) Error() string {
	var reasons []string
	for _, err := range s {
		if said := lan.Reason(err); !slices.Contains(reasons, said) {
			reasons = append(reasons, said)
		}
	}
	return strings.Join(reasons, "; ")
}

// Unwrap gives what the system said.
func (s silent) Unwrap() []error { return s }

// Dial connects to the first address that answers. When none does, it looks for
// the table, if Look is set, and tries again there; the error of a look that fails
// is that of Look.
func (d *Dialer) Dial(ctx context.Context) (net.Conn, error) {
	conn, err := d.known(ctx)
	if conn != nil || d.Look == nil {
		return conn, err
	}
	at, looked := d.Look(ctx)
	if looked != nil {
		return nil, looked
	}
	d.At = at
	return d.known(ctx)
}

func (d *Dialer) known(ctx context.Context) (net.Conn, error) {
	ctx, stop := context.WithTimeout(ctx, dialTime)
	defer stop()
	var all silent
	for _, at := range d.At {
		conn, err := new(net.Dialer).DialContext(ctx, "tcp", at)
		if err == nil {
			return conn, nil
		}
		all = append(all, err)
	}
	return nil, all
}
