package pair

import (
	"crypto/rand"
	"errors"
	"io"
	"net"
	"testing"
	"testing/synctest"
)

func newIdentity(t testing.TB) Identity {
	t.Helper()
	me, err := NewIdentity(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return me
}

func newID(t testing.TB) ID {
	t.Helper()
	id, err := NewID(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func code(t testing.TB, text string) Code {
	t.Helper()
	c, err := ParseCode(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

var hellos = []byte("both hellos")

// table is a host whose code is 7K3QD, and a device.
type table struct {
	host *Host
	me   Identity
}

func newTable(t testing.TB) table {
	t.Helper()
	host := &Host{Identity: newIdentity(t), Table: newID(t), Guard: NewGuard(code(t, "7K3QD"), 0, nil), Tokens: NewTokens(rand.Reader, nil, nil)}
	return table{host, newIdentity(t)}
}

func (tb table) joiner() *Joiner {
	return &Joiner{Identity: tb.me, Table: tb.host.Table, Said: hellos}
}

// outcome is what each side got of a pairing.
type outcome struct {
	host, joiner       *Link
	ticket             Ticket
	hostErr, joinerErr error
}

// meet lets join try the host over a pipe.
func (tb table) meet(join func(net.Conn) (*Link, Ticket, error)) outcome {
	var o outcome
	near, far := net.Pipe()
	done := make(chan struct{})
	go func() {
		defer close(done)
		o.host, o.hostErr = tb.host.Accept(far, hellos)
	}()
	o.joiner, o.ticket, o.joinerErr = join(near)
	<-done
	return o
}

func (tb table) byCode(c Code) outcome {
	return tb.meet(func(conn net.Conn) (*Link, Ticket, error) { return tb.joiner().WithCode(conn, c) })
}

func (tb table) byTicket(ticket Ticket) outcome {
	return tb.meet(func(conn net.Conn) (*Link, Ticket, error) { return tb.joiner().WithTicket(conn, ticket) })
}

// good checks that both ends talk, and closes them.
func (o outcome) good(t *testing.T, tb table, returned bool) {
	t.Helper()
	if o.hostErr != nil || o.joinerErr != nil {
		t.Fatalf("host: %v\njoiner: %v", o.hostErr, o.joinerErr)
	}
	defer o.host.Close()
	defer o.joiner.Close()
	if o.host.Peer != tb.me.ID || o.joiner.Peer != tb.host.Identity.ID {
		t.Error("the ends are taken for others")
	}
	if o.host.Place != o.joiner.Place || o.host.Place == (ID{}) || o.host.Place != o.ticket.Place {
		t.Errorf("places %v, %v, %v", o.host.Place, o.joiner.Place, o.ticket.Place)
	}
	if o.host.Returned != returned || o.joiner.Returned != returned {
		t.Errorf("returned: %v, %v", o.host.Returned, o.joiner.Returned)
	}
	for _, way := range [][2]net.Conn{{o.host, o.joiner}, {o.joiner, o.host}} {
		go way[0].Write([]byte("gut blatt"))
		heard := make([]byte, 9)
		if _, err := io.ReadFull(way[1], heard); err != nil || string(heard) != "gut blatt" {
			t.Errorf("heard %q, %v", heard, err)
		}
	}
}

func (o outcome) fails(t *testing.T, host, joiner error) {
	t.Helper()
	if !errors.Is(o.hostErr, host) || !errors.Is(o.joinerErr, joiner) || o.host != nil || o.joiner != nil {
		t.Errorf("host: %v, want %v\njoiner: %v, want %v", o.hostErr, host, o.joinerErr, joiner)
	}
}

func (tb table) failed(t *testing.T, want int, retired bool) {
	t.Helper()
	if _, n, r := tb.host.Guard.State(); n != want || r != retired {
		t.Errorf("%d wrong guesses, retired %v; want %d, %v", n, r, want, retired)
	}
}

func TestByCode(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb := newTable(t)
		tb.byCode(code(t, "7k3 qd")).good(t, tb, false)
		tb.byCode(code(t, "7K3QD")).good(t, tb, false)
		tb.failed(t, 0, false)
	})
}

func TestOverTCP(t *testing.T) {
	tb := newTable(t)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	var o outcome
	done := make(chan struct{})
	go func() {
		defer close(done)
		conn, err := l.Accept()
		if err != nil {
			o.hostErr = err
			return
		}
		o.host, o.hostErr = tb.host.Accept(conn, hellos)
	}()
	conn, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	o.joiner, o.ticket, o.joinerErr = tb.joiner().WithCode(conn, code(t, "7K3QD"))
	<-done
	o.good(t, tb, false)
}

func TestWrongCodes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb := newTable(t)
		told := 0
		tb.host.Guard = NewGuard(code(t, "7K3QD"), 1, func() { told++ })
		for n := 2; n <= Guesses; n++ {
			tb.byCode(code(t, "7K3QE")).fails(t, ErrWrongCode, ErrWrongCode)
			tb.failed(t, n, n == Guesses)
		}
		if told != Guesses-1 {
			t.Errorf("told %d times", told)
		}
		tb.byCode(code(t, "7K3QD")).fails(t, ErrRetired, ErrRetired)
		tb.failed(t, Guesses, true)

		tb.host.Guard.Renew(code(t, "AAAAA"))
		tb.failed(t, 0, false)
		tb.byCode(code(t, "7K3QD")).fails(t, ErrWrongCode, ErrWrongCode)
		tb.byCode(code(t, "AAAAA")).good(t, tb, false)
	})
}

// What both sides must agree on besides the code.
func TestBound(t *testing.T) {
	for _, row := range []struct {
		name   string
		change func(*Joiner)
	}{
		{"what was said before", func(j *Joiner) { j.Said = []byte("other hellos") }},
		{"the table", func(j *Joiner) { j.Table = ID{1} }},
	} {
		synctest.Test(t, func(t *testing.T) {
			tb := newTable(t)
			tb.meet(func(conn net.Conn) (*Link, Ticket, error) {
				j := tb.joiner()
				row.change(j)
				return j.WithCode(conn, code(t, "7K3QD"))
			}).fails(t, ErrWrongCode, ErrWrongCode)

			ticket := tb.byCode(code(t, "7K3QD")).ticket
			tb.meet(func(conn net.Conn) (*Link, Ticket, error) {
				j := tb.joiner()
				row.change(j)
				ticket.Table = j.Table
				return j.WithTicket(conn, ticket)
			}).fails(t, ErrTicket, ErrTicket)
		})
	}
}

// However many guess at once, few of them learn anything: here all have heard the
// host's share before the first of them shows its proof.
func TestGuessesAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb := newTable(t)
		const crowd = 4 * Guesses
		errs, ready := make(chan error), make(chan struct{})
		for range crowd {
			go func() {
				o := tb.meet(func(conn net.Conn) (*Link, Ticket, error) {
					return tb.joiner().join(conn, ID{}, func(c *channel, _ []byte) ([]byte, error) {
						c.say([]byte{byCode}, someShare)
						if _, err := c.answer(shareSize); err != nil {
							return nil, err
						}
						<-ready
						return nil, c.say(make([]byte, proofSize))
					})
				})
				errs <- o.joinerErr
			}()
		}
		synctest.Wait()
		close(ready)
		wrong := 0
		for range crowd {
			switch err := <-errs; {
			case errors.Is(err, ErrWrongCode):
				wrong++
			case !errors.Is(err, ErrRetired):
				t.Error(err)
			}
		}
		if wrong != Guesses {
			t.Errorf("%d guesses were answered", wrong)
		}
		tb.failed(t, Guesses, true)
	})
}

func TestNoCode(t *testing.T) {
	near, far := net.Pipe()
	defer far.Close()
	if _, _, err := (&Joiner{}).WithCode(near, Code{}); err == nil {
		t.Error("the zero code passes")
	}
	if _, err := near.Write(nil); err == nil {
		t.Error("the connection is still open")
	}
}

// What a pairing costs both sides together.
func BenchmarkPairing(b *testing.B) {
	tb := newTable(b)
	secret := code(b, "7K3QD")
	first := tb.byCode(secret)
	if first.joinerErr != nil {
		b.Fatal(first.joinerErr)
	}
	ticket := first.ticket
	for _, way := range []struct {
		name string
		meet func() outcome
	}{
		{"code", func() outcome { return tb.byCode(secret) }},
		{"ticket", func() outcome { return tb.byTicket(ticket) }},
	} {
		b.Run(way.name, func(b *testing.B) {
			for b.Loop() {
				tb.host.Tokens = NewTokens(rand.Reader, []Grant{{Place: ticket.Place, Device: tb.me.ID, Next: ticket.Token.hash()}}, nil)
				if o := way.meet(); o.hostErr != nil || o.joinerErr != nil {
					b.Fatal(o.hostErr, o.joinerErr)
				}
			}
		})
	}
}
