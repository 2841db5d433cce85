package ai_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"krutzjass/ai"
	"krutzjass/engine"
)

// costly lists a table of each game, with options under which every kind of
// decision comes up.
var costly = []duel{
	{game: "krutzjass"},
	{game: "schieber"},
	{game: "coiffeur", deals: 6, options: engine.Options{"rows": rowsOfAll}},
	{game: "differenzler"},
	{game: "molotow", seats: 6},
	{game: "chratze", seats: 7, matches: 8, options: engine.Options{"blind": true}},
	{game: "chratze", matches: 8, options: zwicken},
	{game: "watten", matches: 4, options: raising},
}

// moments are the decisions of some deals.
func (d duel) moments(t testing.TB) (list []engine.View) {
	t.Helper()
	d.a, d.b, d.seed = "regular", "random", 7
	d.matches, d.deals = max(d.matches, 2), max(d.deals, 1)
	d.seen = func(_ string, v engine.View, _ engine.Action) {
		if len(v.Legal) > 1 {
			list = append(list, v)
		}
	}
	d.play(t)
	return list
}

// ofEachKind gives the first two of list that offer an action of each kind.
func ofEachKind(list []engine.View) (some []engine.View) {
	seen := map[engine.Kind]int{}
	for _, v := range list {
		fresh := false
		for k := range kinds(&v) {
			fresh = fresh || seen[k] < 2
			seen[k]++
		}
		if fresh {
			some = append(some, v)
		}
	}
	return some
}

// asked is a context that counts how often it is asked whether it has ended, and
// ends at the time number end; 0 for never.
type asked struct {
	context.Context
	n, end int
}

func (a *asked) Err() error {
	if a.n++; a.end > 0 && a.n >= a.end {
		return context.Canceled
	}
	return nil
}

// TestCancelled ends decisions of every kind before they begin, while worlds are
// imagined, and while they are looked at. Whoever decides asks for it again and
// again, and stops when it is told; no goroutine is left, else its bubble would not
// end.
func TestCancelled(t *testing.T) {
	for _, d := range costly {
		t.Run(fmt.Sprint(d.game, d.options), func(t *testing.T) {
			g, asks, looks := game(t, d.game), 0, 0
			for _, v := range ofEachKind(d.moments(t)) {
				for _, level := range ai.Levels() {
					cancelledBefore(t, g, level, v)
				}
				synctest.Test(t, func(t *testing.T) {
					asks += cancelledAmongWorlds(t, g, v)
					looks += cancelledInSearch(t, g, v)
				})
			}
			if asks < 20 || looks < 4 && d.game != "chratze" { // the few cards of Chratze are no search
				t.Errorf("worlds were imagined for %d questions, and looked at for %d", asks, looks)
			}
		})
	}
}

func cancelledBefore(t *testing.T, g engine.Game, level string, v engine.View) {
	t.Helper()
	c := player(t, g, level, 1)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := c.Decide(ctx, v); !errors.Is(err, context.Canceled) {
		t.Errorf("%s: %v, want the context's error", level, err)
	}
}

// cancelledAmongWorlds gives how often a decision asks the context.
func cancelledAmongWorlds(t *testing.T, g engine.Game, v engine.View) int {
	t.Helper()
	c := ai.QuickByClock(g, 1, nil)
	all := &asked{Context: t.Context()}
	if _, err := c.Decide(all, v); err != nil {
		t.Fatal(err)
	}
	half := &asked{Context: t.Context(), end: (all.n + 1) / 2}
	if _, err := c.Decide(half, v); !errors.Is(err, context.Canceled) || half.n > half.end+1 {
		t.Errorf("told at question %d, it asked %d times: %v", half.end, half.n, err)
	}
	return all.n
}

// cancelledInSearch gives how often a decision looks at the clock, which it does
// whenever it asks whether it must end.
func cancelledInSearch(t *testing.T, g engine.Game, v engine.View) int {
	t.Helper()
	turn := make(chan bool, 1) // one looks at a time
	looks, end, cancel := 0, 0, func() {}
	c := ai.QuickByClock(g, 1, func() time.Time {
		turn <- true
		if looks++; looks == end {
			cancel()
			synctest.Wait() // until it has spread
		}
		<-turn
		return time.Time{}
	})
	if _, err := c.Decide(t.Context(), v); err != nil || looks == 0 {
		return 0
	}
	all := looks
	looks, end = 0, (all+1)/2
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	cancel = stop
	if _, err := c.Decide(ctx, v); !errors.Is(err, context.Canceled) {
		t.Errorf("told at look %d of %d: %v", end, all, err)
	}
	if looks > end+4 { // each of the two workers may have one under way, and looks once more before the next world
		t.Errorf("told at look %d of %d, it looked %d times", end, all, looks)
	}
	return all
}

// room is the memory that a player may have.
const room = 64 << 20

// TestRoom sees what an expert keeps alive in the midst of a decision, when it has
// searched and solved before.
func TestRoom(t *testing.T) {
	for _, d := range costly {
		t.Run(fmt.Sprint(d.game, d.options), func(t *testing.T) {
			g, list := game(t, d.game), d.moments(t)
			m := meter{without: alive()}
			c := ai.ByClock(g, 1, m.look)
			for _, v := range append(list[len(list)-2:], ofEachKind(list)...) {
				m.looks = 0
				m.ctx, m.cancel = context.WithCancel(t.Context())
				if _, err := c.Decide(m.ctx, v); err != nil && m.ctx.Err() == nil {
					t.Fatal(err)
				}
				m.cancel()
			}
			m.measure()
			runtime.KeepAlive(c)
			runtime.KeepAlive(list)
			t.Logf("%.1f MiB", float64(m.kept)/(1<<20))
			if m.kept > room || m.kept < room/1000 {
				t.Errorf("a player keeps %d bytes: want at most %d, and something", m.kept, room)
			}
		})
	}
}

// meter is a clock that measures what is alive after some looks, and ends the
// decision.
type meter struct {
	lock    sync.Mutex
	without int
	looks   int
	kept    int
	ctx     context.Context
	cancel  func()
}

// enoughLooks are as many as imagining worlds takes, looking at one, and some.
const enoughLooks = 400

func (m *meter) look() time.Time {
	m.lock.Lock()
	defer m.lock.Unlock()
	if m.looks++; m.looks == enoughLooks {
		m.measure()
		m.cancel()
	}
	return time.Time{}
}

func (m *meter) measure() { m.kept = max(m.kept, alive()-m.without) }

// alive is the memory that is in use, in bytes.
func alive() int {
	runtime.GC()
	runtime.GC() // pools give back what they have at the second one
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}
