package cli

import (
	crand "crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/rand/v2"

	"github.com/google/uuid"
)

// origin is what a match of computers springs from: with the same origin, the
// same chance deals and the same computers decide.
type origin struct {
	work   string // the command
	game   string // key
	number int    // of the game, from 1
	seed   string // any text
}

// String is the name of the origin, from which all else is derived.
func (o origin) String() string {
	return fmt.Sprintf("krutzjass:%s:%s:%d:%s", o.work, o.game, o.number, o.seed)
}

// id gives a record's UUID: version 5, of the origin's name as a URL. Records
// with the same origin tell each other apart by which.
func (o origin) id(which string) string {
	return uuid.NewSHA1(uuid.NameSpaceURL, []byte(which+o.String())).String()
}

// stream gives the random source of one role ("chance", "seat 0", ...): ChaCha8
// keyed with the SHA-256 of role and origin, so that no role can tell another's.
func (o origin) stream(role string) *rand.Rand { return rand.New(o.source(role)) }

func (o origin) source(role string) *rand.ChaCha8 {
	return rand.NewChaCha8(sha256.Sum256([]byte(role + ":" + o.String())))
}

// randomSeed gives a fresh seed of 128 bits as text.
func randomSeed() string {
	var b [16]byte
	crand.Read(b[:]) // never fails: it ends the program instead
	return hex.EncodeToString(b[:])
}
