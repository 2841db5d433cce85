package netplay

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"krutzjass/engine"
	"krutzjass/netplay/wire"
)

// What says what a News is about.
type What string

// What happens at a table.
const (
	Waiting     What = "waiting" // somebody waits to be let in
	LetIn       What = "letin"
	Seated      What = "seated"
	Dropped     What = "away"    // the connection broke; the seat waits
	StandsIn    What = "standin" // a computer plays for somebody who is away
	Back        What = "back"
	Left        What = "left" // went on purpose; the seat waits all the same
	Gone        What = "gone" // is not known at this table any more
	WrongCode   What = "wrongcode"
	CodeRetired What = "coderetired" // it was guessed wrongly too often
)

// News is one thing that happened with the people at a table.
type News struct {
	What   What
	Name   string
	Seat   engine.Seat // Nobody without one
	Screen bool
}

// Status is how a table stands, for the host's own screen.
type Status struct {
	Phase   wire.Phase
	Match   int
	Seats   []SeatStatus
	Next    []engine.Player // who will sit where from the next deal on; nil for no change, or without a match
	Waiting []string        // to be let in, in the order in which they came
	Inside  []string        // let in, without a seat
	Screens []string        // let in
	Away    int             // people and screens that were let in, are not connected, and did not leave on purpose
}

// SeatStatus is one seat.
type SeatStatus struct {
	Player engine.Player
	State  wire.State
	Since  time.Time // when somebody who is away went; zero otherwise
	Left   bool      // on purpose
}

// Status tells how the table stands now.
func (l *Lobby) Status() Status {
	l.mu.Lock()
	defer l.mu.Unlock()
	out := Status{Phase: l.phase, Match: l.match}
	seats := l.seats
	if l.phase == wire.Playing || l.broken {
		out.Next = players(l.next)
	} else {
		seats = l.planned()
	}
	for i := range seats {
		s := &seats[i]
		row := SeatStatus{Player: s.player, State: l.state(s, i)}
		if s.guest != nil && s.guest.peer == nil {
			row.Since, row.Left = s.guest.since, s.guest.left
		}
		out.Seats = append(out.Seats, row)
	}
	for _, g := range l.people() {
		if g.in && g.peer == nil && !g.left {
			out.Away++
		}
		switch {
		case !g.in:
			out.Waiting = append(out.Waiting, g.name)
		case g.screen:
			out.Screens = append(out.Screens, g.name)
		case g.seat == engine.Nobody:
			out.Inside = append(out.Inside, g.name)
		}
	}
	return out
}

// Full tells whether every seat is taken, and everybody there.
func (s Status) Full() bool {
	return !slices.ContainsFunc(s.Seats, func(x SeatStatus) bool { return x.State != wire.Here && x.State != wire.Computer })
}

// people lists the guests in the order in which they came.
func (l *Lobby) people() []*guest {
	return slices.SortedFunc(maps.Values(l.guests), func(a, b *guest) int { return cmp.Compare(a.order, b.order) })
}

// state tells how s is there, who has seat i.
func (l *Lobby) state(s *sitter, i int) wire.State {
	switch {
	case s.player.By == "human":
		return wire.Here
	case s.player.By != Remote:
		return wire.Computer
	case s.guest == nil:
		return wire.Open
	case s.guest.peer != nil:
		return wire.Here
	case l.phase == wire.Playing && l.chairs[i].standing:
		return wire.StandIn
	}
	return wire.Away
}

// announce tells everybody how the table stands.
func (l *Lobby) announce() {
	for _, g := range l.guests {
		if g.peer != nil {
			g.peer.send(l.tableFor(g))
		}
	}
}

func (l *Lobby) tableFor(g *guest) wire.Table {
	out := wire.Table{Name: l.cfg.Name, Game: l.game, Options: l.option, Phase: l.phase, Match: l.match, Turn: int(l.cfg.Turn / time.Second), You: int8(g.seat), Waiting: !g.in}
	for i := range l.seats {
		s := &l.seats[i]
		out.Seats = append(out.Seats, wire.Seat{Name: s.player.Name, By: s.player.By, State: l.state(s, i)})
	}
	return out
}

// news notes what is told next.
func (l *Lobby) news(n News) { l.unsaid = append(l.unsaid, n) }

// tell tells the host what has happened, and everybody how the table stands.
func (l *Lobby) tell() {
	for _, n := range l.unsaid {
		if l.cfg.News != nil {
			l.cfg.News(n)
		}
	}
	l.unsaid = nil
	l.announce()
}
