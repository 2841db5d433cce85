package netplay

import (
	"fmt"
	"time"

	"krutzjass/engine"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// arrive makes a newcomer a guest, or brings a guest back. It gives nil, and the
// peer a reason, when there is no room.
func (l *Lobby) arrive(link *pair.Link, join *wire.Join, p *peer) *guest {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		if l.ended {
			p.refuse(closedTable)
		}
		return nil
	}
	g, known := l.guests[link.Place]
	if !known {
		if !l.room() {
			p.refuse(wire.Refuse{Why: wire.WhyFull, Text: "the table is full: ask the host to send somebody away, and try again"})
			_ = l.tokens.Revoke(link.Place) // it leads to no guest either way
			return nil
		}
		g = l.newcomer(link.Place, join)
		_ = l.remember() // a guest that could not be kept is let in again after the host's death
	}
	l.connect(g, p, known)
	l.tell()
	return g
}

// room makes room for one more guest, at the cost of whoever has been away
// longest without a seat; false if there is none.
func (l *Lobby) room() bool {
	waiting := 0
	var oldest *guest
	for _, g := range l.guests {
		if !g.in {
			waiting++
		}
		if g.peer == nil && g.seat == engine.Nobody && (oldest == nil || g.since.Before(oldest.since)) {
			oldest = g
		}
	}
	if waiting >= maxWaiting {
		return false
	}
	if len(l.guests) < maxGuests {
		return true
	}
	if oldest == nil {
		return false
	}
	l.forget(oldest)
	return true
}

// newcomer makes a guest who waits to be let in.
func (l *Lobby) newcomer(place pair.ID, join *wire.Join) *guest {
	g := &guest{place: place, name: l.unlike(join.Name, join.Screen), screen: join.Screen, seat: engine.Nobody}
	for _, other := range l.guests {
		g.order = max(g.order, other.order+1)
	}
	l.guests[place] = g
	if l.cfg.LetIn {
		l.admit(g)
	} else {
		l.news(News{What: Waiting, Name: g.name, Seat: engine.Nobody, Screen: g.screen})
	}
	return g
}

// connect gives g its new connection, in the place of an older one, and shows
// what it missed.
func (l *Lobby) connect(g *guest, p *peer, known bool) {
	g.peer.refuse(wire.Refuse{Why: wire.WhyReplaced, Text: "you are at the table on another connection now: go on there, or end that one and come back"})
	away := g.peer == nil
	g.peer, g.left = p, false
	if l.sitsAt(g) {
		l.chairs[g.seat].standing = false
	}
	l.stir()
	p.send(wire.Welcome{Name: g.name})
	p.send(l.tableFor(g))
	if known && away && g.in {
		l.news(News{What: Back, Name: g.name, Seat: g.seat, Screen: g.screen})
	}
	l.show(g)
}

// show sends what g may see of the match, and its question if there is one.
func (l *Lobby) show(g *guest) {
	if g.peer == nil || !g.in || l.chairs == nil {
		return
	}
	if !l.sitsAt(g) {
		g.peer.send(l.fresh(&l.open))
		return
	}
	c := l.chairs[g.seat]
	g.peer.send(l.fresh(&c.view))
	if c.asked != nil && !c.asked.done {
		g.peer.send(c.asked.words())
	}
}

// sitsAt tells whether g has one of the chairs of the match that runs, or ran last.
func (l *Lobby) sitsAt(g *guest) bool {
	return g.seat >= 0 && int(g.seat) < len(l.chairs) && l.chairs[g.seat].owner == g
}

func (l *Lobby) fresh(v *engine.View) wire.Fresh {
	return wire.Fresh{Match: l.match, Setup: wire.FromSetup(v.Setup), View: wire.FromView(*v)}
}

// gone says that the connection p of g has ended. Whoever was not let in yet is
// forgotten; a seat waits for its owner.
func (l *Lobby) gone(g *guest, p *peer) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if g.peer != p || l.closed {
		return // replaced, refused, or all go
	}
	g.peer, g.since = nil, time.Now()
	switch {
	case !g.in:
		l.forget(g)
	case g.left:
		l.news(News{What: Left, Name: g.name, Seat: g.seat, Screen: g.screen})
	default:
		l.news(News{What: Dropped, Name: g.name, Seat: g.seat, Screen: g.screen})
	}
	l.stir()
	_ = l.settle() // the next change keeps it; a guest too many does no harm
}

// leave says that g goes on purpose: before a match the seat is open again, in a
// match a computer plays on at once, and the person may come back.
func (l *Lobby) leave(g *guest, p *peer) {
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case g.peer != p:
	case l.phase == wire.Playing && g.seat != engine.Nobody:
		g.left = true
	default:
		l.forget(g)
		_ = l.settle() // the next change keeps it; a guest too many does no harm
	}
}

// unlike gives a name that nobody else at the table has.
func (l *Lobby) unlike(name string, screen bool) string {
	name = wire.CleanName(name)
	switch {
	case name == "" && screen:
		name = "Screen"
	case name == "":
		name = "Guest"
	}
	free := name
	for n := 2; l.taken(free); n++ {
		ending := fmt.Sprintf(" %d", n)
		free = wire.CleanText(name, wire.MaxName-len(ending)) + ending
	}
	return free
}

func (l *Lobby) taken(name string) bool {
	for _, g := range l.guests {
		if g.name == name {
			return true
		}
	}
	for _, s := range l.seats {
		if s.player.Name == name {
			return true
		}
	}
	return false
}
