package netplay

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/engine/record"
	"krutzjass/engine/table"
)

// party is a match of a real game with people at other devices and screens, on
// which mischief is done: everything is in a bubble of synctest, so that hours
// pass in a moment. All it gets to know is checked.
type party struct {
	t     testing.TB
	game  engine.Game
	setup engine.Options
	truth *truth
	cfg   LobbyConfig
	seed  [32]byte

	mu      sync.Mutex
	r       *rand.Rand
	kept    Kept
	record  bytes.Buffer
	table   *table.Table
	lobby   *Lobby
	kill    context.CancelFunc // of the host that runs
	killed  bool
	over    bool
	devices []*guestDevice
	faults  []string
	story   []string
	done    map[string]int // mischief, by kind
}

const partyPatience = 2 * time.Second

// newParty prepares a match of people and screens.
func newParty(t testing.TB, g engine.Game, options engine.Options, screens int, seed uint64) *party {
	p := &party{t: t, game: g, setup: options, r: rand.New(rand.NewPCG(seed, 1)), done: map[string]int{}}
	for i := range p.seed {
		p.seed[i] = byte(p.r.Uint32())
	}
	p.truth = newTruth(p)
	p.cfg = LobbyConfig{Name: "Stube", Program: "1.0", Identity: someone(t), Game: g.Info().Key, Options: options, LetIn: true,
		Patience: partyPatience, Level: "random",
		StandIn: func(s engine.Seat) (engine.Controller, error) { return chooser{uint64(s)}, nil },
		Keep: func(k Kept) error {
			p.mu.Lock()
			defer p.mu.Unlock()
			p.kept = k
			return nil
		}}
	for range g.Info().Seats {
		p.cfg.Seats = append(p.cfg.Seats, engine.Player{By: Remote})
	}
	for i := range g.Info().Seats + screens {
		p.devices = append(p.devices, &guestDevice{party: p, name: fmt.Sprint("Gast ", i), screen: i >= g.Info().Seats, identity: someone(t)})
	}
	return p
}

func (p *party) fault(format string, args ...any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.faults) < 5 {
		p.faults = append(p.faults, fmt.Sprintf(format, args...))
	}
}

// note writes down what happened, for the report of a failure.
func (p *party) note(format string, args ...any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.story = append(p.story, time.Now().Format("04:05.000 ")+fmt.Sprintf(format, args...))
}

func (p *party) intN(n int) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.r.IntN(n)
}

// stream is the chance of a deal; its seed must never leave the host.
func (p *party) stream(deal int) rand.Source {
	seed := p.seed
	binary.BigEndian.PutUint64(seed[24:], binary.BigEndian.Uint64(seed[24:])+uint64(deal))
	return rand.NewChaCha8(seed)
}

// play plays the match to its end, with so much mischief as long as it runs.
func (p *party) play(mischief bool) {
	p.open()
	for _, d := range p.devices {
		d.join(nil)
	}
	for !p.lobby.Status().Full() || len(p.lobby.Status().Screens) < len(p.devices)-len(p.cfg.Seats) {
		time.Sleep(time.Millisecond)
	}
	stop := make(chan struct{})
	var pranks sync.WaitGroup
	if mischief {
		pranks.Go(func() { p.mischief(stop) })
	}
	for p.host() {
		p.lobby.Pause()
		time.Sleep(time.Duration(p.intN(2500)) * time.Millisecond)
		p.open()
	}
	close(stop)
	pranks.Wait()
	for _, d := range p.devices {
		d.cable(0, 0)
	}
	time.Sleep(30 * time.Second) // everybody comes back to see the end
	p.finish()
}

// open opens the table, a new one or that of the host that was killed.
func (p *party) open() {
	cfg := p.cfg
	if p.lobby != nil {
		p.mu.Lock()
		kept := p.kept
		p.mu.Unlock()
		cfg.Kept = &kept
	}
	l, err := OpenLobby(cfg)
	if err != nil {
		p.t.Fatal(err)
	}
	p.mu.Lock()
	p.lobby = l
	p.mu.Unlock()
}

// host plays from where the record ends; true when it was killed.
func (p *party) host() (again bool) {
	h, err := p.match()
	if err != nil {
		p.t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(p.t.Context())
	defer cancel()
	p.mu.Lock()
	p.kill, p.killed, p.table = cancel, false, h.Table
	p.mu.Unlock()
	err = p.lobby.Play(ctx, h)
	p.mu.Lock()
	defer p.mu.Unlock()
	if err != nil && !p.killed {
		p.t.Fatal(err)
	}
	p.over = err == nil
	p.kill = nil
	return !p.over
}

func (p *party) match() (*Host, error) {
	h := &Host{}
	lines := record.NewWriter(&p.record)
	if p.record.Len() == 0 {
		players, err := p.lobby.Ready()
		if err != nil {
			return nil, err
		}
		if h.Table, err = table.New(p.game, engine.Setup{Options: p.setup, Seats: players}); err != nil {
			return nil, err
		}
		stamp := record.Stamp{ID: "6ba7b810-9dad-41d1-80b4-00c04fd430c8", Start: "2026-03-01T20:15:00Z", App: "1.0"}
		if err := lines.Begin(stamp, h.Table); err != nil {
			return nil, err
		}
	} else {
		saved, err := record.Load(bytes.NewReader(p.record.Bytes()), games.Find)
		if err != nil {
			return nil, err
		}
		h.Table, lines = saved.Table, saved.Writer(&p.record)
	}
	if err := p.truth.retell(h.Table); err != nil {
		return nil, err
	}
	deals := NewDeals(p.stream, h.Table.Log())
	h.Chance, h.Reseated = rand.New(deals), lines.Seats
	h.Sink = func(t *table.Table) error {
		last, _ := t.Last()
		deals.Saw(last)
		p.truth.learn(t)
		return lines.Move(t)
	}
	h.Controllers = make([]engine.Controller, len(h.Table.Players()))
	for i, x := range h.Table.Players() {
		if x.By != Remote {
			h.Controllers[i] = chooser{uint64(i)}
		}
	}
	return h, nil
}

// finish closes the table and checks what everybody saw at last, and the record.
func (p *party) finish() {
	for _, d := range p.devices {
		if last := d.last(); last == nil {
			p.fault("%s saw nothing", d.name)
		} else if want := p.table.View(last.Viewer); fmt.Sprint(*last) != fmt.Sprint(want) {
			p.fault("%s saw at last\n%+v, the table is\n%+v", d.name, *last, want)
		}
	}
	if n := p.lobby.Status().Match; n != 1 {
		p.fault("the match became number %d", n)
	}
	p.lobby.Close()
	for _, d := range p.devices {
		d.gone.Wait()
	}
	if sum, err := record.Verify(bytes.NewReader(p.record.Bytes()), games.Find); err != nil || sum.Games != 1 || sum.Torn {
		p.fault("the record: %+v, %v", sum, err)
	}
	if !p.table.Over() {
		p.fault("the match is not over")
	}
}

// report fails the test if anything was wrong.
func (p *party) report() {
	if len(p.faults) > 0 {
		p.t.Errorf("%s\nWhat happened:\n%s", strings.Join(p.faults, "\n"), strings.Join(p.story, "\n"))
	}
}

// mischief does things to the party until it is stopped.
func (p *party) mischief(stop chan struct{}) {
	for {
		select {
		case <-stop:
			return
		case <-time.After(time.Duration(200+p.intN(2500)) * time.Millisecond):
		}
		d := p.devices[p.intN(len(p.devices))]
		kind := []string{"cut", "cut", "away", "twice", "host", "swap", "swap", "slow"}[p.intN(8)]
		switch kind {
		case "cut":
			d.cable(time.Duration(1+p.intN(500))*time.Millisecond, 0)
		case "away":
			d.cable(partyPatience+time.Duration(p.intN(5000))*time.Millisecond, 0)
		case "twice":
			d.mu.Lock()
			ticket := d.ticket
			d.mu.Unlock()
			d.join(ticket)
		case "host":
			p.mu.Lock()
			if p.killed = p.kill != nil; p.killed {
				p.kill()
			}
			p.mu.Unlock()
		case "swap":
			p.mu.Lock()
			l := p.lobby
			p.mu.Unlock()
			if l.Seat(d.name, engine.Seat(p.intN(len(p.cfg.Seats)))) != nil {
				continue // a screen, or a table that is closed just now
			}
		case "slow":
			d.cable(0, time.Duration(p.intN(400))*time.Millisecond)
		}
		p.note("%s for %s", kind, d.name)
		p.mu.Lock()
		p.done[kind]++
		p.mu.Unlock()
	}
}
