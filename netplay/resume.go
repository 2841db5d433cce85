package netplay

import (
	"fmt"
	"sync"
	"time"

	"krutzjass/engine"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// Kept is what a table must not forget when the host's device stops: with it,
// the identity of the installation and the record of the match, everybody comes
// back to where they were. It is secret and written as JSON.
type Kept struct {
	Table   pair.ID      `json:"table"`
	Code    pair.Code    `json:"code"`
	Failed  int          `json:"failed,omitempty"` // wrong guesses of the code
	Grants  []pair.Grant `json:"grants,omitempty"`
	People  []Person     `json:"people,omitempty"`
	Match   int          `json:"match,omitempty"`   // the number of the last match
	Playing bool         `json:"playing,omitempty"` // it is not over
}

// Person is a guest of a table that was kept.
type Person struct {
	Place  pair.ID     `json:"place"`
	Name   string      `json:"name"`
	Screen bool        `json:"screen,omitempty"`
	Seat   engine.Seat `json:"seat"` // Nobody without one
}

// keeper writes what is kept, one change at a time. It takes no other lock.
type keeper struct {
	mu    sync.Mutex
	kept  Kept
	write func(Kept) error
}

// change does something to what is kept and writes it.
func (k *keeper) change(do func(*Kept)) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	do(&k.kept)
	if k.write == nil {
		return nil
	}
	if err := k.write(k.kept); err != nil {
		return fmt.Errorf("keeping who sits at the table: %w", err)
	}
	return nil
}

func (k *keeper) save() error { return k.change(func(*Kept) {}) }

func (k *keeper) grants(all []pair.Grant) error {
	return k.change(func(kept *Kept) { kept.Grants = all })
}

// remember keeps who is in. Whoever only waits waits again after the host's death.
func (l *Lobby) remember() error {
	var people []Person
	for _, g := range l.people() {
		if g.in {
			people = append(people, Person{g.place, g.name, g.screen, g.seat})
		}
	}
	return l.keeper.change(func(k *Kept) {
		k.People, k.Match, k.Playing = people, l.match, l.broken || l.phase == wire.Playing
	})
}

// recall makes the guests of a table that was kept, all of them away.
func (l *Lobby) recall(kept *Kept) {
	l.match = kept.Match
	if kept.Playing {
		l.match-- // the same match is begun again
	}
	for i, p := range kept.People {
		g := &guest{place: p.Place, name: p.Name, screen: p.Screen, in: true, seat: engine.Nobody, since: time.Now(), order: i}
		l.guests[p.Place] = g
		if p.Seat >= 0 && int(p.Seat) < len(l.seats) && !p.Screen {
			g.seat = p.Seat
			l.seats[p.Seat] = sitter{player: engine.Player{Name: g.name, By: Remote}, guest: g}
		}
	}
}

// connect gives g its new connection, in the place of an older one, and shows
// what it missed.
func (l *Lobby) connect(g *guest, p *peer, known bool) {
	g.peer.refuse(wire.Refuse{Why: wire.WhyReplaced, Text: "you are at the table on another connection now"})
	away := g.peer == nil
	g.peer, g.left = p, false
	if l.sitsAt(g) {
		l.chairs[g.seat].standing = false
	}
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
	c.stir()
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
	if g.seat != engine.Nobody && l.phase == wire.Playing {
		l.chairs[g.seat].stir()
	}
	l.announce()
	_ = l.remember() // the next change keeps it; a guest too many does no harm
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
		l.announce()
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
