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
// the identity of the installation and, if a match was played, its record,
// everybody comes back to where they were. It is secret and written as JSON.
type Kept struct {
	Table   pair.ID         `json:"table"`
	Code    pair.Code       `json:"code"`
	Failed  int             `json:"failed,omitempty"` // wrong guesses of the code
	Grants  []pair.Grant    `json:"grants,omitempty"`
	People  []Person        `json:"people,omitempty"` // who was let in
	Game    string          `json:"game,omitempty"`   // what is played, or is to be
	Options engine.Options  `json:"options,omitempty"`
	Seats   []engine.Player `json:"seats,omitempty"`
	Next    []engine.Player `json:"next,omitempty"`    // who will sit where from the next deal on; nil for no change
	Match   int             `json:"match,omitempty"`   // the number of the last match
	Playing bool            `json:"playing,omitempty"` // it is not over
}

// Person is a guest of a table that was kept.
type Person struct {
	Place  pair.ID `json:"place"`
	Name   string  `json:"name"`
	Screen bool    `json:"screen,omitempty"`
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
			people = append(people, Person{g.place, g.name, g.screen})
		}
	}
	return l.keeper.change(func(k *Kept) {
		k.People, k.Match, k.Playing = people, l.match, l.broken || l.phase == wire.Playing
		k.Game, k.Options, k.Seats, k.Next = l.game, l.option, players(l.seats), players(l.next)
	})
}

// players are the people and computers of a plan.
func players(plan []sitter) (list []engine.Player) {
	for _, s := range plan {
		list = append(list, s.player)
	}
	return list
}

// recall makes the table as it was kept, with all its guests away.
func (l *Lobby) recall(kept *Kept) {
	l.match, l.broken = kept.Match, kept.Playing
	for i, p := range kept.People {
		l.guests[p.Place] = &guest{place: p.Place, name: p.Name, screen: p.Screen, in: true, seat: engine.Nobody, since: time.Now(), order: i}
	}
	l.game, l.option = kept.Game, wire.Options(kept.Options)
	l.take(l.plan(kept.Seats))
	if kept.Next != nil {
		l.next = l.plan(kept.Next)
	}
}

// plan finds who the players of a table are: its guests by their names, which are
// theirs alone. Whoever is unknown stays away until the host seats another.
func (l *Lobby) plan(players []engine.Player) []sitter {
	plan := make([]sitter, len(players))
	for i, p := range players {
		plan[i].player = p
		if p.By != Remote {
			continue
		}
		if g, err := l.named(p.Name); err == nil && g.in && !g.screen {
			plan[i].guest = g
		}
	}
	return plan
}
