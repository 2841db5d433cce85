package session

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"krutzjass/engine"
	"krutzjass/engine/record"
	"krutzjass/netplay"
)

// ErrUnknownGame says that the table plays a game that this version does not know.
var ErrUnknownGame = errors.New("this table plays a game that this version does not know: update the program on this device")

// GuestConfig is what a device needs to take part in a match of another device.
type GuestConfig struct {
	Join  netplay.ClientConfig // but for State, Begin, See and Told
	Games record.Lookup
	Stage Stage
	Pace  Pace
	Coach CoachMaker // nil for none
	Link  Link       // nil for netplay.Join
}

// Link stays at a table for this device until ctx ends or its host says so, as
// netplay.Join does.
type Link func(ctx context.Context, cfg netplay.ClientConfig) error

// Guest is a table of another device as the screen sees it: like a Match, whose
// place it takes, but the table itself is far away. All methods are for the
// window's thread.
type Guest struct {
	// OnStep shows a step, as that of a Match. It and the other functions are set
	// before Start and called on the window's thread.
	OnStep func(Step)
	// OnMatch tells, before its first step, that another match is shown.
	OnMatch func()
	// OnState tells how the table stands and whether it can be reached.
	OnState func(netplay.ClientState)
	// OnStop tells that this device is no longer at the table, and why.
	OnStop func(error)
	// OnClock, if set, shows what is left of the time for a turn; limit is 0 when
	// no clock runs.
	OnClock func(left, limit time.Duration)
	Coached

	coach  CoachMaker
	stage  Stage
	games  record.Lookup
	join   netplay.ClientConfig
	link   Link
	queue  *queue
	clock  *clock      // as the host's, which decides
	game   engine.Game // of the match that is shown; nil before the first
	match  int         // its number
	setup  engine.Setup
	number int       // of the match that the host plays
	open   *question // that the host asked last
	asked  *question // that is shown, until it is answered
	over   bool      // the end has been shown
	cancel context.CancelFunc
	done   chan struct{}
}

// question is one decision of the person at this device.
type question struct {
	view   engine.View
	answer chan engine.Action // holds one
}

// NewGuest makes a guest ready; nothing happens before Start.
func NewGuest(c GuestConfig) *Guest {
	g := &Guest{stage: c.Stage, games: c.Games, join: c.Join, link: c.Link, coach: c.Coach, done: make(chan struct{})}
	if g.link == nil {
		g.link = netplay.Join
	}
	g.queue = &queue{stage: c.Stage, pace: c.Pace, show: g.show}
	g.clock = &clock{stage: c.Stage, show: g.tell, out: func() {}}
	return g
}

// Start joins the table and stays at it, also through broken connections.
func (g *Guest) Start() {
	ctx, cancel := context.WithCancel(context.Background())
	g.cancel = cancel
	cfg := g.join
	cfg.State = func(s netplay.ClientState) {
		s.Table.Seats = slices.Clone(s.Table.Seats)
		g.stage.Do(func() { g.state(s) })
	}
	cfg.See = func(v engine.View) { g.stage.Do(func() { g.see(v) }) }
	cfg.Told = func(e engine.Event, v engine.View) { g.stage.Do(func() { g.queue.event(e, v) }) }
	cfg.Begin = func(v engine.View) (engine.Controller, error) { return g.watched(v), nil }
	go func() {
		defer close(g.done)
		err := g.link(ctx, cfg)
		g.stage.Do(func() { g.stopped(err) })
	}()
}

// watched is the controller of the person at this device, with the coach beside it.
func (g *Guest) watched(v engine.View) engine.Controller {
	game, known := g.games(v.Setup.Game)
	if g.coach == nil || !known {
		return remoteHuman{g}
	}
	return g.sit(remoteHuman{g}, g.coach(game, rand.New(rand.NewPCG(uint64(v.Viewer), 0))), g.stage, &g.queue.closed)
}

func (g *Guest) state(s netplay.ClientState) {
	g.number = s.Table.Match
	g.clock.limit = time.Duration(s.Table.Turn) * time.Second
	g.clock.hold(!s.Connected) // the host does not count then either
	if !g.queue.closed && g.OnState != nil {
		g.OnState(s)
	}
}

func (g *Guest) stopped(err error) {
	if !g.queue.closed && g.OnStop != nil {
		g.OnStop(err)
	}
}

// see shows the table as it stands; whatever was still to be shown is in it.
func (g *Guest) see(v engine.View) {
	if g.queue.closed {
		return
	}
	game, known := g.games(v.Setup.Game)
	if !known {
		g.stopped(fmt.Errorf("%w (%q)", ErrUnknownGame, v.Setup.Game))
		return
	}
	another := g.game != game || g.match != g.number
	g.game, g.match, g.setup, g.open, g.asked = game, g.number, v.Setup, nil, nil
	g.clock.end()
	if another {
		g.over = false
		if g.OnMatch != nil {
			g.OnMatch()
		}
	}
	g.queue.clear()
	step := Step{View: v}
	if v.Phase == engine.PhaseOver {
		step.Pause = EndPause
	}
	g.queue.add(step)
}

// show hands a step on, and remembers what may be chosen. A question that the
// host has taken back is shown as what it was: the table as it stands.
func (g *Guest) show(s Step) {
	g.asked = nil
	if s.Asked {
		if s.Asked = g.open != nil && g.open.view.Seq == s.View.Seq; s.Asked {
			g.asked = g.open
		}
	}
	g.over = g.over || s.Pause == EndPause
	if g.OnStep != nil {
		g.OnStep(s)
	}
}

// tell hands on what is left of the time for a turn, which runs from when the host
// asked, also while the person still looks at what happened before.
func (g *Guest) tell(left, limit time.Duration) {
	if g.OnClock != nil {
		g.OnClock(left, limit)
	}
}

// Choose answers the question of the step that is shown, as Match.Choose does.
func (g *Guest) Choose(a engine.Action) error {
	q := g.asked
	switch {
	case q == nil:
		return engine.ErrTurn
	case !slices.Contains(q.view.Legal, a):
		return engine.ErrIllegal
	}
	g.asked, g.open = nil, nil
	g.clock.end()
	q.answer <- a
	return nil
}

// Next ends the pause that is shown.
func (g *Guest) Next() { g.queue.next() }

// Hold shows nothing more while the table cannot be seen, or goes on. The match
// itself goes on.
func (g *Guest) Hold(held bool) { g.queue.hold(held) }

// Code is no code: whoever only takes part does not know the deals.
func (g *Guest) Code() Code { return Code{} }

// Faces are not told over the network.
func (g *Guest) Faces() []int { return nil }

// Game gives the rules that are played; nil before a match has begun.
func (g *Guest) Game() engine.Game { return g.game }

// Players gives who plays, by seat.
func (g *Guest) Players() []engine.Player { return g.setup.Seats }

// Options gives the options that are played, complete; they are not to be changed.
func (g *Guest) Options() engine.Options { return g.setup.Options }

// EndShown tells whether the person has seen the end of the match.
func (g *Guest) EndShown() bool { return g.over }

// Close leaves the table and says so to the host: a computer plays on. When it
// returns no goroutine of the guest runs and nothing is shown any more.
func (g *Guest) Close() error {
	g.queue.close()
	g.clock.end()
	g.asked, g.open = nil, nil
	if g.cancel != nil {
		g.cancel()
		<-g.done
	}
	g.rise()
	return nil
}

// remoteHuman decides for the seat of the person at this device.
type remoteHuman struct{ guest *Guest }

// Decide asks the person once all that happened before has been shown.
func (h remoteHuman) Decide(ctx context.Context, v engine.View) (engine.Action, error) {
	g, q := h.guest, &question{view: v, answer: make(chan engine.Action, 1)}
	g.stage.Do(func() { g.ask(q) })
	select {
	case a := <-q.answer:
		return a, nil
	case <-ctx.Done():
		g.stage.Do(func() { g.take(q) })
		return engine.Action{}, ctx.Err()
	}
}

// Notify does nothing: what happens is shown by the guest itself.
func (remoteHuman) Notify(engine.Event, engine.View) {}

// ask queues a question. One that comes after the person has left is none.
func (g *Guest) ask(q *question) {
	if g.queue.closed {
		return
	}
	g.open = q
	g.clock.start()
	g.queue.add(Step{View: q.view, Asked: true})
}

// take takes a question back: somebody else has answered, or will ask again.
func (g *Guest) take(q *question) {
	if g.open == q {
		g.open = nil
		g.clock.end()
	}
	if g.asked == q {
		g.asked = nil
		g.queue.add(Step{View: q.view})
	}
}
