package netplay

import (
	"context"
	"fmt"
	"net"
	"sync/atomic"
	"testing"
	"time"

	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/engine/table"
)

// counter counts the bytes that a device gets, TLS included.
type counter struct {
	net.Conn
	n *atomic.Int64
}

func (c counter) Read(b []byte) (int, error) {
	n, err := c.Conn.Read(b)
	c.n.Add(int64(n))
	return n, err
}

// BenchmarkTable plays Krutzjass over loopback with four seats and twenty
// screens. A move is everything from one decision to the next: bytes/move goes to
// all 24 devices together, us/move is the whole way to a device and back, host-us/move
// the time from a move that was kept until everybody's words are on their way.
func BenchmarkTable(b *testing.B) {
	const screens = 20
	g := games.All[0]
	l := openLobby(b, 4, func(cfg *LobbyConfig) { cfg.Game = g.Info().Key })
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		b.Fatal(err)
	}
	defer ln.Close()
	go l.Serve(ln)
	var bytes atomic.Int64
	code, _, _ := l.Code()
	done := make(chan error)
	for i := range 4 + screens {
		cfg := ClientConfig{
			Dial: func(ctx context.Context) (net.Conn, error) {
				conn, err := new(net.Dialer).DialContext(ctx, "tcp", ln.Addr().String())
				return counter{conn, &bytes}, err
			},
			Program: "1.0", Identity: someone(b), Name: fmt.Sprint("Gast ", i), Screen: i >= 4, Code: code,
			Begin: func(engine.View) (engine.Controller, error) { return chooser{9}, nil },
		}
		go func() { done <- Join(b.Context(), cfg) }()
	}
	for s := l.Status(); !s.Full() || len(s.Screens) < screens; s = l.Status() {
		time.Sleep(time.Millisecond)
	}
	moves := 0
	bytes.Store(0)
	var busy time.Duration
	told := 0
	for b.Loop() {
		players, err := l.Ready()
		if err != nil {
			b.Fatal(err)
		}
		h := hosted(b, g, players)
		var kept time.Time
		h.Sink = func(*table.Table) error { kept = time.Now(); return nil }
		h.TimeUp = func() bool { busy += time.Since(kept); told++; return false } // asked when all have been told
		if err := l.Play(b.Context(), h); err != nil {
			b.Fatal(err)
		}
		moves += len(h.Table.Log())
	}
	l.Close()
	for range 4 + screens {
		<-done
	}
	b.ReportMetric(float64(bytes.Load())/float64(moves), "bytes/move")
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(moves), "us/move")
	b.ReportMetric(float64(busy.Microseconds())/float64(told), "host-us/move")
}
