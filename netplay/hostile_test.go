package netplay

import (
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"krutzjass/engine"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// Whoever breaks the rules of the protocol is told so.
func TestRudePeersAreTold(t *testing.T) {
	for _, row := range []struct {
		name string
		says []byte
	}{
		{"a giant length", []byte{0xff, 0xff, 0xff, 0xff, 2}},
		{"an empty frame", make([]byte, 4)},
		{"no JSON", raw(wire.KindAct, `{"seq":`)},
	} {
		for _, joined := range []bool{false, true} {
			synctest.Test(t, func(t *testing.T) {
				l := openLobby(t, 1, nil)
				s := intrude(t, l)
				if joined {
					s.say(t, wire.Join{Name: "X"})
					hears[wire.Table](t, s)
				}
				s.Write(row.says)
				if m := hears[wire.Refuse](t, s); m.Why != wire.WhyRude || m.Text == "" {
					t.Errorf("%s, joined %v: refused with %+v", row.name, joined, m)
				}
				s.Close()
				closing(l)
			})
		}
	}
}

// notThis is a wrong code.
func notThis(right pair.Code) pair.Code {
	wrong, _ := pair.ParseCode("00000")
	if wrong == right {
		wrong, _ = pair.ParseCode("00001")
	}
	return wrong
}

// Five wrong codes retire the code, in the host's sight; a new one works.
func TestWrongCodes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var news *[]string
		l := openLobby(t, 1, func(cfg *LobbyConfig) { news = heard(cfg) })
		right, _, _ := l.Code()
		for n, want := range []error{pair.ErrWrongCode, pair.ErrWrongCode, pair.ErrWrongCode, pair.ErrWrongCode, pair.ErrWrongCode, pair.ErrRetired} {
			d := joins(t, l, "Eve", func(cfg *ClientConfig) { cfg.Code = notThis(right) })
			if err := <-d.end; !errors.Is(err, want) {
				t.Errorf("guess %d: %v, want %v", n+1, err, want)
			}
		}
		if _, failed, retired := l.Code(); failed != pair.Guesses || !retired || !slices.Contains(*news, "coderetired  -2") {
			t.Errorf("%d wrong, retired %v, news %q", failed, retired, *news)
		}
		if err := l.RenewCode(); err != nil {
			t.Fatal(err)
		}
		anna := joins(t, l, "Anna", nil)
		if !anna.state().Connected {
			t.Error("the new code does not work")
		}
		closing(l, anna)
	})
}

// Acts that are not one's own, not now, or not allowed do nothing and are told;
// repeated ones and late ones do nothing.
func TestActs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 2, nil)
		eve, ben := intrude(t, l), joins(t, l, "Ben", nil)
		eve.say(t, wire.Join{Name: "Eve"})
		hears[wire.Welcome](t, eve)
		synctest.Wait()
		if l.Status().Seats[0].Player.Name != "Ben" {
			t.Fatalf("the seats are %+v", l.Status().Seats)
		}
		screen := intrude(t, l)
		screen.say(t, wire.Join{Screen: true})
		go func() { // all that everybody hears, unread by the test
			for {
				if m, err := eve.read.Next(); err != nil || fmt.Sprintf("%T", m) == "*wire.Ask" {
					return
				}
			}
		}()
		h, end := playing(t, t.Context(), l)
		bid := <-ben.asked
		ben.answer <- bid.Legal[0]
		synctest.Wait()
		seq, moves := h.Table.View(1).Seq, len(h.Table.Log())
		good := wire.Act{Match: 1, Seat: 1, Seq: seq, Do: wire.Action{Do: "predict"}}
		for _, row := range []struct {
			name   string
			change func(*wire.Act)
			says   string // nothing: it is ignored
		}{
			{"another seat", func(a *wire.Act) { a.Seat = 0 }, "this is not your seat"},
			{"a seat that does not exist", func(a *wire.Act) { a.Seat = 100 }, "this is not your seat"},
			{"a question to come", func(a *wire.Act) { a.Seq++ }, "nothing was asked"},
			{"a match to come", func(a *wire.Act) { a.Match++ }, "nothing was asked"},
			{"an answer of long ago", func(a *wire.Act) { a.Seq-- }, ""},
			{"a match of long ago", func(a *wire.Act) { a.Match-- }, ""},
			{"an action that there is not", func(a *wire.Act) { a.Do.Do = "cheat" }, "no action"},
			{"an action of another time", func(a *wire.Act) { a.Do.Do = "push" }, "what is to be done now"},
		} {
			act := good
			row.change(&act)
			eve.say(t, act)
			eve.say(t, wire.Ping{})
			m, err := eve.read.Next()
			text := ""
			if w, ok := m.(*wire.Wrong); ok {
				text = w.Text
				m, err = eve.read.Next()
			}
			if _, ok := m.(*wire.Pong); !ok || err != nil || !strings.Contains(text, row.says) || (text == "") != (row.says == "") {
				t.Errorf("%s: the host says %q, then %T, %v", row.name, text, m, err)
			}
			if len(h.Table.Log()) != moves {
				t.Fatalf("%s: a move was made", row.name)
			}
		}
		eve.Write(append(raw(200, `{"later":"version"}`), raw(wire.KindPing, `{}`)...))
		hears[wire.Pong](t, eve)
		for range 3 {
			eve.say(t, good)
		}
		play := <-ben.asked
		if last, _ := h.Table.Last(); len(h.Table.Log()) != moves+1 || last.By != 1 {
			t.Errorf("%d moves for three times the same act, the last %+v", len(h.Table.Log())-moves, last)
		}
		go io.Copy(io.Discard, eve.Conn)
		screen.say(t, wire.Act{Match: 1, Seat: 0, Seq: play.Seq, Do: wire.FromAction(play.Legal[0])})
		if w := hears[wire.Wrong](t, screen); !strings.Contains(w.Text, "no seat") {
			t.Errorf("a screen that acts is told %q", w.Text)
		}
		eve.Close()
		screen.Close()
		ben.answer <- play.Legal[0]
		if err := <-end; err != nil {
			t.Fatal(err)
		}
		closing(l, ben)
	})
}

// A peer that does not read is cut, and holds no more memory than it may.
func TestDeafPeers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		near, far := net.Pipe()
		p := newPeer(far, far)
		for range 100 {
			p.push(make([]byte, maxQueue/50))
			p.mu.Lock()
			if p.size > maxQueue+maxQueue/50 || p.dead && p.queue != nil {
				t.Fatalf("%d bytes wait", p.size)
			}
			p.mu.Unlock()
		}
		<-p.done
		near.Close()
	})
	synctest.Test(t, func(t *testing.T) { // nor does one that reads nothing at all hold up a goroutine
		_, far := net.Pipe()
		p := newPeer(far, far)
		p.send(wire.Pong{})
		start := time.Now()
		<-p.done
		if took := time.Since(start); took != writeTime {
			t.Errorf("it was cut after %v", took)
		}
	})
}

// A full house refuses in words, and who waits is forgotten when they go.
func TestFullHouse(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := openLobby(t, 2, func(cfg *LobbyConfig) { cfg.LetIn = false })
		var crowd []*device
		for range maxWaiting {
			crowd = append(crowd, joins(t, l, "X", nil))
		}
		late := joins(t, l, "Late", nil)
		var refused *Refused
		if err := <-late.end; !errors.As(err, &refused) || refused.Why != wire.WhyFull {
			t.Errorf("one too many: %v", err)
		}
		crowd[0].stop()
		<-crowd[0].end
		synctest.Wait()
		again := joins(t, l, "Late", nil)
		if n := len(l.Status().Waiting); n != maxWaiting || !again.state().Connected {
			t.Errorf("%d wait", n)
		}
		if n := len(l.keeper.kept.Grants); n != maxWaiting {
			t.Errorf("%d tickets are known for %d who wait", n, maxWaiting)
		}
		closing(l, append(crowd[1:], again)...)
	})
}

// What a hostile host says harms no client.
func TestHostileHost(t *testing.T) {
	for _, row := range []struct{ name, frames string }{
		{"an event without a match", string(raw(wire.KindTold, `{"event":{"seq":1},"view":{"seq":1}}`))},
		{"a table of no seats", string(raw(wire.KindFresh, `{"match":1,"setup":{"game":"x","seats":[]},"view":{}}`))},
		{"a view of another table", string(raw(wire.KindFresh, `{"match":1,"setup":{"game":"x","seats":[{},{}]},"view":{"counts":[1]}}`))},
		{"a card that there is not", string(raw(wire.KindFresh, `{"match":1,"setup":{"game":"x","seats":[{}]},"view":{"counts":[1],"hand":"X9"}}`))},
		{"a seat that there is not", string(raw(wire.KindFresh, `{"match":1,"setup":{"game":"x","seats":[{}]},"view":{"counts":[1],"viewer":5}}`))},
		{"a giant length", "\xff\xff\xff\xff"},
	} {
		t.Run(row.name, func(t *testing.T) {
			c := &client{}
			near, far := net.Pipe()
			defer near.Close()
			defer far.Close()
			go near.Write([]byte(row.frames))
			p := newPeer(far, far)
			defer p.cut()
			if err := c.listen(p, wire.NewReader(far, wire.FromHost)); !errors.Is(err, wire.ErrFrame) {
				t.Errorf("the client says %v", err)
			}
		})
	}
	table := wire.Table{Name: "a\x1b[2Jb", Seats: make([]wire.Seat, 1000), Options: map[string]any{"x": []any{map[string]any{}}}}
	if got := clean(table); got.Name != "a[2Jb" || len(got.Seats) != engine.MaxSeats || len(got.Options) != 0 {
		t.Errorf("cleaned: %+v", got)
	}
}
