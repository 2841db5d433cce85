package session

import (
	"slices"
	"testing"
	"time"
)

// stage is a window's thread and clock under the test's hand: nothing runs on it
// but what the test lets run, and time passes only when it says so.
type stage struct {
	calls  chan func()
	now    time.Duration
	timers []*timer
}

type timer struct {
	at time.Duration
	f  func()
}

func newStage() *stage { return &stage{calls: make(chan func(), 10000)} }

func (s *stage) Do(f func()) { s.calls <- f }

func (s *stage) After(d time.Duration, f func()) func() {
	t := &timer{s.now + d, f}
	s.timers = append(s.timers, t)
	return func() { s.timers = slices.DeleteFunc(s.timers, func(x *timer) bool { return x == t }) }
}

// call waits for one call from another goroutine and makes it.
func (s *stage) call() { (<-s.calls)() }

// calm makes the calls that have come already.
func (s *stage) calm() {
	for {
		select {
		case f := <-s.calls:
			f()
		default:
			return
		}
	}
}

// tick lets time pass to the next timer and tells whether there was one.
func (s *stage) tick() bool {
	if len(s.timers) == 0 {
		return false
	}
	next := slices.MinFunc(s.timers, func(a, b *timer) int { return int(a.at - b.at) })
	s.timers = slices.DeleteFunc(s.timers, func(x *timer) bool { return x == next })
	s.now = next.at
	next.f()
	return true
}

func TestStageKeepsTime(t *testing.T) {
	s := newStage()
	var heard []string
	hear := func(what string) func() { return func() { heard = append(heard, what) } }
	s.After(2, hear("late"))
	s.After(1, hear("early"))
	s.After(3, hear("never"))()
	for s.tick() {
	}
	if want := []string{"early", "late"}; !slices.Equal(heard, want) || s.now != 2 {
		t.Errorf("heard %v at %d, want %v at 2", heard, s.now, want)
	}
}
