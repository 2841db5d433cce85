package pair

import (
	"crypto/ed25519"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"time"
)

const (
	alpn          = "krutzjass-pair-1"
	exporterLabel = "EXPORTER-krutzjass-pair-1"
	exporterSize  = 32

	// patience is how long a whole pairing may take.
	patience = 10 * time.Second
	// appetite is how many bytes a stranger may send before he is known: a
	// handshake takes less than four thousand.
	appetite = 16 << 10
)

// meter lets a stranger send only so many bytes.
type meter struct {
	net.Conn
	left  int
	known bool
}

func (m *meter) Read(p []byte) (int, error) {
	if m.known {
		return m.Conn.Read(p)
	}
	if m.left <= 0 {
		return 0, errors.New("a stranger sent too much")
	}
	n, err := m.Conn.Read(p[:min(len(p), m.left)])
	m.left -= n
	return n, err
}

// channel is a TLS connection on which nothing was said yet.
type channel struct {
	*tls.Conn
	meter *meter
	peer  ID
	sid   []byte // what only these two can export
}

// open makes the handshake. Until hand over, the channel lasts for limit.
func open(conn net.Conn, me Identity, host bool, limit time.Duration) (*channel, error) {
	if limit <= 0 {
		limit = patience
	}
	if err := conn.SetDeadline(time.Now().Add(limit)); err != nil {
		return nil, fmt.Errorf("%w (%w)", reason(err), err)
	}
	c := &channel{meter: &meter{Conn: conn, left: appetite}}
	config := configure(me)
	if host {
		c.Conn = tls.Server(c.meter, config)
	} else {
		c.Conn = tls.Client(c.meter, config)
	}
	if err := c.Handshake(); err != nil {
		return nil, fmt.Errorf("%w (%w)", reason(err), err)
	}
	state := c.ConnectionState()
	sid, err := state.ExportKeyingMaterial(exporterLabel, nil, exporterSize)
	if err != nil {
		return nil, fmt.Errorf("exporting from TLS: %w", err)
	}
	c.peer, c.sid = idOf(state.PeerCertificates[0]), sid
	return c, nil
}

// configure asks for TLS 1.3 and a certificate from both, and does not look at
// who signed it: what follows tells who is there. Without tickets every
// connection makes the whole handshake, so VerifyConnection sees each.
func configure(me Identity) *tls.Config {
	return &tls.Config{
		MinVersion:             tls.VersionTLS13,
		MaxVersion:             tls.VersionTLS13,
		Certificates:           []tls.Certificate{me.cert},
		NextProtos:             []string{alpn},
		ClientAuth:             tls.RequireAnyClientCert,
		InsecureSkipVerify:     true,
		SessionTicketsDisabled: true,
		VerifyConnection: func(s tls.ConnectionState) error {
			if s.NegotiatedProtocol != alpn {
				return errors.New("the other side speaks another protocol")
			}
			if len(s.PeerCertificates) != 1 {
				return errors.New("the certificate of an installation stands alone")
			}
			if _, ok := s.PeerCertificates[0].PublicKey.(ed25519.PublicKey); !ok {
				return errors.New("the key of an installation is of another kind")
			}
			return nil
		},
	}
}

// handOver makes the channel a link without limits.
func (c *channel) handOver() error {
	c.meter.known = true
	return c.SetDeadline(time.Time{})
}

// hear reads exactly n bytes.
func (c *channel) hear(n int) ([]byte, error) {
	text := make([]byte, n)
	if _, err := io.ReadFull(c.Conn, text); err != nil {
		return nil, fmt.Errorf("%w (%w)", reason(err), err)
	}
	return text, nil
}

// say writes the parts as one record.
func (c *channel) say(parts ...[]byte) error {
	var text []byte
	for _, p := range parts {
		text = append(text, p...)
	}
	if _, err := c.Write(text); err != nil {
		return fmt.Errorf("%w (%w)", reason(err), err)
	}
	return nil
}

// reason tells a person what a failed connection most likely means.
func reason(err error) error {
	var op *net.OpError
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		return ErrSlow
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.ErrClosedPipe), errors.Is(err, net.ErrClosed),
		errors.As(err, &op) && (op.Op == "read" || op.Op == "write"):
		return ErrCut
	}
	return ErrNotATable
}

// context is CI of the draft: everything that both must agree on (10.1.1).
func context(joiner, host, table ID, said []byte) []byte {
	return lvCat([]byte("krutzjass pair 1"), joinerAD, joiner[:], hostAD, host[:], table[:], said)
}

var (
	joinerAD = []byte("joiner")
	hostAD   = []byte("host")
)

// resumeProof is what a side shows that knows the hash of a token.
func resumeProof(hash ID, role, sid, ci []byte) []byte {
	return mac(hash[:], lvCat([]byte("krutzjass resume 1"), role, sid, ci))
}
