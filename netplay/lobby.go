package netplay

import (
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"krutzjass/engine"
	"krutzjass/netplay/pair"
	"krutzjass/netplay/wire"
)

// Remote is the By of a player who sits at another device.
const Remote = "remote"

// LobbyConfig is what a table needs that others can join.
type LobbyConfig struct {
	Name     string          // of the table
	Program  string          // the version of this program
	Identity pair.Identity   // of this installation
	Game     string          // the key of the game that is to be played
	Options  engine.Options  // complete
	Seats    []engine.Player // a Remote without a name is an open seat
	LetIn    bool            // let everybody in who knows the code
	Patience time.Duration   // how long a dropped seat waits for its owner; 0: a minute
	// StandIn makes the computer that plays for somebody who is away, and takes a
	// seat that nobody took. When nil the table waits.
	StandIn func(engine.Seat) (engine.Controller, error)
	Level   string           // of StandIn, the By of a seat that nobody took
	Kept    *Kept            // what the table was before the host's device stopped
	Keep    func(Kept) error // keeps what the table must not forget; safe when it returns
	News    func(News)       // hears what happens, in order; must neither block nor call the Lobby
}

// Lobby is a table that others can join: it lets them in, seats them, and plays
// matches with them. All methods may be called from any goroutine.
type Lobby struct {
	cfg    LobbyConfig
	guard  *pair.Guard
	tokens *pair.Tokens
	pairer pair.Host
	keeper *keeper
	door   door

	mu     sync.Mutex
	phase  wire.Phase
	match  int
	broken bool // the last match ended before it was over
	game   string
	option engine.Options
	rules  engine.Game // of the match that runs, or ran last
	seats  []sitter    // who sits where
	next   []sitter    // who will from the next deal on, while a match runs; nil for no change
	chairs []*chair    // of the match that runs, or ran last
	open   engine.View // what everybody may see of it
	guests map[pair.ID]*guest
	closed bool // nobody comes in any more
	ended  bool // and nobody needs to try again
}

// sitter is who has a seat: a guest, or somebody at the host's device.
type sitter struct {
	player engine.Player
	guest  *guest            // of a Remote; nil while the seat is open
	local  engine.Controller // of any other, during a match
}

// guest is a person, or a screen, that came through the door.
type guest struct {
	place  pair.ID
	name   string
	screen bool
	in     bool        // has been let in
	left   bool        // went on purpose
	seat   engine.Seat // Nobody without one
	peer   *peer       // nil while away
	since  time.Time   // when it went away
	order  int         // guests are listed as they came
}

// defaultPatience is how long a seat waits for somebody who dropped out.
const defaultPatience = time.Minute

// Errors of the host's own commands.
var (
	ErrPlaying = errors.New("a match is being played: this can be changed when it is over")
	ErrClosed  = errors.New("the table is closed")
)

// OpenLobby makes a table ready to be joined. It is gathering, with the seats of
// the config, or those of cfg.Kept with everybody away.
func OpenLobby(cfg LobbyConfig) (*Lobby, error) {
	if cfg.Patience == 0 {
		cfg.Patience = defaultPatience
	}
	l := &Lobby{cfg: cfg, phase: wire.Gathering, game: cfg.Game, option: cfg.Options, guests: map[pair.ID]*guest{}}
	kept := cfg.Kept
	if kept == nil {
		kept = &Kept{}
		var err error
		if kept.Table, err = pair.NewID(rand.Reader); err != nil {
			return nil, err
		}
		if kept.Code, err = pair.NewCode(rand.Reader); err != nil {
			return nil, err
		}
	}
	for _, p := range cfg.Seats {
		l.seats = append(l.seats, sitter{player: p})
	}
	l.recall(kept)
	kept.Grants = slices.DeleteFunc(slices.Clone(kept.Grants), func(g pair.Grant) bool { return l.guests[g.Place] == nil })
	l.keeper = &keeper{kept: *kept, write: cfg.Keep}
	l.guard = pair.NewGuard(kept.Code, kept.Failed, l.guessed)
	l.tokens = pair.NewTokens(rand.Reader, kept.Grants, l.keeper.grants)
	l.pairer = pair.Host{Identity: cfg.Identity, Table: kept.Table, Guard: l.guard, Tokens: l.tokens}
	return l, l.keeper.save()
}

// Table gives the table's id, as it is announced.
func (l *Lobby) Table() pair.ID { return l.pairer.Table }

// Code gives the code for joining, how often it was guessed wrongly, and whether
// it is retired, so that only a new one lets people in.
func (l *Lobby) Code() (code pair.Code, wrong int, retired bool) { return l.guard.State() }

// RenewCode replaces the code.
func (l *Lobby) RenewCode() error {
	code, err := pair.NewCode(rand.Reader)
	if err != nil {
		return err
	}
	l.guard.Renew(code)
	return nil
}

// guessed keeps what has happened to the code.
func (l *Lobby) guessed() {
	code, failed, retired := l.guard.State()
	l.keeper.change(func(k *Kept) { k.Code, k.Failed = code, failed })
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case retired:
		l.news(News{What: CodeRetired, Seat: engine.Nobody})
	case failed > 0:
		l.news(News{What: WrongCode, Seat: engine.Nobody})
	}
}

// Offer changes what is to be played while no match runs. Guests keep their
// seats as far as there are seats for them.
func (l *Lobby) Offer(game string, options engine.Options, seats []engine.Player) error {
	return l.change(func() error {
		if l.phase == wire.Playing {
			return ErrPlaying
		}
		old := l.seats
		l.game, l.option, l.seats = game, options, nil
		for _, p := range seats {
			l.seats = append(l.seats, sitter{player: p})
		}
		for _, s := range old {
			if s.guest != nil {
				s.guest.seat = engine.Nobody
				l.sitDown(s.guest)
			}
		}
		return nil
	})
}

// LetIn lets somebody in who waits, and gives a person the first open seat.
func (l *Lobby) LetIn(name string) error {
	return l.change(func() error {
		g, err := l.named(name)
		if err != nil {
			return err
		}
		if !g.in {
			l.admit(g)
		}
		return nil
	})
}

// Refuse sends somebody away, who must be let in again to come back. A computer
// takes over a seat in a match that runs.
func (l *Lobby) Refuse(name string) error {
	return l.change(func() error {
		g, err := l.named(name)
		if err != nil {
			return err
		}
		g.peer.refuse(wire.Refuse{Why: wire.WhyRefused, Text: "the host has not let you in"})
		l.forget(g)
		return nil
	})
}

// Seat gives somebody a seat; whoever had it gets the seat that becomes free.
// While a match runs this happens before the next deal.
func (l *Lobby) Seat(name string, seat engine.Seat) error {
	return l.change(func() error {
		g, err := l.named(name)
		if err != nil {
			return err
		}
		if seat < 0 || int(seat) >= len(l.seats) {
			return fmt.Errorf("there is no seat %d: expected 0 to %d", seat, len(l.seats)-1)
		}
		if g.screen || !g.in {
			return fmt.Errorf("%s takes no seat: let the person in first; a screen has none", g.name)
		}
		plan := slices.Clone(l.planned())
		to := plan[seat]
		plan[seat] = sitter{player: engine.Player{Name: g.name, By: Remote}, guest: g}
		if from := slices.IndexFunc(l.planned(), func(s sitter) bool { return s.guest == g }); from >= 0 {
			if engine.Seat(from) == seat {
				return nil
			}
			plan[from] = to
		} else if to.player.By == "human" {
			return fmt.Errorf("seat %d is that of %s at the host's device, who would have none: expected another seat", seat, to.player.Name)
		}
		if l.phase == wire.Playing {
			l.next = plan
		} else {
			l.take(plan)
		}
		return nil
	})
}

// planned is who sits where from the next deal on.
func (l *Lobby) planned() []sitter {
	if l.next != nil {
		return l.next
	}
	return l.seats
}

// take seats people as planned.
func (l *Lobby) take(plan []sitter) {
	for _, g := range l.guests {
		g.seat = engine.Nobody
	}
	for i, s := range plan {
		if s.guest != nil {
			s.guest.seat = engine.Seat(i)
		}
	}
	l.seats, l.next = plan, nil
}

// admit lets g in.
func (l *Lobby) admit(g *guest) {
	g.in = true
	l.news(News{What: LetIn, Name: g.name, Seat: engine.Nobody, Screen: g.screen})
	l.sitDown(g)
	l.show(g)
}

// sitDown gives a person the first open seat; during a match that waits for the
// host's word.
func (l *Lobby) sitDown(g *guest) {
	if g.screen || l.phase == wire.Playing {
		return
	}
	i := slices.IndexFunc(l.seats, func(s sitter) bool { return s.player.By == Remote && s.guest == nil })
	if i >= 0 {
		l.seats[i] = sitter{player: engine.Player{Name: g.name, By: Remote}, guest: g}
		g.seat = engine.Seat(i)
		l.news(News{What: Seated, Name: g.name, Seat: g.seat})
	}
}

// forget removes a guest for good. In a match its seat stays its own in name; a
// computer plays, and gets the seat before the next deal.
func (l *Lobby) forget(g *guest) {
	delete(l.guests, g.place)
	// The place is gone from memory either way, and a lost write only leaves a
	// grant behind that leads to no guest.
	_ = l.tokens.Revoke(g.place)
	g.left, g.peer, g.since = true, nil, time.Now()
	l.vacate(g)
	l.news(News{What: Gone, Name: g.name, Seat: engine.Nobody, Screen: g.screen})
}

// vacate frees the seat of g. During a match it does so before the next deal, and
// only if a computer can have it.
func (l *Lobby) vacate(g *guest) {
	plan := slices.Clone(l.planned())
	i := slices.IndexFunc(plan, func(s sitter) bool { return s.guest == g })
	playing := l.phase == wire.Playing
	if playing && g.seat != engine.Nobody {
		l.chairs[g.seat].stir()
	}
	if i < 0 || playing && l.cfg.StandIn == nil {
		return
	}
	plan[i] = sitter{player: engine.Player{By: Remote}}
	if playing {
		l.next = plan
	} else {
		l.take(plan)
	}
}

// named finds a guest by name, as it is shown.
func (l *Lobby) named(name string) (*guest, error) {
	for _, g := range l.guests {
		if g.name == wire.CleanName(name) {
			return g, nil
		}
	}
	return nil, fmt.Errorf("nobody here is called %q: expected one of those who wait or sit", wire.CleanName(name))
}

// change does something under the lock, and tells everybody how the table stands
// then, unless it failed.
func (l *Lobby) change(do func() error) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return ErrClosed
	}
	if err := do(); err != nil {
		return err
	}
	l.announce()
	return l.remember()
}

// Close tells everybody that the table is closed and hangs up. A match that runs
// is to be ended by its context first. The listener is the caller's.
func (l *Lobby) Close() {
	l.end(true, func(p *peer) { p.refuse(wire.Refuse{Why: wire.WhyClosed, Text: "the host has closed the table"}) })
}

// Pause hangs up without a word, as when the host's device stops: everybody tries
// to come back, and finds the table that OpenLobby makes of what was kept.
func (l *Lobby) Pause() { l.end(false, func(p *peer) { p.cut() }) }

func (l *Lobby) end(forGood bool, each func(*peer)) {
	l.mu.Lock()
	l.closed, l.ended = true, forGood
	for _, g := range l.guests {
		if g.peer != nil {
			each(g.peer)
		}
	}
	l.mu.Unlock()
	l.door.close()
}
