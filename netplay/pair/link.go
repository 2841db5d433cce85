package pair

import (
	"net"
	"time"
)

// Link is a connection whose two ends have proved themselves to each other.
// Nothing of the application was said on it yet; it has no deadline.
type Link struct {
	net.Conn
	Peer     ID   // the installation at the other end
	Place    ID   // the joiner's place at the table: the same each time its ticket is used
	Returned bool // the joiner came by a ticket
}

// The first byte of a joiner.
const (
	byCode byte = iota + 1
	byTicket
)

// Host is what a table brings to every pairing. Its fields are set before the
// first Accept and not changed then; many pairings may run at once.
type Host struct {
	Identity Identity
	Table    ID
	Guard    *Guard
	Tokens   *Tokens
	Patience time.Duration // how long a pairing may take; 0: ten seconds
}

// Joiner is what a device brings to one pairing.
type Joiner struct {
	Identity Identity
	Table    ID            // the table that the host says it has
	Said     []byte        // what both said before, as the host takes it
	Patience time.Duration // how long the pairing may take; 0: ten seconds
}
