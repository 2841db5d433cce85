package pair

import (
	"encoding/hex"
	"fmt"
	"io"
)

// ID names an installation, a table, or a place at a table. The identity of an
// installation is the SHA-256 of its public key; the others are random. It is
// not secret, and it is no name to show.
type ID [32]byte

// NewID draws an identity from a source of randomness, which ought to be that
// of crypto/rand.
func NewID(random io.Reader) (ID, error) {
	var id ID
	if _, err := io.ReadFull(random, id[:]); err != nil {
		return ID{}, fmt.Errorf("drawing an identity: %w", err)
	}
	return id, nil
}

// String gives 64 hexadecimal digits.
func (id ID) String() string { return hex.EncodeToString(id[:]) }

// MarshalText writes what String gives.
func (id ID) MarshalText() ([]byte, error) { return []byte(id.String()), nil }

// UnmarshalText reads what String gives. On error nothing changes.
func (id *ID) UnmarshalText(text []byte) error { return readHex((*[32]byte)(id), text) }

// Token is the secret that a device shows when it comes back.
type Token [32]byte

// String keeps the secret out of logs; MarshalText writes it.
func (Token) String() string { return "(secret)" }

// MarshalText gives 64 hexadecimal digits, for keeping on the device.
func (t Token) MarshalText() ([]byte, error) { return []byte(hex.EncodeToString(t[:])), nil }

// UnmarshalText reads what MarshalText writes. On error nothing changes.
func (t *Token) UnmarshalText(text []byte) error { return readHex((*[32]byte)(t), text) }

func readHex(dst *[32]byte, text []byte) error {
	var got [32]byte
	if len(text) != hex.EncodedLen(len(got)) {
		return fmt.Errorf("%d characters where an identity has %d", len(text), hex.EncodedLen(len(got)))
	}
	if _, err := hex.Decode(got[:], text); err != nil {
		return fmt.Errorf("an identity is made of hexadecimal digits: %w", err)
	}
	*dst = got
	return nil
}

// Ticket lets a device come back to its place without the code. It is secret:
// it belongs into a file that only this installation reads. It is written as JSON.
type Ticket struct {
	Table ID    `json:"table"`
	Host  ID    `json:"host"`
	Place ID    `json:"place"`
	Token Token `json:"token"`
}
