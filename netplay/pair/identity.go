package pair

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"math/big"
	"time"
)

// Identity is the key of an installation and the certificate that it made for
// itself. It is secret. Two programs that run at once may share one.
type Identity struct {
	ID   ID
	key  ed25519.PrivateKey
	cert tls.Certificate
}

const pemType = "PRIVATE KEY"

// NewIdentity makes a key from a source of randomness, which ought to be that
// of crypto/rand.
func NewIdentity(random io.Reader) (Identity, error) {
	seed := make([]byte, ed25519.SeedSize)
	if _, err := io.ReadFull(random, seed); err != nil {
		return Identity{}, fmt.Errorf("making the key of this installation: %w", err)
	}
	return identity(ed25519.NewKeyFromSeed(seed))
}

// ParseIdentity reads what Marshal writes.
func ParseIdentity(text []byte) (Identity, error) {
	block, _ := pem.Decode(text)
	if block == nil || block.Type != pemType {
		return Identity{}, errors.New("this is not the key of an installation: delete the file, and a new one is made")
	}
	any, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	if err != nil {
		return Identity{}, fmt.Errorf("the key of this installation is damaged: delete the file, and a new one is made: %w", err)
	}
	key, ok := any.(ed25519.PrivateKey)
	if !ok {
		return Identity{}, errors.New("the key of this installation is of another kind: delete the file, and a new one is made")
	}
	return identity(key)
}

// Marshal writes the key for keeping, as PKCS #8 in PEM.
func (i Identity) Marshal() ([]byte, error) {
	der, err := x509.MarshalPKCS8PrivateKey(i.key)
	if err != nil {
		return nil, fmt.Errorf("writing the key of this installation: %w", err)
	}
	return pem.EncodeToMemory(&pem.Block{Type: pemType, Bytes: der}), nil
}

// identity makes the certificate anew: it says nothing but the key, and it never
// runs out, since a phone's clock may be anywhere.
func identity(key ed25519.PrivateKey) (Identity, error) {
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1),
		NotBefore:    time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC),
		NotAfter:     time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC), // RFC 5280, 4.1.2.5: no end
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		return Identity{}, fmt.Errorf("making the certificate of this installation: %w", err)
	}
	leaf, err := x509.ParseCertificate(der)
	if err != nil {
		return Identity{}, fmt.Errorf("reading the certificate of this installation: %w", err)
	}
	cert := tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key, Leaf: leaf}
	return Identity{ID: idOf(leaf), key: key, cert: cert}, nil
}

func idOf(cert *x509.Certificate) ID { return sha256.Sum256(cert.RawSubjectPublicKeyInfo) }
