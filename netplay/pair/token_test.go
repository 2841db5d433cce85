package pair

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"errors"
	"net"
	"testing"
	"testing/synctest"
)

func TestByTicket(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb := newTable(t)
		first := tb.byCode(code(t, "7K3QD"))
		first.good(t, tb, false)
		tb.host.Guard.Renew(Code{}) // whoever comes back needs no code

		second := tb.byTicket(first.ticket)
		second.good(t, tb, true)
		if second.ticket.Place != first.ticket.Place || second.ticket.Token == first.ticket.Token {
			t.Error("a ticket is the same place with another token")
		}
		// The second answer never arrived: the first ticket still opens, the second does not.
		again := tb.byTicket(first.ticket)
		again.good(t, tb, true)
		tb.byTicket(second.ticket).fails(t, ErrTicket, ErrTicket)
		// Once the new one was used, the old one is spent.
		tb.byTicket(again.ticket).good(t, tb, true)
		tb.byTicket(first.ticket).fails(t, ErrTicket, ErrTicket)
	})
}

func TestBadTickets(t *testing.T) {
	for _, row := range []struct {
		name         string
		change       func(t *testing.T, tb *table, ticket *Ticket)
		host, joiner error
	}{
		{"another token", func(t *testing.T, _ *table, k *Ticket) { k.Token[0]++ }, ErrTicket, ErrTicket},
		{"the hash for the token", func(t *testing.T, _ *table, k *Ticket) { k.Token = Token(k.Token.hash()) }, ErrTicket, ErrTicket},
		{"another place", func(t *testing.T, _ *table, k *Ticket) { k.Place[0]++ }, ErrTicket, ErrTicket},
		{"another device", func(t *testing.T, tb *table, _ *Ticket) { tb.me = newIdentity(t) }, ErrTicket, ErrTicket},
		{"revoked", func(t *testing.T, tb *table, k *Ticket) {
			if err := tb.host.Tokens.Revoke(k.Place); err != nil {
				t.Error(err)
			}
		}, ErrTicket, ErrTicket},
		{"another host", func(t *testing.T, tb *table, _ *Ticket) { tb.host.Identity = newIdentity(t) }, ErrCut, ErrOtherHost},
		{"another table", func(t *testing.T, tb *table, _ *Ticket) { tb.host.Table = newID(t) }, ErrCut, ErrOtherTable},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				tb := newTable(t)
				ticket := tb.byCode(code(t, "7K3QD")).ticket
				row.change(t, &tb, &ticket)
				tb.byTicket(ticket).fails(t, row.host, row.joiner)
				tb.failed(t, 0, false)
			})
		})
	}
}

// A host that was started again knows its devices by what it kept.
func TestGrantsKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb := newTable(t)
		var kept []byte
		keep := func(all []Grant) (err error) {
			kept, err = json.Marshal(all)
			return err
		}
		tb.host.Tokens = NewTokens(rand.Reader, nil, keep)
		ticket := tb.byCode(code(t, "7K3QD")).ticket
		for range 3 {
			secret, err := ticket.Token.MarshalText()
			if err != nil || bytes.Contains(kept, secret) {
				t.Fatalf("the token was kept itself: %s, %v", kept, err)
			}
			var saved []Grant
			if err := json.Unmarshal(kept, &saved); err != nil || len(saved) != 1 {
				t.Fatalf("%s: %v", kept, err)
			}
			tb.host.Tokens = NewTokens(rand.Reader, saved, keep)
			o := tb.byTicket(ticket)
			o.good(t, tb, true)
			ticket = o.ticket
		}
	})
}

// What could not be kept is not given out.
func TestNotKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		full := errors.New("the disk is full")
		var refuse error
		tb := newTable(t)
		tb.host.Tokens = NewTokens(rand.Reader, nil, func([]Grant) error { return refuse })
		ticket := tb.byCode(code(t, "7K3QD")).ticket
		refuse = full
		tb.byCode(code(t, "7K3QD")).fails(t, full, ErrCut)
		tb.byTicket(ticket).fails(t, full, ErrCut)
		refuse = nil
		tb.byTicket(ticket).good(t, tb, true)
		if n := len(tb.host.Tokens.saved()); n != 1 {
			t.Errorf("%d devices are known", n)
		}
	})
}

func TestFull(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb := newTable(t)
		saved := make([]Grant, MaxGrants)
		for i := range saved {
			saved[i].Place[0] = byte(i)
		}
		tb.host.Tokens = NewTokens(rand.Reader, saved, nil)
		tb.byCode(code(t, "7K3QD")).fails(t, ErrFull, ErrFull)
		if err := tb.host.Tokens.Revoke(ID{7}); err != nil {
			t.Error(err)
		}
		tb.byCode(code(t, "7K3QD")).good(t, tb, false)
	})
}

// Two connections with one ticket at once: both are let in (the newer one
// replaces the older), and one of the two new tickets remains.
func TestTicketTwice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb := newTable(t)
		ticket := tb.byCode(code(t, "7K3QD")).ticket
		both := make(chan outcome)
		for range 2 {
			go func() { both <- tb.byTicket(ticket) }()
		}
		live := 0
		for _, o := range []outcome{<-both, <-both} {
			o.good(t, tb, true)
			if later := tb.byTicket(o.ticket); later.hostErr == nil {
				later.good(t, tb, true)
				live++
			}
		}
		if live != 1 {
			t.Errorf("%d of the two tickets are good", live)
		}
	})
}

// Knowing what the host keeps is not enough to come in the device's place.
func TestStolenGrants(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb := newTable(t)
		ticket := tb.byCode(code(t, "7K3QD")).ticket
		stolen := tb.host.Tokens.saved()[0]
		thief := tb
		thief.me = newIdentity(t)
		thief.meet(func(conn net.Conn) (*Link, Ticket, error) {
			return thief.joiner().join(conn, ID{}, func(c *channel, ci []byte) ([]byte, error) {
				return nil, c.say([]byte{byTicket}, ticket.Place[:], resumeProof(stolen.Next, joinerAD, c.sid, ci))
			})
		}).fails(t, ErrTicket, ErrTicket)
	})
}
