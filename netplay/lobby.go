package netplay

import (
	"crypto/rand"
	"errors"
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
	Turn     time.Duration   // that somebody at another device has for a turn, whole seconds, counted while connected; 0: no limit
	// StandIn makes the computer that plays for somebody who is away, and takes a
	// seat that nobody took. When nil the table waits.
	StandIn func(engine.Seat) (engine.Controller, error)
	Level   string           // of StandIn, the By of a seat that nobody took
	Kept    *Kept            // what the table was before the host's device stopped: its Game, Options and Seats count then
	Keep    func(Kept) error // keeps what the table must not forget, safe when it returns; must not call the Lobby
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
	unsaid []News      // until what it is about has been kept
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
// the config, or as cfg.Kept has it, with everybody away.
func OpenLobby(cfg LobbyConfig) (*Lobby, error) {
	if cfg.Patience == 0 {
		cfg.Patience = defaultPatience
	}
	l := &Lobby{cfg: cfg, phase: wire.Gathering, guests: map[pair.ID]*guest{}}
	kept := cfg.Kept
	if kept == nil {
		kept = &Kept{Game: cfg.Game, Options: cfg.Options, Seats: cfg.Seats}
		var err error
		if kept.Table, err = pair.NewID(rand.Reader); err != nil {
			return nil, err
		}
		if kept.Code, err = pair.NewCode(rand.Reader); err != nil {
			return nil, err
		}
	}
	l.recall(kept)
	kept.Grants = slices.DeleteFunc(slices.Clone(kept.Grants), func(g pair.Grant) bool { return l.guests[g.Place] == nil })
	l.keeper = &keeper{kept: *kept, write: cfg.Keep}
	l.guard = pair.NewGuard(kept.Code, kept.Failed, l.guessed)
	l.tokens = pair.NewTokens(rand.Reader, kept.Grants, l.keeper.grants)
	l.pairer = pair.Host{Identity: cfg.Identity, Table: kept.Table, Guard: l.guard, Tokens: l.tokens}
	if err := l.keeper.save(); err != nil {
		return nil, err
	}
	return l, nil
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
	// What cannot be kept now is kept with the next change; a code is only refused for longer.
	_ = l.keeper.change(func(k *Kept) { k.Code, k.Failed = code, failed })
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case retired:
		l.news(News{What: CodeRetired, Seat: engine.Nobody})
	case failed > 0:
		l.news(News{What: WrongCode, Seat: engine.Nobody})
	}
	l.tell()
}

// Offer changes what is to be played while no match runs. Guests keep their
// seats as far as there are seats for them.
func (l *Lobby) Offer(game string, options engine.Options, seats []engine.Player) error {
	return l.change(func() error {
		if l.phase == wire.Playing {
			return ErrPlaying
		}
		old := l.planned()
		l.game, l.option = game, options
		l.take(l.plan(seats))
		for _, s := range old {
			if g := s.guest; g != nil && l.guests[g.place] == g && g.seat == engine.Nobody {
				l.sitDown(g)
			}
		}
		return nil
	})
}

// change does something under the lock, keeps how the table stands then, and tells
// everybody, unless it failed.
func (l *Lobby) change(do func() error) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return ErrClosed
	}
	if err := do(); err != nil {
		return err
	}
	return l.settle()
}

// settle keeps how the table stands and tells of it, in this order: what anybody
// has heard is so after the host's death as well.
func (l *Lobby) settle() error {
	err := l.remember()
	l.tell()
	return err
}

// Close tells everybody that the table is closed and hangs up. A match that runs
// is to be ended by its context first. The listener is the caller's.
func (l *Lobby) Close() {
	l.end(true, func(p *peer) { p.refuse(closedTable) })
}

// Pause hangs up without a word, as when the host's device stops: everybody tries
// to come back, and finds the table that OpenLobby makes of what was kept.
func (l *Lobby) Pause() { l.end(false, func(p *peer) { p.cut() }) }

// closedTable is what whoever is there, or comes later, is told.
var closedTable = wire.Refuse{Why: wire.WhyClosed, Text: "the host has closed the table: ask whether another one is open, and for its code"}

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
