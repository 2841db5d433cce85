package pair

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"io"
	"slices"
	"sync"
)

// MaxGrants is the number of devices that a table knows at most.
const MaxGrants = 128

// Grant is what the host keeps of a ticket: enough to know the device again,
// not enough to come in its place. It is written as JSON.
type Grant struct {
	Place  ID `json:"place"`
	Device ID `json:"device"`        // the identity of the installation: nobody else may use the ticket
	Next   ID `json:"next"`          // SHA-256 of the token that was given out last
	Used   ID `json:"used,omitzero"` // SHA-256 of the token that was used last, good until the next one was used
}

// Tokens are the tickets of a table. They may be used from many goroutines.
type Tokens struct {
	random io.Reader
	keep   func([]Grant) error

	mu     sync.Mutex
	grants map[ID]Grant
}

// NewTokens starts with the grants that were kept (none at a fresh table).
// Random ought to be that of crypto/rand. Before a new token leaves the host,
// keep is called with all grants, in a fixed order, and must have them safe when
// it returns; it must not call back. A nil keep keeps nothing.
func NewTokens(random io.Reader, saved []Grant, keep func([]Grant) error) *Tokens {
	if keep == nil {
		keep = func([]Grant) error { return nil }
	}
	t := &Tokens{random: random, keep: keep, grants: map[ID]Grant{}}
	for _, g := range saved {
		t.grants[g.Place] = g
	}
	return t
}

// Revoke makes the table forget a place: its ticket is worth nothing from now on.
// The error is that of keeping; the place is forgotten all the same.
func (t *Tokens) Revoke(place ID) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if _, ok := t.grants[place]; !ok {
		return nil
	}
	delete(t.grants, place)
	return t.keep(t.saved())
}

// issue gives a place of its own to a device that knew the code.
func (t *Tokens) issue(device ID) (ID, Token, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.grants) >= MaxGrants {
		return ID{}, Token{}, ErrFull
	}
	place, err := NewID(t.random)
	if err != nil {
		return ID{}, Token{}, err
	}
	token, err := t.rotate(Grant{Place: place, Device: device})
	return place, token, err
}

// redeem checks a returning device: proves is asked with each hash that its
// place may show. On success the token is replaced; every failure is ErrTicket,
// or that of keeping.
func (t *Tokens) redeem(place, device ID, proves func(hash ID) bool) (hash ID, next Token, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	grant, ok := t.grants[place]
	if !ok || grant.Device != device {
		return ID{}, Token{}, ErrTicket
	}
	switch {
	case proves(grant.Next):
		hash = grant.Next
	case grant.Used != ID{} && proves(grant.Used):
		hash = grant.Used
	default:
		return ID{}, Token{}, ErrTicket
	}
	grant.Used = hash
	next, err = t.rotate(grant)
	return hash, next, err
}

// rotate draws the next token of a grant and has it kept; on error the grants
// are as before.
func (t *Tokens) rotate(g Grant) (Token, error) {
	var token Token
	if _, err := io.ReadFull(t.random, token[:]); err != nil {
		return Token{}, fmt.Errorf("drawing a token: %w", err)
	}
	before, known := t.grants[g.Place]
	g.Next = token.hash()
	t.grants[g.Place] = g
	if err := t.keep(t.saved()); err != nil {
		delete(t.grants, g.Place)
		if known {
			t.grants[g.Place] = before
		}
		return Token{}, fmt.Errorf("keeping who may come back: %w", err)
	}
	return token, nil
}

func (t *Tokens) saved() []Grant {
	all := make([]Grant, 0, len(t.grants))
	for _, g := range t.grants {
		all = append(all, g)
	}
	slices.SortFunc(all, func(a, b Grant) int { return cmp.Compare(a.Place.String(), b.Place.String()) })
	return all
}

func (t Token) hash() ID { return sha256.Sum256(t[:]) }
