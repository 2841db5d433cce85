package search

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"krutzjass/engine"
	"krutzjass/engine/games"
)

// follow takes the first legal action.
func follow() Follow { return func(v *engine.View) engine.Action { return v.Legal[0] } }

// decisions collects views with a choice, of a game played at random.
func decisions(t testing.TB, key string, deals int) (g engine.Game, views []engine.View) {
	t.Helper()
	g, ok := games.Find(key)
	if !ok {
		t.Fatalf("there is no game %q", key)
	}
	walk(t, g, nil, deals, 9, func(st engine.State) {
		for _, by := range st.Turn().List() {
			if v := st.View(by); len(v.Legal) > 1 && v.Legal[0].Kind != engine.Predict {
				views = append(views, v)
			}
		}
	})
	return g, views
}

func values(t testing.TB, s *Searcher, v *engine.View, seed uint64) []Value {
	t.Helper()
	got, err := s.Values(t.Context(), v, v.Legal, seed)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// TestSameValues asks twice, with one worker and with three: the values are the
// same. With another seed they are not all.
func TestSameValues(t *testing.T) {
	for _, g := range games.All {
		key := g.Info().Key
		t.Run(key, func(t *testing.T) {
			g, views := decisions(t, key, 2)
			b := Budget{Worlds: 4, Plays: 8, Exact: 3, Solved: 4, Prior: true, Blind: 6}
			one := New(g, b, noneKeep, follow)
			b.Workers = 3
			three := New(g, b, noneKeep, follow)
			differ := false
			for i := range views[:min(len(views), 40)] {
				want := values(t, one, &views[i], 5)
				for _, other := range [][]Value{values(t, one, &views[i], 5), values(t, three, &views[i], 5)} {
					for k := range want {
						if want[k] != other[k] {
							t.Fatalf("%v is worth %v, and then %v", want[k].Action, want[k].Points, other[k].Points)
						}
					}
				}
				for k, x := range values(t, one, &views[i], 6) {
					differ = differ || x != want[k]
				}
			}
			if !differ {
				t.Error("another seed changes nothing: no chance was used")
			}
		})
	}
}

// ending is a context that ends when it has been asked so often.
type ending struct {
	context.Context
	left int
}

func (e *ending) Err() error {
	if e.left--; e.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestCancel ends a decision that would take hours: before it begins, among its
// worlds, and in the search. No goroutine is left.
func TestCancel(t *testing.T) {
	g, views := decisions(t, "krutzjass", 1)
	s := New(g, Budget{Worlds: 1000, Plays: math.MaxInt32, Workers: 2}, noneKeep, follow)
	before := runtime.NumGoroutine()
	for _, row := range []struct {
		name string
		ctx  func() context.Context
	}{
		{"before", func() context.Context {
			ctx, cancel := context.WithCancel(t.Context())
			cancel()
			return ctx
		}},
		{"among the worlds", func() context.Context { return &ending{t.Context(), 10} }},
	} {
		if _, err := s.Values(row.ctx(), &views[0], views[0].Legal, 1); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v, want the context's error", row.name, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	calls := 0
	s.budget.Worlds, s.budget.Hard, s.budget.Soft = 8, time.Hour, time.Hour
	s.budget.Workers = 1
	s.workers = s.workers[:1]
	s.budget.Clock = func() time.Time { // asked now and then by the search
		if calls++; calls == 5 {
			cancel()
		}
		return time.Time{}
	}
	if _, err := s.Values(ctx, &views[0], views[0].Legal, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("in the search: %v, want the context's error", err)
	}
	for range 100 { // those that end need a moment to be gone
		runtime.Gosched()
	}
	if after := runtime.NumGoroutine(); after > before {
		t.Errorf("%d goroutines before, %d after", before, after)
	}
}

// TestClock lets the time run out: after Soft no world is begun, and after Hard
// the one under way is dropped.
func TestClock(t *testing.T) {
	g, views := decisions(t, "schieber", 1)
	v := &views[len(views)-1]
	for _, row := range []struct {
		name string
		tick time.Duration // each look at the clock
		fail bool
	}{
		{"one world", 100 * time.Millisecond, false},
		{"none", 2 * time.Second, true},
	} {
		looks := 0
		b := Budget{Worlds: 50, Plays: 40, Soft: 250 * time.Millisecond, Hard: time.Second}
		b.Clock = func() time.Time {
			looks++
			return time.Time{}.Add(time.Duration(looks) * row.tick)
		}
		got, err := New(g, b, noneKeep, follow).Values(t.Context(), v, v.Legal, 1)
		if (err != nil) != row.fail {
			t.Errorf("%s: %v, %v", row.name, got, err)
		}
		if looks > 20 {
			t.Errorf("%s: the clock was looked at %d times, so the work went on", row.name, looks)
		}
	}
}

// TestMemory bounds what a player keeps, and the tree search allocates nothing
// once its buffers have grown.
func TestMemory(t *testing.T) {
	g, views := decisions(t, "krutzjass", 1)
	s := New(g, Budget{Worlds: 10, Plays: 600, Exact: 5, Workers: 2}, noneKeep, follow)
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	for i := range views {
		values(t, s, &views[i], 1)
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	if kept := int64(after.HeapAlloc) - int64(before.HeapAlloc); kept > 64<<20 {
		t.Errorf("a player keeps %d MB", kept>>20)
	}
	runtime.KeepAlive(s)

	info := g.Info()
	v := &views[len(views)/2]
	st, err := g.Guess(*v, rand.New(rand.NewPCG(1, 1)))
	if err != nil {
		t.Fatal(err)
	}
	words := &wordBoard{}
	if !words.from(info.Key, st, newValuer(&info, v), v.Viewer) {
		t.Fatal("no position in the middle of a deal")
	}
	w := s.workers[0]
	w.tree.begin(v.Viewer, nil, 1)
	for range 2000 {
		w.tree.play(words)
	}
	w.tree.begin(v.Viewer, nil, 1)
	if n := testing.AllocsPerRun(500, func() { w.tree.play(words) }); n != 0 {
		t.Errorf("a play allocates %v times", n)
	}
}
