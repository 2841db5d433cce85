package session

import (
	"time"

	"krutzjass/engine"
)

// Stage is where steps are shown: the window's one thread, and its clock.
type Stage interface {
	// Do has f called on the window's thread, soon, in the order of the calls.
	Do(f func())
	// After has f called on the window's thread when d has passed, unless stop
	// is called there before.
	After(d time.Duration, f func()) (stop func())
}

// queue shows steps one after the other, each for its time. It is used on the
// window's thread only, and starts no goroutine.
type queue struct {
	stage Stage
	pace  Pace
	show  func(Step)

	waiting []item
	pause   Pause         // what is shown now
	rest    time.Duration // how long the head waits, or the pause lasts; 0 while nothing runs
	stop    func()        // ends that; nil while nothing runs
	held    bool          // something runs, or a pause waits for next
	away    bool          // nobody sees what is shown
	closed  bool
}

type item struct {
	step   Step
	before time.Duration
}

// event queues what a seat saw, as one step or, with two things to look at, two.
func (q *queue) event(e engine.Event, v engine.View) {
	step := Step{View: v, Event: e}
	list := pauses(e)
	if len(list) > 0 {
		step.Pause = list[0]
	}
	q.waiting = append(q.waiting, item{step, q.pace.before(e, v)})
	for _, pause := range list[min(1, len(list)):] {
		q.waiting = append(q.waiting, item{step: Step{View: v, Pause: pause}})
	}
	q.run()
}

// add queues steps that follow from no event.
func (q *queue) add(steps ...Step) {
	for _, s := range steps {
		q.waiting = append(q.waiting, item{step: s})
	}
	q.run()
}

// coverAfter is how long the table is seen before the device is to go on.
const coverAfter = 800 * time.Millisecond

// cover queues that the device goes to another person. It is not covered at
// once, so that a second tap on a card does not uncover the next hand.
func (q *queue) cover(v engine.View) {
	q.waiting = append(q.waiting, item{Step{View: v, Pause: CoverPause}, coverAfter})
	q.run()
}

// pauses lists what an event gives to look at, in order.
func pauses(e engine.Event) (list []Pause) {
	var has [engine.WeisShown + 1]bool
	for _, effect := range e.Effects {
		has[effect.Kind] = true
	}
	for _, p := range []struct {
		effect engine.EffectKind
		pause  Pause
	}{{engine.Take, TrickPause}, {engine.WeisShown, WeisPause}, {engine.HandEnd, HandPause}, {engine.MatchEnd, EndPause}} {
		if has[p.effect] {
			list = append(list, p.pause)
		}
	}
	return list
}

// run shows what is due.
func (q *queue) run() {
	for !q.held && !q.away && !q.closed && len(q.waiting) > 0 {
		head := &q.waiting[0]
		if d := head.before; d > 0 {
			head.before = 0
			q.wait(d)
			return
		}
		step := head.step
		q.waiting = q.waiting[1:]
		q.pause = step.Pause
		if d, ends := q.pace.after(step.Pause); !ends {
			q.held = true
		} else if d > 0 {
			q.wait(d)
		}
		q.show(step) // last: it may call next
	}
}

func (q *queue) wait(d time.Duration) {
	q.held, q.rest = true, d
	if !q.away {
		q.stop = q.stage.After(d, q.release)
	}
}

func (q *queue) release() {
	q.held, q.rest, q.stop, q.pause = false, 0, nil, NoPause
	q.run()
}

// hold shows nothing more while nobody can see it, and lets what is shown stay;
// afterwards the time that ran is given again, whole.
func (q *queue) hold(away bool) {
	if q.away == away || q.closed {
		return
	}
	q.away = away
	switch {
	case away && q.stop != nil:
		q.stop()
		q.stop = nil
	case !away && q.rest > 0:
		q.wait(q.rest)
	case !away:
		q.run()
	}
}

// next ends the pause that is shown; at the end of the match there is no next.
func (q *queue) next() {
	if q.pause == NoPause || q.pause == EndPause {
		return
	}
	if q.stop != nil {
		q.stop()
	}
	q.release()
}

// clear drops what is shown and what was still to be shown.
func (q *queue) clear() {
	if q.stop != nil {
		q.stop()
	}
	q.held, q.rest, q.stop, q.pause, q.waiting = false, 0, nil, NoPause, nil
}

// close shows nothing any more.
func (q *queue) close() {
	q.closed = true
	if q.stop != nil {
		q.stop()
	}
	q.waiting = nil
}
