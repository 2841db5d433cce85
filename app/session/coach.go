package session

import (
	"krutzjass/ai/coach"
	"krutzjass/engine"
)

// voice carries what the coach says to the window's thread.
type voice struct{ match *Match }

// watched is the controller of a person here, with the coach beside it where the
// person has the device alone: what she says of one is not for the others.
func (m *Match) watched(c Config, s engine.Seat) engine.Controller {
	if c.Coach == nil || m.shared() {
		return m.humans[s]
	}
	m.coach = coach.Sit(m.humans[s], c.Coach(m.table.Game(), computerRand(m.code, s, len(m.table.Log()))), voice{m})
	return m.coach
}

// Advise lets the coach think from the next question on, or not.
func (m *Match) Advise(on bool) {
	if m.coach != nil {
		m.coach.Wake(on)
	}
}

// do has f called on the window's thread, unless the match was left meanwhile.
func (v voice) do(f func()) {
	v.match.stage.Do(func() {
		if !v.match.queue.closed {
			f()
		}
	})
}

// Tip is described by coach.Listener.
func (v voice) Tip(t *coach.Tip) {
	v.do(func() {
		if v.match.OnTip != nil {
			v.match.OnTip(t)
		}
	})
}

// Comment is described by coach.Listener.
func (v voice) Comment(c coach.Comment) {
	v.do(func() {
		if v.match.OnComment != nil {
			v.match.OnComment(c)
		}
	})
}

// Review is described by coach.Listener.
func (v voice) Review(r coach.Review) {
	v.do(func() {
		if v.match.OnReview != nil {
			v.match.OnReview(r)
		}
	})
}
