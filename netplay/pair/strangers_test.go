package pair

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"io"
	"math/big"
	"net"
	"testing"
	"testing/synctest"
	"time"
)

// Other handshakes than ours.
func TestHandshakes(t *testing.T) {
	for _, row := range []struct {
		name   string
		change func(t *testing.T, c *tls.Config)
		good   bool
	}{
		{"ours", func(*testing.T, *tls.Config) {}, true},
		{"no certificate", func(_ *testing.T, c *tls.Config) { c.Certificates = nil }, false},
		{"an older TLS", func(_ *testing.T, c *tls.Config) { c.MinVersion, c.MaxVersion = tls.VersionTLS12, tls.VersionTLS12 }, false},
		{"another protocol", func(_ *testing.T, c *tls.Config) { c.NextProtos = []string{"http/1.1"} }, false},
		{"no protocol", func(_ *testing.T, c *tls.Config) { c.NextProtos = nil }, false},
		{"another kind of key", func(t *testing.T, c *tls.Config) { c.Certificates[0] = ecCert(t) }, false},
		{"two certificates", func(_ *testing.T, c *tls.Config) {
			one := c.Certificates[0]
			one.Certificate = append(one.Certificate[:1:1], one.Certificate[0])
			c.Certificates[0] = one
		}, false},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				tb := newTable(t)
				o := tb.meet(func(conn net.Conn) (*Link, Ticket, error) {
					config := configure(tb.me)
					config.VerifyConnection = nil
					row.change(t, config)
					c := tls.Client(conn, config)
					if c.Handshake() == nil {
						go io.Copy(io.Discard, c)
						c.Write([]byte{byTicket})
					}
					return nil, Ticket{}, nil
				})
				want := ErrNotATable
				if row.good {
					want = ErrSlow // it says too little, but it may talk
				}
				o.fails(t, want, nil)
			})
		})
	}
}

func ecCert(t *testing.T) tls.Certificate {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1)}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}
}

// What comes in clear: silence, noise, and more than a stranger may say.
func TestStrangers(t *testing.T) {
	record := append([]byte{22, 3, 1, 0x40, 0}, make([]byte, 1<<14)...) // a record of TLS as long as may be
	for _, row := range []struct {
		name string
		says func(net.Conn)
		want error
	}{
		{"silence", func(net.Conn) {}, ErrSlow},
		{"hangs up", func(c net.Conn) { c.Close() }, ErrCut},
		{"a browser", func(c net.Conn) { c.Write([]byte("GET / HTTP/1.1\r\n\r\n")) }, ErrNotATable},
		{"a byte a second", func(c net.Conn) {
			for _, b := range record {
				<-time.After(time.Second)
				if _, err := c.Write([]byte{b}); err != nil {
					return
				}
			}
		}, ErrSlow},
		{"a hello of 16 million bytes", func(c net.Conn) {
			c.Write([]byte{22, 3, 1, 0, 4, 1, 0xff, 0xff, 0xff})
		}, ErrNotATable},
		{"too much", func(c net.Conn) {
			body := append([]byte{1, 0, 0xff, 0}, make([]byte, 1<<14-4)...)
			for range 10 {
				c.Write(append([]byte{22, 3, 1, 0x40, 0}, body...))
			}
		}, ErrNotATable},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				tb := newTable(t)
				start := time.Now()
				o := tb.meet(func(conn net.Conn) (*Link, Ticket, error) {
					go io.Copy(io.Discard, conn)
					row.says(conn)
					return nil, Ticket{}, nil
				})
				o.fails(t, row.want, nil)
				if took := time.Since(start); took > patience+5*time.Second {
					t.Errorf("it took %v", took)
				}
			})
		})
	}
}
