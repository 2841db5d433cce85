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
