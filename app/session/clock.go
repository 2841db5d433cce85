package session

import "time"

// clock is the time that a person has for a turn. It counts seconds on the
// window's thread, and only while the person's cards can be seen (watten.md 3.7).
type clock struct {
	stage Stage
	limit time.Duration                   // 0: turns take as long as they take
	show  func(left, limit time.Duration) // limit is 0 when no clock runs any more
	out   func()                          // the time has run out

	left     time.Duration
	on, held bool
	stop     func() // of the second that runs
}

// start gives the whole time again.
func (c *clock) start() {
	c.end()
	if c.limit <= 0 {
		return
	}
	c.on, c.left = true, c.limit
	c.show(c.left, c.limit)
	c.run()
}

func (c *clock) run() {
	if c.on && !c.held && c.stop == nil {
		c.stop = c.stage.After(time.Second, c.tick)
	}
}

func (c *clock) tick() {
	c.stop = nil
	if c.left -= time.Second; c.left <= 0 {
		c.end()
		c.out()
		return
	}
	c.show(c.left, c.limit)
	c.run()
}

// end takes the clock away.
func (c *clock) end() {
	c.rest()
	if c.on {
		c.on = false
		c.show(0, 0)
	}
}

// hold lets the clock rest, or go on.
func (c *clock) hold(held bool) {
	c.held = held
	if held {
		c.rest()
	} else {
		c.run()
	}
}

// rest stops the second that runs; it is given back whole.
func (c *clock) rest() {
	if c.stop != nil {
		c.stop()
		c.stop = nil
	}
}

// duration is the time of a match with a limit that its options give
// (chratze.md 2.5). It counts while the match is open.
type duration struct {
	now   func() time.Time
	limit time.Duration // 0: none, or it is over already
	since time.Time     // of this opening
	past  time.Duration // of the openings before it
}

// played is how long the match has been open.
func (d *duration) played() time.Duration { return d.past + d.now().Sub(d.since) }

// up tells once that the time is over.
func (d *duration) up() bool {
	over := d.limit > 0 && d.played() >= d.limit
	if over {
		d.limit = 0
	}
	return over
}
