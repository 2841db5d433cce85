package netplay

import (
	"encoding/binary"
	"net"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// stranger is a peer that says what it likes.
type stranger struct {
	net.Conn
	read *wire.Reader
}

// intrude connects, with the code, and says nothing more.
func intrude(t *testing.T, l *Lobby) *stranger {
	t.Helper()
	near, far := net.Pipe()
	l.Take(far)
	said, _ := wire.Hello{Oldest: 1, Newest: 1, Program: "0.9"}.Encode()
	near.Write(said)
	_, text, err := wire.ReadHello(near)
	if err != nil {
		t.Fatal(err)
	}
	joiner := pair.Joiner{Identity: someone(t), Table: l.Table(), Said: append(said, text...)}
	code, _, _ := l.Code()
	link, _, err := joiner.WithCode(near, code)
	if err != nil {
		t.Fatal(err)
	}
	return &stranger{link, wire.NewReader(link, wire.FromHost)}
}

// say sends a message.
func (s *stranger) say(t *testing.T, m wire.Message) {
	t.Helper()
	frame, err := wire.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Write(frame); err != nil {
		t.Fatal(err)
	}
}

// hears reads on until a message of the type of M.
func hears[M any](t *testing.T, s *stranger) *M {
	t.Helper()
	for {
		m, err := s.read.Next()
		if err != nil {
			t.Fatalf("%v, and no %T", err, *new(M))
		}
		if found, ok := m.(any).(*M); ok {
			return found
		}
	}
}

// ends tells how long it takes until the host hangs up.
func (s *stranger) ends() time.Duration {
	start := time.Now()
	for {
		if _, err := s.read.Next(); err != nil {
			return time.Since(start)
		}
	}
}

// raw is a frame of any kind and body.
func raw(kind wire.Kind, body string) []byte {
	frame := binary.BigEndian.AppendUint32(nil, uint32(1+len(body)))
	return append(append(frame, byte(kind)), body...)
}

// Whatever comes through the door ends within its time, and the table stands.
func TestStrangersAreSentAway(t *testing.T) {
	for _, row := range []struct {
		name   string
		do     func(*testing.T, *Lobby, *stranger) // after pairing
		within time.Duration
	}{
		{"says nothing", func(*testing.T, *Lobby, *stranger) {}, helloTime},
		{"says nothing after joining", func(t *testing.T, _ *Lobby, s *stranger) { s.say(t, wire.Join{Name: "X"}) }, silence},
		{"a name of 10 MB", func(t *testing.T, _ *Lobby, s *stranger) {
			s.Write(raw(wire.KindJoin, `{"name":"`+strings.Repeat("x", 10<<20)+`"}`))
		}, 0},
		{"a giant length", func(_ *testing.T, _ *Lobby, s *stranger) { s.Write([]byte{0xff, 0xff, 0xff, 0xff, 1}) }, 0},
		{"an empty frame", func(_ *testing.T, _ *Lobby, s *stranger) { s.Write(make([]byte, 4)) }, 0},
		{"no JSON", func(_ *testing.T, _ *Lobby, s *stranger) { s.Write(raw(wire.KindJoin, `{"name":`)) }, 0},
		{"acts before joining", func(t *testing.T, _ *Lobby, s *stranger) { s.say(t, wire.Act{}) }, 0},
		{"a byte now and then", func(t *testing.T, _ *Lobby, s *stranger) {
			s.say(t, wire.Join{Name: "X"})
			go func() {
				for _, b := range raw(wire.KindPing, `{}`+strings.Repeat(" ", 100)) {
					if _, err := s.Write([]byte{b}); err != nil {
						return
					}
					time.Sleep(10 * time.Second)
				}
			}()
		}, silence},
		{"asks a thousand times in a second", func(t *testing.T, _ *Lobby, s *stranger) {
			s.say(t, wire.Join{Name: "X"})
			go func() {
				for range 1000 {
					if _, err := s.Write(raw(wire.KindPing, `{}`)); err != nil {
						return
					}
				}
			}()
		}, 0},
		{"speaks as a host", func(t *testing.T, _ *Lobby, s *stranger) {
			s.say(t, wire.Join{Name: "X"})
			go func() {
				for range maxFaults {
					s.Write(raw(wire.KindTold, `{}`))
				}
			}()
		}, 0},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				l := openLobby(t, 2, nil)
				anna := joins(t, l, "Anna", nil)
				s := intrude(t, l)
				row.do(t, l, s)
				if took := s.ends(); took > row.within {
					t.Errorf("it took %v, want at most %v", took, row.within)
				}
				s.Close()
				time.Sleep(time.Minute) // the writers of the rows end as well
				synctest.Wait()
				if status := l.Status(); status.Seats[0].State != wire.Here {
					t.Errorf("the table is %+v", status)
				}
				closing(l, anna)
			})
		})
	}
}
