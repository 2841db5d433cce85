package session

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"krutzjass/engine"
	"krutzjass/engine/table"
	"krutzjass/netplay"
)

// Config is what a match needs. Either Setup or Saved is given.
type Config struct {
	Game  engine.Game
	Setup engine.Setup // of a new match; one player is human
	Faces []int        // avatars by seat, kept with the match
	Code  Code         // the deals of a new match
	Saved *Saved       // a match to continue
	Store *Store
	// Computer makes a player of a level for one seat.
	Computer func(level string, g engine.Game, r *rand.Rand) (engine.Controller, error)
	Stage    Stage
	Pace     Pace
	Now      func() time.Time
}

// Match is one match as the screen sees it. The table runs on a goroutine of
// its own; every other method is for the window's thread.
type Match struct {
	// OnStep shows a step. It and OnStop are set before Start and called on the
	// window's thread.
	OnStep func(Step)
	// OnStop tells that the match cannot go on, because a move could not be
	// saved or a player failed. What was shown before is saved.
	OnStop func(error)

	code   Code
	faces  []int
	stage  Stage
	queue  *queue
	table  *table.Table // the goroutine's from Start on
	log    *Log
	host   netplay.Host
	human  *human
	seat   engine.Seat
	asked  []engine.Action // what the person may choose now
	over   bool            // the end has been shown
	cancel context.CancelFunc
	done   chan struct{}
}

// Open makes a match ready: a new one is saved as the current one, in the place
// of any other. Nothing happens before Start. A setup that does not fit, a level
// that there is not and a disk that cannot be written are errors.
func Open(c Config) (*Match, error) {
	m := &Match{code: c.Code, faces: c.Faces, stage: c.Stage, done: make(chan struct{})}
	if c.Saved != nil {
		m.code, m.faces, m.table = c.Saved.Code, c.Saved.Sheet.Faces, c.Saved.Table
	} else {
		t, err := table.New(c.Game, c.Setup)
		if err != nil {
			return nil, err
		}
		m.table = t
	}
	if m.seat = Person(m.table.Players()); m.seat == engine.Nobody {
		return nil, errors.New("nobody at this table sits at this device")
	}
	if err := m.sit(c); err != nil {
		return nil, err
	}
	var err error
	if c.Saved != nil {
		m.log, err = c.Store.Continue(c.Saved)
	} else {
		m.log, err = c.Store.Create(m.table, Sheet{Deals: m.code.String(), Packet: c.Setup.Packet, Faces: c.Faces}, c.Now())
	}
	if err != nil {
		return nil, err
	}
	m.queue = &queue{stage: c.Stage, pace: c.Pace, show: m.show}
	return m, nil
}

// sit seats the controllers and opens the streams of chance.
func (m *Match) sit(c Config) error {
	m.human = &human{match: m, answer: make(chan engine.Action, 1)}
	var seats []engine.Controller
	for i, p := range m.table.Players() {
		s := engine.Seat(i)
		if s == m.seat {
			seats = append(seats, m.human)
			continue
		}
		computer, err := c.Computer(p.By, m.table.Game(), computerRand(m.code, s, len(m.table.Log())))
		if err != nil {
			return fmt.Errorf("%s: %w", p.Name, err)
		}
		seats = append(seats, computer)
	}
	deals := newChance(m.code, m.table.Log())
	m.host = netplay.Host{Table: m.table, Controllers: seats, Chance: rand.New(deals), Sink: func(t *table.Table) error {
		move, _ := t.Last()
		deals.saw(move.By)
		return m.log.Move(t)
	}}
	return nil
}

// Start shows the match as it stands and lets it go on.
func (m *Match) Start() {
	ctx, cancel := context.WithCancel(context.Background())
	m.cancel = cancel
	first := Step{View: m.table.View(m.seat)}
	if m.table.Over() {
		first.Pause = EndPause
	}
	go func() {
		defer close(m.done)
		m.stage.Do(func() { m.queue.add(first) })
		if err := m.host.Run(ctx); err != nil && ctx.Err() == nil {
			m.stage.Do(func() { m.stopped(err) })
		}
	}()
}

func (m *Match) stopped(err error) {
	if !m.queue.closed && m.OnStop != nil {
		m.OnStop(err)
	}
}

// show hands a step on, and remembers what may be chosen.
func (m *Match) show(s Step) {
	m.asked = nil
	if s.Asked {
		m.asked = s.View.Legal
	}
	m.over = m.over || s.Pause == EndPause
	if m.OnStep != nil {
		m.OnStep(s)
	}
}

// Choose answers the question of the step that is shown. Before the question,
// or a second time, it is an engine.ErrTurn, and an engine.ErrIllegal for what
// is not among the view's legal actions; then nothing has changed.
func (m *Match) Choose(a engine.Action) error {
	if m.asked == nil {
		return engine.ErrTurn
	}
	if !slices.Contains(m.asked, a) {
		return engine.ErrIllegal
	}
	m.asked = nil
	m.human.answer <- a
	return nil
}

// Next ends the pause that is shown.
func (m *Match) Next() { m.queue.next() }

// Code names the deals of the match.
func (m *Match) Code() Code { return m.code }

// Faces gives the avatars by seat.
func (m *Match) Faces() []int { return m.faces }

// Game gives the rules that are played.
func (m *Match) Game() engine.Game { return m.host.Table.Game() }

// EndShown tells whether the person has seen the end of the match.
func (m *Match) EndShown() bool { return m.over }

// Close leaves the match, which stays saved. When it returns no goroutine of the
// match runs and nothing is shown any more.
func (m *Match) Close() error {
	m.queue.close()
	m.asked = nil
	if m.cancel != nil {
		m.cancel()
		<-m.done
	}
	return m.log.Close()
}
