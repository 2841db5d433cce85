package netplay

import (
	"fmt"
	"io"
	"net"
	"net/netip"
	"runtime"
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// A crowd before the door costs little, is gone in time, and keeps nobody out.
func TestTheDoorIsNotHeldOpen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 1, nil)
		var crowd []net.Conn
		before := runtime.NumGoroutine()
		for range 1000 {
			near, far := net.Pipe()
			l.Take(far)
			crowd = append(crowd, near)
		}
		synctest.Wait()
		if n := runtime.NumGoroutine() - before; n > 100 {
			t.Errorf("a thousand connections hold %d goroutines", n)
		}
		// Somebody who knows the code comes in all the same.
		anna := joins(t, l, "Anna", nil)
		if !anna.state().Connected {
			t.Error("the crowd keeps Anna out")
		}
		start := time.Now()
		for _, conn := range crowd {
			conn.Read(make([]byte, 1))
			conn.Close()
		}
		if took := time.Since(start); took > helloTime {
			t.Errorf("the crowd is gone after %v", took)
		}
		near, far := net.Pipe()
		l.Take(far)
		near.Write([]byte("GET / HTTP/1.1\r\nHost: table\r\n\r\n")[:10])
		if _, err := io.ReadAll(near); err != nil {
			t.Errorf("a browser: %v", err)
		}
		closing(l, anna)
	})
}

// gate is a connection from an address that writes down that it was closed.
type gate struct {
	net.Conn
	addr string
	shut *[]string
}

func (g *gate) RemoteAddr() net.Addr { return net.TCPAddrFromAddrPort(netip.MustParseAddrPort(g.addr)) }

func (g *gate) Close() error {
	*g.shut = append(*g.shut, g.addr)
	return nil
}

// A flood from one device pushes out itself, with however many addresses, and
// nobody who came from elsewhere.
func TestAFloodPushesOutItself(t *testing.T) {
	for _, row := range []struct {
		name   string
		others []string // who is there before
		flood  string   // with the number of the connection
	}{
		{"one address", []string{"10.0.0.1:1", "[fe80::1%eth0]:2"}, "10.0.0.9:%d"},
		{"one address of a network", []string{"10.0.0.1:1", "[fe80::1%eth0]:2", "[fe80::2%eth0]:3"}, "[fe80::9%%eth0]:%d"},
		{"many addresses of a network", []string{"10.0.0.1:1", "[::ffff:10.0.0.2]:2", "[fd00::1]:3"}, "[2001:db8::%x]:9"},
		{"neighbours of four numbers are no network", []string{"10.0.0.1:1", "10.0.0.2:2", "10.0.0.3:3"}, "10.0.0.9:%d"},
	} {
		t.Run(row.name, func(t *testing.T) {
			var d door
			var shut, want []string
			enter := func(addr string) {
				t.Helper()
				if !d.enter(&gate{addr: addr, shut: &shut}) {
					t.Fatalf("no room for %s", addr)
				}
			}
			for _, addr := range row.others {
				enter(addr)
			}
			for n := range 3 * maxStrangers {
				enter(fmt.Sprintf(row.flood, 1000+n))
			}
			enter("10.0.0.4:4")
			for n := range 2*maxStrangers + len(row.others) + 1 {
				want = append(want, fmt.Sprintf(row.flood, 1000+n))
			}
			if !slices.Equal(shut, want) {
				t.Errorf("these made room: %q, want %q", shut, want)
			}
		})
	}
}
