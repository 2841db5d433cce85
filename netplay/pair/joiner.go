package pair

import (
	"crypto/subtle"
	"errors"
	"net"
)

// WithCode pairs with the host at the other end of conn by a code, and gives the
// ticket for coming back. On error conn is closed and errors.Is tells the reason,
// a sentence for the person who typed the code.
func (j *Joiner) WithCode(conn net.Conn, code Code) (*Link, Ticket, error) {
	if (code == Code{}) {
		conn.Close()
		_, err := ParseCode("")
		return nil, Ticket{}, err
	}
	return j.join(conn, ID{}, func(c *channel, ci []byte) ([]byte, error) {
		return proveCode(c, ci, code)
	})
}

// WithTicket pairs by the ticket of the last time, which is spent then: the new
// one replaces it. On error conn is closed and the old ticket is as good as
// before, except after ErrTicket, when the table has forgotten the device.
func (j *Joiner) WithTicket(conn net.Conn, ticket Ticket) (*Link, Ticket, error) {
	if ticket.Table != j.Table {
		conn.Close()
		return nil, Ticket{}, ErrOtherTable
	}
	link, next, err := j.join(conn, ticket.Host, func(c *channel, ci []byte) ([]byte, error) {
		hash := ticket.Token.hash()
		err := c.say([]byte{byTicket}, ticket.Place[:], resumeProof(hash, joinerAD, c.sid, ci))
		return resumeProof(hash, hostAD, c.sid, ci), err
	})
	if err != nil {
		return nil, Ticket{}, err
	}
	link.Returned = true
	return link, next, nil
}

// join makes the channel, has prove show what the joiner knows, and checks the
// host's own proof, which prove tells.
func (j *Joiner) join(conn net.Conn, pin ID, prove func(*channel, []byte) ([]byte, error)) (*Link, Ticket, error) {
	link, ticket, err := j.meet(conn, pin, prove)
	if err != nil {
		conn.Close()
		return nil, Ticket{}, err
	}
	return link, ticket, nil
}

func (j *Joiner) meet(conn net.Conn, pin ID, prove func(*channel, []byte) ([]byte, error)) (*Link, Ticket, error) {
	c, err := open(conn, j.Identity, false, j.Patience)
	if err != nil {
		return nil, Ticket{}, err
	}
	if pin != (ID{}) && pin != c.peer {
		return nil, Ticket{}, ErrOtherHost
	}
	want, err := prove(c, context(j.Identity.ID, c.peer, j.Table, j.Said))
	if err != nil {
		return nil, Ticket{}, err
	}
	text, err := c.answer(proofSize + len(ID{}) + len(Token{}))
	if err != nil {
		return nil, Ticket{}, err
	}
	if subtle.ConstantTimeCompare(text[:proofSize], want) != 1 {
		return nil, Ticket{}, ErrImpostor
	}
	place, token := ID(text[proofSize:][:len(ID{})]), Token(text[proofSize+len(ID{}):])
	ticket := Ticket{Table: j.Table, Host: c.peer, Place: place, Token: token}
	return &Link{Conn: c.Conn, Peer: c.peer, Place: place}, ticket, c.handOver()
}

func proveCode(c *channel, ci []byte, code Code) ([]byte, error) {
	r, err := draw(code, ci, c.sid)
	if err != nil {
		return nil, err
	}
	if err := c.say([]byte{byCode}, r.share); err != nil {
		return nil, err
	}
	yb, err := c.answer(shareSize)
	if err != nil {
		return nil, err
	}
	k, err := r.point(yb)
	if err != nil {
		return nil, errors.Join(ErrImpostor, err)
	}
	key := isk(c.sid, k, r.share, joinerAD, yb, hostAD)
	return confirm(c.sid, key, yb, hostAD), c.say(confirm(c.sid, key, r.share, joinerAD))
}

// answer reads n bytes after a first one that says that all is fine, or gives
// the host's refusal.
func (c *channel) answer(n int) ([]byte, error) {
	first, err := c.hear(1)
	if err != nil {
		return nil, err
	}
	if first[0] != fine {
		if why, ok := refusals[first[0]]; ok {
			return nil, why
		}
		return nil, ErrNotATable
	}
	return c.hear(n)
}
