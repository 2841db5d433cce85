package session

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"krutzjass/engine"
	"krutzjass/engine/games"
	"krutzjass/engine/record"
	"krutzjass/netplay"
	"krutzjass/netplay/wire"
)

func TestClock(t *testing.T) {
	tests := []struct {
		name  string
		limit time.Duration
		do    func(c *clock, s *stage)
		want  []string
	}{
		{"runs out", 3 * time.Second, func(_ *clock, s *stage) { s.tick(); s.tick(); s.tick() }, []string{"3s", "2s", "1s", "gone", "out"}},
		{"is answered", 3 * time.Second, func(c *clock, s *stage) { s.tick(); c.end(); s.tick() }, []string{"3s", "2s", "gone"}},
		{"rests while nothing can be seen", 3 * time.Second, func(c *clock, s *stage) {
			s.tick()
			c.hold(true)
			if s.tick() {
				c.show(-1, 1)
			}
			c.hold(false)
			s.tick()
		}, []string{"3s", "2s", "1s"}},
		{"is asked anew", 3 * time.Second, func(c *clock, s *stage) { s.tick(); c.start(); s.tick() }, []string{"3s", "2s", "gone", "3s", "2s"}},
		{"there is none", 0, func(_ *clock, s *stage) { s.tick() }, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newStage()
			var seen []string
			c := &clock{stage: s, limit: tt.limit, out: func() { seen = append(seen, "out") },
				show: func(left, limit time.Duration) {
					if limit == 0 {
						seen = append(seen, "gone")
						return
					}
					seen = append(seen, left.String())
				}}
			c.start()
			tt.do(c, s)
			if diff := cmp.Diff(tt.want, seen); diff != "" {
				t.Errorf("shown (-want +got):\n%s", diff)
			}
		})
	}
}

// game is a config of another game than the first.
func game(t *testing.T, s *Store, st *stage, key string, options engine.Options) Config {
	t.Helper()
	g, ok := games.Find(key)
	if !ok {
		t.Fatalf("there is no game %q", key)
	}
	c := config(s, st)
	c.Game, c.Setup.Options, c.Setup.Packet = g, options, 0
	return c
}

// The clock of a turn runs while the person is asked, and leaves the choice to
// the rules, in the record too.
func TestTurnRunsOut(t *testing.T) {
	for name, seats := range map[string][]engine.Player{"one person": people, "two people": couple} {
		t.Run(name, func(t *testing.T) {
			store := openStore(t, t.TempDir())
			c := game(t, store, newStage(), "watten", nil)
			c.Turn, c.Setup.Seats = 60*time.Second, seats
			p := open(t, c)
			var clock []string
			p.match.OnClock = func(left, limit time.Duration) { clock = append(clock, fmt.Sprint(left, "/", limit)) }
			for p.asked = false; !p.asked; {
				if p.match.queue.pause == CoverPause && len(clock) > 0 {
					t.Fatal("the clock runs while the hand is covered")
				}
				if p.match.queue.pause != NoPause {
					p.match.Next()
				} else if !p.stage.tick() {
					p.stage.call()
				}
			}
			who := p.last().View.Viewer
			for range 60 {
				if !p.stage.tick() {
					t.Fatalf("the clock stands at %v", clock[len(clock)-1])
				}
			}
			if len(clock) != 61 || clock[0] != "1m0s/1m0s" || clock[59] != "1s/1m0s" || clock[60] != "0s/0s" {
				t.Errorf("shown: %v", clock)
			}
			p.asked = false
			p.play(1)
			p.close()
			saved, err := store.Load()
			if err != nil {
				t.Fatal(err)
			}
			late := 0
			for _, m := range saved.Table.Log() {
				if m.Timeout {
					late++
					if m.By != who {
						t.Errorf("seat %d was late, asked was %d", m.By, who)
					}
				}
			}
			if late != 1 || saved.Sheet.Turn != 60 {
				t.Errorf("%d moves of the clock in the record, limit %d; want 1, 60", late, saved.Sheet.Turn)
			}
		})
	}
}

// W57 (cases-chratze-watten.md): seats 1 and 3 are people, 2 and 4 computers. When
// 1 and 2 have played it is covered for 3, whose clock waits for the tap.
func TestW57CoverStopsTheClock(t *testing.T) {
	c := game(t, openStore(t, t.TempDir()), newStage(), "watten", nil)
	c.Turn, c.Setup.Seats = 60*time.Second, couple
	p := open(t, c)
	defer p.close()
	var clock []time.Duration
	p.match.OnClock = func(left, _ time.Duration) { clock = append(clock, left) }
	for !p.playedBy(0, 1) {
		p.match.Next()
		p.until(CoverPause)
	}
	if p.asked = false; p.last().View.Viewer != 2 || hidden(p.last().View) != "" {
		t.Fatalf("covered for seat %d, in sight: %q", p.last().View.Viewer, hidden(p.last().View))
	}
	clock = nil
	for p.stage.tick() {
	}
	p.stage.calm()
	if p.last().Pause != CoverPause || len(clock) != 0 {
		t.Fatalf("without a tap the pause is %v and the clock shows %v", p.last().Pause, clock)
	}
	p.match.Next()
	for !p.asked {
		p.stage.call()
	}
	if v := p.last().View; v.Viewer != 2 || v.Hand.Empty() {
		t.Errorf("uncovered seat %d with %d cards", v.Viewer, v.Hand.Len())
	}
	p.stage.tick()
	if want := []time.Duration{60 * time.Second, 59 * time.Second}; !slices.Equal(clock, want) {
		t.Errorf("the clock shows %v, want %v", clock, want)
	}
}

// playedBy tells whether the last cards were laid by these seats, and it is
// covered since.
func (p *player) playedBy(seats ...engine.Seat) bool {
	var by []engine.Seat
	for _, s := range p.steps {
		if s.Event.Seq == 0 {
			continue
		}
		if s.Event.Action.Kind != engine.Play {
			by = nil
			continue
		}
		by = append(by, s.Event.By)
	}
	return p.last().Pause == CoverPause && len(by) >= len(seats) && slices.Equal(by[len(by)-len(seats):], seats)
}

// A limit of minutes counts the time that the match is open, over being closed
// and continued, and ends with the first deal in which nobody fails.
func TestMinutesRunOut(t *testing.T) {
	store := openStore(t, t.TempDir())
	now := time.Date(2026, 3, 1, 20, 0, 0, 0, time.UTC)
	c := game(t, store, newStage(), "chratze", engine.Options{"deals": 0, "minutes": 30})
	c.Now = func() time.Time { return now }
	p := open(t, c)
	p.play(2)
	now = now.Add(20 * time.Minute)
	p.play(2)
	p.close()
	now = now.Add(12 * time.Hour) // a night
	saved, err := store.Load()
	if err != nil {
		t.Fatal(err)
	}
	if saved.Played != 20*time.Minute {
		t.Fatalf("played for %v, want 20 minutes", saved.Played)
	}
	again := open(t, Config{Saved: saved, Store: store, Computer: anyComputer, Stage: newStage(), Pace: Paces["fast"], Now: c.Now})
	again.play(3)
	if timeUps(again.match.table.Log()) != 0 {
		t.Fatal("the night counts as play")
	}
	now = now.Add(10 * time.Minute)
	again.play(-1)
	if n := timeUps(again.match.table.Log()); n != 1 {
		t.Errorf("the time was over %d times, want once", n)
	}
	again.close()
	data, err := os.ReadFile(store.path())
	if err != nil {
		t.Fatal(err)
	}
	if sum, err := record.Verify(bytes.NewReader(data), games.Find); err != nil || sum.Games != 1 {
		t.Errorf("the record: %+v, %v", sum, err)
	}
}

func timeUps(log []engine.Move) (n int) {
	for _, m := range log {
		if m.Action.Kind == engine.TimeUp {
			n++
		}
	}
	return n
}

func TestPlayedIsRead(t *testing.T) {
	tests := []struct {
		text string
		want time.Duration
	}{
		{`{"n":1,"seat":0,"do":"weg","played":7}` + "\n" + `{"n":2,"seat":1,"do":"weg","played":61}` + "\n", 61 * time.Second},
		{`{"n":1,"seat":0,"do":"weg"}` + "\n", 0},
		{`{"seats":[{"name":",\"played\":9"}]}` + "\n", 0},
		{`{"n":1,"played":99999999999999999999}`, 1e9 * time.Second},
	}
	for _, tt := range tests {
		if got := played([]byte(tt.text)); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.text, got, tt.want)
		}
	}
}

// A guest sees the host's clock: from the question on, even before it is shown, and
// not while the host cannot be reached.
func TestGuestSeesTheClock(t *testing.T) {
	st := newStage()
	g := NewGuest(GuestConfig{Games: games.Find, Stage: st, Pace: Paces["normal"]})
	var clock string
	g.OnClock = func(left, limit time.Duration) { clock = fmt.Sprint(left, "/", limit) }
	state := netplay.ClientState{Connected: true, Table: wire.Table{Match: 1, Turn: 30}}
	g.state(state)
	setup := engine.Setup{Game: "krutzjass", Seats: couple}
	g.see(engine.View{Setup: setup, Viewer: 1, Phase: engine.PhasePlay, Seq: 4})
	taken := engine.Event{Seq: 5, Effects: []engine.Effect{{Kind: engine.Take}}}
	g.queue.event(taken, engine.View{Setup: setup, Viewer: 1, Phase: engine.PhasePlay, Seq: 5})
	legal := []engine.Action{{Kind: engine.Play}}
	q := &question{view: engine.View{Setup: setup, Viewer: 1, Phase: engine.PhasePlay, Seq: 5, Legal: legal}, answer: make(chan engine.Action, 1)}
	g.ask(q)
	expect := func(when, want string) {
		t.Helper()
		if clock != want {
			t.Errorf("%s the clock shows %s, want %s", when, clock, want)
		}
	}
	expect("while the trick is still shown", "30s/30s")
	for g.asked == nil && st.tick() {
	}
	left := 30*time.Second - st.now.Truncate(time.Second)
	expect("as the question is shown", fmt.Sprint(left, "/30s"))
	st.tick()
	expect("a second later", fmt.Sprint(left-time.Second, "/30s"))
	state.Connected = false
	if g.state(state); st.tick() {
		t.Error("the clock runs while the host is away")
	}
	state.Connected = true
	g.state(state)
	st.tick()
	expect("with the host back", fmt.Sprint(left-2*time.Second, "/30s"))
	if err := g.Choose(legal[0]); err != nil {
		t.Fatal(err)
	}
	expect("after the answer", "0s/0s")
	g.ask(q)
	st.tick()
	expect("asked again", "29s/30s")
	g.take(q)
	expect("after the host has taken the question back", "0s/0s")
	if st.tick() {
		t.Error("a clock without a question runs")
	}
}
