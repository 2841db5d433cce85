package session

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/engine/enginetest/highcard"
	"krutzjass/engine/table"
	"krutzjass/netplay"
	"krutzjass/netplay/wire"
)

// far is a table at another device, under the test's hand: what a host would say
// comes from its own table of the small game, seen from seat 1.
type far struct {
	t      *testing.T
	cfg    netplay.ClientConfig
	table  *table.Table
	player engine.Controller
	end    chan error // what the host ends the connection with
}

const mySeat engine.Seat = 1

// guest is a Guest at such a table, with what it shows.
type guest struct {
	*Guest
	far   *far
	stage *stage
	said  []string // what came to the window, in order
}

func newGuest(t *testing.T) *guest {
	t.Helper()
	f := &far{t: t, end: make(chan error, 1)}
	g := &guest{far: f, stage: newStage()}
	linked := make(chan bool)
	g.Guest = NewGuest(GuestConfig{Join: netplay.ClientConfig{Name: "Anna"}, Games: small, Stage: g.stage,
		Link: func(ctx context.Context, cfg netplay.ClientConfig) error {
			f.cfg = cfg
			close(linked)
			select {
			case err := <-f.end:
				return err
			case <-ctx.Done():
				return ctx.Err()
			}
		}})
	say := func(format string, a ...interface{}) { g.said = append(g.said, fmt.Sprintf(format, a...)) }
	g.OnStep = func(s Step) {
		say("step %d%s%s", s.View.Seq, map[bool]string{true: " asked"}[s.Asked], []string{NoPause: "", TrickPause: " trick", HandPause: " hand", EndPause: " end"}[s.Pause])
	}
	g.OnMatch = func() { say("match") }
	g.OnState = func(s netplay.ClientState) { say("state %v", s.Connected) }
	g.OnStop = func(err error) { say("stop: %v", err) }
	g.Start()
	<-linked
	return g
}

// small finds the small game alone.
func small(key string) (engine.Game, bool) { return highcard.Game{}, key == "highcard" }

// begin has the host begin a match.
func (g *guest) begin(number int) {
	f := g.far
	var err error
	if f.table, err = table.New(highcard.Game{}, engine.Setup{Seats: make([]engine.Player, 2), Options: engine.Options{"target": 2}}); err != nil {
		f.t.Fatal(err)
	}
	f.cfg.State(netplay.ClientState{Connected: true, Table: wire.Table{Match: number, Seats: make([]wire.Seat, 2)}})
	if f.player, err = f.cfg.Begin(f.table.View(mySeat)); err != nil {
		f.t.Fatal(err)
	}
	f.cfg.See(f.table.View(mySeat))
	g.shown()
}

// move has the host make a move and tell of it.
func (g *guest) move(do func(*table.Table) error) {
	f := g.far
	if err := do(f.table); err != nil {
		f.t.Fatal(err)
	}
	if e, ok := f.table.Event(mySeat); ok {
		f.cfg.Told(e, f.table.View(mySeat))
	}
}

// others plays on, seat 1 last wherever it can choose, until that seat is to act or
// the match is over.
func (g *guest) others() {
	r := rand.New(rand.NewPCG(1, 1))
	for f := g.far; !f.table.Over() && f.table.Turn().First() != mySeat; {
		g.move(func(t *table.Table) error {
			if due, err := t.Draw(r); due || err != nil {
				return err
			}
			by := t.Turn().First()
			return t.Apply(by, t.Legal(nil, by)[0], false)
		})
	}
	g.shown()
}

// ask has the host ask the person; the answer comes when it is made.
func (g *guest) ask(ctx context.Context) chan error {
	answered := make(chan error, 1)
	go func() {
		a, err := g.far.player.Decide(ctx, g.far.table.View(mySeat))
		if err == nil {
			err = g.far.table.Apply(mySeat, a, false)
		}
		answered <- err
	}()
	g.stage.call()
	g.shown()
	return answered
}

// shown lets everything be shown that has come.
func (g *guest) shown() {
	for g.stage.calm(); ; g.stage.calm() {
		for g.stage.tick() {
		}
		if g.queue.pause == NoPause || g.queue.pause == EndPause {
			return
		}
		g.Next()
	}
}

// heard gives what has come to the window since the last time.
func (g *guest) heard() string {
	text := strings.Join(g.said, ", ")
	g.said = nil
	return text
}

func (g *guest) expect(when, want string) {
	g.far.t.Helper()
	if diff := cmp.Diff(want, g.heard()); diff != "" {
		g.far.t.Errorf("%s (-want +got):\n%s", when, diff)
	}
}

// A match is shown from its first step to its end, the person is asked once all has
// been shown, and answers once.
func TestGuestPlays(t *testing.T) {
	g := newGuest(t)
	if err := g.Choose(engine.Action{}); !errors.Is(err, engine.ErrTurn) || g.Game() != nil || g.EndShown() {
		t.Errorf("before a match: %v, %v, %v", err, g.Game(), g.EndShown())
	}
	g.begin(1)
	g.expect("at the beginning", "state true, match, step 0")
	g.others()
	g.heard()
	for !g.far.table.Over() {
		answered := g.ask(t.Context())
		g.expect("asked", fmt.Sprintf("step %d asked", g.far.table.View(mySeat).Seq))
		legal := g.far.table.View(mySeat).Legal
		if err := g.Choose(engine.Action{Kind: engine.Push}); !errors.Is(err, engine.ErrIllegal) {
			t.Errorf("an action that is not allowed: %v", err)
		}
		if err := g.Choose(legal[0]); err != nil {
			t.Fatal(err)
		}
		if err := g.Choose(legal[0]); !errors.Is(err, engine.ErrTurn) {
			t.Errorf("a second tap: %v", err)
		}
		if err := <-answered; err != nil {
			t.Fatal(err)
		}
		if e, ok := g.far.table.Event(mySeat); ok {
			g.far.cfg.Told(e, g.far.table.View(mySeat))
		}
		g.others()
		if said := g.heard(); strings.Contains(said, "asked") || !strings.HasPrefix(said, "step ") || strings.HasSuffix(said, " end") != g.far.table.Over() {
			t.Errorf("after the answer: %s", said)
		}
	}
	if !g.EndShown() || g.Game() != (highcard.Game{}) || len(g.Players()) != 2 || g.Options()["target"] != 2 {
		t.Errorf("at the end: %v, %v, %v, %v", g.EndShown(), g.Game(), g.Players(), g.Options())
	}
	g.begin(2)
	g.expect("the next match", "state true, match, step 0")
	if g.EndShown() {
		t.Error("the next match has ended before it began")
	}
	g.Close()
}

// What becomes of a question that the person has not answered yet.
func TestGuestIsAsked(t *testing.T) {
	for _, row := range []struct {
		name   string
		happen func(g *guest, takeBack func())
		want   string // "step N" is the step of the question
	}{
		{"taken back", func(g *guest, takeBack func()) { takeBack() }, "step N"},
		{"the table as it stands, and asked again", func(g *guest, takeBack func()) {
			takeBack() // as a client does
			g.far.cfg.See(g.far.table.View(mySeat))
			g.shown()
			g.ask(g.far.t.Context())
		}, "step N, step N, step N asked"},
		{"the connection breaks and comes back", func(g *guest, _ func()) {
			for _, connected := range []bool{false, true} {
				g.far.cfg.State(netplay.ClientState{Connected: connected, Table: wire.Table{Match: 1}})
			}
		}, "state false, state true"},
		{"answered while it was taken back", func(g *guest, takeBack func()) {
			_ = g.Choose(g.far.table.View(mySeat).Legal[0])
			takeBack()
		}, ""},
	} {
		t.Run(row.name, func(t *testing.T) {
			g := newGuest(t)
			g.begin(1)
			g.others()
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			answered := g.ask(ctx)
			g.heard()
			row.happen(g, func() {
				cancel()
				<-answered
			})
			g.shown()
			g.expect("then", strings.ReplaceAll(row.want, "N", fmt.Sprint(g.far.table.View(mySeat).Seq)))
			legal := g.far.table.View(mySeat).Legal[0]
			stands := strings.HasSuffix(row.want, "asked") || strings.HasSuffix(row.want, "true")
			if err := g.Choose(legal); errors.Is(err, engine.ErrTurn) == stands {
				t.Errorf("an answer then: %v", err)
			}
			g.Close()
		})
	}
}

// A question that was taken back before it could be shown is no question.
func TestGuestIsAskedInVain(t *testing.T) {
	g := newGuest(t)
	g.begin(1)
	g.others()
	g.heard()
	g.Hold(true)
	ctx, cancel := context.WithCancel(t.Context())
	answered := g.ask(ctx)
	g.expect("while the table cannot be seen", "")
	cancel()
	<-answered
	g.stage.calm()
	g.Hold(false)
	g.shown()
	if said := g.heard(); strings.Contains(said, "asked") {
		t.Errorf("the person is asked: %s", said)
	}
	g.Close()
}

// How a guest comes to be no longer at a table; whoever left hears nothing more.
func TestGuestStops(t *testing.T) {
	closed := errors.New("the host has closed the table")
	for _, row := range []struct {
		name string
		do   func(g *guest)
		want string
	}{
		{"by the host's word", func(g *guest) { g.far.end <- closed; <-g.done }, "stop: " + closed.Error()},
		{"by a game that is not known", func(g *guest) {
			g.far.cfg.See(engine.View{Setup: engine.Setup{Game: "poker"}})
		}, `stop: this table plays a game that this version does not know: update the program on this device ("poker")`},
		{"by leaving", func(g *guest) {
			g.Close()
			g.far.cfg.State(netplay.ClientState{})
			g.far.cfg.See(g.far.table.View(mySeat))
			g.far.cfg.Told(engine.Event{}, g.far.table.View(mySeat))
		}, ""},
	} {
		t.Run(row.name, func(t *testing.T) {
			g := newGuest(t)
			g.begin(1)
			g.heard()
			row.do(g)
			g.shown()
			g.expect("then", row.want)
			g.Close()
		})
	}
}

// A question that reaches the window after the person has left is not shown, and no
// clock runs for it.
func TestGuestLeavesWhileAsked(t *testing.T) {
	g := newGuest(t)
	g.begin(1)
	g.others()
	g.heard()
	g.far.cfg.State(netplay.ClientState{Connected: true, Table: wire.Table{Match: 1, Turn: 30}})
	g.shown()
	g.OnClock = func(left, limit time.Duration) { t.Errorf("the clock shows %v of %v", left, limit) }
	ctx, cancel := context.WithCancel(t.Context())
	answered := make(chan error, 1)
	go func() {
		_, err := g.far.player.Decide(ctx, g.far.table.View(mySeat))
		answered <- err
	}()
	late := <-g.stage.calls
	g.Close()
	late()
	cancel() // as a client does whose context has ended
	if err := <-answered; !errors.Is(err, context.Canceled) {
		t.Errorf("the question ends with %v", err)
	}
	g.shown()
	if len(g.stage.timers) > 0 || g.heard() != "state true" {
		t.Errorf("%d timers run", len(g.stage.timers))
	}
}
