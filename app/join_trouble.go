package app

import (
	"errors"
	"time"

	"krutzjass/app/cli"
	"krutzjass/app/session"
	"krutzjass/netplay"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

const (
	lookTime  = 6 * time.Second  // for a table that is not where it was
	handShown = 12 * time.Second // the end of a hand on a screen, which nobody taps
)

// unreachable is the error of an address at which nobody answers.
type unreachable struct{ error }

// Unwrap gives what the system said.
func (u *unreachable) Unwrap() error { return u.error }

// joinTroubles are the texts for errors of joining.
var joinTroubles = []struct {
	err error
	key string
}{
	{pair.ErrWrongCode, "join.trouble.code"},
	{pair.ErrRetired, "join.trouble.retired"},
	{pair.ErrRenewed, "join.trouble.renewed"},
	{pair.ErrTicket, "join.trouble.ticket"},
	{pair.ErrOtherTable, "join.trouble.other"},
	{pair.ErrOtherHost, "join.trouble.other"},
	{pair.ErrImpostor, "join.trouble.impostor"},
	{pair.ErrNotATable, "join.trouble.notatable"},
	{pair.ErrFull, "join.trouble.full"},
	{wire.ErrFrame, "join.trouble.notatable"},
	{session.ErrUnknownGame, "join.trouble.game"},
	{netplay.ErrEnded, "join.trouble.closed"},
}

// refusals are the texts for what a host says.
var refusals = map[wire.Why]string{
	wire.WhyRefused: "join.trouble.refused", wire.WhyFull: "join.trouble.full",
	wire.WhyClosed: "join.trouble.closed", wire.WhyReplaced: "join.trouble.replaced",
}

// joinTrouble says in plain words why a table was not joined, or was left, and
// what to do; detail is what only helps few.
func (a *App) joinTrouble(err error) (words, detail string) {
	w := a.words
	var refused *netplay.Refused
	var version *wire.VersionError
	switch {
	case errors.As(err, &refused) && refusals[refused.Why] != "":
		return w.T(refusals[refused.Why]), ""
	case errors.As(err, &version):
		return w.T("join.trouble.version", cli.Version, version.Theirs.Program), ""
	}
	for _, t := range joinTroubles {
		if errors.Is(err, t.err) {
			return w.T(t.key), ""
		}
	}
	if errors.As(err, new(*unreachable)) {
		if len(a.env.LAN.Addresses()) == 0 {
			return w.T("join.trouble.nonetwork"), ""
		}
		return w.T("join.trouble.unreachable"), sentence(errors.Unwrap(err))
	}
	return w.T("join.trouble.cut"), sentence(err)
}

// leftTitle is the text above the news that this device is no longer at a table.
func leftTitle(err error) string {
	var refused *netplay.Refused
	if errors.Is(err, netplay.ErrEnded) || errors.As(err, &refused) && refused.Why == wire.WhyClosed {
		return "join.left.closed"
	}
	return "join.left"
}

// comesBack tells whether the way back to a table is still good after an error.
func comesBack(err error) bool {
	var refused *netplay.Refused
	if errors.As(err, &refused) {
		return refused.Why != wire.WhyRefused
	}
	return !errors.Is(err, pair.ErrTicket) && !errors.Is(err, pair.ErrOtherTable) && !errors.Is(err, pair.ErrOtherHost)
}
