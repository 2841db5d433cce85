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
	Setup engine.Setup  // of a new match; at least one player is human
	Faces []int         // avatars by seat, kept with the match
	Code  Code          // the deals of a new match
	Turn  time.Duration // that a person of a new match has for a turn, whole seconds; 0 is no limit
	Saved *Saved        // a match to continue
	Store *Store
	Coach CoachMaker // nil for none
	// Computer makes a player of a level for one seat.
	Computer func(level string, g engine.Game, r *rand.Rand) (engine.Controller, error)
	Stage    Stage
	Pace     Pace
	Now      func() time.Time
	// Play runs a match in which people take part from other devices; nil: nobody
	// does.
	Play func(context.Context, *netplay.Host) error
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
	// OnClock, if set, shows what is left of the time for a turn; limit is 0 when
	// no clock runs.
	OnClock func(left, limit time.Duration)
	Coached

	code   Code
	faces  []int
	stage  Stage
	queue  *queue
	clock  *clock
	table  *table.Table // the goroutine's from Start on
	log    *Log
	host   netplay.Host
	again  bool          // the match was continued
	people []engine.Seat // at this device
	common bool          // they are several
	play   func(context.Context) error
	humans map[engine.Seat]*human // their controllers
	holder engine.Seat            // who was asked last: whose cards need no cover
	asked  *engine.View           // the question that is shown, until it is answered
	over   bool                   // the end has been shown
	cancel context.CancelFunc
	done   chan struct{}
}

// Open makes a match ready: a new one is saved as the current one, in the place
// of any other. Nothing happens before Start. A setup that does not fit, a level
// that there is not and a disk that cannot be written are errors.
func Open(c Config) (*Match, error) {
	m := &Match{code: c.Code, faces: c.Faces, stage: c.Stage, holder: engine.Nobody, done: make(chan struct{}),
		queue: &queue{stage: c.Stage}}
	sheet := Sheet{Deals: c.Code.String(), Packet: c.Setup.Packet, Faces: c.Faces, Turn: int(c.Turn / time.Second)}
	if c.Saved != nil {
		sheet = c.Saved.Sheet
		m.code, m.faces, m.table, m.again = c.Saved.Code, sheet.Faces, c.Saved.Table, true
	} else {
		t, err := table.New(c.Game, c.Setup)
		if err != nil {
			return nil, err
		}
		m.table = t
	}
	if m.people = People(m.table.Players()); len(m.people) == 0 {
		return nil, errors.New("nobody at this table sits at this device")
	}
	m.common = len(m.people) > 1
	if err := m.sit(c); err != nil {
		return nil, err
	}
	var err error
	if c.Saved != nil {
		m.log, err = c.Store.Continue(c.Saved)
	} else {
		m.log, err = c.Store.Create(m.table, sheet, c.Now())
	}
	if err != nil {
		return nil, err
	}
	m.keepTime(c)
	m.queue.pace, m.queue.show = c.Pace, m.show
	m.clock = &clock{stage: c.Stage, limit: time.Duration(sheet.Turn) * time.Second, show: m.tell, out: m.late}
	return m, nil
}

// sit seats the controllers and opens the streams of chance.
func (m *Match) sit(c Config) error {
	m.humans = map[engine.Seat]*human{}
	var seats []engine.Controller
	for i, p := range m.table.Players() {
		s := engine.Seat(i)
		if slices.Contains(m.people, s) {
			m.humans[s] = &human{match: m, name: p.Name, answer: make(chan answer, 1)}
			seats = append(seats, m.watched(c, s))
			continue
		}
		if p.By == netplay.Remote {
			if c.Play == nil {
				return fmt.Errorf("%s sits at another device: open the table to others first", p.Name)
			}
			seats = append(seats, nil)
			continue
		}
		computer, err := c.Computer(p.By, m.table.Game(), computerRand(m.code, s, len(m.table.Log())))
		if err != nil {
			return fmt.Errorf("%s: %w", p.Name, err)
		}
		seats = append(seats, computer)
	}
	deals := newDeals(m.code, m.table.Log())
	m.host = netplay.Host{Table: m.table, Controllers: seats, Chance: rand.New(deals), Sink: func(t *table.Table) error {
		move, _ := t.Last()
		deals.Saw(move)
		return m.log.Move(t)
	}, Reseated: m.reseated}
	m.play = m.host.Run
	if c.Play != nil {
		m.play = func(ctx context.Context) error { return c.Play(ctx, &m.host) }
	}
	if m.shared() {
		m.host.Watchers = []netplay.Watcher{onlooker{m}}
	}
	return nil
}

// watched is the controller of a person here, with the coach beside it where the
// person has the device alone: what she says to one is not for the others.
func (m *Match) watched(c Config, s engine.Seat) engine.Controller {
	if c.Coach == nil || m.shared() {
		return m.humans[s]
	}
	return m.Coached.sit(m.humans[s], c.Coach(m.table.Game(), computerRand(m.code, s, len(m.table.Log()))), m.stage, &m.queue.closed)
}

// keepTime starts the clock of a match whose options give it a time.
func (m *Match) keepTime(c Config) {
	minutes := m.table.Setup().Options.Int("minutes")
	if minutes == 0 || slices.ContainsFunc(m.table.Log(), func(x engine.Move) bool { return x.Action.Kind == engine.TimeUp }) {
		return
	}
	d := &duration{now: c.Now, limit: time.Duration(minutes) * time.Minute, since: c.Now()}
	if c.Saved != nil {
		d.past = c.Saved.Played
	}
	m.host.TimeUp, m.log.played = d.up, d.played
}

// Start shows the match as it stands and lets it go on.
func (m *Match) Start() {
	ctx, cancel := context.WithCancel(context.Background())
	m.cancel = cancel
	first := []Step{{View: m.viewOf(m.table)}}
	if m.table.Over() {
		first[0].Pause = EndPause
	} else if missed, ok := m.unseen(); ok && m.again {
		first = []Step{missed, first[0]}
	}
	go func() {
		defer close(m.done)
		m.stage.Do(func() { m.queue.add(first...) })
		if err := m.play(ctx); err != nil && ctx.Err() == nil {
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
	if m.shared() && (s.Pause == HandPause || s.Pause == EndPause) {
		s.View.Viewer = engine.Nobody // all read it, and "you" would be nobody
	}
	m.asked = nil
	if s.Asked {
		m.asked = &s.View
	}
	m.over = m.over || s.Pause == EndPause
	if m.OnStep != nil {
		m.OnStep(s)
	}
	if m.asked != nil {
		m.clock.start()
	}
}

func (m *Match) tell(left, limit time.Duration) {
	if m.OnClock != nil {
		m.OnClock(left, limit)
	}
}

// late leaves the question that is shown to the rules.
func (m *Match) late() { m.reply(answer{late: true}) }

func (m *Match) reply(a answer) {
	who := m.asked.Viewer
	m.asked = nil
	m.clock.end()
	m.humans[who].answer <- a
}

// Hold stops the clock of the turn, and everything that is still to be shown,
// while the table cannot be seen, or lets both go on.
func (m *Match) Hold(held bool) {
	m.clock.hold(held)
	m.queue.hold(held)
}

// Choose answers the question of the step that is shown. Before the question,
// or a second time, it is an engine.ErrTurn, and an engine.ErrIllegal for what
// is not among the view's legal actions; then nothing has changed.
func (m *Match) Choose(a engine.Action) error {
	if m.asked == nil {
		return engine.ErrTurn
	}
	if !slices.Contains(m.asked.Legal, a) {
		return engine.ErrIllegal
	}
	m.reply(answer{action: a})
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

// Options gives the options that are played, complete; they are not to be changed.
func (m *Match) Options() engine.Options { return m.host.Table.Setup().Options }

// EndShown tells whether the person has seen the end of the match.
func (m *Match) EndShown() bool { return m.over }

// Close leaves the match, which stays saved. When it returns no goroutine of the
// match runs and nothing is shown any more.
func (m *Match) Close() error {
	m.queue.close()
	m.clock.end()
	m.asked = nil
	if m.cancel != nil {
		m.cancel()
		<-m.done
	}
	m.rise()
	return m.log.Close()
}
