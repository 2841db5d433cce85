package pair

import (
	"bytes"
	"errors"
	"io"
	"net"
	"testing"
	"testing/synctest"
	"time"
)

// stranger makes the handshake as a joiner does, and then does as it likes.
func stranger(t *testing.T, tb table, conn net.Conn) *channel {
	t.Helper()
	c, err := open(conn, tb.me, false, 0)
	if err != nil {
		t.Error(err)
		return nil
	}
	return c
}

// A share that is fine, and the identity.
var (
	someShare = newRun(nil, nil, nil, [64]byte{1}).share
	identical = make([]byte, shareSize)
)

// What a stranger says after the handshake, and what the host makes of it. None
// of it is a guess.
func TestHostileJoiners(t *testing.T) {
	for _, row := range []struct {
		name string
		says []byte
		end  bool // hangs up afterwards; else stays and is silent
		want error
	}{
		{"nothing", nil, false, ErrSlow},
		{"nothing and hangs up", nil, true, ErrCut},
		{"no such way", []byte{3}, false, ErrNotATable},
		{"half a share", append([]byte{byCode}, someShare[:16]...), false, ErrSlow},
		{"the identity", append([]byte{byCode}, identical...), false, ErrNotATable},
		{"no element", append([]byte{byCode}, bytes.Repeat([]byte{0xff}, shareSize)...), false, ErrNotATable},
		{"no proof", append([]byte{byCode}, someShare...), false, ErrSlow},
		{"no proof and hangs up", append([]byte{byCode}, someShare...), true, ErrCut},
		{"half a proof", append(append([]byte{byCode}, someShare...), make([]byte, proofSize/2)...), true, ErrCut},
		{"half a ticket", append([]byte{byTicket}, make([]byte, 40)...), false, ErrSlow},
		{"nobody's ticket", append([]byte{byTicket}, make([]byte, 32+proofSize)...), false, ErrTicket},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				tb := newTable(t)
				start := time.Now()
				o := tb.meet(func(conn net.Conn) (*Link, Ticket, error) {
					c := stranger(t, tb, conn)
					go io.Copy(io.Discard, c) // whatever the host says
					if row.says != nil {
						c.say(row.says)
					}
					if row.end {
						synctest.Wait()
						c.Close()
					}
					return nil, Ticket{}, nil
				})
				o.fails(t, row.want, nil)
				tb.failed(t, 0, false)
				if took := time.Since(start); took > patience {
					t.Errorf("it took %v", took)
				}
			})
		})
	}
}

// The host proves nothing to whoever did not: what comes after a share is a
// share, and after a wrong proof one byte.
func TestNothingForNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb := newTable(t)
		var heard []byte
		tb.meet(func(conn net.Conn) (*Link, Ticket, error) {
			c := stranger(t, tb, conn)
			c.say([]byte{byCode}, someShare)
			share, err := c.hear(1 + shareSize)
			if err != nil {
				t.Error(err)
			}
			heard = append(heard, share...)
			c.SetReadDeadline(time.Now().Add(time.Second))
			if more, _ := io.ReadAll(c); len(more) != 0 {
				t.Errorf("before the proof the host says %x", more)
			}
			return nil, Ticket{}, nil
		})
		tb.failed(t, 0, false)

		tb.meet(func(conn net.Conn) (*Link, Ticket, error) {
			c := stranger(t, tb, conn)
			c.say([]byte{byCode}, someShare)
			share, err := c.hear(1 + shareSize)
			if err != nil {
				t.Error(err)
			}
			c.say(make([]byte, proofSize))
			if rest, _ := io.ReadAll(c); !bytes.Equal(rest, []byte{refusedCode}) {
				t.Errorf("to a wrong proof the host says %x", rest)
			}
			if bytes.Equal(share, heard) {
				t.Error("the host showed the same share twice")
			}
			return nil, Ticket{}, nil
		})
		tb.failed(t, 1, false)
	})
}

// A proof for the old code is no guess at the new one, and the host says why.
func TestRenewedMeanwhile(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb := newTable(t)
		tb.meet(func(conn net.Conn) (*Link, Ticket, error) {
			return tb.joiner().join(conn, ID{}, func(c *channel, ci []byte) ([]byte, error) {
				r, err := draw(code(t, "7K3QD"), ci, c.sid)
				if err != nil {
					return nil, err
				}
				c.say([]byte{byCode}, r.share)
				yb, err := c.answer(shareSize)
				if err != nil {
					return nil, err
				}
				k, err := r.point(yb)
				if err != nil {
					return nil, err
				}
				tb.host.Guard.Renew(code(t, "AAAAA"))
				return nil, c.say(confirm(c.sid, isk(c.sid, k, r.share, joinerAD, yb, hostAD), r.share, joinerAD))
			})
		}).fails(t, ErrRenewed, ErrRenewed)
		tb.failed(t, 0, false)
	})
}

// Whoever sits in between and passes on what both say gets nowhere, though both
// know the code, and even with the keys of both installations.
func TestInBetween(t *testing.T) {
	for _, row := range []struct {
		name   string
		stolen bool
	}{{"with a key of its own", false}, {"with the keys of both", true}} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				tb := newTable(t)
				asHost, asJoiner := newIdentity(t), newIdentity(t)
				if row.stolen {
					asHost, asJoiner = tb.host.Identity, tb.me
				}
				o := tb.meet(func(conn net.Conn) (*Link, Ticket, error) {
					near, far := net.Pipe()
					go func() {
						toHost, err := open(conn, asJoiner, false, 0)
						if err != nil {
							t.Error(err)
						}
						toJoiner, err := open(far, asHost, true, 0)
						if err != nil {
							t.Error(err)
						}
						go io.Copy(toHost, toJoiner)
						io.Copy(toJoiner, toHost)
						toJoiner.Close()
						toHost.Close()
					}()
					return tb.joiner().WithCode(near, code(t, "7K3QD"))
				})
				o.fails(t, ErrWrongCode, ErrWrongCode)
				tb.failed(t, 1, false)
			})
		})
	}
}

// Hosts that do not know the code, or are none.
func TestHostileHosts(t *testing.T) {
	fake := func(share, proof []byte) func(*channel) {
		return func(c *channel) {
			c.hear(1 + shareSize)
			c.say([]byte{fine}, share)
			if proof != nil {
				c.hear(proofSize)
				c.say([]byte{fine}, proof, make([]byte, 64))
			}
		}
	}
	for _, row := range []struct {
		name string
		does func(*channel)
		want error
	}{
		{"silent", func(c *channel) { c.hear(1 + shareSize) }, ErrSlow},
		{"hangs up", func(c *channel) { c.hear(1 + shareSize); c.Close() }, ErrCut},
		{"no such answer", func(c *channel) { c.hear(1 + shareSize); c.say([]byte{99}) }, ErrNotATable},
		{"the identity", fake(identical, nil), ErrImpostor},
		{"a wrong proof", fake(someShare, make([]byte, proofSize)), ErrImpostor},
		{"the joiner's own proof", func(c *channel) {
			text, _ := c.hear(1 + shareSize)
			c.say([]byte{fine}, text[1:])
			proof, _ := c.hear(proofSize)
			c.say([]byte{fine}, proof, make([]byte, 64))
		}, ErrImpostor},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				tb := newTable(t)
				near, far := net.Pipe()
				go func() {
					c, err := open(far, tb.host.Identity, true, 0)
					if err != nil {
						t.Error(err)
						return
					}
					row.does(c)
				}()
				link, _, err := tb.joiner().WithCode(near, code(t, "7K3QD"))
				if link != nil || !errors.Is(err, row.want) {
					t.Errorf("got %v, want %v", err, row.want)
				}
			})
		})
	}
}

// Whatever a stranger says after the handshake, the host lets nobody in.
func FuzzAccept(f *testing.F) {
	f.Add([]byte{})
	f.Add(append([]byte{byCode}, someShare...))
	f.Add(append(append([]byte{byCode}, someShare...), make([]byte, proofSize)...))
	f.Add(append([]byte{byTicket}, make([]byte, 32+proofSize)...))
	host := newTable(f)
	f.Fuzz(func(t *testing.T, says []byte) {
		host.host.Guard.Renew(Code{"7K3QD"})
		o := host.meet(func(conn net.Conn) (*Link, Ticket, error) {
			c := stranger(t, host, conn)
			go io.Copy(io.Discard, c)
			c.say(says)
			conn.Close()
			return nil, Ticket{}, nil
		})
		if o.hostErr == nil {
			t.Error("a stranger was let in")
		}
	})
}
