package app

import (
	"krutzjass/app/screen"
	"krutzjass/netplay"
	"krutzjass/netplay/wire"
)

// notice is what the host should know while playing.
func (h *hosted) notice(s screen.HostState) remark {
	w := h.app.words
	n := remark{label: w.T("people.show"), do: h.toPage}
	switch {
	case len(s.Waiting) == 1:
		n.words = w.T("people.waits", s.Waiting[0])
	case len(s.Waiting) > 1:
		n.words = w.T("people.wait", len(s.Waiting))
	case s.Retired:
		n.words = w.T("people.retired")
	}
	return n
}

// hostWords tells the host how somebody is at the table.
func (a *App) hostWords(s netplay.SeatStatus) string {
	w, since := a.words, s.Since.Format("15:04")
	switch {
	case s.State == wire.Open:
		return w.T("host.state.open")
	case s.State == wire.Away:
		return w.T("host.state.away", since)
	case s.State == wire.StandIn:
		return w.T("host.state.standin", since)
	case s.State == wire.Computer:
		return w.T("level." + s.Player.By)
	case s.Player.By == netplay.Remote:
		return w.T("host.state.guest")
	}
	return w.T("host.state.here")
}

// seatWords tells at the table who is not there; empty for whoever is.
func (a *App) seatWords(seats []wire.Seat) (words []string) {
	for _, s := range seats {
		said := ""
		switch s.State {
		case wire.Away:
			said = a.words.T("people.away")
		case wire.StandIn:
			said = a.words.T("people.standin")
		}
		words = append(words, said)
	}
	return words
}

// wireSeats are the seats of a host's own table as its guests see them.
func wireSeats(list []netplay.SeatStatus) (seats []wire.Seat) {
	for _, s := range list {
		seats = append(seats, wire.Seat{Name: s.Player.Name, By: s.Player.By, State: s.State})
	}
	return seats
}
