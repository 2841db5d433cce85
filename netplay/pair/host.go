package pair

import (
	"crypto/rand"
	"crypto/subtle"
	"errors"
	"net"
)

// Accept pairs with whoever is at the other end of conn. Said are the bytes that
// both exchanged before, in an order on which both agree: the hellos with their
// versions. On error conn is closed, nothing was said but the handshake, and
// errors.Is tells ErrWrongCode, which Guard counted, from the others; all of them
// may be the work of a stranger. It takes no longer than Patience.
func (h *Host) Accept(conn net.Conn, said []byte) (*Link, error) {
	link, err := h.accept(conn, said)
	if err != nil {
		conn.Close()
		return nil, err
	}
	return link, nil
}

func (h *Host) accept(conn net.Conn, said []byte) (*Link, error) {
	c, err := open(conn, h.Identity, true, h.Patience)
	if err != nil {
		return nil, err
	}
	ci := context(c.peer, h.Identity.ID, h.Table, said)
	way, err := c.hear(1)
	if err != nil {
		return nil, err
	}
	var w *welcome
	switch way[0] {
	case byCode:
		w, err = h.byCode(c, ci)
	case byTicket:
		w, err = h.byTicket(c, ci)
	default:
		err = ErrNotATable
	}
	if err != nil {
		c.refuse(err)
		return nil, err
	}
	if err := c.say([]byte{fine}, w.proof, w.place[:], w.token[:]); err != nil {
		return nil, err
	}
	return &Link{Conn: c.Conn, Peer: c.peer, Place: w.place, Returned: way[0] == byTicket}, c.handOver()
}

// welcome is what the host answers to a proof that is right.
type welcome struct {
	proof []byte
	place ID
	token Token
}

func (h *Host) byCode(c *channel, ci []byte) (*welcome, error) {
	ya, err := c.hear(shareSize)
	if err != nil {
		return nil, err
	}
	code, turn, err := h.Guard.open()
	if err != nil {
		return nil, err
	}
	r, err := draw(code, ci, c.sid)
	if err != nil {
		return nil, err
	}
	k, err := r.point(ya)
	if err != nil {
		return nil, errors.Join(ErrNotATable, err)
	}
	if err := c.say([]byte{fine}, r.share); err != nil {
		return nil, err
	}
	proof, err := c.hear(proofSize)
	if err != nil {
		return nil, err
	}
	key := isk(c.sid, k, ya, joinerAD, r.share, hostAD)
	err = h.Guard.settle(turn, func() bool {
		return subtle.ConstantTimeCompare(proof, confirm(c.sid, key, ya, joinerAD)) == 1
	})
	if err != nil {
		return nil, err
	}
	w := &welcome{proof: confirm(c.sid, key, r.share, hostAD)}
	w.place, w.token, err = h.Tokens.issue(c.peer)
	return w, err
}

func (h *Host) byTicket(c *channel, ci []byte) (*welcome, error) {
	text, err := c.hear(len(ID{}) + proofSize)
	if err != nil {
		return nil, err
	}
	place, proof := ID(text[:len(ID{})]), text[len(ID{}):]
	hash, token, err := h.Tokens.redeem(place, c.peer, func(hash ID) bool {
		return subtle.ConstantTimeCompare(proof, resumeProof(hash, joinerAD, c.sid, ci)) == 1
	})
	if err != nil {
		return nil, err
	}
	return &welcome{resumeProof(hash, hostAD, c.sid, ci), place, token}, nil
}

// refuse tells a joiner why, where there is a reason to tell.
func (c *channel) refuse(why error) {
	for code, err := range refusals {
		if errors.Is(why, err) {
			c.say([]byte{code})
			c.Close()
			return
		}
	}
}

// draw starts a run of CPace with a code.
func draw(code Code, ci, sid []byte) (*run, error) {
	var uniform [64]byte
	if _, err := rand.Read(uniform[:]); err != nil {
		return nil, err
	}
	return newRun([]byte(code.text), ci, sid, uniform), nil
}
