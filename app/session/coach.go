package session

import (
	"math/rand/v2"
	"sync/atomic"

	"krutzjass/ai/coach"
	"krutzjass/engine"
)

// CoachMaker makes the coach of a person who has the device alone.
type CoachMaker func(g engine.Game, r *rand.Rand) *coach.Coach

// Coached is the part of a match that the coach speaks to. Its functions are set
// and called on the window's thread, and may be nil.
type Coached struct {
	// OnTip shows what she would do in the view whose Seq the tip names; that view may
	// be shown later than the tip is there.
	OnTip     func(*coach.Tip)
	OnComment func(coach.Comment)
	OnReview  func(coach.Review)

	beside atomic.Pointer[coach.Watched] // nil without one
	asleep atomic.Bool
}

// Advise lets the coach think from the next question on, as she does at first, or
// not.
func (c *Coached) Advise(on bool) {
	c.asleep.Store(!on)
	if w := c.beside.Load(); w != nil {
		w.Wake(on)
	}
}

// sit puts the coach beside a person, in the place of any other. closed tells on
// the window's thread that nothing is shown any more.
func (c *Coached) sit(person engine.Controller, by *coach.Coach, stage Stage, closed *bool) *coach.Watched {
	w := coach.Sit(person, by, voice{c, stage, closed})
	w.Wake(!c.asleep.Load())
	if before := c.beside.Swap(w); before != nil {
		before.Close()
	}
	return w
}

// rise sends the coach away; when it returns she thinks no more.
func (c *Coached) rise() {
	if w := c.beside.Load(); w != nil {
		w.Close()
	}
}

// voice carries what the coach says to the window's thread.
type voice struct {
	to     *Coached
	stage  Stage
	closed *bool
}

// Tip is described by coach.Listener.
func (v voice) Tip(t *coach.Tip) {
	v.say(func() {
		if v.to.OnTip != nil {
			v.to.OnTip(t)
		}
	})
}

// Comment is described by coach.Listener.
func (v voice) Comment(c coach.Comment) {
	v.say(func() {
		if v.to.OnComment != nil {
			v.to.OnComment(c)
		}
	})
}

// Review is described by coach.Listener.
func (v voice) Review(r coach.Review) {
	v.say(func() {
		if v.to.OnReview != nil {
			v.to.OnReview(r)
		}
	})
}

// say has f called on the window's thread, unless the match was left meanwhile.
func (v voice) say(f func()) {
	v.stage.Do(func() {
		if !*v.closed {
			f()
		}
	})
}
