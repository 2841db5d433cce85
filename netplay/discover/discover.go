package discover

import (
	"context"
	"net/netip"
)

// Discovery announces and finds tables. It may be used from many goroutines.
type Discovery interface {
	// Announce tells of a table until the announcement is stopped. Having no
	// network is no error: it waits for one, and Err says so meanwhile.
	Announce(Advert) (Announcement, error)

	// Find looks for tables until ctx ends, and returns then, at the latest after
	// a second or two. Whenever something changed, and once after the first look,
	// found is called from one goroutine with all tables there are, sorted by
	// name. The error is a sentence that says why this device cannot look at the
	// moment; then the tables are those of before.
	Find(ctx context.Context, found func([]Table, error))
}

// Announcement is a table that is told of.
type Announcement interface {
	Update(Advert) error // tells anew; Table and Port stay as they were; on error nothing changes
	Err() error          // nil, or a sentence that says why nobody hears it at the moment
	Stop()               // twice does no harm
}

// Advert is what is told of a table.
type Advert struct {
	Table  string // identity of the table: it stays when its host is started again
	Name   string // to be shown
	Game   string // key of the game
	Free   int    // seats that wait for somebody
	Oldest int    // versions of the protocol
	Newest int
	Port   int // of TCP
}

// Table is a table that was found.
type Table struct {
	Advert
	At        []netip.AddrPort // where it says it is; those that answer, if it is reachable
	Reachable bool             // a connection was made: it can be joined
}
